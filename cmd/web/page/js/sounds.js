// Sounds, made by the browser: a card laid, cards turned, a card that goes up, an illegal move, a win.

/** @typedef {"lay" | "turn" | "up" | "no" | "win"} Sound */

/** Hertz, seconds from now on, seconds long, loudness, and the hertz at the end if they change; 0 hertz is a rustle.
 * @typedef {[hertz: number, from: number, long: number, loud: number, to?: number]} Note */

/** @type {Record<Sound, Note[]>} */
const scores = {
  lay: [[0, 0, .05, .25]],
  turn: [[0, 0, .03, .15], [0, .05, .03, .12]],
  up: [[660, 0, .09, .12], [0, 0, .04, .15]],
  no: [[160, 0, .1, .1]],
  win: [[523, 0, .18, .15], [659, .14, .18, .15], [784, .28, .18, .15], [1047, .42, .4, .18]],
};

/** @type {AudioContext | null} */
let audio = null;

/** Plays a sound, or notes, where the browser can. @param {Sound | Note[]} sound */
export function play(sound) {
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") audio.resume(); // phones stop the sound of a page that was left
    for (const note of typeof sound === "string" ? scores[sound] : sound) sing(audio, ...note);
  } catch {
    // a browser without sound is no fault
  }
}

/** @param {AudioContext} ctx @param {number} hertz @param {number} from @param {number} long @param {number} loud @param {number} [to] */
function sing(ctx, hertz, from, long, loud, to = hertz) {
  const start = ctx.currentTime + from;
  const volume = ctx.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(.001, start + long);
  volume.connect(ctx.destination);
  const source = hertz > 0 ? tone(ctx, hertz, to, start + long) : rustle(ctx, long);
  source.connect(volume);
  source.start(start);
  source.stop(start + long);
}

/** @param {AudioContext} ctx @param {number} hertz @param {number} to @param {number} end in the time of ctx */
function tone(ctx, hertz, to, end) {
  const source = ctx.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(hertz, ctx.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

/** @param {AudioContext} ctx @param {number} long */
function rustle(ctx, long) {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * long), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}
