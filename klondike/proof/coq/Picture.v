(** The picture of a position: the state of the game with all cards that one sees in it (lemma 1, first half). An
    uncovered card gives its pair a slot, and an empty column is space.

    Example: 8H lies on 9C, and 9S is uncovered. The state says that one card that may lie on a black nine is free,
    and that two black nines are in sight; so one of the nines is uncovered or can be, whichever 8H lies on. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Game Klondike.Good.

Definition all (c : card) : bool := true.

(** The deepest face-up card. *)
Fixpoint bottom (l : list card) : list card :=
  match l with
  | [] => []
  | [c] => [c]
  | _ :: rest => bottom rest
  end.

Section Picture.

Variable r : rules.

(** The cards of a column in their dealt places: the face-down ones and the deepest face-up one. A king on the
    ground could have moved there, and counts as free. *)
Definition dealt (k : column) : list card := ground r (bottom (up k) ++ down k).

(** The state of a position. *)
Definition agree (p : position) (s : table) : Prop :=
  whole r p /\
  (forall c, deck r c = true ->
    raised s c = (rank c <? foundations p (suit_of c)) /\ inside s c = among (waste p ++ stock p) c) /\
  (forall i, i < width r -> inplace s i = dealt (columns p i)).

(** [under p x y]: the card [x] lies right on [y], both face up. *)
Definition under (p : position) (x y : card) : Prop :=
  exists i a b, i < width r /\ up (columns p i) = a ++ x :: y :: b.

Lemma bottom_app : forall a l, l <> [] -> bottom (a ++ l) = bottom l.
Proof.
  induction a as [|x a IH]; intros l N; auto. rewrite <- (IH l N). simpl.
  destruct (a ++ l) eqn:E; auto. apply app_eq_nil in E. destruct E. congruence.
Qed.

Lemma in_bottom : forall l c, In c (bottom l) -> exists a, l = a ++ [c].
Proof.
  induction l as [|x l IH]; intros c H; [destruct H|]. destruct l as [|y l].
  - destruct H as [H|[]]. subst. exists []. reflexivity.
  - destruct (IH c H) as [a E]. exists (x :: a). rewrite E. reflexivity.
Qed.

Lemma plays_all : forall c, plays r all c = deck r c.
Proof. reflexivity. Qed.

Lemma split_once : forall (y : card) a a' b b', a ++ y :: b = a' ++ y :: b' -> count (a ++ y :: b) y <= 1 -> a = a' /\ b = b'.
Proof.
  intros y. assert (forall m, count (y :: m) y = S (count m y)) as Y
    by (intros; rewrite count_cons, count_self; lia).
  assert (forall m n, count (m ++ y :: n) y > 0) as Z by (intros; rewrite count_app, Y; lia).
  induction a as [|x a IH]; intros a' b b' E C.
  - destruct a' as [|x' a']; simpl in E; injection E; auto. intros E2 E1. exfalso.
    cbn [app] in C. rewrite Y, E2 in C. specialize (Z a' b'). lia.
  - destruct a' as [|x' a']; cbn [app] in E; injection E; intros E2 E1.
    + exfalso. cbn [app] in C. rewrite E1, Y in C. specialize (Z a b). lia.
    + cbn [app] in C. rewrite count_cons in C. destruct (IH a' b b' E2) as [A B]; [lia|]. subst. auto.
Qed.

Section Position.

Variable p : position.
Hypothesis W : whole r p.

(** A face-up card is in play, on no foundation, not in stock or waste, and in one place of one column only. *)
Lemma face_up : forall i c, i < width r -> In c (up (columns p i)) ->
  deck r c = true /\ (rank c <? foundations p (suit_of c)) = false /\ ~ In c (waste p ++ stock p) /\
  count (up (columns p i)) c <= 1 /\
  (forall j, j < width r -> In c (up (columns p j) ++ down (columns p j)) -> i = j) /\
  ~ In c (down (columns p i)).
Proof.
  intros i c L H. destruct W as [C K]. specialize (C c). unfold copies in C.
  apply count_in in H. pose proof (total_one (width r) (fun i => in_column (columns p i) c) i L) as T. simpl in T.
  unfold in_column at 1 in T.
  assert (deck r c = true) as D by (destruct (deck r c); auto; lia). rewrite D in C.
  split; auto. split; [destruct (rank c <? _); auto; lia|].
  split; [rewrite count_in, count_app; lia|]. split; [lia|]. split; [|rewrite count_in; lia].
  intros j Lj Hj. apply count_in in Hj. rewrite count_app in Hj. destruct (Nat.eq_dec i j) as [|N]; auto.
  pose proof (total_two (width r) (fun i => in_column (columns p i) c) i j L Lj N) as T2. simpl in T2.
  unfold in_column at 1 2 in T2. lia.
Qed.

Lemma column_run : forall i, i < width r -> run (up (columns p i)).
Proof. intros i L. destruct W as [_ K]. destruct (K i L). assumption. Qed.

Lemma under_fits : forall x y, under p x y -> fits x y.
Proof.
  intros x y [i [a [b [L E]]]]. pose proof (column_run i L) as R. rewrite E in R. apply run_tail in R.
  simpl in R. tauto.
Qed.

Lemma under_injective : forall x x' y, under p x y -> under p x' y -> x = x'.
Proof.
  intros x x' y [i [a [b [L E]]]] [i' [a' [b' [L' E']]]].
  assert (In y (up (columns p i))) as H by (rewrite E; apply in_app_iff; simpl; auto).
  assert (In y (up (columns p i'))) as H' by (rewrite E'; apply in_app_iff; simpl; auto).
  destruct (face_up i y L H) as [_ [_ [_ [C [O _]]]]].
  rewrite <- (O i' L' ltac:(apply in_app_iff; auto)) in E'.
  assert ((a ++ [x]) ++ y :: b = (a' ++ [x']) ++ y :: b') as X by (rewrite <- !app_assoc; simpl; congruence).
  apply split_once in X; [|rewrite <- app_assoc; simpl; rewrite <- E; assumption].
  destruct X as [X _]. apply app_inj_tail in X. tauto.
Qed.

Lemma uncovered_top : forall i c rest x, i < width r -> up (columns p i) = c :: rest -> ~ under p x c.
Proof.
  intros i c rest x L E [j [a [b [Lj Ej]]]].
  assert (In c (up (columns p i))) as H by (rewrite E; left; auto).
  destruct (face_up i c L H) as [_ [_ [_ [C [O _]]]]].
  rewrite <- (O j Lj ltac:(rewrite Ej; rewrite !in_app_iff; simpl; auto)) in Ej.
  assert ([] ++ c :: rest = (a ++ [x]) ++ c :: b) as X by (rewrite <- app_assoc; simpl; congruence).
  apply split_once in X; [|cbn [app]; rewrite <- E; assumption].
  destruct X as [X _]. destruct a; discriminate.
Qed.

Section State.

Variable s : table.
Hypothesis A : agree p s.

Lemma state_raised : forall c, deck r c = true -> raised s c = (rank c <? foundations p (suit_of c)).
Proof. intros. apply A. assumption. Qed.

Lemma state_inside : forall c, deck r c = true -> inside s c = among (waste p ++ stock p) c.
Proof. intros. apply A. assumption. Qed.

Lemma state_inplace : forall i, i < width r -> inplace s i = dealt (columns p i).
Proof. intros. apply A. assumption. Qed.

(** A face-up card is free, unless it is the deepest one of its column, and no king on the ground. *)
Lemma face_free : forall i a c b, i < width r -> up (columns p i) = a ++ c :: b ->
  b <> [] \/ (king r c = true /\ down (columns p i) = []) -> free r all s c = true.
Proof.
  intros i a c b L E H.
  assert (In c (up (columns p i))) as I by (rewrite E; apply in_app_iff; simpl; auto).
  destruct (face_up i c L I) as [D [U [N [C [O Z]]]]]. apply free_spec. split; [exact D|].
  rewrite (state_raised c D), (state_inside c D). split; auto. split.
  { destruct (among (waste p ++ stock p) c) eqn:M; auto. apply among_spec in M. tauto. }
  intros j Lj Hj. rewrite (state_inplace j Lj) in Hj. pose proof Hj as Hd. apply in_ground in Hj.
  assert (In c (up (columns p j) ++ down (columns p j))) as Hu.
  { apply in_app_iff in Hj. apply in_app_iff. destruct Hj as [Hj|Hj]; auto. left.
    destruct (in_bottom _ _ Hj) as [a' X]. rewrite X. apply in_app_iff. simpl. auto. }
  rewrite <- (O j Lj Hu) in *. apply in_app_iff in Hj. destruct Hj as [Hj|Hj]; [|tauto].
  destruct (in_bottom _ _ Hj) as [a' X].
  assert (a ++ c :: b = a' ++ c :: []) as Y by congruence.
  apply split_once in Y; [|rewrite <- E; assumption]. destruct Y as [Ya Yb]. subst b.
  destruct H as [H | [K G]]; [congruence|]. unfold dealt in Hd. rewrite G, E, bottom_app in Hd by discriminate.
  simpl in Hd. rewrite K in Hd. destruct Hd.
Qed.

Lemma face_locked : forall i a c, i < width r -> up (columns p i) = a ++ [c] ->
  ~ (king r c = true /\ down (columns p i) = []) -> inplace s i = c :: down (columns p i).
Proof.
  intros i a c L E N. rewrite (state_inplace i L). unfold dealt. rewrite E, bottom_app by discriminate. simpl.
  destruct (down (columns p i)); auto. destruct (king r c); auto. tauto.
Qed.

Lemma ground_case : forall i c, {king r c = true /\ down (columns p i) = []} + {~ (king r c = true /\ down (columns p i) = [])}.
Proof.
  intros. destruct (king r c); [|right; intros [H _]; discriminate].
  destruct (down (columns p i)); [left; auto|right; intros [_ H]; discriminate].
Qed.

Lemma face_shown : forall i c, i < width r -> In c (up (columns p i)) -> shown r all s c = true.
Proof.
  intros i c L H. destruct (face_up i c L H) as [D _]. apply shown_spec. split; auto.
  destruct (in_split _ _ H) as [a [b E]]. destruct b as [|y b].
  - destruct (ground_case i c) as [G|G].
    + right. left. apply face_free with i a []; auto.
    + left. apply locked_spec. exists i, (down (columns p i)). split; auto. apply face_locked with a; auto.
  - right. left. apply face_free with i a (y :: b); auto. left. discriminate.
Qed.

(** A free card lies in a column, on another card or, if it is a king, on the ground. *)
Lemma free_face : forall c, free r all s c = true -> exists i a b, i < width r /\ up (columns p i) = a ++ c :: b /\
  (b = [] -> king r c = true /\ down (columns p i) = []).
Proof.
  intros c F. apply free_spec in F. destruct F as [D [U [I N]]]. rewrite plays_all in D.
  rewrite (state_raised c D) in U. rewrite (state_inside c D) in I.
  assert (~ In c (waste p ++ stock p)) as M by (rewrite <- among_spec; congruence).
  rewrite count_in, count_app in M.
  destruct W as [C K]. specialize (C c). unfold copies in C. rewrite D, U in C.
  destruct (total_some (width r) (fun i => in_column (columns p i) c)) as [i [L T]]; [lia|].
  specialize (N i L). rewrite (state_inplace i L) in N. unfold in_column in T.
  assert (In c (up (columns p i))) as H.
  { apply count_in. destruct (count (down (columns p i)) c) eqn:Z; [lia|]. exfalso. apply N. unfold dealt.
    assert (In c (down (columns p i))) as J by (apply count_in; lia).
    destruct (K i L) as [_ S]. destruct (up (columns p i)) as [|x l] eqn:E; [rewrite (S eq_refl) in J; destruct J|].
    clear - J. generalize dependent x. induction l as [|y l IH]; intros x; [|apply (IH y)].
    simpl. destruct (down (columns p i)) as [|d m]; [destruct J|]. right. exact J. }
  destruct (in_split _ _ H) as [a [b E]]. exists i, a, b. split; auto. split; auto. intros B. subst b.
  destruct (ground_case i c) as [G|G]; auto. exfalso. apply N. rewrite <- (state_inplace i L).
  rewrite (face_locked i a c L E G). left. reflexivity.
Qed.

Lemma uncovered_slot : forall i c rest, i < width r -> up (columns p i) = c :: rest ->
  slot r all s (rank c) (colour c).
Proof.
  intros i c rest L E. assert (In c (up (columns p i))) as H by (rewrite E; left; auto).
  destruct (face_up i c L H) as [D _]. unfold slot.
  apply injection_strict with (partner := under p) (b := c).
  - apply guests_nodup.
  - intros x Hx. apply in_guests in Hx. destruct Hx as [R [B F]].
    destruct (free_face x F) as [j [a [b [Lj [Ej G]]]]]. destruct b as [|y b].
    { destruct (G eq_refl) as [K _]. apply king_spec in K. apply deck_rank in D. lia. }
    assert (under p x y) as U by (exists j, a, b; auto). exists y. split; auto.
    destruct (under_fits x y U) as [R' B']. apply in_members. split; [lia|].
    split; [destruct (colour x), (colour y), (colour c); simpl in *; congruence|].
    apply face_shown with j; auto. rewrite Ej. apply in_app_iff. simpl. auto.
  - intros x x' y _ _. apply under_injective.
  - apply in_members. repeat split. apply face_shown with i; auto.
  - intros x _. apply uncovered_top with i rest; auto.
Qed.

Lemma king_alone : forall i c, i < width r -> king r c = true -> In c (up (columns p i)) -> exists a, up (columns p i) = a ++ [c].
Proof.
  intros i c L K H. destruct (in_split _ _ H) as [a [b E]]. destruct b as [|y b]; [exists a; auto|]. exfalso.
  assert (under p c y) as U by (exists i, a, b; auto). apply under_fits in U. destruct U as [R _].
  assert (In y (up (columns p i))) as Hy by (rewrite E; apply in_app_iff; simpl; auto).
  destruct (face_up i y L Hy) as [D _]. apply deck_rank in D. apply king_spec in K. lia.
Qed.

(** A free king is the deepest card of a column, with no card in its dealt place. *)
Lemma king_column : forall c, king r c = true -> free r all s c = true -> exists i, i < width r /\
  bottom (up (columns p i)) = [c] /\ inplace s i = [].
Proof.
  intros c K F. destruct (free_face c F) as [i [a [b [L [E G]]]]]. exists i. split; auto.
  destruct (king_alone i c L K) as [a' E']; [rewrite E; apply in_app_iff; simpl; auto|].
  assert (In c (up (columns p i))) as H by (rewrite E; apply in_app_iff; simpl; auto).
  destruct (face_up i c L H) as [_ [_ [_ [C _]]]].
  assert (a ++ c :: b = a' ++ c :: []) as Y by congruence. apply split_once in Y; [|rewrite <- E; assumption].
  destruct Y as [_ Y]. destruct (G Y) as [_ Z]. rewrite (state_inplace i L). unfold dealt.
  rewrite E', Z, bottom_app by discriminate. simpl. rewrite K. auto.
Qed.

Lemma empty_space : forall j, j < width r -> up (columns p j) = [] -> down (columns p j) = [] -> space r all s.
Proof.
  intros j Lj Eu Ed. unfold space. rewrite <- (seq_length (width r) 0) at 1.
  apply injection_strict with (b := j) (partner := fun x i => match x with
    | inl k => k = i /\ inplace s i <> []
    | inr c => bottom (up (columns p i)) = [c] /\ inplace s i = [] end).
  - apply occupants_nodup.
  - intros [k|c] H.
    + apply occupant_column in H. destruct H as [Lk N]. exists k. split; auto. apply in_seq. lia.
    + apply occupant_king in H. destruct H as [K F]. destruct (king_column c K F) as [i [L X]].
      exists i. split; auto. apply in_seq. lia.
  - intros x x' y _ _ Px Px'. destruct x as [k|c], x' as [k'|c']; destruct Px, Px'; congruence.
  - apply in_seq. lia.
  - intros [k|c] _ [H H'].
    + rewrite (state_inplace j Lj) in H'. unfold dealt in H'. rewrite Eu, Ed in H'. apply H'. reflexivity.
    + rewrite Eu in H. discriminate.
Qed.

Lemma takes_home : forall j c, j < width r -> takes r (columns p j) c -> home r all s c.
Proof.
  intros j c L T. unfold takes in T. unfold home. destruct (up (columns p j)) as [|d l] eqn:E.
  - destruct T as [Ed K]. rewrite K. apply empty_space with j; auto.
  - destruct T as [R B]. assert (In d (up (columns p j))) as H by (rewrite E; left; auto).
    destruct (face_up j d L H) as [D _]. apply deck_rank in D.
    destruct (king r c) eqn:K; [apply king_spec in K; lia|]. rewrite R.
    replace (negb (colour c)) with (colour d) by (destruct (colour c), (colour d); simpl; congruence).
    apply uncovered_slot with j l; auto.
Qed.

End State.
End Position.

End Picture.
