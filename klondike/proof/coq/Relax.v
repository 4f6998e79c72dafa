(** Delete relaxation (lemma 3): a state is lost if some kept card is not up in a closed set of facts, that is even if
    nothing that was once possible becomes impossible.

    The facts of a state: which kept cards get up to their foundations, which come to be face up in the tableau, which
    are at some time the locked card of their column, which pairs get a slot, and whether a column gets empty. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Game Klondike.Good.

Record facts := Facts {
  gets_up : card -> bool;
  gets_shown : card -> bool;
  gets_locked : card -> bool;
  gets_slot : nat -> bool -> bool;
  gets_space : bool
}.

Section Relax.

Variable r : rules.
Variable kept : card -> bool.
Variable open : card -> bool.      (* the stock cards that are in reach at some time *)

(** The card gets a place. *)
Definition gets_home (f : facts) (c : card) : bool :=
  if king r c then gets_space f else gets_slot f (S (rank c)) (negb (colour c)).

(** The card leaves its place in the column. *)
Definition gets_away (f : facts) (c : card) : bool := gets_locked f c && (gets_home f c || gets_up f c).

Record closed_facts (s : table) (f : facts) : Prop := {
  from_up : forall c, plays r kept c = true -> raised s c = true -> gets_up f c = true;
  from_free : forall c, free r kept s c = true -> gets_shown f c = true;
  from_locked : forall c, plays r kept c = true -> locked r s c = true -> gets_shown f c = true /\ gets_locked f c = true;
  from_slot : forall n b, n < ranks r -> slot r kept s n b -> gets_slot f n b = true;
  from_space : space r kept s -> gets_space f = true;
  (* a card comes to the tableau *)
  by_laying : forall c, plays r kept c = true -> raised s c = true \/ (inside s c = true /\ open c = true) ->
    gets_home f c = true -> gets_shown f c = true;
  (* a locked card leaves, and the card below it is turned up, or the column is empty *)
  by_leaving : forall i a c d b, i < width r -> inplace s i = a ++ c :: d :: b -> gets_away f c = true ->
    gets_shown f d = true /\ gets_locked f d = true;
  by_emptying : forall i a c, i < width r -> inplace s i = a ++ [c] -> gets_away f c = true -> gets_space f = true;
  (* a new member of a pair is face up *)
  by_showing : forall c, plays r kept c = true -> gets_shown f c = true -> shown r kept s c = false ->
    gets_slot f (rank c) (colour c) = true;
  (* a card goes up *)
  by_raising : forall c, plays r kept c = true ->
    (forall x, suit_of x = suit_of c -> rank x < rank c -> plays r kept x = true -> gets_up f x = true) ->
    (inside s c = true /\ open c = true) \/ (gets_shown f c = true /\ gets_slot f (rank c) (colour c) = true) -> gets_up f c = true;
  (* a card that was free goes up, and what it lay on is uncovered *)
  by_uncovering : forall c, free r kept s c = true -> gets_up f c = true -> gets_home f c = true
}.

Section Facts.

Variable s : table.
Variable f : facts.
Hypothesis C : closed_facts s f.
Hypothesis G0 : good r kept s.

(** What holds in each state that steps lead to. *)
Record holds (t : table) : Prop := {
  good_t : good r kept t;
  up_t : forall c, plays r kept c = true -> raised t c = true -> gets_up f c = true;
  free_t : forall c, free r kept t c = true -> gets_shown f c = true;
  locked_t : forall c, plays r kept c = true -> locked r t c = true -> gets_shown f c = true /\ gets_locked f c = true;
  rest_t : forall i, i < width r -> exists a b, inplace s i = a ++ b /\ (inplace t i = b \/ inplace t i = ground r b);
  stays_t : forall c, free r kept s c = true -> gets_home f c = false -> free r kept t c = true;
  full_t : forall i, i < width r -> inplace s i <> [] -> gets_space f = false -> inplace t i <> [] \/
    exists a k, inplace s i = a ++ [k] /\ king r k = true /\ gets_locked f k = true /\ free r kept t k = true;
  came_t : forall c, plays r kept c = true -> raised t c = true ->
    raised s c = true \/ (inside s c = true /\ open c = true) \/ gets_shown f c = true;
  stock_t : forall c, plays r kept c = true -> inside t c = true -> inside s c = true
}.

Lemma holds_start : holds s.
Proof. destruct C. split; auto. intros i L. exists [], (inplace s i). auto. Qed.

Section State.

Variable t : table.
Hypothesis H : holds t.

Lemma facts_slot : forall n b, slot r kept t n b -> gets_slot f n b = true.
Proof.
  intros n b S. destruct (gets_slot f n b) eqn:E; auto. exfalso. unfold slot in S.
  assert (n < ranks r) as L.
  { destruct (members r kept t n b) as [|c l] eqn:M; [simpl in S; lia|].
    assert (In c (members r kept t n b)) as Hc by (rewrite M; left; auto).
    apply in_members in Hc. destruct Hc as [A [_ Sh]]. apply shown_spec in Sh. destruct Sh as [D _].
    apply deck_rank in D. lia. }
  assert (length (guests r kept s n b) <= length (guests r kept t n b)) as A.
  { unfold guests. destruct n as [|m]; auto. apply filter_length_le. intros c Hc F. apply (stays_t t H); auto.
    apply in_pair in Hc. destruct Hc as [R B]. unfold gets_home. destruct (king r c) eqn:K.
    - apply king_spec in K. lia.
    - rewrite R, B, negb_involutive. assumption. }
  assert (length (members r kept t n b) <= length (members r kept s n b)) as B.
  { apply filter_length_le. intros c Hc Sh. apply in_pair in Hc. destruct Hc as [R B].
    destruct (shown r kept s c) eqn:Z; auto. exfalso.
    apply shown_spec in Sh. destruct Sh as [D Sh].
    destruct (kept c) eqn:K.
    - assert (plays r kept c = true) as P by (apply plays_spec; auto).
      assert (gets_shown f c = true) as X.
      { destruct Sh as [Sh|[Sh|Sh]]; [apply (locked_t t H c P Sh)|apply (free_t t H c Sh)|discriminate]. }
      rewrite <- R, <- B in E. rewrite (by_showing s f C c P X Z) in E. discriminate.
    - assert (shown r kept s c = true) by (apply shown_spec; auto). congruence. }
  rewrite (from_slot s f C n b L) in E; [discriminate|]. unfold slot. lia.
Qed.

Lemma facts_space : space r kept t -> gets_space f = true.
Proof.
  intros S. destruct (gets_space f) eqn:E; auto. exfalso. unfold space in S.
  enough (length (occupants r kept s) <= length (occupants r kept t)) as A.
  { rewrite (from_space s f C) in E; [discriminate|]. unfold space. lia. }
  apply injection with (partner := fun x y => match x, y with
    | inl i, inl j => i = j
    | inl i, inr k => In k (inplace s i) /\ i < width r
    | inr c, inr d => c = d
    | inr _, inl _ => False end).
  - apply occupants_nodup.
  - intros [i|c] X.
    + apply occupant_column in X. destruct X as [L N].
      destruct (full_t t H i L N E) as [Y|[a [k [Ek [K [_ F]]]]]].
      * exists (inl i). split; auto. apply occupant_column. auto.
      * exists (inr k). split; [apply occupant_king; auto|]. rewrite Ek. split; auto. apply in_elt.
    + apply occupant_king in X. destruct X as [K F]. exists (inr c). split; auto. apply occupant_king. split; auto.
      apply (stays_t t H); auto. unfold gets_home. rewrite K. assumption.
  - intros x x' y Hx Hx' P P'. destruct x as [i|c], x' as [j|d], y as [k|e]; try tauto; try congruence.
    + destruct P as [P L], P' as [P' L']. destruct (good_placed r kept s e i G0 L P) as [_ [_ O]].
      rewrite (O j L' P'). reflexivity.
    + destruct P as [P L]. subst d. apply occupant_king in Hx'. destruct Hx' as [_ F]. apply free_spec in F.
      destruct F as [_ [_ [_ N]]]. exfalso. apply (N i L P).
    + destruct P' as [P' L]. subst c. apply occupant_king in Hx. destruct Hx as [_ F]. apply free_spec in F.
      destruct F as [_ [_ [_ N]]]. exfalso. apply (N j L P').
Qed.

Lemma facts_home : forall c, home r kept t c -> gets_home f c = true.
Proof. intros c X. unfold home, gets_home in *. destruct (king r c); [apply facts_space|apply facts_slot]; auto. Qed.

Lemma facts_raise : forall c, plays r kept c = true -> next r kept t c ->
  (inside t c = true /\ open c = true) \/ (gets_shown f c = true /\ slot r kept t (rank c) (colour c)) -> gets_up f c = true.
Proof.
  intros c P N X. apply (by_raising s f C c P).
  - intros x S R Px. apply (up_t t H x Px). apply N; auto.
  - destruct X as [[X O]|[X Y]]; [left; split; auto; apply (stock_t t H); auto|right; split; auto; apply facts_slot; auto].
Qed.

(** What a column leaves when its locked card goes. *)
Lemma facts_column : forall i c rest, i < width r -> inplace t i = c :: rest ->
  plays r kept c = true /\ gets_shown f c = true /\ gets_locked f c = true /\ exists a, inplace s i = a ++ c :: rest.
Proof.
  intros i c rest L E. assert (plays r kept c = true) as P
    by (destruct (good_t t H) as [_ P]; apply (P i c L); rewrite E; left; auto).
  assert (locked r t c = true) as K by (apply locked_spec; exists i, rest; auto).
  destruct (locked_t t H c P K). repeat split; auto.
  destruct (rest_t t H i L) as [a [b [X [Y|Y]]]]; rewrite E in Y.
  - subst b. exists a. assumption.
  - exists a. rewrite X. f_equal. destruct b as [|x [|y b]]; simpl in Y; auto. destruct (king r x); auto. discriminate.
Qed.

(** A step that changes the place of one card [c], in no column: raised, lowered, or taken from the stock. *)
Lemma holds_card : forall u c, good r kept u -> plays r kept c = true ->
  (forall i, inplace u i = inplace t i) ->
  (forall x, x <> c -> raised u x = raised t x /\ inside u x = inside t x) ->
  (raised u c = true -> gets_up f c = true /\
    (raised s c = true \/ (inside s c = true /\ open c = true) \/ gets_shown f c = true)) ->
  (raised u c = false -> inside u c = false -> gets_shown f c = true) ->
  (inside u c = true -> inside t c = true) ->
  (free r kept t c = true -> gets_up f c = true) ->
  holds u.
Proof.
  intros u c Gu Pc E O R F I Q. split; auto.
  - intros x P X. destruct (card_eq_dec x c) as [|N]; [subst; apply R; auto|].
    apply (up_t t H x P). rewrite <- X. symmetry. apply O. assumption.
  - intros x X. destruct (card_eq_dec x c) as [|N].
    + subst. apply free_spec in X. destruct X as [_ [X [Y _]]]. auto.
    + apply (free_t t H x). destruct (O x N) as [A B]. rewrite <- (stay_free r kept t u x E A B). assumption.
  - intros x P X. apply (locked_t t H x P). rewrite <- (stay_locked r t u x E). assumption.
  - intros i L. rewrite E. apply (rest_t t H i L).
  - intros x X Y. pose proof (stays_t t H x X Y) as Z. destruct (card_eq_dec x c) as [|N].
    + subst. rewrite (by_uncovering s f C c X (Q Z)) in Y. discriminate.
    + destruct (O x N) as [A B]. rewrite (stay_free r kept t u x E A B). assumption.
  - intros i L N S. rewrite E. destruct (full_t t H i L N S) as [X|[a [k [Ek [K [T Z]]]]]]; auto.
    right. exists a, k. repeat split; auto. destruct (card_eq_dec k c) as [|M].
    + subst. rewrite (by_emptying s f C i a c L Ek) in S; [discriminate|]. unfold gets_away. rewrite T, (Q Z).
      apply orb_true_r.
    + destruct (O k M) as [A B]. rewrite (stay_free r kept t u k E A B). assumption.
  - intros x P X. destruct (card_eq_dec x c) as [|N]; [subst; apply R; auto|].
    apply (came_t t H x P). rewrite <- X. symmetry. apply O. assumption.
  - intros x P X. destruct (card_eq_dec x c) as [|N]; [subst; apply (stock_t t H); auto|].
    apply (stock_t t H x P). rewrite <- X. symmetry. apply O. assumption.
Qed.

(** A step in which the locked card [c] leaves its column: raised, or moved. *)
Lemma holds_column : forall u i c rest, good r kept u -> i < width r -> inplace t i = c :: rest ->
  (forall j, inplace u j = set (inplace t) i (ground r rest) j) ->
  (forall x, inside u x = inside t x) ->
  (forall x, x <> c -> raised u x = raised t x) ->
  (raised u c = true -> gets_up f c = true) ->
  gets_home f c = true \/ gets_up f c = true ->
  holds u.
Proof.
  intros u i c rest Gu Li E B I O R X. destruct (facts_column i c rest Li E) as [Pc [Sc [Tc [a Ea]]]].
  assert (gets_away f c = true) as Aw
    by (unfold gets_away; rewrite Tc; destruct X as [X|X]; rewrite X; simpl; auto; apply orb_true_r).
  destruct (good_placed r kept t c i (good_t t H) Li ltac:(rewrite E; left; auto)) as [Uc [Ic Oc]].
  assert (forall d b, rest = d :: b -> gets_shown f d = true /\ gets_locked f d = true) as D
    by (intros d b Er; subst; apply (by_leaving s f C i a c d b Li Ea Aw)).
  assert (forall x, free r kept t x = true -> x <> c -> free r kept u x = true) as Keep.
  { intros x F N. apply free_spec in F. destruct F as [P [U [K M]]]. apply free_spec.
    rewrite I, (O x N). repeat split; auto. intros j Lj Hj. rewrite B in Hj. unfold set in Hj.
    destruct (j =? i); [|apply (M j Lj Hj)]. apply (M i Li). rewrite E. right. apply (in_ground r). assumption. }
  assert (forall x, free r kept t x = true -> x <> c) as Differ.
  { intros x F Ex. subst. apply free_spec in F. destruct F as [_ [_ [_ M]]]. apply (M i Li). rewrite E. left. auto. }
  split; auto.
  - intros x P Y. destruct (card_eq_dec x c); [subst; auto|]. apply (up_t t H x P). rewrite <- O; auto.
  - intros x F. destruct (card_eq_dec x c) as [|N]; [subst; auto|].
    apply free_spec in F. destruct F as [P [U [K M]]]. rewrite I in K. rewrite (O x N) in U.
    destruct (in_dec card_eq_dec x rest) as [Z|Z].
    + destruct rest as [|d b]; [destruct Z|]. specialize (M i Li). rewrite B, set_same in M.
      destruct b as [|e b]; [|tauto]. destruct Z as [Z|[]]. subst d. apply (D x []). reflexivity.
    + apply (free_t t H). apply free_spec. repeat split; auto. intros j Lj Hj. apply (M j Lj). rewrite B.
      unfold set. destruct (j =? i) eqn:Y; auto. apply Nat.eqb_eq in Y. subst. rewrite E in Hj.
      destruct Hj as [Hj|Hj]; [congruence|tauto].
  - intros x P K. apply locked_spec in K. destruct K as [j [l [Lj Ej]]]. rewrite B in Ej. unfold set in Ej.
    destruct (j =? i).
    + destruct rest as [|d b]; [discriminate|]. assert (d = x) as Y.
      { destruct b; simpl in Ej; [destruct (king r d); [discriminate|]|]; congruence. }
      subst. apply (D x b). reflexivity.
    + apply (locked_t t H x P). apply locked_spec. exists j, l. auto.
  - intros j Lj. rewrite B. unfold set. destruct (j =? i) eqn:Y; [|apply (rest_t t H j Lj)].
    apply Nat.eqb_eq in Y. subst. exists (a ++ [c]), rest. rewrite <- app_assoc. simpl. auto.
  - intros x F Y. apply Keep; [apply (stays_t t H); auto|]. apply Differ. apply (stays_t t H); auto.
  - intros j Lj N S. rewrite B. unfold set. destruct (j =? i) eqn:Y.
    + apply Nat.eqb_eq in Y. subst j. destruct rest as [|d [|e b]]; [| |left; discriminate].
      * rewrite (by_emptying s f C i a c Li Ea Aw) in S. discriminate.
      * simpl. destruct (king r d) eqn:K; [right|left; discriminate]. exists (a ++ [c]), d.
        rewrite <- app_assoc. repeat split; auto; [apply (D d []); reflexivity|].
        assert (In d (inplace t i)) as Hd by (rewrite E; right; left; auto).
        destruct (good_placed r kept t d i (good_t t H) Li Hd) as [Ud [Id Od]].
        assert (plays r kept d = true) as Pd by (destruct (good_t t H) as [_ P]; apply (P i d Li Hd)).
        assert (d <> c) as Nd.
        { intros Ed. subst d. destruct (good_t t H) as [V _]. specialize (V c Pc). unfold uses in V.
          pose proof (total_one (width r) (fun i => count (inplace t i) c) i Li) as T. simpl in T.
          rewrite E in T. rewrite (count_cons c [c]), count_self in T. lia. }
        apply free_spec. rewrite I, (O d Nd). repeat split; auto. intros j L Hj. rewrite B in Hj. unfold set in Hj.
        destruct (j =? i) eqn:Y; [simpl in Hj; rewrite K in Hj; destruct Hj|].
        apply Nat.eqb_neq in Y. apply Y. symmetry. apply Od; auto.
    + destruct (full_t t H j Lj N S) as [Z|[a' [k [Ek [K [T Z]]]]]]; auto. right. exists a', k. repeat split; auto.
  - intros x P U. destruct (card_eq_dec x c); [subst; auto|]. apply (came_t t H x P). rewrite <- O; auto.
  - intros x P Y. apply (stock_t t H x P). rewrite <- I. assumption.
Qed.

End State.

Lemma holds_step : forall b o t u, step r kept b o t u -> (forall c, o = Some c -> open c = true) -> holds t -> holds u.
Proof.
  intros b o t u X Op H. pose proof (step_good r kept b o t u X (good_t t H)) as Gu.
  destruct X as [c t u F N S [Bu [Bk Bl]] | c t u W Pc R T Ho [Bu [Bk Bl]] | i c rest t u L E N S [Bu [Bk Bl]]
    | i c rest t u L E Ho [Bu [Bk Bl]] | c t u Pc I N [Bu [Bk Bl]] | c t u Pc I Ho [Bu [Bk Bl]]].
  - pose proof (proj1 (free_spec _ _ _ _) F) as [P [U [I _]]]. pose proof (free_t t H c F) as Sh.
    assert (gets_up f c = true) as Up by (apply (facts_raise t H c P N); auto).
    apply (holds_card t H u c); auto.
    + intros x Nx. rewrite Bu, Bk. unfold assign. destruct (card_eq_dec x c); [congruence|auto].
    + rewrite Bk. intros; congruence.
  - pose proof (facts_home t H c Ho) as Hc.
    assert (gets_shown f c = true) as Sh.
    { destruct (came_t t H c Pc R) as [X|[X|X]]; auto; apply (by_laying s f C c Pc); auto. }
    apply (holds_card t H u c); auto.
    + intros x Nx. rewrite Bu, Bk. unfold assign. destruct (card_eq_dec x c); [congruence|auto].
    + intros _. split; auto. apply (up_t t H c Pc R).
    + rewrite Bk. auto.
    + intros _. apply (up_t t H c Pc R).
  - destruct (facts_column t H i c rest L E) as [P [Sh _]].
    assert (gets_up f c = true) as Up by (apply (facts_raise t H c P N); auto).
    apply (holds_column t H u i c rest); auto.
    intros x Nx. rewrite Bu. unfold assign. destruct (card_eq_dec x c); [congruence|auto].
  - pose proof (facts_home t H c Ho) as Hc. apply (holds_column t H u i c rest); auto.
    intros U. rewrite Bu in U. apply (up_t t H c); auto. apply (facts_column t H i c rest L E).
  - specialize (Op c eq_refl). assert (gets_up f c = true) as Up by (apply (facts_raise t H c Pc N); auto).
    apply (holds_card t H u c); auto.
    + intros x Nx. rewrite Bu, Bk. unfold assign. destruct (card_eq_dec x c); [congruence|auto].
    + intros _. split; auto. right. left. split; auto. apply (stock_t t H); auto.
    + rewrite Bu. unfold assign. destruct (card_eq_dec c c); [discriminate|congruence].
  - pose proof (facts_home t H c Ho) as Hc. pose proof (stock_t t H c Pc I) as Is. specialize (Op c eq_refl).
    apply (holds_card t H u c); auto.
    + intros x Nx. rewrite Bu, Bk. unfold assign. destruct (card_eq_dec x c); [congruence|auto].
    + intros U. rewrite Bu in U. split; [apply (up_t t H); auto|auto].
    + intros _ _. apply (by_laying s f C c Pc); auto.
    + intros F. apply free_spec in F. destruct F as [_ [_ [F _]]]. congruence.
Qed.

(** If a kept card gets not up in closed facts, no state that steps lead to is won. *)
Theorem never_up : forall t c, holds t -> plays r kept c = true -> gets_up f c = false -> ~ up_all r kept t.
Proof. intros t c H P N U. rewrite (up_t t H c P (U c P)) in N. discriminate. Qed.

End Facts.
End Relax.
