(** What a certificate proves: if the state of a position is covered by a closed set of states, the position is not
    winnable under the real rules ([closed_cover_no_win]).

    A game is a set of kept cards and a rule for the stock. A state is a game, a table of it, and what the rule says of
    the stock. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift.
Require Import Klondike.Picture Klondike.Quotient.

(** [take t c t']: the card [c] can be taken from the stock [t], after turns perhaps, and then the stock is [t']. *)
Record discipline := Discipline { talon : Type; take : talon -> card -> talon -> Prop }.

Record game := Game { keeps : card -> bool; rule : discipline }.

Record state := State { of : game; board : table; left : talon (rule of) }.

(** The order of the stock is dropped: every stock card can be taken at any time. *)
Definition any_order : discipline := Discipline unit (fun _ _ _ => True).

Section Certificate.

Variable r : rules.

Definition real_order : discipline :=
  Discipline real_talon (fun t c t' => exists w k n, turned r t (c :: w, k, n) /\ t' = (w, k, n)).

Definition back (x y : state) : Prop :=
  exists s', step r (keeps (of x)) true None (board x) s' /\ y = State (of x) s' (left x).

Definition leave (x y : state) : Prop :=
  (exists s', step r (keeps (of x)) false None (board x) s' /\ y = State (of x) s' (left x)) \/
  (exists b c s' t', step r (keeps (of x)) b (Some c) (board x) s' /\ take (rule (of x)) (left x) c t' /\
    y = State (of x) s' t').

Definition state_won (x : state) : Prop := up_all r (keeps (of x)) (board x).

Definition state_lost (x : state) : Prop := lost state back leave state_won x.

(** [follows_stock d e kept F]: the stock [e], in which only kept cards are left, answers what the stock [d] does, if
    [F] holds between them. *)
Definition follows_stock (d e : discipline) (kept : card -> bool) (F : talon d -> talon e -> Prop) : Prop :=
  forall a b c a', F a b -> take d a c a' ->
    if kept c then exists b', take e b c b' /\ F a' b' else F a' b.

(** [lifted x y]: [y] is [x] in a game that keeps fewer cards, or knows less of the stock. *)
Definition lifted (x y : state) : Prop :=
  (forall c, deck r c = true -> keeps (of y) c = true -> keeps (of x) c = true) /\
  lifts r (keeps (of x)) (keeps (of y)) (board x) (board y) /\
  exists F, follows_stock (rule (of x)) (rule (of y)) (keeps (of y)) F /\ F (left x) (left y).

(** Lemma 7, for states with their stock. *)
Theorem lifted_simulates : simulates state back leave state_won lifted.
Proof.
  split; [|split].
  - intros x y [Sub [L _]] W. unfold state_won in *. apply (lift_won r _ _ Sub _ _ L W).
  - intros x y x' [Sub [L [F [Fo Fab]]]] [s' [H E]]. subst x'.
    destruct (lift_step r _ _ Sub _ _ L _ _ _ H) as [[L' _]|[b' [t' [H' [B [L' _]]]]]].
    + exists y. split; [constructor|]. split; [exact Sub|]. split; [exact L'|]. exists F. auto.
    + exists (State (of y) t' (left y)). rewrite (B eq_refl) in H'. split.
      * apply backs_further with y; [constructor|]. exists t'. auto.
      * split; [exact Sub|]. split; [exact L'|]. exists F. auto.
  - intros x y x' [Sub [L [F [Fo Fab]]]] [[s' [H E]]|[b [c [s' [t' [H [T E]]]]]]]; subst x'.
    + destruct (lift_step r _ _ Sub _ _ L _ _ _ H) as [[L' _]|[b' [u [H' [_ [L' _]]]]]].
      * exists y. split; [left; constructor|]. split; [exact Sub|]. split; [exact L'|]. exists F. auto.
      * exists (State (of y) u (left y)). split.
        -- destruct b'; [left; apply backs_further with y; [constructor|exists u; auto]|].
           right. left. exists u. auto.
        -- split; [exact Sub|]. split; [exact L'|]. exists F. auto.
    + pose proof (Fo (left x) (left y) c t' Fab T) as Fc.
      destruct (lift_step r _ _ Sub _ _ L _ _ _ H) as [[L' K]|[b' [u [H' [_ [L' K]]]]]]; rewrite K in Fc.
      * exists y. split; [left; constructor|]. split; [exact Sub|]. split; [exact L'|]. exists F. auto.
      * destruct Fc as [v [Tv Fv]]. exists (State (of y) u v). split.
        -- right. right. exists b', c, u, v. auto.
        -- split; [exact Sub|]. split; [exact L'|]. exists F. auto.
Qed.

(** ** The real game *)

(** The state of a position in the game that keeps all cards and the order of the stock. *)
Definition start (p : position) : state := State (Game all real_order) (state_of r p) (talon_of p).

(** The state [x] of the game with all cards is one of the position [p], but for turns of the stock. *)
Definition stands (p : position) (x : state) : Prop :=
  exists s t, x = State (Game all real_order) s t /\ agree r p s /\ turned r t (talon_of p).

(** Lemma 1: the game with all cards answers every move. *)
Theorem real_simulated : forall p q x, stands p x -> move r p q ->
  exists y, stands q y /\ (y = x \/ back x y \/ leave x y).
Proof.
  intros p q x [s [t [E [A T]]]] M. subst x.
  destruct (quotient_simulates r p s q A M) as [[A' H]|[[b [s' [H [A' Et]]]]|[b [c [s' [H [A' [Ew [Ek En]]]]]]]]].
  - exists (State (Game all real_order) s t). split; [|left; auto]. exists s, t. split; auto. split; auto.
    apply turned_trans with (talon_of p); auto.
  - exists (State (Game all real_order) s' t). split.
    + exists s', t. rewrite Et. auto.
    + right. destruct b; [left|right; left]; exists s'; auto.
  - exists (State (Game all real_order) s' (talon_of q)). split.
    + exists s', (talon_of q). split; auto. split; auto. constructor.
    + right. right. right. exists b, c, s', (talon_of q). split; [exact H|]. split; [|reflexivity].
      simpl. exists (waste q), (stock q), (redeals q). split; [|reflexivity].
      unfold talon_of in T. rewrite Ew, <- Ek, <- En in T. exact T.
Qed.

Lemma play_reaches : forall p q, whole r p -> play r p q ->
  exists y, stands q y /\ reach state back leave (start p) y.
Proof.
  intros p q W P. induction P as [|q q' P IH M].
  - exists (start p). split; [|constructor]. exists (state_of r p), (talon_of p). split; auto.
    split; [apply agree_state_of; auto|constructor].
  - destruct IH as [y [S R]]. destruct (real_simulated q q' y S M) as [z [S' [E|[B|L]]]]; exists z; split; auto.
    + subst. assumption.
    + apply reach_back with y; auto.
    + apply reach_leave with y; auto.
Qed.

Theorem lost_not_winnable : forall p, whole r p -> state_lost (start p) -> ~ winnable r p.
Proof.
  intros p W L [q [P V]]. destruct (play_reaches p q W P) as [y [[s [t [E [A _]]]] R]].
  apply (lost_reach state back leave state_won (start p) y L R). subst y. apply (agree_won r q s A V).
Qed.

(** ** The end of it all *)

Definition covers (listed : state -> Prop) : state -> Prop := covered state back leave state_won lifted listed.

Definition is_closed (listed : state -> Prop) : Prop := closed state back leave state_won lifted listed.

Theorem closed_cover_lost : forall listed, is_closed listed -> forall x, covers listed x -> state_lost x.
Proof. intros listed C x H. apply (closed_cover state back leave state_won lifted lifted_simulates listed C x H). Qed.

Theorem closed_cover_no_win : forall listed p, whole r p -> is_closed listed -> covers listed (start p) ->
  ~ winnable r p.
Proof.
  intros listed p W C H. apply lost_not_winnable; auto. apply closed_cover_lost with listed; auto.
Qed.

(** ** Lifting the start *)

(** A table with more cards lifted. *)
Definition lift_table (kept : card -> bool) (s : table) : table :=
  Table (raised s) (inside s) (fun i => ground r (filter kept (inplace s i))).

Lemma lift_table_lifts : forall more fewer s, good r more s -> lifts r more fewer s (lift_table fewer s).
Proof. intros. split; auto. Qed.

(** The start with cards lifted and any order of the stock. *)
Definition start_of (kept : card -> bool) (p : position) : state :=
  State (Game kept any_order) (lift_table kept (state_of r p)) tt.

Lemma start_lifted : forall kept p, whole r p -> lifted (start p) (start_of kept p).
Proof.
  intros kept p W. split; [auto|]. split.
  - apply lift_table_lifts. apply agree_good with p. apply agree_state_of. assumption.
  - exists (fun _ _ => True). split; [|exact I]. intros a b c a' _ _. simpl. destruct (kept c); auto.
    exists tt. split; exact I.
Qed.

(** If the start is lost in some lifted game, for a player who may take any stock card at any time, then the position
    is lost under the real rules, whatever the draw and the redeals. *)
Theorem lifted_start_lost : forall kept p, whole r p -> state_lost (start_of kept p) -> ~ winnable r p.
Proof.
  intros kept p W L. apply closed_cover_no_win with (listed := fun _ => False); auto.
  - intros s t [].
  - apply covered_lifted with (start_of kept p); [apply start_lifted; auto|]. apply covered_lost. assumption.
Qed.

End Certificate.
