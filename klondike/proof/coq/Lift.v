(** Lifting (lemma 7): a game in which fewer cards are kept answers every step of the game in which more are kept.
    So if the state with more cards lifted is lost, the state is lost. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Game Klondike.Good.

Section Lift.

Variable r : rules.
Variables more fewer : card -> bool.   (* the kept cards of the two games *)
Hypothesis sub : forall c, deck r c = true -> fewer c = true -> more c = true.

(** The table [t] is [s] with more cards lifted. *)
Definition lifts (s t : table) : Prop :=
  good r more s /\
  (forall c, plays r fewer c = true -> raised t c = raised s c /\ inside t c = inside s c) /\
  (forall i, i < width r -> inplace t i = ground r (filter fewer (inplace s i))).

Lemma sub_plays : forall c, plays r fewer c = true -> plays r more c = true.
Proof. intros c H. apply plays_spec in H. apply plays_spec. destruct H. split; auto. Qed.

Section Pair.

Variables s t : table.
Hypothesis L : lifts s t.

Lemma lift_inplace : forall i c, i < width r -> In c (inplace t i) -> In c (inplace s i) /\ fewer c = true.
Proof.
  intros i c Li H. destruct L as [_ [_ C]]. rewrite (C i Li) in H. apply in_ground in H. apply filter_In in H. assumption.
Qed.

Lemma lift_inplace_back : forall i c, i < width r -> In c (inplace s i) -> fewer c = true -> king r c = false ->
  In c (inplace t i).
Proof.
  intros i c Li H F K. destruct L as [_ [_ C]]. rewrite (C i Li). apply ground_in; auto. apply filter_In. auto.
Qed.

Lemma lift_free : forall c, fewer c = true -> free r more s c = true -> free r fewer t c = true.
Proof.
  intros c F H. apply free_spec in H. destruct H as [P [U [I N]]]. pose proof (proj1 (plays_spec _ _ _) P) as [_ D].
  assert (plays r fewer c = true) as Q by (apply plays_spec; auto).
  destruct L as [_ [E _]]. destruct (E c Q) as [E1 E2]. apply free_spec. rewrite E1, E2. repeat split; auto.
  intros i Li H. destruct (lift_inplace i c Li H). apply (N i Li). assumption.
Qed.

Lemma lift_free_back : forall c, king r c = false -> free r fewer t c = true -> free r more s c = true.
Proof.
  intros c K H. apply free_spec in H. destruct H as [P [U [I N]]].
  pose proof (proj1 (plays_spec _ _ _) P) as [F D].
  destruct L as [_ [E _]]. destruct (E c P) as [E1 E2]. apply free_spec. rewrite <- E1, <- E2.
  split; [apply sub_plays; auto|]. repeat split; auto.
  intros i Li H. apply (N i Li). apply lift_inplace_back; auto.
Qed.

(** The locked card of a column, if it is kept, is locked in the other game too, or a free king there. *)
Lemma lift_locked : forall i c rest, i < width r -> inplace s i = c :: rest -> fewer c = true ->
  inplace t i = c :: filter fewer rest \/
  (inplace t i = [] /\ king r c = true /\ filter fewer rest = [] /\ free r fewer t c = true).
Proof.
  intros i c rest Li E F. pose proof L as [G [Q C]]. specialize (C i Li). rewrite E in C. simpl in C. rewrite F in C.
  simpl in C. destruct (filter fewer rest) as [|a l] eqn:X; [|left; auto].
  destruct (king r c) eqn:K; [|left; auto]. right. repeat split; auto.
  assert (In c (inplace s i)) as Hc by (rewrite E; left; auto).
  assert (plays r more c = true) as Pm by (destruct G as [_ P]; apply (P i c Li Hc)).
  assert (plays r fewer c = true) as Pf by (apply plays_spec in Pm; apply plays_spec; tauto).
  destruct (good_placed r more s c i G Li Hc) as [U [I O]]. destruct (Q c Pf) as [E1 E2].
  apply free_spec. rewrite E1, E2. repeat split; auto.
  intros j Lj Hj. destruct (lift_inplace j c Lj Hj) as [Hs _]. rewrite <- (O j Lj Hs) in Hj. rewrite C in Hj.
  simpl in Hj. tauto.
Qed.

Lemma lift_shown : forall c, shown r more s c = true -> shown r fewer t c = true.
Proof.
  intros c H. apply shown_spec in H. destruct H as [D H]. apply shown_spec. split; auto.
  destruct (fewer c) eqn:F; auto. destruct H as [H | [H | H]].
  - apply locked_spec in H. destruct H as [i [rest [Li E]]].
    destruct (lift_locked i c rest Li E F) as [X | [_ [_ [_ X]]]]; auto.
    left. apply locked_spec. exists i, (filter fewer rest). auto.
  - right. left. apply lift_free; auto.
  - rewrite (sub c D F) in H. discriminate.
Qed.

Lemma lift_slot : forall n b, slot r more s n b -> slot r fewer t n b.
Proof.
  intros n b H. unfold slot in *.
  assert (n < ranks r) as Ln.
  { destruct (members r more s n b) as [|c l] eqn:E; [simpl in H; lia|].
    assert (In c (members r more s n b)) as Hc by (rewrite E; left; auto).
    apply in_members in Hc. destruct Hc as [A [_ Sh]]. apply shown_spec in Sh. destruct Sh as [D _].
    apply deck_rank in D. lia. }
  assert (length (members r more s n b) <= length (members r fewer t n b)) as A.
  { apply filter_length_le. intros. apply lift_shown. assumption. }
  assert (length (guests r fewer t n b) <= length (guests r more s n b)) as B.
  { unfold guests. destruct n as [|m]; auto. apply filter_length_le. intros c Hc F. apply lift_free_back; auto.
    apply in_pair in Hc. destruct Hc as [Hc _]. destruct (king r c) eqn:K; auto. apply king_spec in K. lia. }
  lia.
Qed.

(** A king that is free only in the game with fewer cards takes the column that it, as a card in place, takes in
    the other. *)
Lemma lift_crowd : length (occupants r fewer t) <= length (occupants r more s).
Proof.
  pose proof L as [G [Q C]].
  apply injection with (partner := fun x y => match x, y with
    | inl i, inl j => i = j
    | inr c, inr d => c = d
    | inr c, inl i => In c (inplace s i) /\ i < width r /\ inplace t i = [] /\ fewer c = true
    | inl _, inr _ => False end).
  - apply occupants_nodup.
  - intros [i|c] H.
    + apply occupant_column in H. destruct H as [Li N]. exists (inl i). split; auto.
      apply occupant_column. split; auto. intros E. rewrite (C i Li), E in N. simpl in N. congruence.
    + apply occupant_king in H. destruct H as [K F].
      pose proof (proj1 (free_spec _ _ _ _) F) as [P [U [I N]]].
      pose proof (proj1 (plays_spec _ _ _) P) as [Fc D].
      destruct (placed r s c) eqn:Z.
      * apply placed_spec in Z. destruct Z as [i [Li Hi]]. exists (inl i). split.
        -- apply occupant_column. split; auto. intros E. rewrite E in Hi. destruct Hi.
        -- repeat split; auto. specialize (C i Li).
           destruct (inplace t i) as [|a l] eqn:E; auto. exfalso. apply (N i Li). rewrite E, C.
           assert (In c (filter fewer (inplace s i))) as Hf by (apply filter_In; auto).
           destruct (filter fewer (inplace s i)) as [|x [|y m]]; simpl in C |- *; auto; try discriminate.
           destruct (king r x); [discriminate|auto].
      * exists (inr c). split; auto. apply occupant_king. split; auto.
        apply free_spec. destruct (Q c P) as [E1 E2]. rewrite <- E1, <- E2. split; [apply sub_plays; auto|].
        repeat split; auto. intros i Li Hi. assert (placed r s c = true) by (apply placed_spec; exists i; auto). congruence.
  - intros x x' y Hx Hx' A B. destruct x as [i|c], x' as [j|d], y as [k|e]; try tauto; try congruence.
    + subst. destruct B as [_ [_ [B _]]]. apply occupant_column in Hx. tauto.
    + subst. destruct A as [_ [_ [A _]]]. apply occupant_column in Hx'. tauto.
    + destruct A as [A [Lk [E Fc]]]. destruct B as [B [_ [_ Fd]]]. rewrite (C k Lk) in E.
      assert (In c (filter fewer (inplace s k))) as Ac by (apply filter_In; auto).
      assert (In d (filter fewer (inplace s k))) as Bd by (apply filter_In; auto).
      destruct (filter fewer (inplace s k)) as [|x [|y m]]; simpl in E, Ac, Bd; try discriminate; try tauto.
      destruct Ac as [Ac|[]], Bd as [Bd|[]]. congruence.
Qed.

Lemma lift_home : forall c, home r more s c -> home r fewer t c.
Proof.
  intros c H. unfold home in *. destruct (king r c).
  - unfold space in *. pose proof lift_crowd. lia.
  - apply lift_slot. assumption.
Qed.

Lemma lift_next : forall c, next r more s c -> next r fewer t c.
Proof.
  intros c N x E R P. destruct L as [_ [Q _]]. destruct (Q x P) as [A _]. rewrite A. apply N; auto. apply sub_plays. auto.
Qed.

Lemma lift_top : forall c, top r more s c -> top r fewer t c.
Proof.
  intros c N x E R P. destruct L as [_ [Q _]]. destruct (Q x P) as [A _]. rewrite A. apply N; auto. apply sub_plays. auto.
Qed.

Lemma lift_won : up_all r more s -> up_all r fewer t.
Proof.
  intros W c P. destruct L as [_ [Q _]]. destruct (Q c P) as [A _]. rewrite A. apply W. apply sub_plays. assumption.
Qed.

End Pair.

Lemma ground_filter : forall l, ground r (filter fewer (ground r l)) = ground r (filter fewer l).
Proof.
  intros l. destruct l as [|a [|b l]]; auto. simpl ground at 2. destruct (king r a) eqn:K; auto.
  simpl. destruct (fewer a); auto. simpl. rewrite K. reflexivity.
Qed.

Lemma count_filter : forall l c, count (filter fewer l) c <= count l c.
Proof.
  induction l as [|a l IH]; intros c; auto. cbn [filter]. specialize (IH c). destruct (fewer a).
  - rewrite (count_cons a (filter fewer l)), (count_cons a l). lia.
  - rewrite (count_cons a l). lia.
Qed.

Lemma lift_good : forall s t, lifts s t -> good r fewer t.
Proof.
  intros s t [[U P] [Q C]]. split.
  - intros c Pc. destruct (Q c Pc) as [A B]. specialize (U c (sub_plays c Pc)). unfold uses in *. rewrite A, B.
    pose proof (total_le (width r) (fun i => count (inplace t i) c) (fun i => count (inplace s i) c)) as T.
    simpl in T. assert (forall i, i < width r -> count (inplace t i) c <= count (inplace s i) c) as T'.
    { intros i L. rewrite (C i L). eapply Nat.le_trans; [apply count_ground|apply count_filter]. }
    specialize (T T'). lia.
  - intros i c L H. rewrite (C i L) in H. apply in_ground in H. apply filter_In in H. destruct H as [H F].
    apply plays_spec. split; auto. specialize (P i c L H). apply plays_spec in P. tauto.
Qed.

(** Splits what is to be shown of [lifts] into raised cards, stock cards and columns. *)
Ltac parts := split; [assumption | split; [intros x Hx; simpl; split | intros x Hx; simpl]].

(** Every step is answered: by a step of the same kind, or by nothing. A locked card that is raised may be a free
    king in the other game, whose raising can be undone. *)
Lemma lift_step : forall s t, lifts s t -> forall b o s', step r more b o s s' ->
  (lifts s' t /\ match o with Some c => fewer c = false | None => True end) \/
  (exists b' t', step r fewer b' o t t' /\ (b = true -> b' = true) /\ lifts s' t' /\
    match o with Some c => fewer c = true | None => True end).
Proof.
  intros s t L b o s' H. pose proof L as [G [Q C]]. pose proof (step_good r more b o s s' H G) as G'.
  assert (forall c, plays r more c = true -> fewer c = true -> plays r fewer c = true) as PF
    by (intros c A B; apply plays_spec in A; apply plays_spec; tauto).
  assert (forall i c rest, inplace s i = c :: rest -> i < width r -> plays r more c = true) as PI
    by (intros i c rest E Li; destruct G as [_ P]; apply (P i c Li); rewrite E; left; auto).
  destruct H as [c s s' F N S [Bu [Bk Bl]] | c s s' W Pc R T Ho [Bu [Bk Bl]] | i c rest s s' Li E N S [Bu [Bk Bl]]
    | i c rest s s' Li E Ho [Bu [Bk Bl]] | c s s' Pc I N [Bu [Bk Bl]] | c s s' Pc I Ho [Bu [Bk Bl]]].
  - destruct (fewer c) eqn:Fc.
    + right. exists (worry_back r), (Table (assign (raised t) c true) (inside t) (inplace t)).
      split; [apply raise_free with c; [apply lift_free with s; auto|apply lift_next with s; auto|apply lift_slot with s; auto|repeat split; auto]|].
      split; [auto|]. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
    + left. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
  - destruct (fewer c) eqn:Fc.
    + right. exists true, (Table (assign (raised t) c false) (inside t) (inplace t)).
      split; [apply lower with c; auto; [destruct (Q c (PF c Pc Fc)) as [A _]; congruence|apply lift_top with s; auto|apply lift_home with s; auto|repeat split; auto]|].
      split; [auto|]. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
    + left. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
  - destruct (fewer c) eqn:Fc.
    + pose proof (PF c (PI i c rest E Li) Fc) as Pf.
      destruct (lift_locked s t L i c rest Li E Fc) as [X | [X [K [Z Fr]]]]; right.
      * exists false, (Table (assign (raised t) c true) (inside t) (set (inplace t) i (ground r (filter fewer rest)))).
        split; [apply raise_locked with i c (filter fewer rest); auto; [apply lift_next with s; auto|apply lift_slot with s; auto|repeat split; auto]|].
        split; [auto|]. split; [parts|auto].
        -- rewrite Bu. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
        -- rewrite Bk. apply Q. assumption.
        -- rewrite Bl. unfold set. destruct (x =? i); [rewrite ground_filter; auto|]. apply C. assumption.
      * exists (worry_back r), (Table (assign (raised t) c true) (inside t) (inplace t)).
        split; [apply raise_free with c; auto; [apply lift_next with s; auto|apply lift_slot with s; auto|repeat split; auto]|].
        split; [discriminate|]. split; [parts|auto].
        -- rewrite Bu. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
        -- rewrite Bk. apply Q. assumption.
        -- rewrite Bl. unfold set. destruct (x =? i) eqn:Y; [|apply C; assumption].
           apply Nat.eqb_eq in Y. subst. rewrite ground_filter, Z, X. reflexivity.
    + left. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. unfold set. destruct (x =? i) eqn:Y; [|apply C; assumption].
        apply Nat.eqb_eq in Y. subst. rewrite ground_filter, (C i Li), E. simpl. rewrite Fc. reflexivity.
  - destruct (fewer c) eqn:Fc.
    + pose proof (PF c (PI i c rest E Li) Fc) as Pf.
      destruct (lift_locked s t L i c rest Li E Fc) as [X | [X [K [Z Fr]]]]; [right|left].
      * exists false, (Table (raised t) (inside t) (set (inplace t) i (ground r (filter fewer rest)))).
        split; [apply reveal with i c (filter fewer rest); auto; [apply lift_home with s; auto|repeat split; auto]|].
        split; [auto|]. split; [parts|auto].
        -- rewrite Bu. apply Q. assumption.
        -- rewrite Bk. apply Q. assumption.
        -- rewrite Bl. unfold set. destruct (x =? i); [rewrite ground_filter; auto|]. apply C. assumption.
      * split; [parts|auto].
        -- rewrite Bu. apply Q. assumption.
        -- rewrite Bk. apply Q. assumption.
        -- rewrite Bl. unfold set. destruct (x =? i) eqn:Y; [|apply C; assumption].
           apply Nat.eqb_eq in Y. subst. rewrite ground_filter, Z, X. reflexivity.
    + left. split; [parts|auto].
      * rewrite Bu. apply Q. auto.
      * rewrite Bk. apply Q. assumption.
      * rewrite Bl. unfold set. destruct (x =? i) eqn:Y; [|apply C; assumption].
        apply Nat.eqb_eq in Y. subst. rewrite ground_filter, (C i Li), E. simpl. rewrite Fc. reflexivity.
  - destruct (fewer c) eqn:Fc.
    + right. exists false, (Table (assign (raised t) c true) (assign (inside t) c false) (inplace t)).
      destruct (Q c (PF c Pc Fc)) as [A B].
      split; [apply raise_stock; auto; [congruence|apply lift_next with s; auto|repeat split; auto]|].
      split; [auto|]. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * rewrite Bk. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
    + left. split; [parts|auto].
      * rewrite Bu. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bk. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bl. apply C. assumption.
  - destruct (fewer c) eqn:Fc.
    + right. exists false, (Table (raised t) (assign (inside t) c false) (inplace t)).
      destruct (Q c (PF c Pc Fc)) as [A B].
      split; [apply lay; auto; [congruence|apply lift_home with s; auto|repeat split; auto]|].
      split; [auto|]. split; [parts|auto].
      * rewrite Bu. apply Q. assumption.
      * rewrite Bk. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * rewrite Bl. apply C. assumption.
    + left. split; [parts|auto].
      * rewrite Bu. apply Q. auto.
      * rewrite Bk. unfold assign. destruct (card_eq_dec x c); [subst; apply plays_spec in Hx; destruct Hx; congruence|]. apply Q. auto.
      * rewrite Bl. apply C. assumption.
Qed.

End Lift.
