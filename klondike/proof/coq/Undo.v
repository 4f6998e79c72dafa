(** Undoing (lemma 2): a step that can be undone is undone by one step of the same kind. So the states that such steps
    join are all lost or none of them is, and a certificate may list them from any of them. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Injection Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift Klondike.Room.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate.

Section Undo.

Variable r : rules.
Variable kept : card -> bool.

(** A free card that has gone up leaves a slot or a space behind, to which the card can come back. *)
Lemma raise_undone : forall c s s', roomy r kept s -> worry_back r = true ->
  free r kept s c = true -> next r kept s c -> slot r kept s (rank c) (colour c) ->
  becomes s' (assign (raised s) c true) (inside s) (inplace s) -> step r kept true None s' s.
Proof.
  intros c s s' [G O P C] W F N Sl [Bu [Bk Bl]]. pose proof (proj1 (free_spec _ _ _ _) F) as [Pc [U [I Z]]].
  pose proof (proj1 (plays_spec _ _ _) Pc) as [Kc D].
  assert (moves r c s s') as M.
  { split; [|left; exact Bl]. intros x Hx. rewrite Bu, Bk, assign_other; auto. }
  assert (raised s' c = true) as U' by (rewrite Bu; apply assign_same).
  assert (forall x, free r kept s' x = true -> free r kept s x = true) as Free.
  { intros x Fx. destruct (card_eq_dec x c); [subst; apply free_spec in Fx; destruct Fx as [_ [Fx _]]; congruence|].
    destruct (moves_freed r kept s s' c M x n Fx) as [|[_ [i [L [E Z']]]]]; auto. rewrite Bl, E in Z'. discriminate. }
  assert (free r kept s' c = false) as F'.
  { destruct (free r kept s' c) eqn:E; auto. apply free_spec in E. destruct E as [_ [E _]]. congruence. }
  apply lower with c; auto.
  - intros x Sx Rx Px. rewrite Bu, assign_other by (intros E; subst; lia).
    destruct (raised s x) eqn:E; auto. rewrite (O c x) in U; auto.
  - unfold home. destruct (king r c) eqn:K.
    + unfold space. apply Nat.lt_le_trans with (length (occupants r kept s)); auto.
      apply injection_strict with (partner := eq) (b := inr c).
      * apply occupants_nodup.
      * intros x H. exists x. split; auto. destruct x as [i|k].
        -- apply occupant_column in H. apply occupant_column. rewrite Bl in H. assumption.
        -- apply occupant_king in H. apply occupant_king. destruct H. auto.
      * congruence.
      * apply occupant_king. auto.
      * intros x H E. subst x. apply occupant_king in H. destruct H. congruence.
    + assert (S (rank c) < ranks r) as L.
      { apply deck_rank in D. unfold king in K. apply Nat.eqb_neq in K. lia. }
      specialize (P (S (rank c)) (negb (colour c)) L). unfold slot.
      assert (length (members r kept s (S (rank c)) (negb (colour c))) <= length (members r kept s' (S (rank c)) (negb (colour c)))) as A.
      { apply filter_length_le. intros x H. apply (moves_shown r kept s s' c M). intros E. subst x. apply in_pair in H. lia. }
      assert (length (guests r kept s' (S (rank c)) (negb (colour c))) < length (guests r kept s (S (rank c)) (negb (colour c)))) as B; [|lia].
      apply filter_one_more with c; auto; [apply pair_nodup|]. apply in_pair. rewrite negb_involutive. auto.
  - split; [|split]; intros; [|rewrite Bk|rewrite Bl]; auto. unfold assign. destruct (card_eq_dec x c); [subst; auto|].
    rewrite Bu, assign_other; auto.
Qed.

(** A card that has come down is next, and its own pair has a slot, for the card itself is a new member. *)
Lemma lower_undone : forall c s s', roomy r kept s -> worry_back r = true ->
  plays r kept c = true -> raised s c = true -> top r kept s c ->
  becomes s' (assign (raised s) c false) (inside s) (inplace s) -> step r kept true None s' s.
Proof.
  intros c s s' [G O P C] W Pc U T [Bu [Bk Bl]]. pose proof (proj1 (plays_spec _ _ _) Pc) as [Kc D].
  assert (moves r c s s') as M.
  { split; [|left; exact Bl]. intros x Hx. rewrite Bu, Bk, assign_other; auto. }
  assert (uses r s c <= 1) as Us by (apply G; auto). unfold uses in Us. rewrite U in Us. simpl in Us.
  assert (free r kept s' c = true) as F.
  { apply free_spec. rewrite Bu, Bk, assign_same. repeat split; auto.
    - destruct (inside s c); auto. simpl in Us. lia.
    - intros i L H. rewrite Bl in H. apply count_in in H.
      pose proof (total_one (width r) (fun i => count (inplace s i) c) i L) as Q. simpl in Q. lia. }
  rewrite <- W. apply raise_free with c; auto.
  - intros x Sx Rx Px. rewrite Bu, assign_other by (intros E; subst; lia). apply (O x c); auto.
  - assert (rank c < ranks r) as L by (apply deck_rank; auto). specialize (P (rank c) (colour c) L). unfold slot.
    assert (length (members r kept s (rank c) (colour c)) < length (members r kept s' (rank c) (colour c))) as A.
    { apply filter_one_more with c.
      - apply pair_nodup.
      - apply in_pair. auto.
      - destruct (shown r kept s c) eqn:E; auto. apply shown_spec in E. destruct E as [_ [E|[E|E]]]; [| |congruence].
        + apply locked_spec in E. destruct E as [i [l [Li E]]].
          destruct (good_placed r kept s c i G Li) as [X _]; [rewrite E; left; auto|congruence].
        + apply free_spec in E. destruct E as [_ [E _]]. congruence.
      - apply shown_spec. auto.
      - intros x _ H. destruct (card_eq_dec x c); [subst; apply shown_spec; auto|].
        apply (moves_shown r kept s s' c M); auto. }
    assert (length (guests r kept s' (rank c) (colour c)) <= length (guests r kept s (rank c) (colour c))) as B; [|lia].
    unfold guests. destruct (rank c) as [|m] eqn:R; auto. apply filter_length_le. intros x H Fx. apply in_pair in H.
    assert (x <> c) as N by (intros E; subst; lia).
    destruct (moves_freed r kept s s' c M x N Fx) as [|[_ [i [Li [E Z]]]]]; auto. rewrite Bl, E in Z. discriminate.
  - split; [|split]; intros; [|rewrite Bk|rewrite Bl]; auto. unfold assign. destruct (card_eq_dec x c); [subst; auto|].
    rewrite Bu, assign_other; auto.
Qed.

(** Lemma 2. *)
Theorem step_undone : forall s s', roomy r kept s -> step r kept true None s s' -> step r kept true None s' s.
Proof.
  intros s s' R H. remember true as b eqn:Eb in H. remember None as o eqn:Eo in H. destruct H; try discriminate.
  - apply raise_undone with c; auto.
  - apply lower_undone with c; auto.
Qed.

End Undo.

(** ** Positions *)

(** The picture of a position has room. *)
Lemma agree_roomy : forall r p s, agree r p s -> roomy r all s.
Proof.
  intros r p s A. pose proof A as [W [Q _]]. split.
  - apply agree_good with p. assumption.
  - intros x y Su Ra Px Py U. rewrite (proj1 (Q y Py)) in U. rewrite (proj1 (Q x Px)), Su.
    apply Nat.ltb_lt in U. apply Nat.ltb_lt. lia.
  - intros n b L. apply injection with (partner := under r p).
    + apply guests_nodup.
    + intros x H. apply in_guests in H. destruct H as [R [B F]].
      destruct (free_face r p W s A x F) as [i [a [l [Li [E G]]]]]. destruct l as [|y l].
      { destruct (G eq_refl) as [K _]. apply king_spec in K. lia. }
      assert (under r p x y) as U by (exists i, a, l; auto). exists y. split; auto.
      destruct (under_fits r p W x y U) as [R' B']. apply in_members. split; [lia|].
      split; [destruct (colour x), (colour y), b; simpl in *; congruence|].
      apply (face_shown r p W s A i); auto. rewrite E. apply in_app_iff. simpl. auto.
    + intros x x' y _ _. apply (under_injective r p W).
  - rewrite <- (seq_length (width r) 0). apply injection with (partner := fun x i => match x with
      | inl k => k = i /\ inplace s i <> []
      | inr c => bottom (up (columns p i)) = [c] /\ inplace s i = [] end).
    + apply occupants_nodup.
    + intros [k|c] H.
      * apply occupant_column in H. destruct H as [Lk N]. exists k. split; auto. apply in_seq. lia.
      * apply occupant_king in H. destruct H as [K F].
        destruct (king_column r p W s A c K F) as [i [Li X]]. exists i. split; auto. apply in_seq. lia.
    + intros x x' y _ _ Px Px'. destruct x as [k|c], x' as [k'|c']; destruct Px, Px'; congruence.
Qed.

(** ** Components *)

Section Component.

Variable r : rules.

(** Each state that can come up has room: see [start_has_room], [reach_has_room] and [lifted_has_room]. *)
Definition has_room (x : state) : Prop := roomy r (keeps (of x)) (board x).

Lemma start_has_room : forall p, whole r p -> has_room (start r p).
Proof. intros p W. apply agree_roomy with p. apply agree_state_of. assumption. Qed.

Lemma back_has_room : forall x y, has_room x -> back r x y -> has_room y.
Proof. intros x y R [s' [H E]]. subst y. apply step_roomy with true None (board x); assumption. Qed.

Lemma reach_has_room : forall x y, has_room x -> reach state (back r) (leave r) x y -> has_room y.
Proof.
  intros x y R P. induction P as [|t u P IH B|t u P IH [[s' [H E]]|[b [c [s' [t' [H [_ E]]]]]]]]; auto.
  - apply back_has_room with t; auto.
  - subst u. apply step_roomy with false None (board t); auto.
  - subst u. apply step_roomy with b (Some c) (board t); auto.
Qed.

Lemma lifted_has_room : forall x y, has_room x -> lifted r x y -> has_room y.
Proof. intros x y R [Sub [L _]]. apply lift_roomy with (keeps (of x)) (board x); auto. Qed.

Lemma back_undone : forall x y, has_room x -> back r x y -> back r y x.
Proof.
  intros [g s t] y R [s' [H E]]. subst y. exists s. split; [|reflexivity]. apply step_undone; assumption.
Qed.

Lemma backs_undone : forall x y, has_room x -> backs state (back r) x y -> backs state (back r) y x /\ has_room y.
Proof.
  intros x y R B. induction B as [|t u B [IH T] H]; [split; [constructor|auto]|]. split.
  - apply backs_first with t; auto. apply back_undone; auto.
  - apply back_has_room with t; auto.
Qed.

(** The states of a component are all lost, or none is. *)
Theorem component_lost : forall x y, has_room x -> backs state (back r) x y -> (state_lost r x <-> state_lost r y).
Proof.
  intros x y R B. destruct (backs_undone x y R B) as [B' _]. split; intros L n W; apply (L n).
  - apply backs_wins with y; auto.
  - apply backs_wins with x; auto.
Qed.

(** So a certificate may go on from any state of the component, as from the one where all cards are up that can be. *)
Theorem component_covers : forall listed x y, has_room x -> backs state (back r) x y ->
  covers r listed y -> covers r listed x.
Proof.
  intros listed x y R B C. apply covered_back with y; auto. apply backs_undone; assumption.
Qed.

(** The closed cover, with the component of the start listed from another of its states. *)
Theorem closed_component_no_win : forall listed p y, whole r p -> backs state (back r) (start r p) y ->
  is_closed r listed -> covers r listed y -> ~ winnable r p.
Proof.
  intros listed p y W B C H. apply closed_cover_no_win with listed; auto.
  apply component_covers with y; auto. apply start_has_room. assumption.
Qed.

End Component.
