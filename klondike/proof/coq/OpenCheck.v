(** Whether a set of open stock cards obeys the rules of [Later], as a program, and an example that needs the stock's order. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Game Klondike.Picture Klondike.Quotient Klondike.Certificate.
Require Import Klondike.Pass Klondike.Count Klondike.Places Klondike.Later Klondike.Relax Klondike.Hopeless Klondike.Opening.

Section OpenCheck.

Variable r : rules.
Variable kept : card -> bool.
Variable row : list card.
Variable left : card -> bool.
Variable t : nat.
Variable n : option nat.
Variables drawn open : card -> bool.
Hypothesis sub : forall c, left c = true -> kept c = true.
Hypothesis some_drawn : draw r > 0.

(** The next card that is left or lifted is lifted, or drawn. *)
Fixpoint uncovers (l : list card) : bool :=
  match l with
  | [] => false
  | c :: m => if kept c then (if left c then drawn c else uncovers m) else true
  end.

(** One walk over the places: [number] cards left or lifted have been seen, [away] of them drawn or lifted, a drawn one if [taken],
    and a lifted one behind a drawn one if [again]. *)
Fixpoint walk (number away : nat) (taken again : bool) (l : list card) : bool :=
  match l with
  | [] => true
  | c :: m =>
    if kept c then
      if left c then
        implies (uncovers m || again || (0 <? away) && (S number mod draw r <=? away)) (open c) &&
        walk (S number) (if drawn c then S away else away) (taken || drawn c) again m
      else walk number away taken again m
    else walk (S number) (S away) taken (again || taken) m
  end.

Definition can_redeal : bool := match n with Some 0 => false | _ => true end.

Definition openb : bool :=
  forallb open (pass_list r kept left row t) && implies can_redeal (forallb open (pass_list r kept left row 0)) &&
  walk 0 0 false false row.

Definition takes_some (p : list card) : bool := existsb (fun c => left c && drawn c) p.

(** A lifted card behind a drawn one in [p], if one has been drawn before as [taken] says. *)
Fixpoint comes_again (taken : bool) (p : list card) : bool :=
  match p with
  | [] => false
  | c :: m => if kept c then comes_again (taken || left c && drawn c) m else taken || comes_again taken m
  end.

Lemma walk_at : forall p number away taken again l, walk number away taken again (p ++ l) = true ->
  walk (number + (left_in left p + lifted_in kept p)) (away + gone kept left drawn p) (taken || takes_some p)
    (again || comes_again taken p) l = true.
Proof.
  induction p as [|c p IH]; intros number away taken again l H.
  - unfold left_in, lifted_in, gone, left_in, lifted_in. simpl. rewrite !Nat.add_0_r, !orb_false_r. assumption.
  - unfold gone in *. cbn [app walk takes_some existsb comes_again] in *. rewrite !left_cons, !lifted_cons. destruct (kept c) eqn:K.
    + destruct (left c) eqn:L.
      * apply andb_true_iff in H. destruct H as [_ H]. apply IH in H. unfold takes_some in H. simpl. rewrite orb_assoc.
        rewrite <- H. f_equal; lia || (destruct (drawn c); simpl; lia).
      * apply IH in H. simpl. rewrite orb_false_r. exact H.
    + assert (left c = false) as L by (destruct (left c) eqn:L; auto; rewrite (sub c L) in K; discriminate).
      rewrite L. apply IH in H. unfold takes_some in H. simpl. rewrite orb_assoc. rewrite <- H. f_equal; lia.
Qed.

Lemma uncovers_spec : forall m x d, none left m -> kept x = false \/ (left x = true /\ drawn x = true) -> uncovers (m ++ x :: d) = true.
Proof.
  induction m as [|c m IH]; intros x d N X; cbn [app uncovers].
  - destruct (kept x) eqn:K; auto. destruct X as [X|[X Y]]; [discriminate|]. rewrite X. assumption.
  - apply none_cons in N. destruct N as [L N]. destruct (kept c); auto. rewrite L. apply IH; auto.
Qed.

Lemma comes_spec : forall p x m y d, left x = true -> drawn x = true -> kept y = false -> comes_again false (p ++ x :: m ++ y :: d) = true.
Proof.
  intros p x m y d Lx Dx Ky. assert (forall q, comes_again true (q ++ y :: d) = true) as A.
  { induction q as [|c q IH]; simpl; [rewrite Ky; auto|]. destruct (kept c); auto. }
  enough (forall b, comes_again b (p ++ x :: m ++ y :: d) = true) as B by apply B.
  induction p as [|c p IH]; intros b; cbn [app comes_again].
  - rewrite (sub x Lx), Lx, Dx. rewrite orb_true_r. apply A.
  - destruct (kept c); [apply IH|]. rewrite IH. apply orb_true_r.
Qed.

Theorem openb_spec : openb = true -> open_rules r kept row left t n drawn open.
Proof.
  unfold openb. rewrite !andb_true_iff, !implies_spec, !forallb_forall. intros [[P Z] W].
  assert (forall p c d, row = p ++ c :: d -> left c = true ->
    uncovers d = true \/ comes_again false p = true \/
    (gone kept left drawn p > 0 /\ S (left_in left p + lifted_in kept p) mod draw r <= gone kept left drawn p) -> open c = true) as Q.
  { intros p c d E L H. rewrite E in W. apply walk_at in W. cbn [walk] in W. rewrite (sub c L), L in W.
    apply andb_true_iff in W. destruct W as [W _]. rewrite implies_spec in W. apply W. cbn [plus orb].
    destruct H as [H|[H|[H1 H2]]].
    - rewrite H. reflexivity.
    - rewrite H, orb_true_r. reflexivity.
    - apply Nat.ltb_lt in H1. apply Nat.leb_le in H2. rewrite H1, H2. apply orb_true_r. }
  split.
  - intros c Pc. apply P. apply pass_listed; auto.
  - intros c m Pm Pc. apply Z.
    + unfold can_redeal. destruct n as [[|x]|]; auto. destruct Pm as [y [E _]]. discriminate.
    + apply pass_listed; auto.
  - intros p c m x d E L N X. apply (Q p c (m ++ x :: d) E L). left. apply uncovers_spec; auto.
  - intros p x m y m' c d E L Lx Dx Ky. apply (Q (p ++ x :: m ++ y :: m') c d); auto.
    + rewrite E, <- app_assoc. simpl. rewrite <- app_assoc. reflexivity.
    + right. left. apply comes_spec; auto.
  - intros p c d E L G M. apply (Q p c d E L). right. right. auto.
Qed.

End OpenCheck.

(** The relaxation with the stock's order in one question: [open] is a guess, [k] rounds find the facts. *)
Definition hopeless_in_order (r : rules) (k : nat) (kept open : card -> bool) (p : position) : bool :=
  let s := lift_table r kept (state_of r p) in
  let f := facts_of (closure r kept open s k) in
  wholeb r p && (0 <? draw r) && closedb r kept open s f && some_down r kept f &&
  openb r kept (row_of p) kept (length (waste p)) (redeals p) (gets_drawn r f open) open.

Theorem in_order_not_winnable : forall r k kept open p, hopeless_in_order r k kept open p = true -> ~ winnable r p.
Proof.
  intros r k kept open p H. unfold hopeless_in_order in H. rewrite !andb_true_iff in H. destruct H as [[[[W D] C] S] O].
  unfold some_down in S. apply existsb_exists in S. destruct S as [c [Hc S]]. apply andb_true_iff in S. destruct S as [K N].
  apply Nat.ltb_lt in D. apply opening_not_winnable with kept (facts_of (closure r kept open (lift_table r kept (state_of r p)) k)) open c; auto.
  - apply wholeb_spec. assumption.
  - apply closedb_spec. assumption.
  - apply openb_spec; auto.
  - apply plays_spec. split; auto. apply in_cards. assumption.
  - apply negb_true_iff. assumption.
Qed.

(** Example: ace, two and three of clubs in the stock, draw 2, no redeal, and one column. The ace lies under the two, which never
    leaves the waste. If every card could be taken at any time, the deal would be won, so that a proof needs the order. *)
Definition club (n : nat) : card := Card n Clubs.

Definition buried : position := Position (fun _ => Column [] []) (fun _ => 0) [] [club 0; club 1; club 2] (Some 0).

Theorem buried_lost : ~ winnable (Rules 3 1 1 2 true) buried.
Proof. apply in_order_not_winnable with (k := 9) (kept := fun _ => true) (open := fun c => negb (rank c =? 0)). vm_compute. reflexivity. Qed.

Theorem needs_the_order : hopeless (Rules 3 1 1 2 true) 9 (fun _ => true) buried = false.
Proof. vm_compute. reflexivity. Qed.
