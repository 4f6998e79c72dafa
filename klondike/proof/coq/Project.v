(** Lifting in the middle of a proof (lemma 7 with the stock): a state goes over to a game with more cards lifted if (i) the kept
    stock cards stay the same, (ii) all stock cards were kept, or (iii) the order of the stock is dropped. In case (ii) the places
    are a real stock, which lemma 6 follows. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Game Klondike.Good Klondike.Lift Klondike.Picture Klondike.Quotient.
Require Import Klondike.Certificate Klondike.Stock Klondike.Pass Klondike.Places.

Section Project.

Variable r : rules.
Variables more fewer : card -> bool.
Hypothesis sub : forall c, deck r c = true -> fewer c = true -> more c = true.
Variable row : list card.

(** The state of the game with fewer cards kept. *)
Definition projected (x : places) : places := match x with (s, t, n) => (fun c => s c && fewer c, t, n) end.

Definition counted_state (kept : card -> bool) (s : table) (x : places) : state :=
  State (Game kept (counted_order r kept row)) s x.

(** ** (i) The same stock cards are kept *)

Lemma lifted_same : forall l, (forall c, In c l -> more c = fewer c) -> lifted_in more l = lifted_in fewer l.
Proof.
  intros l H. unfold lifted_in. f_equal. apply filter_ext_in. intros c Hc. rewrite (H c Hc). reflexivity.
Qed.

Lemma pass_same : (forall c, In c row -> more c = fewer c) -> forall s t c, pass r more row s t c -> pass r fewer row s t c.
Proof.
  intros H s t c P. destruct P as [a m b E|a b m d q j E L Sc N J Q|a b d E].
  - apply pass_waste with a m b; auto.
  - apply pass_ends with a b m d q j; auto. rewrite <- lifted_same; auto. intros x Hx. apply H. rewrite E.
    apply in_app_iff in Hx. rewrite !in_app_iff. simpl. rewrite in_app_iff. tauto.
  - apply pass_last with a b d; auto.
Qed.

Theorem same_stock_lifted : (forall c, In c row -> more c = fewer c) ->
  forall s t left i n, lifts r more fewer s t -> (forall c, left c = true -> more c = true) ->
  lifted r (counted_state more s (left, i, n)) (counted_state fewer t (left, i, n)).
Proof.
  intros H s t left i n L Le. split; [exact sub|]. split; [exact L|].
  exists (fun x y : places => x = y /\ forall c, fst (fst x) c = true -> more c = true). split; [|split; auto].
  intros [[s1 t1] n1] y c [[s2 t2] n2] [E Sm] [E2 [At T]]. subst y s2.
  assert (s1 c = true /\ In c row) as [Sc Hc] by (destruct T as [[P _]|[P _]]; apply (pass_left _ _ _ _ _ _ P)).
  cbn [fst] in Sm. cbn [keeps of counted_state]. rewrite <- (H c Hc), (Sm c Sc). exists (assign s1 c false, t2, n2). split.
  - split; auto. split; auto. destruct T as [[P T]|[P T]]; [left|right]; split; auto; apply pass_same; auto.
  - split; auto. intros d. simpl. unfold assign. destruct (card_eq_dec d c); [discriminate|apply Sm].
Qed.

(** ** (iii) The order is dropped *)

Theorem any_order_lifted : forall s t x, lifts r more fewer s t ->
  lifted r (counted_state more s x) (State (Game fewer any_order) t tt).
Proof.
  intros s t x L. split; [exact sub|]. split; [exact L|]. exists (fun _ _ => True). split; [|exact I]. apply follows_any.
Qed.

(** ** (ii) All stock cards were kept *)

Hypothesis once : NoDup row.
Hypothesis full : forall c, In c row -> more c = true.
Hypothesis some_drawn : draw r > 0.

(** Turning [q] times, and turning all. *)
Lemma turn_times : forall q u w x y n, length x = q * draw r -> turned r u (w, x ++ y, n) -> turned r u (rev x ++ w, y, n).
Proof.
  induction q as [|q IH]; intros u w x y n L T; [destruct x; [exact T|discriminate]|]. simpl in L.
  rewrite <- (firstn_skipn (draw r) x), rev_app_distr, <- app_assoc. apply IH; [rewrite skipn_length; lia|].
  assert (x ++ y <> []) as N by (destruct x; [simpl in L; lia|discriminate]).
  pose proof (turned_on r u w (x ++ y) n T N) as T'. rewrite firstn_app, skipn_app in T'.
  replace (draw r - length x) with 0 in T' by lia. simpl in T'. rewrite app_nil_r in T'. assumption.
Qed.

Lemma turn_all : forall m u w k n, length k <= m -> turned r u (w, k, n) -> turned r u (rev k ++ w, [], n).
Proof.
  induction m as [|m IH]; intros u w k n L T; [destruct k; [exact T|simpl in L; lia]|].
  destruct k as [|c k]; [exact T|]. assert (c :: k <> []) as N by discriminate.
  pose proof (turned_on r u w (c :: k) n T N) as T'.
  apply IH in T'; [|rewrite skipn_length; cbn [length] in *; lia].
  rewrite app_assoc, <- rev_app_distr, firstn_skipn in T'. assumption.
Qed.

(** The real stock that the places stand for. *)
Definition real (s : card -> bool) (t : nat) (n : option nat) : real_talon :=
  (rev (filter s (firstn t row)), filter s (skipn t row), n).

Lemma filter_none : forall s l, none s l -> filter s l = [].
Proof.
  intros s l N. induction l as [|c l IH]; auto. simpl. rewrite (N c (or_introl eq_refl)). apply IH.
  intros d H. apply N. right. assumption.
Qed.

Lemma cut : forall (a b : list card), firstn (length a) (a ++ b) = a /\ skipn (length a) (a ++ b) = b.
Proof.
  intros. rewrite firstn_app, skipn_app, Nat.sub_diag, firstn_all, skipn_all. simpl. rewrite app_nil_r. auto.
Qed.

(** Turns bring up each card of the pass. *)
Lemma pass_turned : forall s t n c, pass r more row s t c -> exists a b, row = a ++ c :: b /\ s c = true /\
  turned r (real s t n) (c :: rev (filter s a), filter s b, n).
Proof.
  intros s t n c P. destruct P as [a m b E L Sc N|a b m d q j E L Sc N J Q|a b d E L Sc N].
  - exists a, (m ++ b). split; auto. split; auto. unfold real. rewrite <- L, E.
    change (a ++ c :: m ++ b) with (a ++ (c :: m) ++ b). rewrite app_assoc.
    destruct (cut (a ++ c :: m) b) as [A B]. rewrite A, B, !filter_app. simpl. rewrite Sc, (filter_none s m N), rev_app_distr.
    apply turned_not.
  - exists (a ++ b), (m ++ d). split; [rewrite <- app_assoc; auto|]. split; auto. unfold real. rewrite <- L, E.
    destruct (cut a (b ++ c :: m ++ d)) as [A B]. rewrite A, B, !filter_app. simpl.
    rewrite Sc, !filter_app, (filter_none s m N). simpl.
    assert (j = 0) as Ej.
    { rewrite lifted_app in J. unfold lifted_in in J. rewrite !(filter_none (fun c => negb (more c))) in J; simpl in J; [lia| |].
      all: intros x Hx; rewrite full; auto; rewrite E, !in_app_iff; simpl; rewrite in_app_iff; tauto. }
    replace (c :: rev (filter s a ++ filter s b)) with (rev (filter s b ++ [c]) ++ rev (filter s a)).
    2: { rewrite !rev_app_distr. reflexivity. }
    apply turn_times with q.
    + rewrite app_length. simpl. unfold left_in in Q. lia.
    + rewrite <- app_assoc. apply turned_not.
  - exists (a ++ b), d. split; [rewrite <- app_assoc; auto|]. split; auto. unfold real. rewrite <- L, E.
    destruct (cut a (b ++ c :: d)) as [A B]. rewrite A, B, !filter_app. simpl. rewrite Sc, (filter_none s d N).
    replace (c :: rev (filter s a ++ filter s b)) with (rev (filter s b ++ [c]) ++ rev (filter s a)).
    2: { rewrite !rev_app_distr. reflexivity. }
    apply turn_all with (length (filter s b ++ [c])); [lia|]. apply turned_not.
Qed.

(** With a redeal the stock begins with its first place. *)
Lemma real_redealt : forall s t n n' c, s c = true -> In c row -> pays n n' -> turned r (real s t n) (real s 0 n').
Proof.
  intros s t n n' c Sc H P. assert (turned r (real s t n) (rev (filter s row), [], n)) as T.
  { rewrite <- (firstn_skipn t row). unfold real. rewrite filter_app, rev_app_distr.
    apply turn_all with (length (filter s (skipn t row))); [lia|]. apply turned_not. }
  unfold real at 2. simpl. rewrite <- (rev_involutive (filter s row)). apply turned_over with n; auto.
  intros E. assert (In c (rev (filter s row))) as Hc by (rewrite <- in_rev; apply filter_In; auto). rewrite E in Hc. destruct Hc.
Qed.

Theorem follows_full : follows_stock (counted_order r more row) (real_order r) all
  (fun x u => match x with (s, t, n) => u = real s t n end).
Proof.
  intros [[s t] n] u c [[s' t'] n'] Eu [Es [At T]]. subst u s'. simpl.
  assert (exists a b, row = a ++ c :: b /\ s c = true /\ turned r (real s t n) (c :: rev (filter s a), filter s b, n')) as X.
  { destruct T as [[P E]|[P E]]; [subst; apply pass_turned; auto|].
    destruct (pass_turned s 0 n' c P) as [a [b [R [Sc T]]]]. exists a, b. split; auto. split; auto.
    apply turned_trans with (real s 0 n'); auto. apply real_redealt with c; auto. rewrite R. apply in_elt. }
  destruct X as [a [b [R [Sc X]]]]. exists (rev (filter s a), filter s b, n'). split; [exists (rev (filter s a)), (filter s b), n'; auto|].
  destruct At as [a' [b' [R' L]]]. assert (a = a' /\ b = b') as [Ea Eb].
  { apply (split_once c a a' b b'); [congruence|]. rewrite <- R. apply (NoDup_count_occ card_eq_dec). assumption. }
  subst a' b' t'. unfold real. rewrite R. destruct (cut a (c :: b)) as [A B]. rewrite A, B. simpl.
  unfold assign at 2. destruct (card_eq_dec c c); [|congruence].
  assert (forall l, ~ In c l -> filter (assign s c false) l = filter s l) as Same.
  { intros l N. apply filter_ext_in. intros x Hx. unfold assign. destruct (card_eq_dec x c); congruence. }
  pose proof once as O. rewrite R in O. apply NoDup_remove_2 in O. rewrite in_app_iff in O.
  rewrite !Same; auto.
Qed.

Lemma thin_projected : forall s l, (forall c, In c l -> In c row) -> thin fewer (fun c => s c && fewer c) l (filter s l).
Proof.
  intros s l H. induction l as [|c l IH]; [constructor|]. simpl.
  assert (thin fewer (fun c => s c && fewer c) l (filter s l)) as T by (apply IH; intros; apply H; right; auto).
  destruct (s c) eqn:Sc; [apply thin_keep; auto; destruct (fewer c); rewrite ?Sc; auto|apply thin_drop; auto; rewrite Sc; auto].
Qed.

Theorem full_stock_lifted : forall s t left i n, lifts r more fewer s t -> i <= length row ->
  lifted r (counted_state more s (left, i, n)) (counted_state fewer t (projected (left, i, n))).
Proof.
  intros s t left i n L Li. split; [exact sub|]. split; [exact L|].
  exists (fun x z => exists u, match x with (s, t, n) => u = real s t n end /\
    exists y, passes r fewer y u /\ follows_places r fewer row y z). split.
  - intros x z c x' [u [Fu [y [Py Fy]]]] T. destruct (follows_full x u c x' Fu T) as [u' [Tu Fu']].
    pose proof (follows_trans (real_order r) (lifted_order r fewer) (counted_order r fewer row) fewer _ _
      (follows_real r fewer) (follows_counted r fewer row once) u z c u') as C. specialize (C ltac:(exists y; auto) Tu).
    cbn [keeps of counted_state]. destruct (fewer c).
    + destruct C as [z' [Tz [y' Y]]]. exists z'. split; auto. exists u'. split; auto. exists y'. auto.
    + exists u'. split; auto.
  - exists (real left i n). split; [reflexivity|]. exists (real left i n). split; [apply passes_not|]. split.
    + intros d H. apply andb_true_iff in H. tauto.
    + left. split.
      * exists (firstn i row), [], (skipn i row), 0, 0. rewrite app_nil_r, rev_involutive. cbn [app].
        split; [symmetry; apply firstn_skipn|]. split; [apply firstn_length_le; auto|].
        split; [apply thin_projected; intros c Hc; rewrite <- (firstn_skipn i row), in_app_iff; auto|].
        split; [apply thin_projected; intros c Hc; rewrite <- (firstn_skipn i row), in_app_iff; auto|]. split; auto.
      * destruct n as [x|]; simpl; auto. exists x. auto.
Qed.

End Project.
