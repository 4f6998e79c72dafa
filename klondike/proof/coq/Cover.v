(** A closed set of states, all of whose exits are covered, leads to no win: the induction of the certificates,
    for any game (lemma 8). The game has two kinds of steps: [back] for those that can be undone, so that a
    certificate lists a whole component at once, and [leave] for the others. *)

Require Import List Arith Lia.

Section Cover.

Variable state : Type.
Variables back leave : state -> state -> Prop.
Variable won : state -> Prop.

Inductive backs (s : state) : state -> Prop :=
| backs_here : backs s s
| backs_further : forall t u, backs s t -> back t u -> backs s u.

(** [wins n s]: some play with [n] leaving steps wins from [s]. *)
Inductive wins : nat -> state -> Prop :=
| wins_now : forall s, won s -> wins 0 s
| wins_back : forall n s t, back s t -> wins n t -> wins n s
| wins_leave : forall n s t, leave s t -> wins n t -> wins (S n) s.

Definition lost (s : state) : Prop := forall n, ~ wins n s.

(** [simulates R]: if [R s t], then [t] answers every step of [s] by a step of the same kind, by undoable steps, or
    by none; and [t] is won if [s] is. *)
Definition simulates (R : state -> state -> Prop) : Prop :=
  (forall s t, R s t -> won s -> won t) /\
  (forall s t s', R s t -> back s s' -> exists t', backs t t' /\ R s' t') /\
  (forall s t s', R s t -> leave s s' -> exists t', (backs t t' \/ leave t t') /\ R s' t').

Lemma backs_wins : forall s t n, backs s t -> wins n t -> wins n s.
Proof.
  intros s t n B. revert n. induction B; intros n W; auto.
  apply IHB. apply wins_back with u; auto.
Qed.

Lemma simulated_wins : forall R, simulates R ->
  forall n s, wins n s -> forall t, R s t -> exists m, m <= n /\ wins m t.
Proof.
  intros R [W [B L]] n s H. induction H; intros t' Rs.
  - exists 0. split; auto. apply wins_now. apply W with s; auto.
  - destruct (B s t' t Rs H) as [u [Bu Ru]]. destruct (IHwins u Ru) as [m [Lm Wm]].
    exists m. split; auto. apply backs_wins with u; auto.
  - destruct (L s t' t Rs H) as [u [[Bu|Lu] Ru]]; destruct (IHwins u Ru) as [m [Lm Wm]].
    + exists m. split; [lia|]. apply backs_wins with u; auto.
    + exists (S m). split; [lia|]. apply wins_leave with u; auto.
Qed.

Lemma backs_first : forall s t u, back s t -> backs t u -> backs s u.
Proof.
  intros s t u B H. induction H.
  - apply backs_further with s; auto. constructor.
  - apply backs_further with t0; auto.
Qed.

(** A winning play goes through the component first. *)
Lemma wins_component : forall n s, wins n s ->
  exists t, backs s t /\ (won t \/ exists m u, n = S m /\ leave t u /\ wins m u).
Proof.
  intros n s H. induction H.
  - exists s. split; [constructor|auto].
  - destruct IHwins as [u [B E]]. exists u. split; [apply backs_first with t|]; auto.
  - exists s. split; [constructor|]. right. exists n, t. auto.
Qed.

Inductive reach (s : state) : state -> Prop :=
| reach_here : reach s s
| reach_back : forall t u, reach s t -> back t u -> reach s u
| reach_leave : forall t u, reach s t -> leave t u -> reach s u.

Lemma lost_reach : forall s t, lost s -> reach s t -> ~ won t.
Proof.
  intros s t L R W. enough (forall n, wins n t -> exists m, wins m s) as E
    by (destruct (E 0 (wins_now t W)) as [m Wm]; apply (L m Wm)).
  clear W L. induction R as [|t u R IH B|t u R IH B]; intros n W.
  - exists n. assumption.
  - apply (IH n). apply wins_back with u; auto.
  - apply (IH (S n)). apply wins_leave with u; auto.
Qed.

Lemma unreachable_lost : forall s, (forall t, reach s t -> ~ won t) -> lost s.
Proof.
  intros s H n W. enough (forall t, reach s t -> wins n t -> False) as E by (apply (E s); [constructor|auto]).
  clear W. induction n as [n IH] using lt_wf_ind. intros t R W. revert R. induction W; intros R.
  - apply (H s0); auto.
  - apply IHW; auto. apply reach_back with s0; auto.
  - apply (IH n) with t; auto. apply reach_leave with s0; auto.
Qed.

(** The states of a certificate. *)
Variable R : state -> state -> Prop.
Hypothesis R_simulates : simulates R.
Variable listed : state -> Prop.

(** A state is covered if it is listed, if it is lost for another reason, if a covered state leads to it by undoable
    steps, or if a covered state answers all its steps. *)
Inductive covered : state -> Prop :=
| covered_listed : forall s, listed s -> covered s
| covered_lost : forall s, lost s -> covered s
| covered_back : forall s t, backs t s -> covered t -> covered s
| covered_lifted : forall s t, R s t -> covered t -> covered s.

Definition closed : Prop := forall s t, listed s -> backs s t ->
  ~ won t /\ forall u, leave t u -> covered u.

Theorem closed_cover : closed -> forall s, covered s -> lost s.
Proof.
  intros C.
  enough (forall n s, covered s -> forall m, m <= n -> ~ wins m s) as E
    by (intros s H m; apply (E m s H m); auto).
  induction n as [n IH] using lt_wf_ind. intros s H.
  induction H as [s L | s L | s t B H IHs | s t T H IHs]; intros m Lm W.
  - destruct (wins_component m s W) as [t [B E]]. destruct (C s t L B) as [N X].
    destruct E as [E | [k [u [Em [Lu Wu]]]]]; [auto|]. subst m.
    apply (IH k) with u k; auto; lia.
  - apply (L m W).
  - apply (IHs m Lm). apply backs_wins with s; auto.
  - destruct (simulated_wins R R_simulates m s W t T) as [k [Lk Wk]].
    apply (IHs k); [lia|auto].
Qed.

End Cover.
