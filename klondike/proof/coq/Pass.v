(** Which cards come up in a pass through the stock (lemma 6): counting places replaces playing turns.

    Example: draw 3, a stock of a b c d e f in the order of turning. The cards c and f can be taken. If b is lifted, a player may take
    b first, and then a c d are turned: [pass] says that d can be taken as well, because three cards end with d if b doesn't count. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate Klondike.Stock.

Section Pass.

Variable r : rules.
Variable kept : card -> bool.
Variable row : list card.          (* waste and stock of the position, in the order of turning *)

(** How many cards of [l] are left, if [s] says which kept cards are; and how many are lifted. *)
Definition left_in (s : card -> bool) (l : list card) : nat := length (filter s l).

Definition lifted_in (l : list card) : nat := length (filter (fun c => negb (kept c)) l).

Definition none (s : card -> bool) (l : list card) : Prop := forall c, In c l -> s c = false.

(** [pass s t c]: the card [c] can be taken before any other kept card, if the first [t] places are waste and no redeal comes. *)
Inductive pass (s : card -> bool) (t : nat) (c : card) : Prop :=
| pass_waste : forall a m b,    (* the last one in the waste *)
    row = a ++ c :: m ++ b -> length (a ++ c :: m) = t -> s c = true -> none s m -> pass s t c
| pass_ends : forall a b m d q j,    (* a turn ends between [c] and the next card that is left *)
    row = a ++ b ++ c :: m ++ d -> length a = t -> s c = true -> none s m ->
    j <= lifted_in (b ++ m) -> S (left_in s b) + j = q * draw r -> pass s t c
| pass_last : forall a b d,     (* the last one of all *)
    row = a ++ b ++ c :: d -> length a = t -> s c = true -> none s d -> pass s t c.

(** What is known of the stock: which kept cards are left, how many places are waste, how many redeals are left. *)
Definition places : Type := (card -> bool) * nat * option nat.

Definition at_place (c : card) (t : nat) : Prop := exists a b, row = a ++ c :: b /\ length a = t.

(** One redeal is paid, if they are limited. *)
Definition pays (n m : option nat) : Prop :=
  match n with None => m = None | Some x => exists y, x = S y /\ m = Some y end.

Definition counted_order : discipline :=
  Discipline places (fun x c y => match x, y with (s, t, n), (s', t', n') =>
    s' = assign s c false /\ at_place c t' /\ ((pass s t c /\ n' = n) \/ (pass s 0 c /\ pays n n')) end).

(** ** Real rows and places *)

(** [thin s l x]: the row [x] is what is left of the places [l]: all kept cards that are left, and some lifted cards. *)
Inductive thin (s : card -> bool) : list card -> list card -> Prop :=
| thin_nil : thin s [] []
| thin_keep : forall c l x, s c = true \/ kept c = false -> thin s l x -> thin s (c :: l) (c :: x)
| thin_drop : forall c l x, s c = false -> thin s l x -> thin s (c :: l) x.

Lemma thin_app : forall s l x m y, thin s l x -> thin s m y -> thin s (l ++ m) (x ++ y).
Proof.
  intros s l x m y A B. induction A; cbn [app]; auto; [apply thin_keep|apply thin_drop]; auto.
Qed.

Lemma thin_split : forall s x y l, thin s l (x ++ y) -> exists a b, l = a ++ b /\ thin s a x /\ thin s b y.
Proof.
  intros s x y l T. remember (x ++ y) as z eqn:E. revert x E. induction T; intros z E.
  - symmetry in E. apply app_eq_nil in E. destruct E. subst. exists [], []. repeat split; constructor.
  - destruct z as [|d z]; simpl in E.
    + subst. exists [], (c :: l). repeat split; [constructor|]. apply thin_keep; auto.
    + injection E as E1 E2. subst d. destruct (IHT z E2) as [a [b [El [A B]]]]. subst l.
      exists (c :: a), b. repeat split; auto. apply thin_keep; auto.
  - destruct (IHT z E) as [a [b [El [A B]]]]. subst l. exists (c :: a), b. repeat split; auto. apply thin_drop; auto.
Qed.

Lemma thin_none : forall s l, thin s l [] -> none s l.
Proof.
  intros s l T. remember [] as x eqn:E. induction T; intros d Hd; [destruct Hd|discriminate|].
  destruct Hd as [Hd|Hd]; [subst; auto|]. apply IHT; auto.
Qed.

Lemma thin_last : forall s l x c, thin s l (x ++ [c]) -> exists a m, l = a ++ c :: m /\ thin s a x /\ thin s m [] /\
  (s c = true \/ kept c = false).
Proof.
  intros s l x c T. destruct (thin_split s x [c] l T) as [a [b [E [A B]]]]. subst l.
  remember [c] as y eqn:Ey. revert a T A. induction B; intros a T A; [discriminate| |].
  - injection Ey as E1 E2. subst. exists a, l. auto.
  - destruct (IHB Ey (a ++ [c0])) as [a' [m [E H']]].
    + rewrite <- app_assoc. assumption.
    + rewrite <- (app_nil_r x). apply thin_app; auto. apply thin_drop; auto. constructor.
    + rewrite <- app_assoc in E. exists a', m. split; auto.
Qed.

Lemma thin_gone : forall s l x c, (forall d, s d = true -> kept d = true) -> kept c = false ->
  thin s l (x ++ [c]) -> thin s l x.
Proof.
  intros s l x c Sub K T. destruct (thin_last s l x c T) as [a [m [E [A [M _]]]]]. subst l.
  rewrite <- (app_nil_r x). apply thin_app; auto. apply thin_drop; auto.
  destruct (s c) eqn:Sc; auto. rewrite (Sub c Sc) in K. discriminate.
Qed.

Lemma thin_same : forall s s' l x, (forall c, In c l -> s c = s' c) -> thin s l x -> thin s' l x.
Proof.
  intros s s' l x E T. induction T as [|c l x H T IH|c l x H T IH]; [constructor| |];
    assert (s c = s' c) as Ec by (apply E; left; auto); assert (thin s' l x) as T' by (apply IH; intros; apply E; right; auto).
  - apply thin_keep; auto. rewrite <- Ec. assumption.
  - apply thin_drop; auto. rewrite <- Ec. assumption.
Qed.

(** What is left of places has the kept cards that are left, and some lifted ones. *)
Lemma thin_length : forall s l x, (forall d, s d = true -> kept d = true) -> thin s l x ->
  exists j, j <= lifted_in l /\ length x = left_in s l + j.
Proof.
  intros s l x Sub T. unfold lifted_in, left_in.
  induction T as [|c l x H T [j [L E]]|c l x H T [j [L E]]]; [exists 0; auto| |]; simpl.
  - destruct (s c) eqn:Sc.
    + rewrite (Sub c Sc). simpl. exists j. lia.
    + destruct H as [H|H]; [discriminate|]. rewrite H. simpl. exists (S j). lia.
  - rewrite H. destruct (kept c); simpl; exists j; lia.
Qed.

(** ** The places follow the stock *)

Hypothesis once : NoDup row.

(** The real row of waste and stock [u] is what is left of the places: the first [t] are waste. *)
Definition laid_out (u : real_talon) (x : places) : Prop :=
  match u, x with (w, k, n), (s, t, m) => exists a b,
    row = a ++ b /\ length a = t /\ thin s a (rev w) /\ thin s b k end.

(** Redeals that are left: no more. *)
Definition no_more (n m : option nat) : Prop :=
  match m with None => True | Some y => exists x, n = Some x /\ x <= y end.

(** In the same pass, behind the place [t]: the cards turned since are a multiple of the draw, or all. *)
Definition in_pass (s : card -> bool) (t : nat) (w k : list card) : Prop := exists a b d q j,
  row = a ++ b ++ d /\ length a = t /\ thin s (a ++ b) (rev w) /\ thin s d k /\
  j <= lifted_in b /\ (k = [] \/ left_in s b + j = q * draw r).

(** What turns, redeals and the taking of lifted cards lead to. *)
Definition follows_places (u : real_talon) (x : places) : Prop :=
  match u, x with (w, k, n), (s, t, m) => (forall d, s d = true -> kept d = true) /\
    ((in_pass s t w k /\ no_more n m) \/ (in_pass s 0 w k /\ exists m', pays m m' /\ no_more n m')) end.

Lemma lifted_app : forall a b, lifted_in (a ++ b) = lifted_in a + lifted_in b.
Proof. intros. unfold lifted_in. rewrite filter_app, app_length. reflexivity. Qed.

Lemma left_app : forall s a b, left_in s (a ++ b) = left_in s a + left_in s b.
Proof. intros. unfold left_in. rewrite filter_app, app_length. reflexivity. Qed.

Lemma left_none : forall s l, none s l -> left_in s l = 0.
Proof.
  intros s l N. unfold left_in. induction l as [|c l IH]; auto. simpl. rewrite (N c) by (left; auto).
  apply IH. intros d H. apply N. right. assumption.
Qed.

Lemma turn_in_pass : forall s t w k, (forall d, s d = true -> kept d = true) -> in_pass s t w k -> k <> [] ->
  in_pass s t (rev (firstn (draw r) k) ++ w) (skipn (draw r) k).
Proof.
  intros s t w k Sub [a [b [d [q [j [E [La [W [K [J Q]]]]]]]]]] N. destruct Q as [Q|Q]; [congruence|].
  rewrite <- (firstn_skipn (draw r) k) in K. destruct (thin_split s _ _ d K) as [d1 [d2 [Ed [A B]]]]. subst d.
  destruct (thin_length s d1 _ Sub A) as [i [I L]].
  exists a, (b ++ d1), d2, (S q), (j + i). rewrite lifted_app, left_app. split; [rewrite E, <- !app_assoc; auto|].
  split; auto. split; [rewrite rev_app_distr, rev_involutive, app_assoc; apply thin_app; auto|]. split; auto. split; [lia|].
  destruct (le_lt_dec (length k) (draw r)) as [Le|Lt]; [left; apply skipn_all2; auto|right].
  rewrite firstn_length_le in L by lia. simpl. lia.
Qed.

Lemma redeal_in_pass : forall s t w, in_pass s t w [] -> in_pass s 0 [] (rev w).
Proof.
  intros s t w [a [b [d [q [j [E [La [W [K _]]]]]]]]]. exists [], [], row, 0, 0. cbn [app rev length].
  split; auto. split; auto. split; [apply thin_nil|]. split; [|split; auto].
  rewrite E, app_assoc, <- (app_nil_r (rev w)). apply thin_app; auto.
Qed.

(** A lifted card leaves the waste. *)
Lemma gone_in_pass : forall s t c w k, (forall d, s d = true -> kept d = true) -> kept c = false ->
  in_pass s t (c :: w) k -> in_pass s t w k.
Proof.
  intros s t c w k Sub Kc [a [b [d [q [j [E [La [W [K [J Q]]]]]]]]]]. exists a, b, d, q, j. repeat split; auto.
  simpl in W. apply thin_gone with c; auto.
Qed.

Lemma pays_no_more : forall n x m, pays n x -> no_more n m ->
  no_more x m /\ exists m', pays m m' /\ no_more x m'.
Proof.
  intros n x [y|] P N.
  - destruct N as [z [E L]]. subst n. destruct P as [p [E1 E2]]. subst z x. split; [exists p; split; auto; lia|].
    destruct y as [|y]; [lia|]. exists (Some y). split; [exists y; auto|]. exists p. split; auto. lia.
  - split; [exact I|]. exists None. split; [reflexivity|exact I].
Qed.

Lemma passes_follow : forall u v x, follows_places u x -> passes r kept u v -> follows_places v x.
Proof.
  intros u v [[s t] m] F P. induction P as [|u' v P IH T|c w k n P IH K]; auto.
  - clear F P. induction T as [|w k n T IHT N|w n n' T IHT N E]; auto.
    + destruct IHT as [Sub [[I M]|[I M]]]; split; auto; [left|right]; split; auto; apply turn_in_pass; auto.
    + destruct IHT as [Sub [[I M]|[I [m' [Pm M]]]]]; split; auto; right.
      * split; [apply redeal_in_pass with t; auto|]. apply (pays_no_more n n' m E M).
      * split; [apply redeal_in_pass with 0; auto|]. exists m'. split; auto. apply (pays_no_more n n' m' E M).
  - destruct IH as [Sub [[I M]|[I M]]]; split; auto; [left|right]; split; auto; apply gone_in_pass with c; auto.
Qed.

(** The open card of the waste, if it is kept, is one of the pass, and its place is where the waste ends then. *)
Lemma open_in_pass : forall s t c w k, (forall d, s d = true -> kept d = true) -> kept c = true -> in_pass s t (c :: w) k ->
  pass s t c /\ exists t', at_place c t' /\ in_pass (assign s c false) t' w k.
Proof.
  intros s t c w k Sub Kc [a [b [d [q [j [E [La [W [K [J Q]]]]]]]]]]. cbn [rev] in W.
  destruct (thin_last s (a ++ b) (rev w) c W) as [l [m [El [L [M Sc]]]]].
  destruct Sc as [Sc|Sc]; [|congruence]. pose proof (thin_none s m M) as Nm. split.
  - destruct (le_lt_dec (length a) (length l)) as [Le|Lt].
    + assert (exists l', l = a ++ l' /\ b = l' ++ c :: m) as [l' [E1 E2]].
      { clear - El Le. revert l El Le. induction a as [|x a IH]; intros l El Le; [exists l; auto|].
        destruct l as [|y l]; simpl in *; [lia|]. injection El as E1 E2. subst y.
        destruct (IH l E2) as [l' [A B]]; [lia|]. subst. exists l'. auto. }
      subst b l. destruct Q as [Q|Q].
      * apply pass_last with a l' (m ++ d); auto; [rewrite E, <- app_assoc; auto|].
        subst k. intros x H. apply in_app_iff in H. destruct H as [H|H]; [auto|]. apply (thin_none s d K x H).
      * apply pass_ends with a l' m d q j; auto; [rewrite E, <- app_assoc; auto| |].
        -- rewrite lifted_app in J. rewrite lifted_app. unfold lifted_in at 2 in J. simpl in J. rewrite Kc in J. exact J.
        -- rewrite left_app in Q. unfold left_in at 2 in Q. simpl in Q. rewrite Sc in Q. simpl in Q.
           fold (left_in s m) in Q. rewrite (left_none s m Nm) in Q. lia.
    + assert (exists m', a = l ++ c :: m' /\ m = m' ++ b) as [m' [E1 E2]].
      { clear - El Lt. revert l El Lt. induction a as [|x a IH]; intros l El Lt; simpl in Lt; [lia|].
        destruct l as [|y l]; simpl in El; injection El as E1 E2; subst; [exists a; auto|]. simpl in Lt.
        destruct (IH l E2) as [m' [A B]]; [lia|]. subst. exists m'. auto. }
      subst a m. apply pass_waste with l m' (b ++ d); auto; [rewrite E, <- app_assoc; auto|].
      intros x H. apply Nm. apply in_app_iff. auto.
  - exists (length l). split; [exists l, (m ++ d); split; auto; rewrite E, app_assoc, El, <- app_assoc; auto|].
    assert (row = l ++ c :: m ++ d) as R by (rewrite E, app_assoc, El, <- app_assoc; auto).
    assert (forall x, In x (l ++ m ++ d) -> s x = assign s c false x) as Other.
    { intros x H. unfold assign. destruct (card_eq_dec x c); auto. subst x. exfalso.
      rewrite R in once. apply NoDup_remove_2 in once. auto. }
    exists l, [], (c :: m ++ d), 0, 0. cbn [app]. rewrite app_nil_r. repeat split; auto.
    + apply thin_same with s; auto. intros x H. apply Other. apply in_app_iff. auto.
    + apply thin_drop; [unfold assign; destruct (card_eq_dec c c); congruence|]. apply thin_same with s.
      * intros x H. apply Other. apply in_app_iff. auto.
      * change k with ([] ++ k). apply thin_app; auto.
Qed.

(** Lemma 6: each kept card that turns, redeals and the taking of lifted cards bring up is one of a pass, and costs no redeal
    that was not paid. *)
Theorem follows_counted : follows_stock (lifted_order r kept) counted_order kept follows_places.
Proof.
  intros u [[s t] m] c u' F [w [k [n [P E]]]]. subst u'. pose proof (passes_follow _ _ _ F P) as [Sub G].
  destruct (kept c) eqn:Kc.
  - assert (forall d, assign s c false d = true -> kept d = true) as Sub'
      by (intros d; unfold assign; destruct (card_eq_dec d c); [discriminate|auto]).
    destruct G as [[I M]|[I [m' [Pm M]]]]; destruct (open_in_pass s _ c w k Sub Kc I) as [Pa [t' [At I']]].
    + exists (assign s c false, t', m). split; [split; auto|]. split; auto.
    + exists (assign s c false, t', m'). split; [split; auto|]. split; auto.
  - split; auto. destruct G as [[I M]|[I M]]; [left|right]; split; auto; apply gone_in_pass with c; auto.
Qed.

End Pass.
