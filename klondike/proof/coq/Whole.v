(** What a position must be like to be one of a whole deck, and that every move keeps each card exactly once. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules.

(** ** Counting cards *)

Definition count (l : list card) (c : card) : nat := count_occ card_eq_dec l c.

Fixpoint total (n : nat) (f : nat -> nat) : nat :=
  match n with 0 => 0 | S m => f m + total m f end.

Definition in_column (k : column) (c : card) : nat := count (up k) c + count (down k) c.

(** How often a card is in a position. *)
Definition copies (r : rules) (p : position) (c : card) : nat :=
  total (width r) (fun i => in_column (columns p i) c) + count (waste p) c + count (stock p) c
  + (if rank c <? foundations p (suit_of c) then 1 else 0).

(** [run l]: each card of [l] lies on the one after it. *)
Fixpoint run (l : list card) : Prop :=
  match l with
  | c :: (d :: _) as rest => fits c d /\ run rest
  | _ => True
  end.

Definition sound_column (k : column) : Prop := run (up k) /\ (up k = [] -> down k = []).

(** A position of a whole deck: every card in play is there once and no other card at all, face-up cards are
    runs, and a column with face-down cards has a face-up one. *)
Definition whole (r : rules) (p : position) : Prop :=
  (forall c, copies r p c = if deck r c then 1 else 0) /\
  (forall i, i < width r -> sound_column (columns p i)).

Lemma count_app : forall a b c, count (a ++ b) c = count a c + count b c.
Proof. intros. apply count_occ_app. Qed.

Lemma count_rev : forall l c, count (rev l) c = count l c.
Proof.
  induction l; intros; simpl; auto. rewrite count_app, IHl. unfold count. simpl.
  destruct (card_eq_dec a c); lia.
Qed.

Lemma count_cons : forall a l c, count (a :: l) c = count [a] c + count l c.
Proof. intros. unfold count. simpl. destruct (card_eq_dec a c); lia. Qed.

Lemma count_split : forall n l c, count (firstn n l) c + count (skipn n l) c = count l c.
Proof. intros. rewrite <- count_app, firstn_skipn. reflexivity. Qed.

Lemma total_same : forall n f g, (forall i, i < n -> f i = g i) -> total n f = total n g.
Proof. induction n; intros; simpl; auto. rewrite (H n), (IHn f g); auto. Qed.

Lemma total_set : forall A (g : A -> nat) n f i x, i < n ->
  total n (fun j => g (set f i x j)) + g (f i) = total n (fun j => g (f j)) + g x.
Proof.
  induction n; intros f i x H; [lia|]. simpl. unfold set at 1.
  destruct (n =? i) eqn:E.
  - apply Nat.eqb_eq in E. subst.
    rewrite (total_same i (fun j => g (set f i x j)) (fun j => g (f j))); [lia|].
    intros. unfold set. replace (i0 =? i) with false; auto. symmetry. apply Nat.eqb_neq. lia.
  - apply Nat.eqb_neq in E. specialize (IHn f i x). lia.
Qed.

Lemma total_one : forall n f i, i < n -> f i <= total n f.
Proof.
  induction n; intros f i H; [lia|]. simpl.
  destruct (Nat.eq_dec i n); [subst; lia|]. assert (i < n) as L by lia. specialize (IHn f i L). lia.
Qed.

Lemma total_two : forall n f i j, i < n -> j < n -> i <> j -> f i + f j <= total n f.
Proof.
  induction n; intros f i j H H0 N; [lia|]. simpl.
  destruct (Nat.eq_dec i n); [subst; pose proof (total_one n f j); lia|].
  destruct (Nat.eq_dec j n); [subst; pose proof (total_one n f i); lia|].
  assert (i < n) as Li by lia. assert (j < n) as Lj by lia. specialize (IHn f i j Li Lj N). lia.
Qed.

Lemma total_le : forall n f g, (forall i, i < n -> f i <= g i) -> total n f <= total n g.
Proof.
  induction n; intros f g H; simpl; auto. pose proof (H n ltac:(lia)).
  assert (total n f <= total n g) by (apply IHn; intros; apply H; lia). lia.
Qed.

Lemma total_zero : forall n f, (forall i, i < n -> f i = 0) -> total n f = 0.
Proof. induction n; intros f H; simpl; auto. rewrite H, IHn; auto. Qed.

Lemma total_some : forall n f, total n f > 0 -> exists i, i < n /\ f i > 0.
Proof.
  induction n; intros f H; simpl in H; [lia|].
  destruct (f n) eqn:E.
  - destruct (IHn f) as [i [L P]]; [lia|]. exists i. split; lia.
  - exists n. split; lia.
Qed.

Lemma in_column_turn_up : forall u d c, in_column (turn_up u d) c = count u c + count d c.
Proof.
  intros. unfold turn_up, in_column. destruct u; destruct d; auto.
  simpl up. simpl down. rewrite (count_cons c0 d). reflexivity.
Qed.

Lemma in_column_put : forall k l c, in_column (put k l) c = count l c + in_column k c.
Proof. intros. unfold in_column, put. simpl. rewrite count_app. lia. Qed.

(** ** Every move keeps a position whole *)

Lemma run_tail : forall a l, run (a ++ l) -> run l.
Proof.
  induction a; simpl; auto. intros. apply IHa. destruct (a0 ++ l); simpl in *; tauto.
Qed.

Lemma run_head : forall a c l, run (a ++ c :: l) -> run (a ++ [c]).
Proof.
  induction a; simpl; intros; auto. destruct a0; simpl in *.
  - destruct l; tauto.
  - destruct H. split; auto. apply (IHa c l). assumption.
Qed.

Lemma run_join : forall a c d l, run (a ++ [c]) -> fits c d -> run (d :: l) -> run (a ++ c :: d :: l).
Proof.
  induction a; simpl; intros; auto. destruct a0; simpl in *; [tauto|].
  destruct H. split; auto. apply IHa; auto.
Qed.

Lemma sound_turn_up : forall u d, run u -> sound_column (turn_up u d).
Proof.
  intros. unfold turn_up, sound_column. destruct u; destruct d; simpl in *; auto; split; auto; try discriminate.
Qed.

Lemma sound_put : forall r k a c, sound_column k -> takes r k c -> run (a ++ [c]) -> sound_column (put k (a ++ [c])).
Proof.
  intros r k a c [R E] T A. unfold put, sound_column, takes in *. simpl. destruct (up k) as [|d l].
  - rewrite app_nil_r. split; auto.
  - split; [|destruct a; discriminate]. rewrite <- app_assoc. simpl. apply run_join; auto.
Qed.

Lemma set_same : forall A (f : nat -> A) i x, set f i x i = x.
Proof. intros. unfold set. rewrite Nat.eqb_refl. reflexivity. Qed.

Lemma set_other : forall A (f : nat -> A) i x j, j <> i -> set f i x j = f j.
Proof. intros. unfold set. replace (j =? i) with false; auto. symmetry. apply Nat.eqb_neq. assumption. Qed.

Lemma up_once : forall f c n, (if rank c <? height f (suit_of c) n (suit_of c) then 1 else 0) = if rank c <? n then 1 else 0.
Proof. intros. unfold height. destruct (suit_eq_dec (suit_of c) (suit_of c)); congruence. Qed.

Lemma same_card : forall a b, rank a = rank b -> suit_of a = suit_of b -> a = b.
Proof. intros [ra sa] [rb sb]. simpl. congruence. Qed.

(** Raising the card [c] by one: it is on its foundation afterwards, and every other card as before. *)
Lemma raise_count : forall f c x, f (suit_of c) = rank c ->
  (if rank x <? height f (suit_of c) (S (rank c)) (suit_of x) then 1 else 0)
  = count [c] x + (if rank x <? f (suit_of x) then 1 else 0).
Proof.
  intros f c x H. unfold height, count. simpl. destruct (card_eq_dec c x).
  - subst. destruct (suit_eq_dec (suit_of x) (suit_of x)); [|congruence].
    rewrite H. rewrite Nat.ltb_irrefl. rewrite (proj2 (Nat.ltb_lt (rank x) (S (rank x)))); lia.
  - destruct (suit_eq_dec (suit_of x) (suit_of c)); auto.
    rewrite e, H. destruct (rank x <? S (rank c)) eqn:A, (rank x <? rank c) eqn:B; auto.
    + apply Nat.ltb_lt in A. apply Nat.ltb_ge in B. exfalso. apply n. apply same_card; auto; lia.
    + apply Nat.ltb_ge in A. apply Nat.ltb_lt in B. lia.
Qed.

Lemma lower_count : forall f c x, f (suit_of c) = S (rank c) ->
  (if rank x <? f (suit_of x) then 1 else 0)
  = count [c] x + (if rank x <? height f (suit_of c) (rank c) (suit_of x) then 1 else 0).
Proof.
  intros f c x H. rewrite <- raise_count; [|unfold height; destruct (suit_eq_dec (suit_of c) (suit_of c)); congruence].
  unfold height. destruct (suit_eq_dec (suit_of x) (suit_of c)); auto. rewrite e, H. reflexivity.
Qed.

Lemma move_whole : forall r p q, whole r p -> move r p q -> whole r q.
Proof.
  intros r p q [C K] M. destruct M; split.
  - (* run_to_column, counts *)
    intros x. rewrite <- C. unfold copies. simpl.
    pose proof (total_set column (fun k => in_column k x) (width r) (set (columns p) j (put (columns p j) (above ++ [c])))
      i (turn_up rest (down (columns p i))) H) as A.
    pose proof (total_set column (fun k => in_column k x) (width r) (columns p) j (put (columns p j) (above ++ [c])) H0) as B.
    simpl in A, B. rewrite set_other in A by auto. rewrite in_column_turn_up in A. rewrite in_column_put in B.
    change (in_column (columns p i) x) with (count (up (columns p i)) x + count (down (columns p i)) x) in A. rewrite H2 in A. rewrite count_app in *. rewrite (count_cons c rest) in A. lia.
  - (* columns *)
    intros k L. destruct (K i H) as [R _]. rewrite H2 in R. destruct (Nat.eq_dec k i).
    + subst. simpl. rewrite set_same. apply sound_turn_up. apply (run_tail (above ++ [c])). rewrite <- app_assoc. assumption.
    + simpl. rewrite set_other by assumption. destruct (Nat.eq_dec k j).
      * subst. rewrite set_same. apply sound_put with r; auto. apply run_head in R. assumption.
      * rewrite set_other by assumption. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl. rewrite raise_count by assumption.
    pose proof (total_set column (fun k => in_column k x) (width r) (columns p) i (turn_up rest (down (columns p i))) H) as A.
    simpl in A. rewrite in_column_turn_up in A. 
    change (in_column (columns p i) x) with (count (up (columns p i)) x + count (down (columns p i)) x) in A. rewrite H0 in A.
    rewrite (count_cons c rest) in A. lia.
  - intros k L. destruct (K i H) as [R _]. rewrite H0 in R. destruct (Nat.eq_dec k i).
    + subst. simpl. rewrite set_same. apply sound_turn_up. apply (run_tail [c]). assumption.
    + simpl. rewrite set_other by assumption. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl. rewrite H0.
    pose proof (total_set column (fun k => in_column k x) (width r) (columns p) j (put (columns p j) [c]) H) as A.
    simpl in A. rewrite in_column_put in A. rewrite (count_cons c rest). lia.
  - intros k L. destruct (Nat.eq_dec k j).
    + subst. simpl. rewrite set_same. apply (sound_put r (columns p j) [] c); simpl; auto.
    + simpl. rewrite set_other by assumption. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl. rewrite raise_count by assumption. rewrite H.
    rewrite (count_cons c rest). lia.
  - intros k L. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl.
    pose proof (total_set column (fun k => in_column k x) (width r) (columns p) j (put (columns p j) [c]) H0) as A.
    simpl in A. rewrite in_column_put in A. rewrite (lower_count (foundations p) c x) by assumption. lia.
  - intros k L. destruct (Nat.eq_dec k j).
    + subst. simpl. rewrite set_same. apply (sound_put r (columns p j) [] c); simpl; auto.
    + simpl. rewrite set_other by assumption. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl. rewrite count_app, count_rev.
    pose proof (count_split (draw r) (stock p) x). lia.
  - intros k L. apply K. assumption.
  - intros x. rewrite <- C. unfold copies. simpl. rewrite count_rev, H. unfold count. simpl. lia.
  - intros k L. apply K. assumption.
Qed.

Lemma play_whole : forall r p q, whole r p -> play r p q -> whole r q.
Proof. intros r p q W P. induction P; auto. apply move_whole with q; auto. Qed.
