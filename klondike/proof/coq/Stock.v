(** The stock with its order (the first half of lemma 6): a game that keeps the order of the stock may take a kept card
    when turns and redeals bring it to the top of the waste, and a lifted card leaves the waste whenever it is on top.
    This follows the real stock, and a game with more cards kept. Which cards can be taken is said by plays of turns
    here, not by the arithmetic of places with which a checker finds them. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate.

Section Stock.

Variable r : rules.

(** [passes kept t u]: turns, redeals and the leaving of lifted cards lead from [t] to [u]. *)
Inductive passes (kept : card -> bool) (t : real_talon) : real_talon -> Prop :=
| passes_not : passes kept t t
| passes_turned : forall u v, passes kept t u -> turned r u v -> passes kept t v
| passes_gone : forall c w k n, passes kept t (c :: w, k, n) -> kept c = false -> passes kept t (w, k, n).

Definition lifted_order (kept : card -> bool) : discipline :=
  Discipline real_talon (fun t c t' => exists w k n, passes kept t (c :: w, k, n) /\ t' = (w, k, n)).

Lemma passes_trans : forall kept t u v, passes kept t u -> passes kept u v -> passes kept t v.
Proof.
  intros kept t u v A B. induction B; auto.
  - apply passes_turned with u0; auto.
  - apply passes_gone with c; auto.
Qed.

Lemma passes_fewer : forall more fewer t u, (forall c, fewer c = true -> more c = true) -> passes more t u -> passes fewer t u.
Proof.
  intros more fewer t u S P. induction P.
  - apply passes_not.
  - apply passes_turned with u; auto.
  - apply passes_gone with c; auto. destruct (fewer c) eqn:E; auto. rewrite (S c E) in H. discriminate.
Qed.

(** The stock of a lifted game follows the real stock. *)
Theorem follows_real : forall kept,
  follows_stock (real_order r) (lifted_order kept) kept (fun a b => passes kept b a).
Proof.
  intros kept a b c a' P [w [k [n [T E]]]]. subst a'.
  assert (passes kept b (c :: w, k, n)) as Q by (apply passes_turned with a; auto).
  destruct (kept c) eqn:K.
  - exists (w, k, n). split; [|apply passes_not]. exists w, k, n. auto.
  - apply passes_gone with c; auto.
Qed.

(** If more cards are lifted, the stock follows. *)
Theorem follows_lifted : forall more fewer, (forall c, fewer c = true -> more c = true) ->
  follows_stock (lifted_order more) (lifted_order fewer) fewer (fun a b => passes fewer b a).
Proof.
  intros more fewer S a b c a' P [w [k [n [T E]]]]. subst a'.
  assert (passes fewer b (c :: w, k, n)) as Q by (apply passes_trans with a; [|apply passes_fewer with more]; auto).
  destruct (fewer c) eqn:K.
  - exists (w, k, n). split; [|apply passes_not]. exists w, k, n. auto.
  - apply passes_gone with c; auto.
Qed.

(** The order may be dropped from any rule of the stock. *)
Theorem follows_any : forall d kept, follows_stock d any_order kept (fun _ _ => True).
Proof. intros d kept a b c a' _ _. destruct (kept c); auto. exists tt. split; exact I. Qed.

(** The start with cards lifted and the order of the stock kept. *)
Definition ordered_start (kept : card -> bool) (p : position) : state :=
  State (Game kept (lifted_order kept)) (lift_table r kept (state_of r p)) (talon_of p).

Theorem ordered_start_lifted : forall kept p, whole r p -> lifted r (start r p) (ordered_start kept p).
Proof.
  intros kept p W. split; [auto|]. split.
  - apply lift_table_lifts. apply agree_good with p. apply agree_state_of. assumption.
  - exists (fun a b => passes kept b a). split; [apply follows_real|apply passes_not].
Qed.

(** If the start is lost in a lifted game that keeps the order of the stock, the position is lost. *)
Theorem ordered_start_lost : forall kept p, whole r p -> state_lost r (ordered_start kept p) -> ~ winnable r p.
Proof.
  intros kept p W L. apply closed_cover_no_win with (listed := fun _ => False); auto.
  - intros s t [].
  - apply covered_lifted with (ordered_start kept p); [apply ordered_start_lifted; auto|].
    apply covered_lost. assumption.
Qed.

End Stock.
