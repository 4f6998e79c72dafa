(** Examples: a deck of two cards that is won, move by move, and deal 119 of [klondike deal --seed 119] (dealt for draw 1),
    which no play wins, whatever the draw, the redeals and the rule on worrying back. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Picture Klondike.Quotient Klondike.Hopeless.

(** Cards by their names: [c1] is the ace of clubs, [h13] the king of hearts. *)
Definition c1 := Card 0 Clubs. Definition c2 := Card 1 Clubs. Definition c3 := Card 2 Clubs. Definition c4 := Card 3 Clubs.
Definition c5 := Card 4 Clubs. Definition c6 := Card 5 Clubs. Definition c7 := Card 6 Clubs. Definition c8 := Card 7 Clubs.
Definition c9 := Card 8 Clubs. Definition c10 := Card 9 Clubs. Definition c11 := Card 10 Clubs. Definition c12 := Card 11 Clubs.
Definition c13 := Card 12 Clubs.
Definition d1 := Card 0 Diamonds. Definition d2 := Card 1 Diamonds. Definition d3 := Card 2 Diamonds. Definition d4 := Card 3 Diamonds.
Definition d5 := Card 4 Diamonds. Definition d6 := Card 5 Diamonds. Definition d7 := Card 6 Diamonds. Definition d8 := Card 7 Diamonds.
Definition d9 := Card 8 Diamonds. Definition d10 := Card 9 Diamonds. Definition d11 := Card 10 Diamonds. Definition d12 := Card 11 Diamonds.
Definition d13 := Card 12 Diamonds.
Definition h1 := Card 0 Hearts. Definition h2 := Card 1 Hearts. Definition h3 := Card 2 Hearts. Definition h4 := Card 3 Hearts.
Definition h5 := Card 4 Hearts. Definition h6 := Card 5 Hearts. Definition h7 := Card 6 Hearts. Definition h8 := Card 7 Hearts.
Definition h9 := Card 8 Hearts. Definition h10 := Card 9 Hearts. Definition h11 := Card 10 Hearts. Definition h12 := Card 11 Hearts.
Definition h13 := Card 12 Hearts.
Definition s1 := Card 0 Spades. Definition s2 := Card 1 Spades. Definition s3 := Card 2 Spades. Definition s4 := Card 3 Spades.
Definition s5 := Card 4 Spades. Definition s6 := Card 5 Spades. Definition s7 := Card 6 Spades. Definition s8 := Card 7 Spades.
Definition s9 := Card 8 Spades. Definition s10 := Card 9 Spades. Definition s11 := Card 10 Spades. Definition s12 := Card 11 Spades.
Definition s13 := Card 12 Spades.

(** ** Two cards: the ace and the two of clubs, two columns *)

Definition two : rules := Rules 2 1 2 1 true.

Definition small : position := Position
  (fun i => nth i [Column [c2] [c1]; Column [] []] (Column [] [])) (fun _ => 0) [] [] (Some 0).

Lemma small_whole : whole two small.
Proof. apply wholeb_spec. vm_compute. reflexivity. Qed.

(** The two, here the highest rank, goes to the empty column, which turns up the ace; then both go up. *)
Lemma small_won : winnable two small.
Proof.
  eexists. split.
  - eapply further; [eapply further; [eapply further; [apply here|]|]|].
    + apply (run_to_column _ _ 0 1 [] c2 []); simpl; try lia; auto. split; reflexivity.
    + apply (column_to_foundation _ _ 0 c1 []); simpl; auto.
    + apply (column_to_foundation _ _ 1 c2 []); simpl; auto.
  - intros [n s] D. unfold deck in D. apply andb_true_iff in D. destruct D as [R S].
    apply Nat.ltb_lt in R. apply Nat.ltb_lt in S. simpl in R.
    destruct s; simpl in S; [|exfalso; lia|exfalso; lia|exfalso; lia]. exact R.
Qed.

(** ** Deal 119 *)

Definition deal119 (redeals_left : option nat) : position := Position (fun i => nth i [
    Column [c8] [];
    Column [h2] [s11];
    Column [d4] [s8; s5];
    Column [c6] [h9; s9; h12];
    Column [c3] [d2; d12; d3; c5];
    Column [h13] [h5; c13; c1; d10; c11];
    Column [s6] [c7; s4; h11; d7; c9; h7]
  ] (Column [] [])) (fun _ => 0) []
  [d13; s13; h6; h1; c10; d1; h10; h8; h3; s12; d8; d9; s2; s1; d11; c12; d5; c4; s10; c2; s7; s3; d6; h4] redeals_left.

Definition standard (cards_at_once : nat) (back : bool) : rules := Rules 13 4 7 cards_at_once back.

Theorem deal119_lost : forall cards_at_once left back, ~ winnable (standard cards_at_once back) (deal119 left).
Proof.
  intros n left b. apply hopeless_not_winnable with (n := 40) (kept := all). vm_compute. reflexivity.
Qed.
