(** The quotient (lemma 1): the game in which all cards are kept answers every move of the real game.

    Example: 8H lies on 9C, and 9S is uncovered. The state says that one card that may lie on a black nine is free,
    and that two black nines are in sight; so one of the nines is uncovered or can be, whichever 8H lies on. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Injection Klondike.Game.

Definition all (c : card) : bool := true.

(** The deepest face-up card. *)
Fixpoint bottom (l : list card) : list card :=
  match l with
  | [] => []
  | [c] => [c]
  | _ :: rest => bottom rest
  end.

Section Quotient.

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

(** The real stock: waste, stock and redeals left. *)
Definition real_talon : Type := list card * list card * option nat.

Definition talon_of (p : position) : real_talon := (waste p, stock p, redeals p).

(** [turned t u]: turns, and redeals as far as they are left, lead from [t] to [u]. *)
Inductive turned (t : real_talon) : real_talon -> Prop :=
| turned_not : turned t t
| turned_on : forall w k n, turned t (w, k, n) -> k <> [] ->
    turned t (rev (firstn (draw r) k) ++ w, skipn (draw r) k, n)
| turned_over : forall w n m, turned t (w, [], n) -> w <> [] ->
    match n with None => m = None | Some x => exists y, x = S y /\ m = Some y end ->
    turned t ([], rev w, m).

Lemma turned_trans : forall t u v, turned t u -> turned u v -> turned t v.
Proof.
  intros t u v A B. induction B; auto.
  - apply turned_on; auto.
  - apply turned_over with n; auto.
Qed.

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

Lemma empty_space : forall j, j < width r -> up (columns p j) = [] -> down (columns p j) = [] -> space r all s.
Proof.
  intros j Lj Eu Ed. unfold space. rewrite <- (seq_length (width r) 0) at 1.
  apply injection_strict with (b := j) (partner := fun x i => match x with
    | inl k => k = i /\ inplace s i <> []
    | inr c => bottom (up (columns p i)) = [c] /\ inplace s i = [] end).
  - apply occupants_nodup.
  - intros [k|c] H.
    + apply occupant_column in H. destruct H as [Lk N]. exists k. split; auto. apply in_seq. lia.
    + apply occupant_king in H. destruct H as [K F]. destruct (free_face c F) as [i [a [b [L [E G]]]]].
      exists i. split; [apply in_seq; lia|].
      destruct (king_alone i c L K) as [a' E']; [rewrite E; apply in_app_iff; simpl; auto|].
      assert (In c (up (columns p i))) as H by (rewrite E; apply in_app_iff; simpl; auto).
      destruct (face_up i c L H) as [_ [_ [_ [C _]]]].
      assert (a ++ c :: b = a' ++ c :: []) as Y by congruence. apply split_once in Y; [|rewrite <- E; assumption].
      destruct Y as [_ Y]. destruct (G Y) as [_ Z]. rewrite (state_inplace i L). unfold dealt.
      rewrite E', Z, bottom_app by discriminate. simpl. rewrite K. auto.
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

(** ** What moves do to the dealt places *)

Lemma dealt_put : forall k a c, takes r k c -> dealt (put k (a ++ [c])) = dealt k.
Proof.
  intros k a c T. unfold dealt, put, takes in *. simpl. destruct (up k) as [|d l].
  - destruct T as [E K]. rewrite E, !app_nil_r, bottom_app by discriminate. simpl. rewrite K. reflexivity.
  - rewrite bottom_app by discriminate. reflexivity.
Qed.

Lemma dealt_turn_up : forall u d, u <> [] -> dealt (turn_up u d) = ground r (bottom u ++ d).
Proof. intros u d N. unfold turn_up, dealt. destruct u; [congruence|]. destruct d; reflexivity. Qed.

Lemma dealt_turn_down : forall d, dealt (turn_up [] d) = ground r d.
Proof. intros d. unfold turn_up, dealt. destruct d; reflexivity. Qed.

Lemma dealt_put_columns : forall p j a c i, takes r (columns p j) c ->
  dealt (set (columns p) j (put (columns p j) (a ++ [c])) i) = dealt (columns p i).
Proof.
  intros. unfold set. destruct (i =? j) eqn:E; auto. apply Nat.eqb_eq in E. subst. apply dealt_put. assumption.
Qed.

Lemma raise_bool : forall f c x, f (suit_of c) = rank c ->
  assign (fun x => rank x <? f (suit_of x)) c true x = (rank x <? height f (suit_of c) (S (rank c)) (suit_of x)).
Proof.
  intros f c x H. pose proof (raise_count f c x H) as R. unfold assign, count in *. simpl in R.
  destruct (card_eq_dec x c), (card_eq_dec c x); try congruence;
    destruct (rank x <? height f (suit_of c) (S (rank c)) (suit_of x)), (rank x <? f (suit_of x)); simpl in R; auto; lia.
Qed.

Lemma lower_bool : forall f c x, f (suit_of c) = S (rank c) ->
  assign (fun x => rank x <? f (suit_of x)) c false x = (rank x <? height f (suit_of c) (rank c) (suit_of x)).
Proof.
  intros f c x H. pose proof (lower_count f c x H) as R. unfold assign, count in *. simpl in R.
  destruct (card_eq_dec x c), (card_eq_dec c x); try congruence;
    destruct (rank x <? height f (suit_of c) (rank c) (suit_of x)), (rank x <? f (suit_of x)); simpl in R; auto; lia.
Qed.

Lemma among_same : forall l m c, (In c l <-> In c m) -> among l c = among m c.
Proof. intros l m c H. unfold among. destruct (in_dec card_eq_dec c l), (in_dec card_eq_dec c m); tauto. Qed.

Lemma among_rest : forall c l x, ~ In c l -> among l x = assign (among (c :: l)) c false x.
Proof.
  intros c l x N. unfold assign. destruct (card_eq_dec x c).
  - subst. unfold among. destruct (in_dec card_eq_dec c l); tauto.
  - apply among_same. simpl. intuition congruence.
Qed.

Lemma next_up : forall p s c, agree p s -> foundations p (suit_of c) = rank c -> next r all s c.
Proof.
  intros p s c A H x S R P. rewrite (state_raised p s A x P), S, H. apply Nat.ltb_lt. assumption.
Qed.

(** The card at the head of the waste is in play, in no other place. *)
Lemma waste_card : forall p c rest, whole r p -> waste p = c :: rest -> deck r c = true /\ ~ In c (rest ++ stock p).
Proof.
  intros p c rest [C _] E. specialize (C c). unfold copies in C. rewrite E, count_cons, count_self in C.
  destruct (deck r c); [|lia]. split; auto. rewrite count_in, count_app. lia.
Qed.

(** [follows p q s]: the state answers a move from [p] to [q], by nothing (and stock and waste are turned at most), by
    a step that leaves the stock alone, or by taking the open card of the waste. *)
Definition follows (p q : position) (s : table) : Prop :=
  (agree q s /\ turned (talon_of p) (talon_of q)) \/
  (exists b s', step r all b None s s' /\ agree q s' /\ talon_of q = talon_of p) \/
  (exists b c s', step r all b (Some c) s s' /\ agree q s' /\
    waste p = c :: waste q /\ stock q = stock p /\ redeals q = redeals p).

(** Takes the fields of a position or a table that is written out. *)
Ltac field := cbn [columns foundations waste stock redeals raised inside inplace].

Theorem quotient_simulates : forall p s q, agree p s -> move r p q -> follows p q s.
Proof.
  intros p s q A M. pose proof A as [W [Q C]]. pose proof (move_whole r p q W M) as Wq.
  destruct M as [i j above c rest Li Lj N E T | i c rest Li E F | j c rest Lj E T | c rest E F | j c B Lj F T | X | left X Y Z].
  - (* a run moves *)
    destruct rest as [|y rest].
    + destruct (ground_case p i c) as [G|G].
      * left. split; [|apply turned_not]. split; auto. split; auto. field. intros k Lk. rewrite (C k Lk).
        destruct (Nat.eq_dec k i).
        -- subst. rewrite set_same, dealt_turn_down. destruct G as [K G]. unfold dealt.
           rewrite E, G, bottom_app by discriminate. simpl. rewrite K. reflexivity.
        -- rewrite set_other by assumption. rewrite dealt_put_columns; auto.
      * right. left. exists false, (Table (raised s) (inside s) (set (inplace s) i (ground r (down (columns p i))))).
        split; [apply reveal with i c (down (columns p i)); auto;
          [apply (face_locked p s A i above c); auto|apply (takes_home p W s A j); auto|repeat split; auto]|].
        split; [|auto]. split; auto. split; auto. field. intros k Lk. destruct (Nat.eq_dec k i).
        -- subst. rewrite !set_same, dealt_turn_down. reflexivity.
        -- rewrite !(set_other _ _ i) by assumption. rewrite dealt_put_columns; auto.
    + left. split; [|apply turned_not]. split; auto. split; auto. field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_up by discriminate. unfold dealt. rewrite E.
        change (c :: y :: rest) with ([c] ++ y :: rest). rewrite app_assoc, bottom_app by discriminate. reflexivity.
      * rewrite set_other by assumption. rewrite dealt_put_columns; auto.
  - (* a tableau card goes up *)
    assert (next r all s c) as Nx by (apply next_up with p; auto).
    assert (slot r all s (rank c) (colour c)) as Sl by (apply (uncovered_slot p W s A i c rest); auto).
    assert (forall x, deck r x = true -> assign (raised s) c true x
      = (rank x <? height (foundations p) (suit_of c) (S (rank c)) (suit_of x))) as R.
    { intros x D. rewrite <- raise_bool by assumption. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption. }
    destruct (list_eq_dec card_eq_dec rest []) as [Er|Er]; [destruct (ground_case p i c) as [G|G]|].
    + subst rest. right. left. exists (worry_back r), (Table (assign (raised s) c true) (inside s) (inplace s)).
      split; [apply raise_free with c; auto; [apply (face_free p W s A i [] c []); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_down. destruct G as [K G]. unfold dealt. rewrite E, G. simpl.
        rewrite K. reflexivity.
      * rewrite set_other; auto.
    + right. left. exists false,
        (Table (assign (raised s) c true) (inside s) (set (inplace s) i (ground r (down (columns p i))))).
      subst rest.
      split; [apply raise_locked with i c (down (columns p i)); auto;
        [apply (face_locked p s A i [] c); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. destruct (Nat.eq_dec k i).
      * subst. rewrite !set_same, dealt_turn_down. reflexivity.
      * rewrite !set_other; auto.
    + right. left. exists (worry_back r), (Table (assign (raised s) c true) (inside s) (inplace s)).
      split; [apply raise_free with c; auto; [apply (face_free p W s A i [] c rest); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_up by assumption. unfold dealt. rewrite E.
        change (c :: rest) with ([c] ++ rest). rewrite bottom_app by assumption. reflexivity.
      * rewrite set_other; auto.
  - (* the waste's card goes to a column *)
    destruct (waste_card p c rest W E) as [D Nc]. right. right.
    exists false, c, (Table (raised s) (assign (inside s) c false) (inplace s)).
    destruct (Q c D) as [_ I]. rewrite E in I.
    split; [apply lay; auto; [rewrite I; apply among_spec; left; auto|apply (takes_home p W s A j); auto|repeat split; auto]|].
    split; [|auto]. split; auto. split; [intros x Dx; split; field; [apply Q; auto|]|].
    + rewrite (among_rest c) by assumption. unfold assign. destruct (card_eq_dec x c); auto.
      rewrite (proj2 (Q x Dx)), E. reflexivity.
    + field. intros k Lk. rewrite (C k Lk). symmetry. apply (dealt_put_columns p j [] c k T).
  - (* the waste's card goes up *)
    destruct (waste_card p c rest W E) as [D Nc]. right. right.
    exists false, c, (Table (assign (raised s) c true) (assign (inside s) c false) (inplace s)).
    destruct (Q c D) as [_ I]. rewrite E in I.
    split; [apply raise_stock; auto; [rewrite I; apply among_spec; left; auto|apply next_up with p; auto|repeat split; auto]|].
    split; [|auto]. split; auto. split; [intros x Dx; split; field|].
    + rewrite <- raise_bool by assumption. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
    + rewrite (among_rest c) by assumption. unfold assign. destruct (card_eq_dec x c); auto.
      rewrite (proj2 (Q x Dx)), E. reflexivity.
    + exact C.
  - (* a foundation's card comes back *)
    assert (deck r c = true) as D.
    { destruct W as [Co _]. specialize (Co c). unfold copies in Co. rewrite F in Co.
      rewrite (proj2 (Nat.ltb_lt (rank c) (S (rank c)))) in Co by lia. destruct (deck r c); auto. lia. }
    right. left. exists true, (Table (assign (raised s) c false) (inside s) (inplace s)).
    split; [apply lower with c; auto|].
    + rewrite (proj1 (Q c D)), F. apply Nat.ltb_lt. lia.
    + intros x Sx Rx Px. rewrite (proj1 (Q x Px)), Sx, F. apply Nat.ltb_ge. lia.
    + apply (takes_home p W s A j); auto.
    + repeat split; auto.
    + split; [|auto]. split; auto. split; [intros x Dx; split; field|].
      * rewrite <- lower_bool by assumption. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption.
      * apply Q. assumption.
      * field. intros k Lk. rewrite (C k Lk). symmetry. apply (dealt_put_columns p j [] c k T).
  - (* a turn *)
    left. split; [|apply turned_on with (t := talon_of p); [apply turned_not|assumption]].
    split; auto. split; auto. intros x D. split; field; [apply Q; auto|].
    rewrite (proj2 (Q x D)). apply among_same. rewrite !count_in, !count_app, count_rev.
    pose proof (count_split (draw r) (stock p) x). lia.
  - (* a redeal *)
    left. split; [|apply turned_over with (redeals p); [rewrite <- X; apply turned_not|assumption|assumption]].
    split; auto. split; auto. intros x D. split; field; [apply Q; auto|].
    rewrite (proj2 (Q x D)), X. apply among_same. rewrite !count_in, !count_app, count_rev. simpl. lia.
Qed.

Lemma agree_won : forall p s, agree p s -> won r p -> up_all r all s.
Proof.
  intros p s [_ [Q _]] V c P. rewrite (proj1 (Q c P)). apply Nat.ltb_lt. apply V. assumption.
Qed.

(** The state of a position exists, and is good. *)
Definition state_of (p : position) : table :=
  Table (fun c => rank c <? foundations p (suit_of c)) (among (waste p ++ stock p)) (fun i => dealt (columns p i)).

Lemma agree_state_of : forall p, whole r p -> agree p (state_of p).
Proof. intros p W. split; auto. Qed.

Lemma count_bottom : forall l c, count (bottom l) c <= count l c.
Proof.
  induction l as [|a l IH]; intros c; auto. rewrite (count_cons a l). specialize (IH c).
  destruct l; [simpl; lia|]. change (bottom (a :: c0 :: l)) with (bottom (c0 :: l)). lia.
Qed.

Lemma agree_good : forall p s, agree p s -> good r all s.
Proof.
  intros p s [[Co K] [Q C]]. split.
  - intros c P. destruct (Q c P) as [U I]. specialize (Co c). unfold copies in Co. unfold uses.
    assert (total (width r) (fun i => count (inplace s i) c) <= total (width r) (fun i => in_column (columns p i) c)) as T.
    { apply total_le. intros i L. rewrite (C i L). unfold dealt. eapply Nat.le_trans; [apply count_ground|].
      rewrite count_app. unfold in_column. pose proof (count_bottom (up (columns p i)) c). lia. }
    rewrite plays_all in P. rewrite P in Co. rewrite U, I. unfold bit.
    destruct (rank c <? foundations p (suit_of c)), (among (waste p ++ stock p) c) eqn:H; try lia.
    all: apply among_spec in H; apply count_in in H; rewrite count_app in H; lia.
  - intros i c L H. rewrite (C i L) in H. apply in_ground in H. apply count_in in H.
    specialize (Co c). unfold copies in Co.
    pose proof (total_one (width r) (fun i => in_column (columns p i) c) i L) as T. simpl in T. unfold in_column at 1 in T.
    rewrite count_app in H. pose proof (count_bottom (up (columns p i)) c). rewrite plays_all.
    destruct (deck r c); auto. lia.
Qed.

End Quotient.
