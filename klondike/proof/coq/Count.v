(** The pass through the stock as a program (lemma 6): one walk over the places, as a checker does, finds all cards of the pass and
    no others. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Pass.

Section Count.

Variable r : rules.
Variable kept : card -> bool.
Variable s : card -> bool.         (* the kept cards that are left *)
Hypothesis sub : forall c, s c = true -> kept c = true.

(** A turn can end when [k] kept cards have been counted, and some of [l] lifted ones, as the player likes. *)
Definition ends (k l : nat) : bool := (0 <? k) && ((k + draw r - 1) / draw r * draw r <=? k + l).

Definition listed (last : option card) : list card := match last with None => [] | Some c => [c] end.

(** The last card of the places that is left, or [last]. *)
Fixpoint top_of (last : option card) (l : list card) : option card :=
  match l with
  | [] => last
  | c :: rest => top_of (if s c then Some c else last) rest
  end.

(** The cards that come up in the places [row], if [k] kept and [l] lifted cards have been counted, and [last] is the last one before. *)
Fixpoint turns (k l : nat) (last : option card) (row : list card) : list card :=
  match row with
  | [] => listed last
  | c :: rest =>
    if s c then (if ends k l then listed last else []) ++ (if ends (S k) l then [c] else []) ++ turns (S k) l (Some c) rest
    else turns k (if kept c then l else S l) last rest
  end.

Definition pass_list (row : list card) (t : nat) : list card :=
  let last := top_of None (firstn t row) in listed last ++ turns 0 0 last (skipn t row).

Hypothesis some_drawn : draw r > 0.

Lemma ends_spec : forall k l, ends k l = true <-> k > 0 /\ exists q j, j <= l /\ k + j = q * draw r.
Proof.
  intros k l. unfold ends. rewrite andb_true_iff, Nat.ltb_lt, Nat.leb_le. set (d := draw r) in *.
  assert (k + d - 1 < d * S ((k + d - 1) / d)) as A by (apply Nat.mul_succ_div_gt; lia).
  rewrite Nat.mul_succ_r, (Nat.mul_comm d) in A. split; intros [K H]; split; auto.
  - exists ((k + d - 1) / d), ((k + d - 1) / d * d - k). lia.
  - destruct H as [q [j [J E]]]. assert ((k + d - 1) / d < S q) as B.
    { apply Nat.div_lt_upper_bound; [lia|]. rewrite Nat.mul_succ_r, Nat.mul_comm. lia. }
    assert ((k + d - 1) / d * d <= q * d) by (apply Nat.mul_le_mono_r; lia). lia.
Qed.

Lemma ends_more : forall k l l', l <= l' -> ends k l = true -> ends k l' = true.
Proof.
  intros k l l' L H. apply ends_spec in H. destruct H as [K [q [j [J E]]]]. apply ends_spec. split; auto. exists q, j. split; [lia|auto].
Qed.

Lemma none_cons : forall c l, none s (c :: l) <-> s c = false /\ none s l.
Proof.
  intros c l. unfold none. split.
  - intros N. split; [apply N; left; auto|intros x H; apply N; right; auto].
  - intros [A N] x [E|H]; [subst; auto|auto].
Qed.

Lemma lifted_cons : forall c l, lifted_in kept (c :: l) = (if kept c then 0 else 1) + lifted_in kept l.
Proof. intros. unfold lifted_in. simpl. destruct (kept c); reflexivity. Qed.

Lemma left_cons : forall c l, left_in s (c :: l) = (if s c then 1 else 0) + left_in s l.
Proof. intros. unfold left_in. simpl. destruct (s c); reflexivity. Qed.

(** ** No card of the pass is missed *)

Lemma turns_last : forall x m d k l, none s m -> ends k (l + lifted_in kept m) = true -> In x (turns k l (Some x) (m ++ d)).
Proof.
  intros x. induction m as [|c m IH]; intros d k l N E.
  - cbn [app]. unfold lifted_in in E. simpl in E. rewrite Nat.add_0_r in E. revert l E.
    induction d as [|c d IHd]; intros l E; simpl; auto. destruct (s c).
    + rewrite E. left. reflexivity.
    + apply IHd. apply ends_more with l; auto. destruct (kept c); lia.
  - apply none_cons in N. destruct N as [Sc N]. cbn [app turns]. rewrite Sc. apply IH; auto.
    rewrite lifted_cons in E. destruct (kept c); simpl in E; auto. rewrite Nat.add_succ_r in E. assumption.
Qed.

Lemma turns_none : forall x m k l, none s m -> In x (turns k l (Some x) m).
Proof.
  intros x. induction m as [|c m IH]; intros k l N; [left; auto|].
  apply none_cons in N. destruct N as [Sc N]. cbn [turns]. rewrite Sc. apply IH. assumption.
Qed.

Lemma turns_later : forall x b d k l last, s x = true ->
  In x (turns (S (k + left_in s b)) (l + lifted_in kept b) (Some x) d) -> In x (turns k l last (b ++ x :: d)).
Proof.
  intros x. induction b as [|c b IH]; intros d k l last Sx H; cbn [app turns].
  - unfold left_in, lifted_in in H. simpl in H. rewrite !Nat.add_0_r in H. rewrite Sx, !in_app_iff. auto.
  - rewrite left_cons, lifted_cons in H. destruct (s c) eqn:Sc.
    + rewrite (sub c Sc) in H. rewrite !in_app_iff. right. right. apply IH; auto. simpl in *. rewrite Nat.add_succ_r in H. assumption.
    + apply IH; auto. simpl in H. destruct (kept c); simpl in H; auto. rewrite Nat.add_succ_r in H. assumption.
Qed.

Lemma top_last : forall a c m last, s c = true -> none s m -> top_of last (a ++ c :: m) = Some c.
Proof.
  induction a as [|x a IH]; intros c m last Sc N; simpl; [|apply IH; auto]. rewrite Sc. clear Sc.
  revert N. generalize (Some c). induction m as [|y m IHm]; intros o N; auto. apply none_cons in N. destruct N as [Sy N].
  simpl. rewrite Sy. apply IHm. assumption.
Qed.

Theorem pass_listed : forall row t c, pass r kept row s t c -> In c (pass_list row t).
Proof.
  intros row t c P. unfold pass_list. apply in_app_iff. destruct P as [a m b E L Sc N|a b m d q j E L Sc N J Q|a b d E L Sc N].
  - left. rewrite E, <- L. change (a ++ c :: m ++ b) with (a ++ (c :: m) ++ b). rewrite app_assoc, firstn_app, Nat.sub_diag, firstn_all.
    simpl. rewrite app_nil_r, top_last; auto. left. reflexivity.
  - right. rewrite E, <- L, skipn_app, skipn_all, Nat.sub_diag. simpl. apply turns_later; auto. apply turns_last; auto.
    apply ends_spec. split; [lia|]. exists q, j. rewrite lifted_app in J. simpl. split; [lia|assumption].
  - right. rewrite E, <- L, skipn_app, skipn_all, Nat.sub_diag. simpl. apply turns_later; auto. apply turns_none. assumption.
Qed.

(** ** No other card is listed *)

Lemma in_turns : forall x row k l last, In x (turns k l last row) ->
  (last = Some x /\ ((exists m d, row = m ++ d /\ none s m /\ ends k (l + lifted_in kept m) = true) \/ none s row)) \/
  (exists b m d, row = b ++ x :: m ++ d /\ s x = true /\ none s m /\
    ends (S (k + left_in s b)) (l + lifted_in kept (b ++ m)) = true) \/
  (exists b d, row = b ++ x :: d /\ s x = true /\ none s d).
Proof.
  intros x. induction row as [|c row IH]; intros k l last H.
  { left. destruct last as [y|]; [destruct H as [H|[]]|destruct H]. subst. split; auto. right. intros y []. }
  cbn [turns] in H. destruct (s c) eqn:Sc.
  - rewrite !in_app_iff in H. destruct H as [H|[H|H]].
    + destruct (ends k l) eqn:E; [|destruct H]. destruct last as [y|]; [destruct H as [H|[]]|destruct H]. subst. left. split; auto. left.
      exists [], (c :: row). split; auto. split; [intros y []|]. unfold lifted_in. simpl. rewrite Nat.add_0_r. assumption.
    + destruct (ends (S k) l) eqn:E; [destruct H as [H|[]]|destruct H]. subst. right. left. exists [], [], row.
      split; auto. split; auto. split; [intros y []|]. unfold left_in, lifted_in. simpl. rewrite !Nat.add_0_r. assumption.
    + destruct (IH _ _ _ H) as [[E [[m [d [Er [N En]]]]|N]]|[[b [m [d [Er [Sx [N En]]]]]]|[b [d [Er [Sx N]]]]]]; right.
      * injection E as E. subst. left. exists [], m, d. repeat split; auto. unfold left_in. simpl. rewrite Nat.add_0_r. assumption.
      * injection E as E. subst. right. exists [], row. auto.
      * subst. left. exists (c :: b), m, d. repeat split; auto. cbn [app]. rewrite left_cons, lifted_cons, Sc, (sub c Sc).
        simpl. rewrite Nat.add_succ_r. assumption.
      * subst. right. exists (c :: b), d. auto.
  - destruct (IH _ _ _ H) as [[E [[m [d [Er [N En]]]]|N]]|[[b [m [d [Er [Sx [N En]]]]]]|[b [d [Er [Sx N]]]]]].
    + left. split; auto. left. exists (c :: m), d. subst. split; auto. split; [apply none_cons; auto|].
      rewrite lifted_cons. destruct (kept c); simpl; auto. rewrite Nat.add_succ_r. assumption.
    + left. split; auto. right. apply none_cons. auto.
    + right. left. exists (c :: b), m, d. subst. repeat split; auto. cbn [app]. rewrite left_cons, lifted_cons, Sc.
      destruct (kept c); simpl; auto. rewrite Nat.add_succ_r. assumption.
    + right. right. exists (c :: b), d. subst. auto.
Qed.

Lemma top_split : forall a last c, top_of last a = Some c -> (last = Some c /\ none s a) \/
  exists b m, a = b ++ c :: m /\ s c = true /\ none s m.
Proof.
  induction a as [|x a IH]; intros last c H; simpl in H; [left; split; auto; intros y []|].
  destruct (s x) eqn:Sx; destruct (IH _ _ H) as [[E N]|[b [m [E [Sc N]]]]].
  - injection E as E. subst. right. exists [], a. auto.
  - right. exists (x :: b), m. subst. auto.
  - left. split; auto. apply none_cons. auto.
  - right. exists (x :: b), m. subst. auto.
Qed.

Theorem listed_pass : forall row t c, t <= length row -> In c (pass_list row t) -> pass r kept row s t c.
Proof.
  intros row t c L H. pose proof (firstn_skipn t row) as E. pose proof (firstn_length_le row L) as Lf.
  unfold pass_list in H. set (a := firstn t row) in *. set (b := skipn t row) in *.
  assert (top_of None a = Some c -> pass r kept row s t c) as Waste.
  { intros T. destruct (top_split a None c T) as [[T' _]|[x [m [Ea [Sc N]]]]]; [discriminate|].
    apply pass_waste with x m b; auto; [rewrite <- E, Ea, <- app_assoc; auto|rewrite <- Ea; auto]. }
  apply in_app_iff in H. destruct H as [H|H].
  - apply Waste. destruct (top_of None a); [destruct H as [H|[]]; congruence|destruct H].
  - destruct (in_turns c b 0 0 _ H) as [[T _]|[[x [m [d [Eb [Sc [N En]]]]]]|[x [d [Eb [Sc N]]]]]]; auto.
    + apply ends_spec in En. destruct En as [_ [q [j [J Q]]]]. apply pass_ends with a x m d q j; auto. rewrite <- E, Eb. reflexivity.
    + apply pass_last with a x d; auto. rewrite <- E, Eb. reflexivity.
Qed.

End Count.

(** The example of [Pass]: six cards, draw 3, with all kept and with the second one lifted. *)
Definition six : list card := map (fun n => Card n Clubs) [1; 2; 3; 4; 5; 6].

Definition three : rules := Rules 13 4 7 3 true.

Example all_kept : nodup card_eq_dec (pass_list three (fun _ => true) (fun _ => true) six 0) = [Card 3 Clubs; Card 6 Clubs].
Proof. reflexivity. Qed.

Definition but_second (c : card) : bool := negb (rank c =? 2).

Example second_lifted : nodup card_eq_dec (pass_list three but_second but_second six 0) = [Card 3 Clubs; Card 4 Clubs; Card 6 Clubs].
Proof. reflexivity. Qed.
