(** Delete relaxation as a program: given a position, a set of kept cards and some facts, [refuted] computes whether
    the facts are closed and leave some kept card down. If so, the position is not winnable ([refuted_not_winnable]).
    Where the facts come from does not matter; [closure] finds them. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate Klondike.Relax.

Section Hopeless.

Variable r : rules.

Definition cards : list card :=
  filter (deck r) (flat_map (fun s => map (fun n => Card n s) (seq 0 (ranks r))) [Clubs; Diamonds; Hearts; Spades]).

Lemma in_cards : forall c, In c cards <-> deck r c = true.
Proof.
  intros [n s]. unfold cards. rewrite filter_In. split; [tauto|]. intros D. split; auto.
  apply in_flat_map. exists s. split; [destruct s; simpl; auto|]. apply in_map_iff. exists n. split; auto.
  apply in_seq. apply deck_rank in D. simpl in *. lia.
Qed.

(** ** Whether a position is one of a whole deck *)

Definition fitsb (c d : card) : bool := (S (rank c) =? rank d) && xorb (colour c) (colour d).

Fixpoint runb (l : list card) : bool :=
  match l with
  | c :: (d :: _) as rest => fitsb c d && runb rest
  | _ => true
  end.

Definition pile (p : position) : list card :=
  waste p ++ stock p ++ flat_map (fun i => up (columns p i) ++ down (columns p i)) (seq 0 (width r)).

Definition wholeb (p : position) : bool :=
  forallb (fun c => copies r p c =? 1) cards && forallb (deck r) (pile p) &&
  forallb (fun s => foundations p s <=? if place_of s <? suits r then ranks r else 0) [Clubs; Diamonds; Hearts; Spades] &&
  forallb (fun i => runb (up (columns p i)) && (negb (empty (up (columns p i))) || empty (down (columns p i)))) (seq 0 (width r)).

Lemma fitsb_spec : forall c d, fitsb c d = true -> fits c d.
Proof.
  intros c d H. unfold fitsb in H. apply andb_true_iff in H. destruct H as [A B]. apply Nat.eqb_eq in A.
  split; auto. intros E. rewrite E, xorb_nilpotent in B. discriminate.
Qed.

Lemma runb_spec : forall l, runb l = true -> run l.
Proof.
  induction l as [|c [|d l] IH]; simpl; auto. intros H. apply andb_true_iff in H. destruct H.
  split; [apply fitsb_spec; auto|apply IH; auto].
Qed.

Lemma wholeb_spec : forall p, wholeb p = true -> whole r p.
Proof.
  intros p H. unfold wholeb in H. rewrite !andb_true_iff, !forallb_forall in H. destruct H as [[[C D] F] K]. split.
  - intros c. destruct (deck r c) eqn:E; [apply Nat.eqb_eq, C, in_cards; auto|].
    assert (~ In c (pile p)) as N by (intros X; apply D in X; congruence).
    unfold pile in N. rewrite !in_app_iff in N. unfold copies. rewrite total_zero.
    + assert (count (waste p) c = 0) as -> by (apply count_occ_not_In; tauto).
      assert (count (stock p) c = 0) as -> by (apply count_occ_not_In; tauto).
      assert (In (suit_of c) [Clubs; Diamonds; Hearts; Spades]) as S by (destruct (suit_of c); simpl; auto).
      specialize (F (suit_of c) S). apply Nat.leb_le in F. unfold deck in E.
      destruct (rank c <? foundations p (suit_of c)) eqn:R; auto. apply Nat.ltb_lt in R.
      destruct (place_of (suit_of c) <? suits r); [|lia]. rewrite andb_true_r in E. apply Nat.ltb_ge in E. lia.
    + intros i L. destruct (in_column (columns p i) c) eqn:X; auto. exfalso. apply N. right. right.
      apply in_flat_map. exists i. split; [apply in_seq; lia|]. apply in_app_iff. unfold in_column in X.
      rewrite !count_in. destruct (count (up (columns p i)) c); [right|left]; lia.
  - intros i L. specialize (K i ltac:(apply in_seq; lia)). apply andb_true_iff in K. destruct K as [A B].
    split; [apply runb_spec; auto|]. intros E. rewrite E in B. simpl in B. destruct (down (columns p i)); auto. discriminate.
Qed.

(** ** Whether facts are closed *)

Variables kept open : card -> bool.   (* [open]: the stock cards that are in reach at some time *)
Variable s : table.
Variable f : facts.

Definition slotb (n : nat) (b : bool) : bool := length (guests r kept s n b) <? length (members r kept s n b).

Definition spaceb : bool := length (occupants r kept s) <? width r.

Definition implies (a b : bool) : bool := negb a || b.

Definition lowerb (c : card) : list card := map (fun n => Card n (suit_of c)) (seq 0 (rank c)).

(** The card can go up, by the facts. *)
Definition raisable (c : card) : bool :=
  forallb (fun x => implies (plays r kept x) (gets_up f x)) (lowerb c) &&
  (inside s c && open c || gets_shown f c && gets_slot f (rank c) (colour c)).

Definition card_closed (c : card) : bool :=
  implies (raised s c) (gets_up f c) &&
  implies (free r kept s c) (gets_shown f c) &&
  implies (locked r s c) (gets_shown f c && gets_locked f c) &&
  implies ((raised s c || inside s c && open c) && gets_home r f c) (gets_shown f c) &&
  implies (gets_shown f c && negb (shown r kept s c)) (gets_slot f (rank c) (colour c)) &&
  implies (raisable c) (gets_up f c) &&
  implies (free r kept s c && gets_up f c) (gets_home r f c).

Fixpoint column_closed (l : list card) : bool :=
  match l with
  | [] => true
  | c :: rest =>
    implies (gets_away r f c) (match rest with [] => gets_space f | d :: _ => gets_shown f d && gets_locked f d end) &&
    column_closed rest
  end.

Definition closedb : bool :=
  forallb (fun c => implies (kept c) (card_closed c)) cards &&
  forallb (fun i => column_closed (inplace s i)) (seq 0 (width r)) &&
  forallb (fun n => forallb (fun b => implies (slotb n b) (gets_slot f n b)) [true; false]) (seq 0 (ranks r)) &&
  implies spaceb (gets_space f).

Lemma implies_spec : forall a b, implies a b = true <-> (a = true -> b = true).
Proof. intros [] []; simpl; intuition discriminate. Qed.

Lemma column_closed_app : forall a l, column_closed (a ++ l) = true -> column_closed l = true.
Proof.
  induction a as [|x a IH]; intros l H; auto. simpl in H. apply andb_true_iff in H. destruct H. auto.
Qed.

Theorem closedb_spec : closedb = true -> closed_facts r kept open s f.
Proof.
  intros H. unfold closedb in H. rewrite !andb_true_iff, !forallb_forall in H. destruct H as [[[A B] D] E].
  assert (forall c, plays r kept c = true -> card_closed c = true) as P.
  { intros c X. apply plays_spec in X. destruct X as [X Y]. apply in_cards in Y. specialize (A c Y).
    rewrite implies_spec in A. auto. }
  assert (forall i a c rest, i < width r -> inplace s i = a ++ c :: rest -> gets_away r f c = true ->
    match rest with [] => gets_space f | d :: _ => gets_shown f d && gets_locked f d end = true) as Q.
  { intros i a c rest L X Y. specialize (B i ltac:(apply in_seq; lia)). rewrite X in B. apply column_closed_app in B.
    simpl in B. apply andb_true_iff in B. destruct B as [B _]. rewrite implies_spec in B. auto. }
  unfold card_closed in P. split.
  - intros c X. specialize (P c X). rewrite !andb_true_iff, !implies_spec in P. tauto.
  - intros c X. pose proof (proj1 (free_spec _ _ _ _) X) as [Y _]. specialize (P c Y).
    rewrite !andb_true_iff, !implies_spec in P. tauto.
  - intros c X. specialize (P c X). rewrite !andb_true_iff, !implies_spec in P. rewrite andb_true_iff in P. tauto.
  - intros n b L S. specialize (D n ltac:(apply in_seq; lia)). rewrite forallb_forall in D.
    specialize (D b ltac:(destruct b; simpl; auto)). rewrite implies_spec in D. apply D. apply Nat.ltb_lt. assumption.
  - intros S. rewrite implies_spec in E. apply E. apply Nat.ltb_lt. assumption.
  - intros c X Y Z. specialize (P c X). rewrite !andb_true_iff, !implies_spec, !andb_true_iff in P.
    rewrite orb_true_iff, andb_true_iff in P. tauto.
  - intros i a c d b L X Y. specialize (Q i a c (d :: b) L X Y). apply andb_true_iff in Q. assumption.
  - intros i a c L X Y. apply (Q i a c [] L X Y).
  - intros c X Y Z. specialize (P c X). rewrite !andb_true_iff, !implies_spec, !andb_true_iff in P.
    rewrite negb_true_iff in P. tauto.
  - intros c X Y Z. specialize (P c X). rewrite !andb_true_iff, !implies_spec in P. apply P.
    unfold raisable. apply andb_true_iff. split.
    + apply forallb_forall. intros x Hx. apply implies_spec. intros Px. apply in_map_iff in Hx.
      destruct Hx as [n [En Hn]]. apply in_seq in Hn. apply Y; auto; subst; simpl; auto. lia.
    + rewrite orb_true_iff, !andb_true_iff. tauto.
  - intros c X Y. pose proof (proj1 (free_spec _ _ _ _) X) as [Z _]. specialize (P c Z).
    rewrite !andb_true_iff, !implies_spec, !andb_true_iff in P. tauto.
Qed.

Definition some_down : bool := existsb (fun c => kept c && negb (gets_up f c)) cards.

End Hopeless.

Section Refuted.

Variable r : rules.

Definition every (c : card) : bool := true.

(** ** A whole state, and a position *)

Theorem hopeless_lost : forall x f, good r (keeps (of x)) (board x) ->
  closedb r (keeps (of x)) every (board x) f = true -> some_down r (keeps (of x)) f = true -> state_lost r x.
Proof.
  intros x f G C D. apply closedb_spec in C. unfold some_down in D. apply existsb_exists in D.
  destruct D as [c [Hc D]]. apply in_cards in Hc. apply andb_true_iff in D. destruct D as [K N].
  apply negb_true_iff in N. apply unreachable_lost. intros y R.
  enough (of y = of x /\ holds r (keeps (of x)) every (board x) f (board y)) as [E H].
  { unfold state_won. rewrite E. apply (never_up r _ _ (board x) f (board y) c H); auto. apply plays_spec. auto. }
  induction R as [|y z R [E H] B|y z R [E H] L].
  - split; auto. apply holds_start; auto.
  - destruct B as [t [S ->]]. simpl. split; auto. rewrite E in S. apply (holds_step r _ _ (board x) f C G _ _ _ _ S (fun _ _ => eq_refl) H).
  - destruct L as [[t [S ->]]|[b [d [t [a [S [_ ->]]]]]]]; simpl; split; auto; rewrite E in S;
      apply (holds_step r _ _ (board x) f C G _ _ _ _ S (fun _ _ => eq_refl) H).
Qed.

(** The facts refute the position in the game that keeps these cards. *)
Definition refuted (kept : card -> bool) (p : position) (f : facts) : bool :=
  let s := lift_table r kept (state_of r p) in
  wholeb r p && closedb r kept every s f && some_down r kept f.

Theorem refuted_not_winnable : forall kept p f, refuted kept p f = true -> ~ winnable r p.
Proof.
  intros kept p f H. unfold refuted in H. rewrite !andb_true_iff in H. destruct H as [[W C] D].
  apply wholeb_spec in W. apply lifted_start_lost with kept; auto. apply hopeless_lost with f; auto.
  apply (lift_good r all kept) with (s := state_of r p); [reflexivity|].
  apply lift_table_lifts. apply agree_good with p. apply agree_state_of. assumption.
Qed.

(** ** Finding facts *)

(** Facts as lists, and one round that adds what follows at once. *)
Record found := Found { f_up : list card; f_shown : list card; f_locked : list card; f_slots : list (nat * bool); f_space : bool }.

Definition facts_of (a : found) : facts :=
  Facts (among (f_up a)) (among (f_shown a)) (among (f_locked a))
    (fun n b => existsb (fun x => (fst x =? n) && Bool.eqb (snd x) b) (f_slots a)) (f_space a).

Section Closure.

Variables kept open : card -> bool.
Variable s : table.

(** The cards that are turned up in a column, and whether the column gets empty. *)
Fixpoint turned_up (f : facts) (l : list card) : list card :=
  match l with
  | c :: (d :: _) as rest => if gets_away r f c then d :: turned_up f rest else turned_up f rest
  | _ => []
  end.

Fixpoint emptied (f : facts) (l : list card) : bool :=
  match l with
  | [] => false
  | [c] => gets_away r f c
  | _ :: rest => emptied f rest
  end.

Definition round (a : found) : found :=
  let f := facts_of a in
  let ours := filter kept (cards r) in
  let exposed := flat_map (fun i => turned_up f (inplace s i)) (seq 0 (width r)) in
  let pairs := flat_map (fun n => [(n, true); (n, false)]) (seq 0 (ranks r)) in
  Found
    (filter (fun c => gets_up f c || raised s c || raisable r kept open s f c) ours)
    (filter (fun c => gets_shown f c || free r kept s c || locked r s c || among exposed c
      || (raised s c || inside s c && open c) && gets_home r f c) ours)
    (filter (fun c => gets_locked f c || locked r s c || among exposed c) ours)
    (filter (fun x => gets_slot f (fst x) (snd x) || slotb r kept s (fst x) (snd x)
      || existsb (fun c => kept c && gets_shown f c && negb (shown r kept s c)) (pair (fst x) (snd x))
      || existsb (gets_up f) (guests r kept s (fst x) (snd x))) pairs)
    (f_space a || spaceb r kept s || existsb (fun i => emptied f (inplace s i)) (seq 0 (width r))
      || existsb (fun c => free r kept s c && gets_up f c) (kings r)).

Fixpoint rounds (n : nat) (a : found) : found := match n with 0 => a | S m => rounds m (round a) end.

Definition closure (n : nat) : found := rounds n (Found [] [] [] [] false).

End Closure.

(** The whole question in one: [n] rounds find the facts. *)
Definition hopeless (n : nat) (kept : card -> bool) (p : position) : bool :=
  refuted kept p (facts_of (closure kept every (lift_table r kept (state_of r p)) n)).

Theorem hopeless_not_winnable : forall n kept p, hopeless n kept p = true -> ~ winnable r p.
Proof. intros n kept p H. apply refuted_not_winnable in H. assumption. Qed.

End Refuted.
