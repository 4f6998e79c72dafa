(** The stock as places that are counted, in states (lemma 6): the start's state is lifted from the real one, and states that
    differ in their place or redeals alone are compared by what is in reach.

    Example: draw 3, unlimited redeals, a stock of six cards of which the third has been taken. From its place the second card
    and the sixth are in reach, and from the beginning the fourth. With the place written 0 instead, only the fourth and the sixth are. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift Klondike.Room.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate Klondike.Stock Klondike.Pass.

Lemma follows_trans : forall d e f kept F G, follows_stock d e kept F -> follows_stock e f kept G ->
  follows_stock d f kept (fun x z => exists y, F x y /\ G y z).
Proof.
  intros d e f kept F G A B x z c x' [y [Fxy Gyz]] T. specialize (A x y c x' Fxy T). destruct (kept c) eqn:K.
  - destruct A as [y' [T' F']]. specialize (B y z c y' Gyz T'). rewrite K in B. destruct B as [z' [T2 G']].
    exists z'. split; auto. exists y'. auto.
  - exists y. auto.
Qed.

Section Places.

Variable r : rules.
Variable kept : card -> bool.

(** ** The start *)

Definition row_of (p : position) : list card := rev (waste p) ++ stock p.

(** The state of a position in the game of the kept cards, with its stock counted in places. *)
Definition counted_start (p : position) : state :=
  State (Game kept (counted_order r kept (row_of p))) (lift_table r kept (state_of r p))
    (kept, length (waste p), redeals p).

Lemma row_once : forall p, whole r p -> NoDup (row_of p).
Proof.
  intros p [C _]. apply (NoDup_count_occ card_eq_dec). intros c. specialize (C c). unfold copies in C.
  change (count (row_of p) c <= 1). unfold row_of. rewrite count_app, count_rev. destruct (deck r c); lia.
Qed.

Lemma thin_all : forall l, thin kept kept l l.
Proof. induction l as [|c l IH]; [constructor|]. apply thin_keep; auto. destruct (kept c); auto. Qed.

Lemma start_places : forall p, follows_places r kept (row_of p) (talon_of p) (kept, length (waste p), redeals p).
Proof.
  intros p. split; auto. left. split.
  - exists (rev (waste p)), [], (stock p), 0, 0. rewrite app_nil_r, rev_length. repeat split; auto; apply thin_all.
  - destruct (redeals p) as [x|]; simpl; auto. exists x. auto.
Qed.

Theorem counted_start_lifted : forall p, whole r p -> lifted r (start r p) (counted_start p).
Proof.
  intros p W. split; [auto|]. split.
  - apply lift_table_lifts. apply agree_good with p. apply agree_state_of. assumption.
  - exists (fun x z => exists y, passes r kept y x /\ follows_places r kept (row_of p) y z). split.
    + apply (follows_trans (real_order r) (lifted_order r kept) (counted_order r kept (row_of p))).
      * apply follows_real.
      * apply follows_counted. apply row_once. assumption.
    + exists (talon_of p). split; [apply passes_not|apply start_places].
Qed.

(** If the start is lost when the stock is counted in places, the position is lost under the real rules. *)
Theorem counted_start_lost : forall p, whole r p -> state_lost r (counted_start p) -> ~ winnable r p.
Proof.
  intros p W L. apply closed_cover_no_win with (listed := fun _ => False); auto.
  - intros s t [].
  - apply covered_lifted with (counted_start p); [apply counted_start_lifted; auto|]. apply covered_lost. assumption.
Qed.

(** ** Comparing places *)

Variable row : list card.

(** [m] redeals are enough for a player who had [n]: as many, or one for each kept card that is left. *)
Definition enough (s : card -> bool) (n m : option nat) : Prop :=
  no_more n m \/ exists y, m = Some y /\ left_in s row <= y.

(** All that is in reach in [x] is in reach in [y], and costs no redeal if it doesn't in [x]. *)
Definition as_good (x y : places) : Prop :=
  match x, y with (s, t, n), (s', t', m) =>
    s = s' /\ (forall c, s c = true -> kept c = true) /\ enough s n m /\
    forall c, pass r kept row s t c -> pass r kept row s t' c \/ (m = None /\ pass r kept row s 0 c) end.

Lemma pass_left : forall s t c, pass r kept row s t c -> s c = true /\ In c row.
Proof.
  intros s t c P. destruct P as [a m b E|a b m d q j E|a b d E]; split; auto; rewrite E, ?in_app_iff; simpl;
    rewrite ?in_app_iff; simpl; auto.
Qed.

Lemma fewer_left : forall s c, s c = true -> In c row -> left_in (assign s c false) row < left_in s row.
Proof.
  intros s c Sc H. unfold left_in. induction row as [|a l IH]; [destruct H|].
  assert (forall l, length (filter (assign s c false) l) <= length (filter s l)) as Le.
  { intros x. apply filter_length_le. intros d _. unfold assign. destruct (card_eq_dec d c); [discriminate|auto]. }
  cbn [filter]. unfold assign at 1. destruct (card_eq_dec a c) as [E|E].
  - subst a. rewrite Sc. cbn [length]. specialize (Le l). lia.
  - destruct H as [H|H]; [congruence|]. specialize (IH H). destruct (s a); cbn [length]; lia.
Qed.

Lemma enough_taken : forall s c n m, s c = true -> In c row -> enough s n m -> enough (assign s c false) n m.
Proof.
  intros s c n m Sc H [E|[y [E L]]]; [left; auto|right]. exists y. split; auto. pose proof (fewer_left s c Sc H). lia.
Qed.

Lemma enough_paid : forall s c n n' m, s c = true -> In c row -> pays n n' -> enough s n m ->
  exists m', pays m m' /\ enough (assign s c false) n' m'.
Proof.
  intros s c n n' m Sc H P [E|[y [E L]]].
  - destruct (pays_no_more n n' m P E) as [_ [m' [P' E']]]. exists m'. split; auto. left. assumption.
  - subst m. pose proof (fewer_left s c Sc H). destruct y as [|y]; [lia|]. exists (Some y). split; [exists y; auto|].
    right. exists y. split; auto. lia.
Qed.

Theorem follows_as_good : follows_stock (counted_order r kept row) (counted_order r kept row) kept as_good.
Proof.
  intros [[s t] n] [[s' t'] m] c [[u i] n'] [E [Sub [En Re]]] [Eu [At T]]. subst s' u.
  assert (s c = true /\ In c row) as [Sc H] by (destruct T as [[P _]|[P _]]; apply (pass_left _ _ _ P)).
  rewrite (Sub c Sc).
  assert (forall m', enough (assign s c false) n' m' -> as_good (assign s c false, i, n') (assign s c false, i, m')) as Same.
  { intros m' E'. split; auto. split; [|split; auto]. intros d. unfold assign. destruct (card_eq_dec d c); [discriminate|auto]. }
  destruct T as [[P En']|[P Pn]].
  - subst n'. pose proof (enough_taken s c n m Sc H En) as En'. exists (assign s c false, i, m). split; [|auto].
    split; auto. split; auto. destruct (Re c P) as [Q|[Em Q]]; auto. right. subst m. split; [auto|reflexivity].
  - destruct (enough_paid s c n n' m Sc H Pn En) as [m' [Pm En']]. exists (assign s c false, i, m'). split; auto.
    split; auto.
Qed.

(** A state in which no king lies alone in its column and counts as locked: the start's, and each that a step leads to. *)
Definition settled (s : table) : Prop := lifts r kept kept s s.

Lemma start_settled : forall p, whole r p -> settled (lift_table r kept (state_of r p)).
Proof.
  intros p W. assert (good r all (state_of r p)) as G by (apply agree_good with p; apply agree_state_of; auto).
  split; [|split; auto].
  - apply (lift_good r all kept (fun _ _ _ => eq_refl) (state_of r p)). apply lift_table_lifts. assumption.
  - intros i L. cbn [inplace lift_table]. rewrite ground_filter. f_equal. symmetry.
    generalize (inplace (state_of r p) i). induction l as [|c l IH]; auto. simpl. destruct (kept c) eqn:K; auto.
    simpl. rewrite K, IH. reflexivity.
Qed.

Lemma step_settled : forall b o s s', step r kept b o s s' -> settled s -> settled s'.
Proof.
  intros b o s s' H [G [_ C]]. pose proof (step_good r kept b o s s' H G) as G'. split; auto. split; auto.
  assert (forall l, (forall c, In c l -> plays r kept c = true) -> filter kept l = l) as Id.
  { induction l as [|c l IH]; intros A; auto. simpl. destruct (proj1 (plays_spec r kept c) (A c (or_introl eq_refl))) as [K _].
    rewrite K, IH; auto. intros d Hd. apply A. right. assumption. }
  assert (forall i, i < width r -> ground r (inplace s' i) = inplace s' i) as E.
  { assert (forall i, i < width r -> ground r (inplace s i) = inplace s i) as E
      by (intros i L; rewrite (C i L) at 2; rewrite (Id (inplace s i)); auto; destruct G as [_ P]; intros c; apply (P i c L)).
    assert (forall l, ground r (ground r l) = ground r l) as Twice
      by (intros [|x [|y l]]; auto; simpl; destruct (king r x) eqn:K; auto; simpl; rewrite K; auto).
    intros i L. destruct H as [c s s' F N S [_ [_ B]] | c s s' W Pc R T Ho [_ [_ B]] | j c rest s s' Lj Ej N S [_ [_ B]]
      | j c rest s s' Lj Ej Ho [_ [_ B]] | c s s' Pc I N [_ [_ B]] | c s s' Pc I Ho [_ [_ B]]]; rewrite B; auto;
      unfold set; destruct (i =? j); auto. }
  intros i L. rewrite (Id (inplace s' i)), E; auto. destruct G' as [_ P]. intros c. apply (P i c L).
Qed.

(** A state is lost if one is that differs in place or redeals alone and has as much in reach: it may stand in for the state. *)
Theorem as_good_covers : forall listed s x y, settled s -> as_good x y ->
  covers r listed (State (Game kept (counted_order r kept row)) s y) ->
  covers r listed (State (Game kept (counted_order r kept row)) s x).
Proof.
  intros listed s x y S A C. apply covered_lifted with (State (Game kept (counted_order r kept row)) s y); auto.
  split; [auto|]. split; [exact S|]. exists as_good. split; [apply follows_as_good|exact A].
Qed.

End Places.
