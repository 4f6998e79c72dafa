(** The quotient (lemma 1, second half): the game in which all cards are kept answers every move of the real game. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Game Klondike.Good Klondike.Picture.

Section Quotient.

Variable r : rules.

Local Notation dealt := (Picture.dealt r).
Local Notation agree := (Picture.agree r).

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
  intros p s c A H x S R P. rewrite (state_raised r p s A x P), S, H. apply Nat.ltb_lt. assumption.
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
    + destruct (ground_case r p i c) as [G|G].
      * left. split; [|apply turned_not]. split; auto. split; auto. field. intros k Lk. rewrite (C k Lk).
        destruct (Nat.eq_dec k i).
        -- subst. rewrite set_same, dealt_turn_down. destruct G as [K G]. unfold dealt.
           rewrite E, G, bottom_app by discriminate. simpl. rewrite K. reflexivity.
        -- rewrite set_other by assumption. rewrite dealt_put_columns; auto.
      * right. left. exists false, (Table (raised s) (inside s) (set (inplace s) i (ground r (down (columns p i))))).
        split; [apply reveal with i c (down (columns p i)); auto;
          [apply (face_locked r p s A i above c); auto|apply (takes_home r p W s A j); auto|repeat split; auto]|].
        split; [|auto]. split; auto. split; auto. field. intros k Lk. destruct (Nat.eq_dec k i).
        -- subst. rewrite !set_same, dealt_turn_down. reflexivity.
        -- rewrite !(set_other _ _ i) by assumption. rewrite dealt_put_columns; auto.
    + left. split; [|apply turned_not]. split; auto. split; auto. field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_up by discriminate. unfold dealt. rewrite E.
        change (c :: y :: rest) with ([c] ++ y :: rest). rewrite app_assoc, bottom_app by discriminate. reflexivity.
      * rewrite set_other by assumption. rewrite dealt_put_columns; auto.
  - (* a tableau card goes up *)
    assert (next r all s c) as Nx by (apply next_up with p; auto).
    assert (slot r all s (rank c) (colour c)) as Sl by (apply (uncovered_slot r p W s A i c rest); auto).
    assert (forall x, deck r x = true -> assign (raised s) c true x
      = (rank x <? height (foundations p) (suit_of c) (S (rank c)) (suit_of x))) as R.
    { intros x D. rewrite <- raise_bool by assumption. unfold assign. destruct (card_eq_dec x c); auto. apply Q. assumption. }
    destruct (list_eq_dec card_eq_dec rest []) as [Er|Er]; [destruct (ground_case r p i c) as [G|G]|].
    + subst rest. right. left. exists (worry_back r), (Table (assign (raised s) c true) (inside s) (inplace s)).
      split; [apply raise_free with c; auto; [apply (face_free r p W s A i [] c []); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_down. destruct G as [K G]. unfold dealt. rewrite E, G. simpl.
        rewrite K. reflexivity.
      * rewrite set_other; auto.
    + right. left. exists false,
        (Table (assign (raised s) c true) (inside s) (set (inplace s) i (ground r (down (columns p i))))).
      subst rest.
      split; [apply raise_locked with i c (down (columns p i)); auto;
        [apply (face_locked r p s A i [] c); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. destruct (Nat.eq_dec k i).
      * subst. rewrite !set_same, dealt_turn_down. reflexivity.
      * rewrite !set_other; auto.
    + right. left. exists (worry_back r), (Table (assign (raised s) c true) (inside s) (inplace s)).
      split; [apply raise_free with c; auto; [apply (face_free r p W s A i [] c rest); auto|repeat split; auto]|].
      split; [|auto]. split; auto. split; [intros x D; split; field; [apply R; auto|apply Q; auto]|].
      field. intros k Lk. rewrite (C k Lk). destruct (Nat.eq_dec k i).
      * subst. rewrite set_same, dealt_turn_up by assumption. unfold dealt. rewrite E.
        change (c :: rest) with ([c] ++ rest). rewrite bottom_app by assumption. reflexivity.
      * rewrite set_other; auto.
  - (* the waste's card goes to a column *)
    destruct (waste_card p c rest W E) as [D Nc]. right. right.
    exists false, c, (Table (raised s) (assign (inside s) c false) (inplace s)).
    destruct (Q c D) as [_ I]. rewrite E in I.
    split; [apply lay; auto; [rewrite I; apply among_spec; left; auto|apply (takes_home r p W s A j); auto|repeat split; auto]|].
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
    + apply (takes_home r p W s A j); auto.
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

(** ** Each whole position has a picture *)

Lemma agree_won : forall p s, agree p s -> won r p -> up_all r all s.
Proof.
  intros p s [_ [Q _]] V c P. rewrite (proj1 (Q c P)). apply Nat.ltb_lt. apply V. assumption.
Qed.

(** Each whole position has a picture, and pictures are good. *)
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
