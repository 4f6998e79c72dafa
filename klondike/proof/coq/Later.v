(** Stock cards that open later, in lemma 3: if of the cards that are left only those of [drawn] are ever taken, all cards that
    are ever in reach are [open], which the rules below compute from the places. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Game Klondike.Picture Klondike.Pass Klondike.Count Klondike.Places.
Require Import Klondike.Level.

Section Later.

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

Variables drawn open : card -> bool.

Local Notation before := (before row).
Local Notation blanks := (blanks kept row).
Local Notation clean := (clean kept row left drawn).
Local Notation taken_drawn := (taken_drawn row left drawn).
Local Notation in_play := (in_play r kept row left t0 n0 drawn).
Local Notation before_at := (before_at row).
Local Notation blanks_at := (blanks_at kept row).
Local Notation before_more := (before_more row t0 inside_row).
Local Notation same_place := (same_place row once).
Local Notation blank_count := (blank_count kept).
Local Notation whole_turns := (whole_turns r kept row left t0 sub inside_row drawn).

(** How many cards before a card are gone, or may be: those that can be drawn, and the lifted ones. *)
Definition gone (p : list card) : nat := left_in (fun c => left c && drawn c) p + lifted_in kept p.

(** The rules. *)
Record open_rules : Prop := {
  open_now : forall c, pass r kept row left t0 c -> open c = true;
  open_redealt : forall c m, pays n0 m -> pass r kept row left 0 c -> open c = true;
  (* the next card behind that is left is drawn, or a lifted card lies between *)
  open_uncovered : forall p c m x d, row = p ++ c :: m ++ x :: d -> left c = true -> none left m ->
    kept x = false \/ (left x = true /\ drawn x = true) -> open c = true;
  (* a lifted card lies before, and behind a card that is drawn *)
  open_again : forall p x m y m' c d, row = p ++ x :: m ++ y :: m' ++ c :: d -> left c = true ->
    left x = true -> drawn x = true -> kept y = false -> open c = true;
  (* enough cards before are gone *)
  open_counted : forall p c d, row = p ++ c :: d -> left c = true -> gone p > 0 ->
    (S (left_in left p + lifted_in kept p)) mod draw r <= gone p -> open c = true
}.

(** ** What is in reach is open *)

Lemma cut_before : forall (a b : list card) y c q d, a ++ y :: q = b ++ c :: d -> length a < length b ->
  exists m, b = a ++ y :: m /\ q = m ++ c :: d.
Proof.
  induction a as [|x a IH]; intros b y c q d E L; destruct b as [|z b]; simpl in L; try lia; injection E as E1 E2; subst z.
  - exists b. auto.
  - destruct (IH b y c q d E2 ltac:(lia)) as [m [A B]]. exists m. subst. auto.
Qed.

Lemma first_seen : forall m, (none left m /\ lifted_in kept m = 0) \/
  exists m1 x m2, m = m1 ++ x :: m2 /\ none left m1 /\ (kept x = false \/ left x = true).
Proof.
  induction m as [|c m IH]; [left; split; auto; intros x []|].
  destruct (left c) eqn:L; [right; exists [], c, m; repeat split; auto; intros x []|].
  destruct (kept c) eqn:K; [|right; exists [], c, m; repeat split; auto; intros x []].
  destruct IH as [[N Z]|[m1 [x [m2 [E [N X]]]]]].
  - left. split; [apply none_cons; auto|]. rewrite lifted_cons, K. assumption.
  - right. exists (c :: m1), x, m2. subst. repeat split; auto. apply none_cons. auto.
Qed.

Hypothesis rules_hold : open_rules.
Hypothesis some_drawn : draw r > 0.

(** A card behind [c] that is lifted, or has been taken, opens [c], unless there is none. *)
Lemma behind : forall s p c m d, taken_drawn s -> row = p ++ c :: m ++ d -> left c = true -> none s m ->
  open c = true \/ (none left m /\ lifted_in kept m = 0).
Proof.
  intros s p c m d [_ T] E Lc N. destruct (first_seen m) as [H|[m1 [x [m2 [Em [N1 X]]]]]]; auto. left.
  apply (open_uncovered rules_hold p c m1 x (m2 ++ d)); auto; [rewrite E, Em, <- app_assoc; auto|].
  destruct (kept x) eqn:K; auto. right. destruct X as [X|X]; [discriminate|]. split; auto.
  assert (In x m) as H by (rewrite Em; apply in_elt). apply T; auto.
  rewrite E, in_app_iff. simpl. rewrite in_app_iff. auto.
Qed.

(** The last card that is left is open. *)
Lemma last_open : forall p c d, row = p ++ c :: d -> left c = true -> none left d -> open c = true.
Proof.
  intros p c d E Lc N. apply (open_now rules_hold). destruct (le_lt_dec t0 (length p)) as [L|L].
  - apply pass_last with (firstn t0 p) (skipn t0 p) d; auto; [rewrite app_assoc, firstn_skipn; auto|apply firstn_length_le; auto].
  - pose proof inside_row as I. rewrite E, app_length in I. simpl in I.
    apply pass_waste with p (firstn (t0 - S (length p)) d) (skipn (t0 - S (length p)) d); auto.
    + rewrite firstn_skipn. assumption.
    + rewrite app_length. simpl. rewrite firstn_length_le by lia. lia.
    + intros x H. apply N. rewrite <- (firstn_skipn (t0 - S (length p)) d). apply in_app_iff. auto.
Qed.

Lemma closed_clean : forall p c m d, row = p ++ c :: m ++ d -> left c = true -> open c = false -> lifted_in kept m = 0 ->
  clean (length (p ++ c :: m)).
Proof.
  intros p c m d E Lc O Z p0 x m0 y q0 E0 Lx Dx Ky. destruct (le_lt_dec (length (p ++ c :: m)) (length (p0 ++ x :: m0))) as [|L]; auto.
  exfalso. assert (row = (p0 ++ x :: m0) ++ y :: q0) as E1 by (rewrite <- app_assoc; exact E0).
  destruct (lt_eq_lt_dec (length (p0 ++ x :: m0)) (length p)) as [[B|B]|B].
  - rewrite E in E1. destruct (cut_before _ _ _ _ _ _ (eq_sym E1) B) as [m' [_ Eq]].
    rewrite (open_again rules_hold p0 x m0 y m' c (m ++ d)) in O; auto; [discriminate|]. rewrite E0, Eq. reflexivity.
  - assert (nth_error row (length p) = Some c) as X by (rewrite E, nth_error_app2, Nat.sub_diag by lia; auto).
    rewrite E1, nth_error_app2, B, Nat.sub_diag in X by lia. injection X as X. subst y. rewrite (sub c Lc) in Ky. discriminate.
  - rewrite E in E1. destruct (cut_before _ _ _ _ _ _ E1 B) as [m3 [Ep Eq]]. rewrite Ep, !app_length in L. simpl in L.
    assert (In y m) as H.
    { assert (nth_error (m ++ d) (length m3) = Some y) as X by (rewrite Eq, nth_error_app2, Nat.sub_diag by lia; auto).
      rewrite nth_error_app1 in X by lia. apply nth_error_In with (length m3). assumption. }
    assert (In y (filter (fun c => negb (kept c)) m)) as F by (apply filter_In; rewrite Ky; auto).
    unfold lifted_in in Z. destruct (filter (fun c => negb (kept c)) m); [destruct F|discriminate].
Qed.

Lemma fewer_gone : forall b l, taken_drawn b -> (forall c, In c l -> In c row) ->
  left_in b l <= left_in left l <= left_in b l + left_in (fun c => left c && drawn c) l.
Proof.
  intros b l T H. induction l as [|c l IH]; [unfold left_in; simpl; lia|].
  specialize (IH ltac:(intros; apply H; right; auto)). destruct T as [T1 T2]. specialize (T2 c (H c ltac:(left; auto))).
  rewrite !left_cons. destruct (b c) eqn:B; [rewrite (T1 c B); destruct (drawn c); simpl; lia|].
  destruct (left c); simpl; [rewrite T2 by auto|]; lia.
Qed.

(** A turn that ends with [c], in a pass from the place of the start or from the first place. *)
Lemma ending_open : forall b i p c d j q, row = p ++ c :: d -> left c = true ->
  ((b = left /\ i = t0) \/ (i = 0 /\ taken_drawn b /\ exists m, pays n0 m)) -> i <= length p ->
  j + blanks i <= blanks (length p) -> S (before b (length p)) + j = before b i + q * draw r -> open c = true.
Proof.
  intros b i p c d j q E Lc Be Li J Q.
  assert (forall a s t, length a = t -> t <= length p -> row = a ++ skipn t p ++ c :: d ->
    left_in s (skipn t p) = before s (length p) - before s t /\ lifted_in kept (skipn t p) = blanks (length p) - blanks t) as Cut.
  { intros a s t La Lt Ea. rewrite (before_at s p _ E), (blanks_at p _ E). rewrite <- La at 2 4.
    rewrite (before_at s a _ Ea), (blanks_at a _ Ea).
    assert (p = a ++ skipn t p) as Ep.
    { rewrite app_assoc in Ea. destruct (same_place c p d _ _ E Ea) as [Ep _]. exact Ep. }
    rewrite Ep at 2 4. rewrite left_app, lifted_app. lia. }
  assert (forall t, t <= length p -> row = firstn t p ++ skipn t p ++ c :: d) as Row by (intros; rewrite app_assoc, firstn_skipn; auto).
  destruct Be as [[Eb Ei]|[Ei [T [m Pm]]]]; subst i.
  - subst b. destruct (Cut (firstn t0 p) left t0 (firstn_length_le p Li) Li (Row t0 Li)) as [C1 C2].
    pose proof (before_more left t0 (length p) Li). apply (open_now rules_hold).
    apply pass_ends with (firstn t0 p) (skipn t0 p) [] d q j; auto; [apply firstn_length_le; auto|intros x []| |lia].
    rewrite app_nil_r, C2. lia.
  - rewrite (before_at b p _ E) in Q. rewrite (blanks_at p _ E) in J. change (before b 0) with 0 in Q. change (blanks 0) with 0 in J.
    destruct (fewer_gone b p T) as [F1 F2]; [intros x H; rewrite E; apply in_app_iff; auto|].
    destruct (gone p) eqn:G; unfold gone in G.
    + apply (open_redealt rules_hold c m Pm). apply pass_ends with [] p [] d q 0; auto; [intros x []|lia|lia].
    + apply (open_counted rules_hold p c d E Lc); unfold gone; [lia|].
      replace (S (left_in left p + lifted_in kept p)) with (left_in left p - left_in b p + lifted_in kept p - j + q * draw r) by lia.
      rewrite Nat.mod_add by lia. eapply Nat.le_trans; [apply Nat.mod_le; lia|]. lia.
Qed.

Theorem pass_open : forall s t n c, in_play (s, t, n) -> pass r kept row s t c -> open c = true.
Proof.
  intros s t n c [N [T [b [i [v [Be [Liv [Ltv [Li [Bt [Bv [Tu Pl]]]]]]]]]]]] P.
  destruct (pass_left _ _ _ _ _ _ P) as [Sc _]. assert (left c = true) as Lc by (apply T; auto).
  destruct P as [a m d E L _ Nm|a b1 m d k j E L _ Nm J Q|a b1 d E L _ Nm].
  - destruct Pl as [[P1 [P2 P3]]|[p [e [q [Ee [Lp [Le [De Se]]]]]]]].
    + destruct Be as [[Eb Ei]|[Ei _]].
      * apply (open_now rules_hold). subst. apply pass_waste with a m d; auto.
      * exfalso. rewrite P1, Ei, app_length in L. simpl in L. lia.
    + destruct (behind s a c m d T E Lc Nm) as [|[N1 _]]; auto. apply (open_uncovered rules_hold a c m e q); auto.
      assert (row = (a ++ c :: m) ++ d) as E2 by (rewrite E, <- app_assoc; auto).
      assert (p = a ++ c :: m) as Ep.
      { assert (firstn t row = p) as A by (rewrite Ee, <- Lp, firstn_app, Nat.sub_diag, firstn_all; simpl; apply app_nil_r).
        rewrite <- A, E2, <- L, firstn_app, Nat.sub_diag, firstn_all. simpl. apply app_nil_r. }
      rewrite Ee, Ep, <- app_assoc. reflexivity.
  - rewrite app_assoc in E. destruct (behind s (a ++ b1) c m d T E Lc Nm) as [|[N1 Z]]; auto.
    destruct (open c) eqn:O; auto. pose proof (closed_clean (a ++ b1) c m d E Lc O Z) as C.
    assert (row = a ++ b1 ++ c :: m ++ d) as E3 by (rewrite E, <- app_assoc; auto).
    assert (row = ((a ++ b1) ++ c :: m) ++ d) as E2 by (rewrite <- app_assoc; exact E).
    assert (blanks (length ((a ++ b1) ++ c :: m)) = blanks (length (a ++ b1))) as Bl.
    { rewrite (blanks_at _ d E2), (blanks_at _ _ E), lifted_app, blank_count by auto. lia. }
    destruct (whole_turns s t (length ((a ++ b1) ++ c :: m)) b i v c (a ++ b1) m d k j) as [Lv W]; auto.
    + rewrite app_length. lia.
    + rewrite Bl, <- L, (blanks_at a _ E3), (blanks_at _ _ E), lifted_app. rewrite lifted_app in J. lia.
    + rewrite <- L, (before_at s a _ E3), (before_at s _ _ E), left_app. lia.
    + destruct (W C) as [j1 [q1 [J1 Q1]]]. rewrite <- O. apply (ending_open b i (a ++ b1) c (m ++ d) j1 q1); auto; [lia|lia|].
      pose proof (Bv _ Lv) as B1. pose proof (Bv (length ((a ++ b1) ++ c :: m)) ltac:(rewrite (app_length (a ++ b1)); lia)) as B2.
      assert (before s (length ((a ++ b1) ++ c :: m)) = S (before s (length (a ++ b1)))) as Bn.
      { rewrite (before_at s _ d E2), (before_at s _ _ E), left_app, left_cons, Sc, (left_none s m Nm). lia. }
      lia.
  - rewrite app_assoc in E. assert (row = (a ++ b1) ++ c :: d ++ []) as E2 by (rewrite app_nil_r; auto).
    destruct (behind s (a ++ b1) c d [] T E2 Lc Nm) as [|[N1 _]]; auto. apply last_open with (a ++ b1) d; auto.
Qed.

End Later.
