(** Levels of a pass through the stock, for lemma 3: in each pass some level of the places has been turned. Behind the level nothing
    has been taken in this pass; before the level, the cards turned since the pass began are whole turns. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Game Klondike.Picture Klondike.Quotient Klondike.Room Klondike.Pass Klondike.Count.
Require Import Klondike.Places.

Section Level.

Variable r : rules.
Variable kept : card -> bool.
Variable row : list card.
Hypothesis once : NoDup row.

(** The stock now: the cards that are left, the place, the redeals left. *)
Variable left : card -> bool.
Variable t0 : nat.
Variable n0 : option nat.
Hypothesis sub : forall c, left c = true -> kept c = true.
Hypothesis inside_row : t0 <= length row.

Variable drawn : card -> bool.     (* the cards that may be taken *)

(** Kept cards left, and lifted cards, at the first [i] places. *)
Definition before (s : card -> bool) (i : nat) : nat := left_in s (firstn i row).

Definition blanks (i : nat) : nat := lifted_in kept (firstn i row).

(** No lifted card stands at the first [i] places behind a card that is drawn. *)
Definition clean (i : nat) : Prop := forall p x m y q, row = p ++ x :: m ++ y :: q -> left x = true -> drawn x = true ->
  kept y = false -> i <= length (p ++ x :: m).

Definition taken_drawn (s : card -> bool) : Prop :=
  (forall c, s c = true -> left c = true) /\ forall c, In c row -> left c = true -> s c = false -> drawn c = true.

(** A pass began with the cards [b] left at the place [i], and the places up to the level [v] have been turned. *)
Definition in_play (x : places) : Prop := match x with (s, t, n) =>
  no_more n n0 /\ taken_drawn s /\ exists b i v,
    ((b = left /\ i = t0) \/ (i = 0 /\ taken_drawn b /\ exists m, pays n0 m)) /\
    i <= v /\ t <= v /\ i <= length row /\ before s t = before s v /\
    (forall j, v <= j -> before b j + before s v = before s j + before b v) /\
    (v = length row \/ (clean v -> exists j q, j + blanks i <= blanks v /\ before b v + j = before b i + q * draw r)) /\
    ((t = i /\ v = i /\ s = b) \/ exists p e q, row = p ++ e :: q /\ length p = t /\ left e = true /\ drawn e = true /\ s e = false) end.

Lemma start_in_play : in_play (left, t0, n0).
Proof.
  split; [destruct n0 as [x|]; simpl; auto; exists x; auto|]. split; [split; intros; congruence|].
  exists left, t0, t0. split; auto. repeat split; auto; try lia. right. intros _. exists 0, 0. simpl. lia.
Qed.

Lemma redeal_in_play : forall s t n n', pays n n' -> in_play (s, t, n) -> in_play (s, 0, n').
Proof.
  intros s t n n' P [N [T _]]. destruct (pays_no_more n n' n0 P N) as [N' [m [Pm _]]].
  split; auto. split; auto. exists s, 0, 0. split; [right; split; auto; split; auto; exists m; auto|].
  repeat split; auto; try lia. right. intros _. exists 0, 0. simpl. lia.
Qed.

Lemma before_at : forall s p q, row = p ++ q -> before s (length p) = left_in s p.
Proof. intros s p q E. unfold before. rewrite E, firstn_app, Nat.sub_diag, firstn_all. simpl. rewrite app_nil_r. reflexivity. Qed.

Lemma blanks_at : forall p q, row = p ++ q -> blanks (length p) = lifted_in kept p.
Proof. intros p q E. unfold blanks. rewrite E, firstn_app, Nat.sub_diag, firstn_all. simpl. rewrite app_nil_r. reflexivity. Qed.

Lemma firstn_more : forall i j, i <= j -> exists m, firstn j row = firstn i row ++ m.
Proof.
  intros i j L. exists (skipn i (firstn j row)). rewrite <- (firstn_skipn i (firstn j row)) at 1.
  rewrite firstn_firstn, Nat.min_l by assumption. reflexivity.
Qed.

Lemma before_more : forall s i j, i <= j -> before s i <= before s j.
Proof. intros s i j L. unfold before. destruct (firstn_more i j L) as [m E]. rewrite E, left_app. lia. Qed.

Lemma blanks_more : forall i j, i <= j -> blanks i <= blanks j.
Proof. intros i j L. unfold blanks. destruct (firstn_more i j L) as [m E]. rewrite E, lifted_app. lia. Qed.

Lemma clean_less : forall i j, i <= j -> clean j -> clean i.
Proof. intros i j L C p x m y q E Lx Dx K. specialize (C p x m y q E Lx Dx K). lia. Qed.

(** What [before] says after a card has been taken. *)
Lemma before_taken : forall s p c q j, row = p ++ c :: q -> s c = true ->
  (j <= length p -> before (assign s c false) j = before s j) /\
  (length p < j -> S (before (assign s c false) j) = before s j).
Proof.
  intros s p c q j E Sc. pose proof once as O. rewrite E in O. apply NoDup_remove_2 in O.
  assert (forall l, ~ In c l -> left_in (assign s c false) l = left_in s l) as Same.
  { intros l H. unfold left_in. f_equal. apply filter_ext_in. intros x Hx. unfold assign. destruct (card_eq_dec x c); congruence. }
  rewrite in_app_iff in O. unfold before. rewrite E, firstn_app. split; intros L; rewrite !left_app.
  - replace (j - length p) with 0 by lia. simpl. rewrite !Same; auto. intros H. apply O. left.
    rewrite <- (firstn_skipn j p). apply in_app_iff. auto.
  - rewrite firstn_all2 by lia. destruct (j - length p) as [|i] eqn:Ei; [lia|]. cbn [firstn].
    assert (~ In c (firstn i q)) as Q by (intros H; apply O; right; rewrite <- (firstn_skipn i q); apply in_app_iff; auto).
    rewrite !left_cons, (Same p), (Same _ Q), Sc, assign_same by auto. simpl. lia.
Qed.

(** Behind a card that is drawn nothing lifted stands up to a clean place. *)
Lemma clean_blanks : forall p e q i, row = p ++ e :: q -> left e = true -> drawn e = true -> clean i -> length p < i ->
  blanks i = blanks (length p).
Proof.
  intros p e q i E Le De C L. rewrite (blanks_at p (e :: q) E). unfold blanks. rewrite E, firstn_app, firstn_all2 by lia.
  rewrite lifted_app. destruct (i - length p) as [|k] eqn:Ek; [lia|]. cbn [firstn].
  enough (lifted_in kept (e :: firstn k q) = 0) by lia. unfold lifted_in. cbn [filter]. rewrite (sub e Le). cbn [negb].
  destruct (filter (fun c => negb (kept c)) (firstn k q)) as [|y l] eqn:F; auto. exfalso.
  assert (In y (filter (fun c => negb (kept c)) (firstn k q))) as H by (rewrite F; left; auto).
  apply filter_In in H. destruct H as [H K]. apply negb_true_iff in K. destruct (in_split _ _ H) as [m [m' Em]].
  assert (row = p ++ e :: m ++ y :: (m' ++ skipn k q)) as R.
  { rewrite E, <- (firstn_skipn k q) at 1. rewrite Em, <- app_assoc. reflexivity. }
  specialize (C p e m y _ R Le De K). rewrite app_length in C. simpl in C.
  assert (length (m ++ y :: m') <= k) as Lm by (rewrite <- Em; apply firstn_le_length).
  rewrite app_length in Lm. simpl in Lm. lia.
Qed.

Lemma same_place : forall c a b p q, row = a ++ c :: b -> row = p ++ c :: q -> a = p /\ b = q.
Proof.
  intros c a b p q E F. apply (split_once c a p b q); [congruence|]. rewrite <- E. apply (NoDup_count_occ card_eq_dec). assumption.
Qed.

Lemma blank_count : forall c, kept c = true -> forall m, lifted_in kept (c :: m) = lifted_in kept m.
Proof. intros c K m. rewrite lifted_cons, K. reflexivity. Qed.

(** How the turns that end between [c] and the next card fit those that were counted before. *)
Lemma whole_turns : forall s t n b i v c p m q k j, taken_drawn s ->
  row = p ++ c :: m ++ q -> s c = true -> none s m -> t <= length p ->
  j + blanks t <= blanks (length (p ++ c :: m)) -> S (before s (length p)) + j = before s t + k * draw r ->
  i <= v -> t <= v -> before s t = before s v -> (forall j, v <= j -> before b j + before s v = before s j + before b v) ->
  (v = length row \/ (clean v -> exists j q, j + blanks i <= blanks v /\ before b v + j = before b i + q * draw r)) ->
  ((t = i /\ v = i /\ s = b) \/ exists p e q, row = p ++ e :: q /\ length p = t /\ left e = true /\ drawn e = true /\ s e = false) ->
  n = length (p ++ c :: m) -> v <= length p /\ (clean n -> exists j q, j + blanks i <= blanks n /\ before b n + j = before b i + q * draw r).
Proof.
  intros s t n b i v c p m q k j T E Sc N Lt J Q Liv Ltv Bt Bv Tu Pl En.
  assert (row = (p ++ c :: m) ++ q) as E' by (rewrite E, <- app_assoc; auto).
  assert (before s n = S (before s (length p))) as Bn.
  { rewrite En, (before_at s _ q E'), (before_at s p _ E), left_app, left_cons, Sc, (left_none s m N). lia. }
  assert (length p < n) as Lp by (rewrite En, app_length; simpl; lia).
  assert (v <= length p) as Lv.
  { destruct (le_lt_dec v (length p)) as [|L]; auto. exfalso. pose proof (before_more s (S (length p)) v L) as X.
    assert (before s (S (length p)) = S (before s (length p))) as Y.
    { replace (S (length p)) with (length (p ++ [c])) by (rewrite app_length; simpl; lia).
      rewrite (before_at s (p ++ [c]) (m ++ q)) by (rewrite <- app_assoc; auto). rewrite (before_at s p _ E), left_app, left_cons, Sc.
      unfold left_in. simpl. lia. }
    pose proof (before_more s t (length p) Lt). lia. }
  split; auto. intros C. pose proof (blanks_more v n ltac:(lia)) as Mv. pose proof (Bv n ltac:(lia)) as Bvn. rewrite <- En in J.
  destruct Tu as [Tu|Tu].
  { exfalso. rewrite Tu, E, app_length in Lv. simpl in Lv. lia. }
  destruct (Tu (clean_less v n ltac:(lia) C)) as [j0 [q0 [J0 Q0]]].
  destruct Pl as [[P1 [P2 P3]]|[p' [e [q' [Ee [Lp' [Le [De Se]]]]]]]].
  - subst t v b. exists j, k. split; lia.
  - rewrite <- Lp' in Lt, J. rewrite (clean_blanks p' e q' n Ee Le De C ltac:(lia)) in J.
    exists j0, (k + q0). rewrite Nat.mul_add_distr_r. split; lia.
Qed.

(** Taking a card of the pass. *)
Lemma take_in_play : forall s t n c p q, in_play (s, t, n) -> pass r kept row s t c -> row = p ++ c :: q -> drawn c = true ->
  in_play (assign s c false, length p, n).
Proof.
  intros s t n c p q [N [T [b [i [v [Be [Liv [Ltv [Li [Bt [Bv [Tu Pl]]]]]]]]]]]] P E Dc.
  destruct (pass_left _ _ _ _ _ _ P) as [Sc Hc].
  assert (taken_drawn (assign s c false)) as T'.
  { destruct T as [T1 T2]. split; intros x; unfold assign; destruct (card_eq_dec x c); auto; [discriminate|congruence]. }
  assert (exists p' e q', row = p' ++ e :: q' /\ length p' = length p /\ left e = true /\ drawn e = true /\ assign s c false e = false) as Pl'.
  { exists p, c, q. repeat split; auto; [apply T; auto|apply assign_same]. }
  split; auto. split; auto. pose proof (fun j => before_taken s p c q j E Sc) as Bs.
  assert (length p < length row) as Lp by (rewrite E, app_length; simpl; lia).
  destruct P as [a m d E1 L1 _ Nm|a b1 m d k j E1 L1 _ Nm J Q|a b1 d E1 L1 _ Nm].
  - destruct (same_place c _ _ _ _ E1 E) as [Ea _]. subst a. exists b, i, v.
    assert (row = (p ++ c :: m) ++ d) as E2 by (rewrite E1, <- app_assoc; auto).
    assert (length p < t) as Lt by (rewrite <- L1, app_length; simpl; lia).
    assert (before s t = S (before s (length p))) as Bp.
    { rewrite <- L1, (before_at s _ d E2), (before_at s p _ E), left_app, left_cons, Sc, (left_none s m Nm). lia. }
    assert (S (before (assign s c false) v) = before s v) as B1 by (apply Bs; lia).
    assert (before (assign s c false) (length p) = before s (length p)) as B2 by (apply Bs; lia).
    split; [exact Be|]. split; [exact Liv|]. split; [lia|]. split; [exact Li|]. split; [lia|]. split; [|auto].
    intros x Lx. specialize (Bv x Lx). assert (S (before (assign s c false) x) = before s x) by (apply Bs; lia). lia.
  - rewrite app_assoc in E1. destruct (same_place c _ _ _ _ E1 E) as [Ea _]. subst p.
    assert (row = a ++ b1 ++ c :: m ++ d) as E3 by (rewrite E1, <- app_assoc; auto).
    assert (row = ((a ++ b1) ++ c :: m) ++ d) as E2 by (rewrite <- app_assoc; exact E1).
    destruct (whole_turns s t (length ((a ++ b1) ++ c :: m)) b i v c (a ++ b1) m d k j) as [Lv W]; auto.
    + rewrite app_length. lia.
    + rewrite <- L1, (blanks_at a _ E3), (blanks_at _ d E2), !lifted_app, blank_count by (apply sub, T; auto). rewrite lifted_app in J. lia.
    + rewrite <- L1, (before_at s a _ E3), (before_at s _ _ E1), left_app. lia.
    + exists b, i, (length ((a ++ b1) ++ c :: m)).
      assert (length (a ++ b1) < length ((a ++ b1) ++ c :: m)) as Ll by (rewrite (app_length (a ++ b1)); simpl; lia).
      assert (before s (length ((a ++ b1) ++ c :: m)) = S (before s (length (a ++ b1)))) as Bn.
      { rewrite (before_at s _ d E2), (before_at s _ _ E1), left_app, left_cons, Sc, (left_none s m Nm). lia. }
      assert (S (before (assign s c false) (length ((a ++ b1) ++ c :: m))) = before s (length ((a ++ b1) ++ c :: m))) as B1 by (apply Bs; lia).
      assert (before (assign s c false) (length (a ++ b1)) = before s (length (a ++ b1))) as B2 by (apply Bs; lia).
      split; auto. split; [lia|]. split; [lia|]. split; auto. split; [lia|]. split; [|auto].
      intros x Lx. pose proof (Bv x ltac:(lia)) as Bx. pose proof (Bv (length ((a ++ b1) ++ c :: m)) ltac:(lia)) as By.
      assert (S (before (assign s c false) x) = before s x) by (apply Bs; lia). lia.
  - rewrite app_assoc in E1. destruct (same_place c _ _ _ _ E1 E) as [Ea Ed]. subst p d.
    exists b, i, (length row). split; auto. split; auto. split; [lia|]. split; auto.
    assert (S (before (assign s c false) (length row)) = before s (length row)) as B1 by (apply Bs; lia).
    assert (before (assign s c false) (length (a ++ b1)) = before s (length (a ++ b1))) as B2 by (apply Bs; lia).
    assert (before s (length row) = S (before s (length (a ++ b1)))) as Bn.
    { rewrite (before_at s row []) by (rewrite app_nil_r; auto). rewrite (before_at s _ _ E1). rewrite E1 at 1.
      rewrite left_app, left_cons, Sc, (left_none s q Nm). lia. }
    split; [lia|]. split; [|auto]. intros x Lx. unfold before. rewrite !firstn_all2 by lia. lia.
Qed.

End Level.
