#!/usr/bin/env python3
"""A second checker of Klondike proofs, written from FORMAT.md and LEMMAS.md alone.

    check.py [--states N] [--seconds N] FILE...        (or the standard input)

Each line is the proof of a loss. For each the program prints "proved", "refused: " and why, or "over a limit: " and which; it exits 0
if all were proved, 1 if one was refused, else 3. A state takes up to 10 KiB. Cards are their names, sets of cards are frozensets, pairs
are (rank, is red). Nothing is fast here, and nothing is recursive.
"""
import argparse
import base64
import fileinput
import json
import sys
import time
import zlib
from collections import Counter, namedtuple

RANKS, SUITS = "A23456789TJQK", "CSDH"
BITS = [rank + suit for rank in RANKS for suit in SUITS]  # the card of each bit
ORDER = 52  # the bit of the order of the stock
NUMBER = {card: bit for bit, card in enumerate(BITS)}
TWIN = {card: BITS[bit ^ 1] for card, bit in NUMBER.items()}
RANK = {card: RANKS.index(card[0]) + 1 for card in BITS}
PAIR = {card: (RANK[card], card[1] in "DH") for card in BITS}
ALWAYS = ["simulation", "undoing", "stock", "induction"]
CHOICE = ["relaxation", "safe", "exclusion", "lifting", "returning", "laying"]

def need(condition, why):
    if not condition:
        raise ValueError(why)

def in_order(cards):
    return sorted(cards, key=NUMBER.get)

def above(pair, ranks=1):
    return (pair[0] + ranks, not pair[1])

ABOVE = {card: above(pair) for card, pair in PAIR.items()}

class OverLimit(Exception):
    """A check would take more than its limits allow; the line may still be a proof."""

class Limits:
    """What is left for the check of a line."""
    def __init__(self, asked):
        self.asked, self.states, self.end = asked, asked.states, time.monotonic() + asked.seconds

    def take(self, states):
        self.states -= states
        if self.states < 0:
            raise OverLimit(f"{self.asked.states} states")
        if time.monotonic() >= self.end:
            raise OverLimit(f"{self.asked.seconds:g} seconds")

class Deal:
    """A position under its rules."""
    def __init__(self, rules, position):
        numbers = rules | {"redealt": position["redealt"]}
        for name, least, most in [("draw", 1, 24), ("redeals", -1, 255), ("ranks", 1, 13), ("suits", 1, 4), ("columns", 1, 7), ("redealt", 0, 255)]:
            need(type(numbers[name]) is int and least <= numbers[name] <= most, name + " is out of range")
        need(type(rules["worrying_back"]) is bool and type(position["foundations"]) is str, "no rules, or no position")
        self.draw, self.ranks, self.piles = rules["draw"], rules["ranks"], rules["columns"]
        self.unlimited, self.worrying = rules["redeals"] < 0, rules["worrying_back"]
        self.redeals = 0 if self.unlimited else rules["redeals"] - position["redealt"]
        need(self.redeals >= 0, "more redeals are used than there are")
        self.deck = frozenset(c for c in BITS if RANK[c] <= self.ranks and c[1] in "CDHS"[: rules["suits"]])
        need(len(position["columns"]) == self.piles, "another number of columns")
        self.foundations = [RANKS[i] + top[1] for top in self.pile(position["foundations"]) for i in range(RANK[top])]
        self.columns = [(self.pile(c["down"]), self.pile(c["up"])) for c in position["columns"]]
        for down, up in self.columns:
            need(up or not down, "a column has no card face up")
            need(all(PAIR[a] == above(PAIR[b]) for a, b in zip(up, up[1:])), "cards lie on others that don't take them")
        self.waste, rest = self.pile(position["waste"]), self.pile(position["stock"])
        self.stock = self.waste + rest
        lying = self.foundations + self.stock + [c for down, up in self.columns for c in down + up]
        need(Counter(lying) == Counter(self.deck), "the deck isn't there once")

    def pile(self, text):
        names = text.split(" ") if text != "" else []
        need(all(name in NUMBER for name in names), "no card")
        return names

# A state of a game: cards up, in place, in the stock; the place in the stock; redeals left.
State = namedtuple("State", "up placed stock turned redeals")
Room = namedtuple("Room", "slots space laid possible")

class Game:
    """The game of the kept cards."""
    def __init__(self, deal, kept, back, lemmas):
        self.deal, self.lemmas = deal, lemmas
        self.ordered = bool(kept >> ORDER & 1)
        self.hand = not self.ordered or deal.draw == 1 and deal.unlimited
        self.kept = frozenset(c for c in deal.deck if kept >> NUMBER[c] & 1)
        self.lifted = deal.deck - self.kept
        self.back = frozenset(c for c in BITS if back >> NUMBER[c] & 1)
        self.late = self.hand and not back and "laying" in lemmas
        need(kept < 1 << ORDER + 1 and back < 1 << ORDER and self.back <= self.kept & frozenset(deal.stock), "a game has unknown cards")
        need((not self.lifted or "lifting" in lemmas) and (not back or "returning" in lemmas), "a game needs a lemma that isn't named")
        self.kings = frozenset(c for c in deal.deck if RANK[c] == deal.ranks)
        self.columns = [[c for c in down + up[:1] if c in self.kept] for down, up in deal.columns]
        placed = frozenset(c for column in self.columns for c in column)
        up, stock = frozenset(deal.foundations) & self.kept, frozenset(deal.stock) & self.kept
        self.root = self.settle(State(up, placed, stock, len(deal.waste), min(deal.redeals, len(deal.stock))))

    def locked(self, s):
        lying = [[c for c in column if c in s.placed] for column in self.columns]
        return frozenset(column[-1] for column in lying if column)

    def free(self, s):
        return self.kept - s.up - s.placed - s.stock

    def open(self, s):
        return self.locked(s) | self.free(s) | self.lifted

    def room(self, s):
        """Which pairs have slots, whether there is space, which cards that may go back must be laid, and whether s is possible."""
        lying = Counter(PAIR[c] for c in self.open(s))
        carried = Counter(ABOVE[c] for c in self.free(s))
        hand = Counter(PAIR[c] for c in s.stock & self.back)
        pairs = [(rank, red) for rank in range(1, self.deal.ranks + 1) for red in (False, True)]
        lack, must = {}, Counter()
        for pair in pairs:  # from the aces up
            lack[pair] = carried[pair] - lying[pair] + must[above(pair, -1)]
            must[pair] = max(lack[pair], 0)
        used = len(self.locked(s)) + len(self.free(s) & self.kings) + must[(self.deal.ranks, False)] + must[(self.deal.ranks, True)]
        space = used < self.deal.piles
        slots = {pair for pair in pairs if lack[pair] < 0}
        for pair in reversed(pairs):  # from the kings down
            if hand[pair] > must[pair] and (above(pair) in slots or pair[0] == self.deal.ranks and space):
                slots.add(pair)
        possible = used <= self.deal.piles and all(must[pair] <= hand[pair] for pair in pairs)
        laid = frozenset(c for c in s.stock & self.back if must[PAIR[c]] > 0)
        return Room(frozenset(slots), space, laid, possible)

    def places(self, slots, space):
        """The cards that have a place."""
        return frozenset(c for c in self.deal.deck if ABOVE[c] in slots or c in self.kings and space)

    def risen(self, cards):
        """Those of the cards whose lower cards of the suit are all among them."""
        heights = Counter()
        for card in BITS:
            if card in cards and heights[card[1]] == RANK[card] - 1:
                heights[card[1]] += 1
        return frozenset(c for c in BITS if RANK[c] <= heights[c[1]])

    def next(self, up):
        risen = self.risen(up | self.lifted)
        return frozenset(c for c in self.kept - up if RANK[c] == 1 or RANKS[RANK[c] - 2] + c[1] in risen)

    def safe(self, up):
        if "safe" not in self.lemmas:
            return frozenset()
        height = Counter(c[1] for c in self.risen(up | self.lifted | (frozenset(BITS) - self.deal.deck)))
        least = lambda c, suit: RANK[c] - (RANK[c] if suit == c[1] else 3 if suit == TWIN[c][1] else 2)
        return frozenset(c for c in self.kept if all(height[suit] >= least(c, suit) for suit in SUITS))

    def run(self, stock, turned):
        """The pass from a place of the stock."""
        reach, last, kept, lifted = set(), None, 0, 0
        def ends():
            return kept > 0 and -(-kept // self.deal.draw) * self.deal.draw <= kept + lifted
        for place, card in enumerate(self.deal.stock):
            if card not in self.kept:
                lifted += place >= turned
            elif card in stock:
                if place >= turned and (kept == 0 or ends()):
                    reach.add(last)
                kept += place >= turned
                if ends():
                    reach.add(card)
                last = card
        return frozenset(reach | {last}) - {None}

    def reach(self, s):
        """The stock cards in reach, and those of them that cost a redeal."""
        if self.hand:
            return s.stock, frozenset()
        first = self.run(s.stock, s.turned)
        again = self.run(s.stock, 0) if self.deal.unlimited or s.redeals > 0 else frozenset()
        return first | again, frozenset() if self.deal.unlimited else again - first

    def settle(self, s):
        for column in self.columns:  # a king that lies on the ground alone is free
            if column and column[0] in self.kings and [c for c in column if c in s.placed] == column[:1]:
                s = s._replace(placed=s.placed - {column[0]})
        if self.hand or not s.stock:
            s = s._replace(turned=0, redeals=0)
        elif self.deal.unlimited and self.run(s.stock, s.turned) <= self.run(s.stock, 0):
            s = s._replace(turned=0)
        while cards := in_order(c for c in self.raises(s) if self.undoable(s, c)):
            s = self.moved(s, cards[0], True)
        return s

    def raises(self, s):
        """The cards that can go up, but for those of a stock from which they don't come back."""
        slots, following = self.room(s).slots, self.next(s.up)
        tableau = {c for c in following & (self.locked(s) | self.free(s)) if PAIR[c] in slots}
        return tableau | {c for c in following & s.stock & self.back if self.room(self.moved(s, c, True)).possible}

    def undoable(self, s, card):
        return self.deal.worrying and card not in s.placed and card not in s.stock - self.back

    def moved(self, s, card, up, paid=frozenset()):
        """The state after a card has left its place or the stock: it is up, or free."""
        if card in s.stock and not self.hand:
            s = s._replace(turned=self.deal.stock.index(card), redeals=s.redeals - (card in paid))
        return s._replace(placed=s.placed - {card}, stock=s.stock - {card}, up=s.up | {card} if up else s.up)

    def exits(self, s, left):
        """The exits of the component of s, whose members are taken from left. A won member is refused."""
        reach, paid = self.reach(s)
        reach -= self.back
        members, exits = [s], []
        def join(t):
            if all(t.up != m.up for m in members):
                members.append(t)
        for m in members:  # which grows
            left.take(1)
            need(m.up != self.kept, "a state is won")
            room = self.room(m)
            places, safe = self.places(room.slots, room.space), self.safe(m.up)
            raises = self.raises(m) | (self.next(m.up) & reach)
            at_once = in_order(c for c in raises & safe if self.hand or c not in m.stock)
            if at_once and not self.undoable(m, at_once[0]):
                return [self.settle(self.moved(m, at_once[0], True))]
            if at_once:
                join(self.moved(m, at_once[0], True))
                continue
            for card in in_order(raises):
                if self.undoable(m, card):
                    join(self.moved(m, card, True))
            for card in in_order(self.tops(m) & (places | self.back) - safe):
                join(m._replace(up=m.up - {card}, stock=m.stock | {card} & self.back))
            exits += [self.moved(m, card, True, paid) for card in in_order(raises) if not self.undoable(m, card)]
            for card in in_order((self.locked(m) | reach) & places):
                if not self.late or card not in m.stock:
                    exits.append(self.moved(m, card, False, paid))
                elif PAIR[card] not in room.slots:
                    exits += self.used(m, card)
        return [self.settle(t) for t in exits]

    def used(self, s, card):
        """The states after a stock card has been laid and used at once."""
        s = self.moved(s, card, False)
        on, twin, slots = {c for c in self.kept if ABOVE[c] == PAIR[card]}, {TWIN[card]}, self.room(s).slots
        if on & self.tops(s) - self.safe(s.up):
            return [s]
        found = [self.moved(s, c, False) for c in in_order(on & self.locked(s))]
        found += [self.moved(s, c, True) for c in twin & self.next(s.up) & (self.locked(s) | self.free(s))]
        return sum((self.used(s, c) for c in in_order(on & s.stock) if PAIR[c] not in slots), found)

    def tops(self, s):
        """The cards that may come down: with worrying back the highest kept card of each suit that is up."""
        return {max(cards, key=RANK.get) for suit in SUITS if self.deal.worrying and (cards := [c for c in s.up if c[1] == suit])}

    def project(self, s, to):
        """The state in another game."""
        stock = frozenset(self.deal.stock)
        fits = to.kept <= self.kept and (self.ordered or not to.ordered) and self.back & to.kept <= to.back
        need(fits and (to.hand or self.kept & stock == to.kept & stock or stock <= self.kept), "a game doesn't follow")
        left = s.stock & to.kept | to.back - s.up
        return to.settle(State(s.up & to.kept, s.placed & to.kept, left, s.turned, s.redeals))

    def relaxed(self, s, late=frozenset()):
        """Whether some card can't go up even in the relaxation, and the cards that were early."""
        room, kept_open, free = self.room(s), self.open(s), self.free(s)
        under = {card: column[i - 1] if i else None for column in self.columns for i, card in enumerate(column)}
        shown, up, drawn, tops = kept_open | room.laid, s.up | self.lifted, room.laid, self.locked(s)
        slots, space, reach, early = room.slots, room.space, self.reach(s)[0], frozenset()
        before = None
        while before != (shown, slots, up, drawn, reach, tops, space):
            before = shown, slots, up, drawn, reach, tops, space
            many = Counter(PAIR[c] for c in shown)
            waiting = {c for c in self.deal.deck if TWIN[c] not in up and many[ABOVE[c]] < 2}
            places = self.places(slots, space) - (late & waiting)
            drawn |= reach & (places | up)
            arriving = drawn | s.up if self.deal.worrying else drawn
            early |= (tops | (arriving - shown)) & places & waiting
            leave = tops & (places | up)
            next_ones = frozenset(under[c] for c in leave)
            tops, space = tops - leave | next_ones - {None}, space or None in next_ones
            shown |= arriving & places | next_ones - {None}
            leaving = {c for c in room.laid if PAIR[c] in slots}
            slots |= {PAIR[c] for c in shown - kept_open} | {ABOVE[c] for c in leaving}
            able = self.risen(up | {c for c in shown if PAIR[c] in slots} | reach) & self.deal.deck
            leaving = {c for c in room.laid & self.kings if PAIR[c] in slots} | (able - up) & free
            up |= able
            slots |= {ABOVE[c] for c in leaving}
            space = space or bool(leaving & self.kings)
            reach |= self.later(s.stock, drawn)
        return up != self.deal.deck, early

    def later(self, stock, drawn):
        """The stock cards that can come up at some time if those of drawn are taken before."""
        row = [c for c in self.deal.stock if c in stock or c not in self.kept]
        reach, gone, taken, again = set(), 0, False, False
        for number, (card, behind) in enumerate(zip(row, row[1:] + [None]), 1):
            if card not in stock:
                gone, again = gone + 1, again or taken
                continue
            if again or gone and number % self.deal.draw <= gone or behind and (behind in drawn or behind not in stock):
                reach.add(card)
            if card in drawn:
                gone, taken = gone + 1, True
        return frozenset(reach)

    def jammed(self, s):
        """Whether exclusion shows that s is lost."""
        lost, early = self.relaxed(s)
        both_open = {pair for pair, n in Counter(PAIR[c] for c in self.open(s)).items() if n == 2}
        mine = {PAIR[c] for c in self.back}
        yet = self.kept - self.kings - s.up - self.free(s)
        late = frozenset()
        for first, second in zip(BITS[::2], BITS[1::2]):
            pair = PAIR[first]
            if not {first, second} <= yet or above(pair) in both_open or pair in mine or above(pair) in mine:
                continue
            if second in early and self.relaxed(s, late | {second})[0]:
                late |= {first}
                if self.relaxed(s, late)[0]:
                    return True
            elif first in early and self.relaxed(s, late | {first})[0]:
                late |= {second}
        return lost

def varint(symbols, why):
    """An unsigned varint of at most 64 bits."""
    value = 0
    for shift in range(0, 70, 7):
        byte = next(symbols, 128)  # without its last byte a number never ends
        value |= (byte & 127) << shift
        if byte < 128:
            need(value < 1 << 64, why)
            return value
    raise ValueError(why)

def inflated(data):
    """The symbols of a deflated stream, 64 MiB at most, which ends where data ends."""
    stream = zlib.decompressobj(-15)
    symbols = stream.decompress(data, 1 << 26)
    need(stream.eof and not stream.unused_data, "the deflated symbols don't end where they should")
    return iter(symbols)

def walk(deal, lemmas, certificate, left):
    """Walks through a certificate, within what is left."""
    head, sets, made, proved = iter(certificate), [], {}, {}
    games = varint(head, "no games")
    need(0 < games <= 1 << 16, "no games")
    for _ in range(games):  # what is missing is 0
        kept = int.from_bytes(bytes(next(head, 0) for _ in range(7)), "big")
        sets.append((kept, 0 if kept >> ORDER & 1 else int.from_bytes(bytes(next(head, 0) for _ in range(7)), "big")))
    packing, rest = next(head, 2), bytes(head)
    need(packing < 2, "the symbols are packed in an unknown way, or missing")
    symbols = inflated(rest) if packing else iter(rest)

    def game(i):
        if i not in made:
            left.take(16)
            made[i] = Game(deal, *sets[i], lemmas)
        return made[i]

    def as_good(i, s, place):
        (here, costs), (there, paid) = game(i).reach(s), game(i).reach(s._replace(turned=place))
        return place == s.turned or here <= there and here & paid <= costs

    todo = [(0, game(0).root, False)]
    while todo:
        i, s, exits_proved = todo.pop()
        left.take(0)
        if exits_proved:
            proved.setdefault((i, s._replace(turned=0)), set()).add(s.turned)
            continue
        if any(as_good(i, s, place) for place in proved.get((i, s._replace(turned=0)), ())):
            continue
        symbol = next(symbols, None)
        if symbol == 0:
            need("relaxation" in lemmas and game(i).relaxed(s)[0], "a state isn't hopeless")
        elif symbol == 1:
            todo.append((i, s, True))
            exits = game(i).exits(s, left)
            left.take(len(exits))
            todo += [(i, e, False) for e in reversed(exits)]
        elif symbol == 2:
            to = varint(symbols, "no game to lift to")
            need(i < to < games, "no game to lift to")
            todo.append((to, game(i).project(s, game(to)), False))
        else:
            need(symbol == 3 and {"relaxation", "exclusion"} <= set(lemmas) and game(i).jammed(s), "a state isn't jammed, or a symbol unknown or missing")
    need(next(symbols, None) is None, "symbols are left")

def check(line, left):
    """Checks a line, within what is left."""
    record = json.loads(line)
    need(type(record) is dict and record.get("verdict") == "unsolvable", "no record of a loss")
    want = ["schema", "proof", "version", "id", "verdict", "lemmas", "rules", "position", "certificate"]
    rules, position = record["rules"], record["position"]
    parts = [(record, want[:3] + want[3 + ("id" not in record) :]), (rules, ["draw", "redeals", "worrying_back", "ranks", "suits", "columns"])]
    parts += [(position, ["redealt", "foundations", "columns", "waste", "stock"])] + [(c, ["down", "up"]) for c in position["columns"]]
    need(all(list(part) == members for part, members in parts) and record.get("id", "0") > "", "other members, or in another order")
    again = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    need(again.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029") == line, "it isn't written in the one way")
    need(line.startswith('{"schema":1,"proof":"klondike","version":1,'), "another format")
    lemmas = record["lemmas"]
    need(lemmas == ALWAYS + [name for name in CHOICE if name in lemmas], "the lemmas aren't named in their order")
    certificate = base64.b64decode(record["certificate"], validate=True)
    need(base64.b64encode(certificate).decode() == record["certificate"], "the base64 isn't written in the one way")
    walk(Deal(rules, position), lemmas, certificate, left)

def main():
    flags = argparse.ArgumentParser(description="Checks proofs of lost deals.")
    flags.add_argument("--states", type=int, default=1_000_000, help="the most states of a proof (default: %(default)s)")
    flags.add_argument("--seconds", type=float, default=3600, help="the most seconds of a proof (default: %(default)s)")
    flags.add_argument("files", nargs="*", metavar="FILE")
    asked, code = flags.parse_args(), 0
    for line in fileinput.input(asked.files or "-", mode="rb"):
        try:
            check(line.removesuffix(b"\n").decode(), Limits(asked))
            print("proved", flush=True)
        except OverLimit as which:
            print("over a limit:", which, flush=True)
            code = code or 3
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error) as why:
            print("refused:", why, flush=True)
            code = 1
    sys.exit(code)

if __name__ == "__main__":
    main()
