(** The rules of Klondike, as a player of the real game knows them.

    Ranks count from 0, the ace. A column is two lists of cards: the face-up cards, the uncovered one first, and
    the face-down cards below them, the highest first. The waste is a list with its open card first, the stock
    a list with the card that is turned first at its head. *)

Require Import List Bool Arith Lia.
Import ListNotations.

(** ** Cards *)

Inductive suit := Clubs | Diamonds | Hearts | Spades.

Record card := Card { rank : nat; suit_of : suit }.

Definition red (s : suit) : bool :=
  match s with Diamonds | Hearts => true | Clubs | Spades => false end.

Definition colour (c : card) : bool := red (suit_of c).

Definition suit_eq_dec (a b : suit) : {a = b} + {a <> b}.
Proof. decide equality. Defined.

Definition card_eq_dec (a b : card) : {a = b} + {a <> b}.
Proof. decide equality; [apply suit_eq_dec | apply Nat.eq_dec]. Defined.

(** [fits c d]: the card [c] may lie on the card [d]. *)
Definition fits (c d : card) : Prop := S (rank c) = rank d /\ colour c <> colour d.

(** ** Rules and positions *)

Record rules := Rules {
  ranks : nat;          (* cards of a suit *)
  suits : nat;          (* suits in play, in the order of [suit] *)
  width : nat;          (* columns of the tableau *)
  draw : nat;           (* cards turned from the stock at once *)
  worry_back : bool     (* a foundation's top card may come back to a column *)
}.

Definition place_of (s : suit) : nat :=
  match s with Clubs => 0 | Diamonds => 1 | Hearts => 2 | Spades => 3 end.

(** [deck r c]: the card [c] is in play under the rules [r]. *)
Definition deck (r : rules) (c : card) : bool := (rank c <? ranks r) && (place_of (suit_of c) <? suits r).

Definition king (r : rules) (c : card) : bool := S (rank c) =? ranks r.

Record column := Column { up : list card; down : list card }.

Record position := Position {
  columns : nat -> column;      (* only those below [width] count *)
  foundations : suit -> nat;    (* how many cards lie on each: the next card has this rank *)
  waste : list card;
  stock : list card;
  redeals : option nat          (* how many are left; [None] is no limit *)
}.

(** A function with one value changed. *)
Definition set {A} (f : nat -> A) (i : nat) (x : A) : nat -> A := fun j => if j =? i then x else f j.

Definition height (f : suit -> nat) (s : suit) (n : nat) : suit -> nat :=
  fun t => if suit_eq_dec t s then n else f t.

(** ** Moves *)

(** [takes r k c]: the column [k] takes the card [c], or a run with [c] as its deepest card. *)
Definition takes (r : rules) (k : column) (c : card) : Prop :=
  match up k with
  | d :: _ => fits c d
  | [] => down k = [] /\ king r c = true
  end.

(** The column with these face-up cards left; if none is left, the next face-down card is turned up. *)
Definition turn_up (face_up face_down : list card) : column :=
  match face_up, face_down with
  | [], d :: rest => Column [d] rest
  | _, _ => Column face_up face_down
  end.

Definition put (k : column) (cards : list card) : column := Column (cards ++ up k) (down k).

Inductive move (r : rules) (p : position) : position -> Prop :=
| run_to_column : forall i j above c rest,
    i < width r -> j < width r -> i <> j ->
    up (columns p i) = above ++ c :: rest ->
    takes r (columns p j) c ->
    move r p (Position
      (set (set (columns p) j (put (columns p j) (above ++ [c]))) i (turn_up rest (down (columns p i))))
      (foundations p) (waste p) (stock p) (redeals p))
| column_to_foundation : forall i c rest,
    i < width r ->
    up (columns p i) = c :: rest ->
    foundations p (suit_of c) = rank c ->
    move r p (Position
      (set (columns p) i (turn_up rest (down (columns p i))))
      (height (foundations p) (suit_of c) (S (rank c))) (waste p) (stock p) (redeals p))
| waste_to_column : forall j c rest,
    j < width r ->
    waste p = c :: rest ->
    takes r (columns p j) c ->
    move r p (Position
      (set (columns p) j (put (columns p j) [c]))
      (foundations p) rest (stock p) (redeals p))
| waste_to_foundation : forall c rest,
    waste p = c :: rest ->
    foundations p (suit_of c) = rank c ->
    move r p (Position
      (columns p)
      (height (foundations p) (suit_of c) (S (rank c))) rest (stock p) (redeals p))
| foundation_to_column : forall j c,
    worry_back r = true ->
    j < width r ->
    foundations p (suit_of c) = S (rank c) ->
    takes r (columns p j) c ->
    move r p (Position
      (set (columns p) j (put (columns p j) [c]))
      (height (foundations p) (suit_of c) (rank c)) (waste p) (stock p) (redeals p))
| turn :
    stock p <> [] ->
    move r p (Position (columns p) (foundations p)
      (rev (firstn (draw r) (stock p)) ++ waste p) (skipn (draw r) (stock p)) (redeals p))
| redeal : forall left,
    stock p = [] ->
    waste p <> [] ->
    match redeals p with None => left = None | Some n => exists m, n = S m /\ left = Some m end ->
    move r p (Position (columns p) (foundations p) [] (rev (waste p)) left).

(** [play r p q]: some legal moves lead from [p] to [q]. *)
Inductive play (r : rules) (p : position) : position -> Prop :=
| here : play r p p
| further : forall q q', play r p q -> move r q q' -> play r p q'.

(** All cards in play lie on the foundations. *)
Definition won (r : rules) (p : position) : Prop :=
  forall c, deck r c = true -> rank c < foundations p (suit_of c).

Definition winnable (r : rules) (p : position) : Prop := exists q, play r p q /\ won r q.
