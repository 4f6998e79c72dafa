(** Room: in each state that can come up no more free cards lie on a pair than cards of the pair are in sight, locked
    cards and free kings are no more than the columns, and kept cards are raised in order. Each step keeps room, and
    so does lifting. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Game Klondike.Good Klondike.Lift.

Record roomy (r : rules) (kept : card -> bool) (s : table) : Prop := {
  room_good : good r kept s;
  room_order : forall x y, suit_of x = suit_of y -> rank x < rank y -> plays r kept x = true -> plays r kept y = true ->
    raised s y = true -> raised s x = true;
  room_guests : forall n b, n < ranks r -> length (guests r kept s n b) <= length (members r kept s n b);
  room_columns : length (occupants r kept s) <= width r
}.

Lemma filter_but_one : forall (f g : card -> bool) l c, NoDup l ->
  (forall x, In x l -> x <> c -> f x = true -> g x = true) -> length (filter f l) <= S (length (filter g l)).
Proof.
  intros f g l c N H. apply (NoDup_incl_length (l' := c :: filter g l)); [apply NoDup_filter; auto|].
  intros x Hx. apply filter_In in Hx. destruct Hx as [Hx F]. destruct (card_eq_dec x c); [left; auto|].
  right. apply filter_In. auto.
Qed.

Lemma filter_one_more : forall (f g : card -> bool) l c, NoDup l -> In c l -> f c = false -> g c = true ->
  (forall x, In x l -> f x = true -> g x = true) -> length (filter f l) < length (filter g l).
Proof.
  intros f g l c N I F G H. apply (NoDup_incl_length (l := c :: filter f l)).
  - constructor; [|apply NoDup_filter; auto]. rewrite filter_In. intros [_ E]. congruence.
  - intros x [E|Hx]; [subst; apply filter_In; auto|]. apply filter_In in Hx. apply filter_In. intuition.
Qed.

Section Room.

Variable r : rules.
Variable kept : card -> bool.

(** [moves c s s']: between [s] and [s'] only the card [c] has moved, perhaps away from its column. *)
Definition moves (c : card) (s s' : table) : Prop :=
  (forall x, x <> c -> raised s' x = raised s x /\ inside s' x = inside s x) /\
  ((forall i, inplace s' i = inplace s i) \/
   exists i rest, i < width r /\ inplace s i = c :: rest /\ forall j, inplace s' j = set (inplace s) i (ground r rest) j).

Section Moves.

Variables s s' : table.
Variable c : card.
Hypothesis M : moves c s s'.

Lemma moves_free : forall x, x <> c -> free r kept s x = true -> free r kept s' x = true.
Proof.
  intros x N F. apply free_spec in F. destruct F as [P [U [I Z]]]. destruct M as [O C]. destruct (O x N) as [A B].
  apply free_spec. rewrite A, B. repeat split; auto. intros i L H.
  destruct C as [C|[j [rest [Lj [E C]]]]]; rewrite C in H; [apply (Z i L H)|].
  unfold set in H. destruct (i =? j); [|apply (Z i L H)].
  apply (Z j Lj). rewrite E. right. apply in_ground in H. assumption.
Qed.

(** A card that is free afterwards only is [c], or a king that [c] has left alone in its column. *)
Lemma moves_freed : forall x, x <> c -> free r kept s' x = true -> free r kept s x = true \/
  (king r x = true /\ exists i, i < width r /\ inplace s i = [c; x] /\ inplace s' i = []).
Proof.
  intros x N F. apply free_spec in F. destruct F as [P [U [I Z]]]. destruct M as [O C]. destruct (O x N) as [A B].
  destruct (placed r s x) eqn:E.
  2: { left. unfold free. rewrite P, <- A, <- B, U, I, E. reflexivity. }
  right. apply placed_spec in E. destruct E as [i [L H]]. specialize (Z i L).
  destruct C as [C|[j [rest [Lj [E C]]]]]; rewrite C in Z; [tauto|]. unfold set in Z.
  destruct (i =? j) eqn:Q; [|tauto]. apply Nat.eqb_eq in Q. subst j. rewrite E in H.
  destruct H as [H|H]; [congruence|].
  destruct (king r x) eqn:K; [|destruct (Z (ground_in r rest x H K))]. split; auto.
  exists i. split; auto. rewrite C, set_same, E. destruct rest as [|a [|b rest]]; simpl in *; try tauto.
  destruct H as [H|[]]. subst a. rewrite K. auto.
Qed.

Lemma moves_shown : forall x, x <> c -> shown r kept s x = true -> shown r kept s' x = true.
Proof.
  intros x N H. apply shown_spec in H. apply shown_spec. destruct H as [D [H|[H|H]]]; split; auto.
  - left. apply locked_spec in H. destruct H as [i [l [L E]]]. apply locked_spec. exists i, l. split; auto.
    destruct M as [_ [C|[j [rest [Lj [Ej C]]]]]]; rewrite C; auto. rewrite set_other; auto. intros Q. subst. congruence.
  - right. left. apply moves_free; auto.
Qed.

Hypothesis G : good r kept s.

(** Pairs have room after the step if [c] has gone up from a slot, or has found a home. *)
Lemma moves_guests :
  (shown r kept s c = true -> shown r kept s' c = true \/ slot r kept s (rank c) (colour c)) ->
  (free r kept s' c = true -> home r kept s c) ->
  (forall n b, n < ranks r -> length (guests r kept s n b) <= length (members r kept s n b)) ->
  forall n b, n < ranks r -> length (guests r kept s' n b) <= length (members r kept s' n b).
Proof.
  intros Gone Came R n b L. specialize (R n b L).
  assert (length (guests r kept s' n b) <= length (guests r kept s n b) ->
    length (guests r kept s' n b) <= length (members r kept s' n b)) as Fewer.
  { intros A. destruct (bool_dec (shown r kept s c) true) as [Sh|Sh]; [destruct (Gone Sh) as [Sh'|Sl]|].
    1, 3: enough (length (members r kept s n b) <= length (members r kept s' n b)) by lia; apply filter_length_le;
      intros x _ H; destruct (card_eq_dec x c); [subst; congruence|apply moves_shown; auto].
    destruct (in_dec card_eq_dec c (pair n b)) as [I|I].
    - assert (length (members r kept s n b) <= S (length (members r kept s' n b))) as B.
      { apply filter_but_one with c; [apply pair_nodup|]. intros x _ N. apply moves_shown. assumption. }
      apply in_pair in I. destruct I as [I J]. rewrite I, J in Sl. unfold slot in Sl. lia.
    - enough (length (members r kept s n b) <= length (members r kept s' n b)) by lia. apply filter_length_le.
      intros x H. apply moves_shown. congruence. }
  destruct n as [|n]; [simpl; lia|].
  assert (forall x, In x (pair n (negb b)) -> x <> c -> free r kept s' x = true -> free r kept s x = true) as F.
  { intros x H N F. destruct (moves_freed x N F) as [|[K _]]; auto. apply in_pair in H. apply king_spec in K. lia. }
  destruct (bool_dec (free r kept s' c) true) as [Fc|Fc]; [destruct (in_dec card_eq_dec c (pair n (negb b))) as [I|I]|].
  - assert (length (guests r kept s' (S n) b) <= S (length (guests r kept s (S n) b))) as A
      by (apply filter_but_one with c; [apply pair_nodup|auto]).
    assert (length (members r kept s (S n) b) <= length (members r kept s' (S n) b)) as B.
    { apply filter_length_le. intros x H. apply moves_shown. intros E. subst x.
      apply in_pair in H. apply in_pair in I. lia. }
    specialize (Came Fc). apply in_pair in I. destruct I as [I J]. unfold home in Came.
    destruct (king r c) eqn:K; [apply king_spec in K; lia|].
    rewrite I, J, negb_involutive in Came. unfold slot in Came. lia.
  - apply Fewer, filter_length_le. intros x H. apply F; congruence.
  - apply Fewer, filter_length_le. intros x H E. apply F; congruence.
Qed.

(** Columns have room after the step if [c] has found a home. *)
Lemma moves_columns : (free r kept s' c = true -> home r kept s c) ->
  length (occupants r kept s) <= width r -> length (occupants r kept s') <= width r.
Proof.
  intros Came R.
  assert (forall Y, (forall x, In x (occupants r kept s) -> In x Y) ->
    (king r c = true -> free r kept s' c = true -> In (inr c) Y) -> length (occupants r kept s') <= length Y) as Crowd.
  { intros Y Old New. apply injection with (partner := fun x y => match x, y with
      | inl i, inl j => i = j
      | inr k, inr l => k = l
      | inr k, inl i => inplace s i = [c; k] /\ inplace s' i = []
      | inl _, inr _ => False end).
    - apply occupants_nodup.
    - intros [i|k] H.
      + apply occupant_column in H. destruct H as [L E]. exists (inl i). split; auto. apply Old.
        apply occupant_column. split; auto. intros Z. apply E. destruct M as [_ [C|[j [rest [Lj [Ej C]]]]]]; rewrite C; auto.
        rewrite set_other; auto. congruence.
      + apply occupant_king in H. destruct H as [K F]. destruct (card_eq_dec k c); [subst; exists (inr c); auto|].
        destruct (moves_freed k n F) as [F'|[_ [i [L [E Z]]]]].
        * exists (inr k). split; auto. apply Old. apply occupant_king. auto.
        * exists (inl i). split; auto. apply Old. apply occupant_column. split; auto. congruence.
    - intros [i|k] [j|l] [y|y] Hx Hx' A B; try tauto; try congruence.
      + subst. apply occupant_column in Hx. tauto.
      + subst. apply occupant_column in Hx'. tauto.
      + destruct A, B. congruence. }
  destruct (king r c && free r kept s' c) eqn:E.
  - apply andb_true_iff in E. destruct E as [K F]. specialize (Came F). unfold home in Came. rewrite K in Came.
    unfold space in Came. specialize (Crowd (inr c :: occupants r kept s)). simpl in Crowd.
    assert (length (occupants r kept s') <= S (length (occupants r kept s))) by (apply Crowd; auto). lia.
  - specialize (Crowd (occupants r kept s)). apply Nat.le_trans with (length (occupants r kept s)); auto. apply Crowd; auto.
    intros K F. rewrite K, F in E. discriminate.
Qed.

End Moves.

Lemma assign_other : forall f c b x, x <> c -> assign f c b x = f x.
Proof. intros. unfold assign. destruct (card_eq_dec x c); congruence. Qed.

Lemma assign_same : forall f c b, assign f c b c = b.
Proof. intros. unfold assign. destruct (card_eq_dec c c); congruence. Qed.

(** A card whose column it leaves is in no column afterwards. *)
Lemma leaves_column : forall i c rest s s', good r kept s -> i < width r -> inplace s i = c :: rest ->
  (forall j, inplace s' j = set (inplace s) i (ground r rest) j) -> forall j, j < width r -> ~ In c (inplace s' j).
Proof.
  intros i c rest s s' [U P] L E C j Lj H. pose proof (uses_set r s s' i c rest c L E C) as D. rewrite count_self in D.
  assert (plays r kept c = true) as Pc by (apply (P i); auto; rewrite E; left; auto).
  specialize (U c Pc). unfold uses in U. apply count_in in H.
  pose proof (total_one (width r) (fun j => count (inplace s' j) c) j Lj) as T. simpl in T. lia.
Qed.

(** What moves, and why pairs and columns keep room. *)
Lemma step_moves : forall b o s s', step r kept b o s s' -> good r kept s -> exists c, moves c s s' /\
  (shown r kept s c = true -> shown r kept s' c = true \/ slot r kept s (rank c) (colour c)) /\
  (free r kept s' c = true -> home r kept s c).
Proof.
  intros b o s s' H G. assert (forall x t, raised t x = true -> free r kept t x = true -> False) as Up
    by (intros x t A F; apply free_spec in F; destruct F as [_ [F _]]; congruence).
  destruct H as [c s s' F N S [Bu [Bk Bl]] | c s s' W Pc R T Ho [Bu [Bk Bl]] | i c rest s s' L E N S [Bu [Bk Bl]]
    | i c rest s s' L E Ho [Bu [Bk Bl]] | c s s' Pc I N [Bu [Bk Bl]] | c s s' Pc I Ho [Bu [Bk Bl]]]; exists c.
  all: split; [split; [intros x Hx; rewrite Bu, Bk; rewrite ?assign_other by assumption; auto|first [left; exact Bl|right; exists i, rest; auto]]|].
  all: split; auto.
  all: try (intros F'; exfalso; apply (Up c s'); auto; rewrite Bu; apply assign_same).
  - intros Sh. left. apply shown_spec in Sh. apply shown_spec. destruct Sh as [D [Sh|[Sh|Sh]]]; split; auto.
    + apply locked_spec in Sh. left. apply locked_spec. destruct Sh as [i [rest [L E]]]. exists i, rest. rewrite Bl. auto.
    + exfalso. apply (Up c s); auto.
  - intros Sh. left. apply shown_spec in Sh. destruct Sh as [D _]. apply shown_spec. split; auto. right. left.
    assert (In c (inplace s i)) as Hc by (rewrite E; left; auto).
    destruct (good_placed r kept s c i G L Hc) as [U [I _]]. apply free_spec. rewrite Bu, Bk. repeat split; auto.
    + destruct G as [_ P]. apply (P i c L Hc).
    + apply (leaves_column i c rest s s' G L E Bl).
  - intros Sh. exfalso. apply shown_spec in Sh. apply plays_spec in Pc. destruct Sh as [D [Sh|[Sh|Sh]]]; [| |destruct Pc; congruence].
    + apply locked_spec in Sh. destruct Sh as [i [rest [L E]]].
      destruct (good_placed r kept s c i G L ltac:(rewrite E; left; auto)) as [_ [I' _]]. congruence.
    + apply free_spec in Sh. destruct Sh as [_ [_ [I' _]]]. congruence.
  - intros Sh. exfalso. apply shown_spec in Sh. apply plays_spec in Pc. destruct Sh as [D [Sh|[Sh|Sh]]]; [| |destruct Pc; congruence].
    + apply locked_spec in Sh. destruct Sh as [i [rest [L E]]].
      destruct (good_placed r kept s c i G L ltac:(rewrite E; left; auto)) as [_ [I' _]]. congruence.
    + apply free_spec in Sh. destruct Sh as [_ [_ [I' _]]]. congruence.
Qed.

Lemma step_order : forall b o s s', step r kept b o s s' ->
  (forall x y, suit_of x = suit_of y -> rank x < rank y -> plays r kept x = true -> plays r kept y = true -> raised s y = true -> raised s x = true) ->
  forall x y, suit_of x = suit_of y -> rank x < rank y -> plays r kept x = true -> plays r kept y = true -> raised s' y = true -> raised s' x = true.
Proof.
  intros b o s s' H O x y Su Ra Px Py.
  destruct H as [c s s' F N S [Bu [Bk Bl]] | c s s' W Pc R T Ho [Bu [Bk Bl]] | i c rest s s' L E N S [Bu [Bk Bl]]
    | i c rest s s' L E Ho [Bu [Bk Bl]] | c s s' Pc I N [Bu [Bk Bl]] | c s s' Pc I Ho [Bu [Bk Bl]]];
    rewrite !Bu; unfold assign; destruct (card_eq_dec y c) as [Ey|Ey], (card_eq_dec x c) as [Ex|Ex]; intros Ry; subst; auto;
    try discriminate; try lia.
  all: first [apply (N x); auto; fail|rewrite (T y) in Ry; auto; discriminate|idtac].
  all: match goal with H : raised _ ?b = true |- raised _ ?a = true => apply (O a b); auto end.
Qed.

(** Each step keeps room. *)
Theorem step_roomy : forall b o s s', step r kept b o s s' -> roomy r kept s -> roomy r kept s'.
Proof.
  intros b o s s' H [G O P C]. destruct (step_moves b o s s' H G) as [c [M [Gone Came]]]. split.
  - apply step_good with b o s; auto.
  - apply step_order with b o s; auto.
  - apply moves_guests with s c; auto.
  - apply moves_columns with s c; auto.
Qed.

End Room.

(** Lifting keeps room. *)
Theorem lift_roomy : forall r more fewer s t, (forall c, deck r c = true -> fewer c = true -> more c = true) ->
  lifts r more fewer s t -> roomy r more s -> roomy r fewer t.
Proof.
  intros r more fewer s t Sub L [G O P C]. split.
  - apply (lift_good r more fewer Sub s t L).
  - intros x y Su Ra Px Py. destruct L as [_ [Q _]]. destruct (Q x Px) as [Ex _], (Q y Py) as [Ey _]. rewrite Ex, Ey.
    apply O; auto; apply sub_plays with fewer; auto.
  - intros n b Ln. specialize (P n b Ln).
    assert (length (members r more s n b) <= length (members r fewer t n b)) as A.
    { apply filter_length_le. intros. apply (lift_shown r more fewer Sub s t L). assumption. }
    assert (length (guests r fewer t n b) <= length (guests r more s n b)) as B; [|lia].
    unfold guests. destruct n as [|m]; auto. apply filter_length_le. intros c Hc. apply (lift_free_back r more fewer Sub s t L).
    apply in_pair in Hc. destruct Hc as [Hc _]. destruct (king r c) eqn:K; auto. apply king_spec in K. lia.
  - apply Nat.le_trans with (length (occupants r more s)); auto. apply (lift_crowd r more fewer Sub s t L).
Qed.
