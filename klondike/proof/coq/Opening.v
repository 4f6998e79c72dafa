(** The relaxation with the stock's order (lemma 3): a state is lost if a kept card is not up in closed facts, where a stock card
    counts only if it is in reach at some time, by the rules of [Later]. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift Klondike.Picture.
Require Import Klondike.Quotient Klondike.Certificate Klondike.Pass Klondike.Places Klondike.Level Klondike.Later Klondike.Relax.

Section Opening.

Variable r : rules.
Variable kept : card -> bool.
Variable row : list card.
Hypothesis once : NoDup row.
Hypothesis some_drawn : draw r > 0.

(** The state: its table, the stock cards that are left, the place, the redeals left. *)
Variable s : table.
Variable left : card -> bool.
Variable t : nat.
Variable n : option nat.
Hypothesis good_s : good r kept s.
Hypothesis sub : forall c, left c = true -> kept c = true.
Hypothesis inside_row : t <= length row.

(** The facts, and the stock cards that are in reach at some time. *)
Variable f : facts.
Variable open : card -> bool.

(** The stock card is taken at some time: it is in reach, and has a home or can be up. *)
Definition gets_drawn (c : card) : bool := open c && (gets_home r f c || gets_up f c).

Hypothesis facts_closed : closed_facts r kept open s f.
Hypothesis stock_closed : open_rules r kept row left t n gets_drawn open.

Let here : game := Game kept (counted_order r kept row).

Lemma taken_is_drawn : forall b c u v, step r kept b (Some c) u v -> holds r kept open s f u -> open c = true -> gets_drawn c = true.
Proof.
  intros b c u v H W O. unfold gets_drawn. rewrite O. cbn [andb]. apply orb_true_iff.
  remember (Some c) as o eqn:Eo. destruct H; try discriminate; injection Eo as Eo; subst.
  - right. apply (facts_raise r kept open s f facts_closed s0 W c); auto.
  - left. apply (facts_home r kept open s f facts_closed good_s s0 W c). assumption.
Qed.

(** All states that are reached agree with the facts, and with the rules of the stock. *)
Lemma reach_agrees : forall y, reach state (back r) (leave r) (State here s (left, t, n)) y -> exists u x, y = State here u x /\
  holds r kept open s f u /\ in_play r kept row left t n gets_drawn x.
Proof.
  intros y R. induction R as [|y z R [u [x [E [H P]]]] B|y z R [u [x [E [H P]]]] L].
  - exists s, (left, t, n). split; auto. split; [apply holds_start; auto|apply start_in_play; auto].
  - subst y. destruct B as [v [S ->]]. exists v, x. split; [reflexivity|]. split; auto.
    apply (holds_step r kept open s f facts_closed good_s _ _ _ _ S); [discriminate|assumption].
  - subst y. destruct L as [[v [S ->]]|[b [c [v [[[s' t'] n'] [S [T ->]]]]]]].
    + exists v, x. split; [reflexivity|]. split; auto.
      apply (holds_step r kept open s f facts_closed good_s _ _ _ _ S); [discriminate|assumption].
    + destruct x as [[s0 t0] n0]. destruct T as [Es [[p [q [E L]]] T]]. subst s' t'.
      assert (exists i, in_play r kept row left t n gets_drawn (s0, i, n') /\ pass r kept row s0 i c) as [i [P' Pc]].
      { destruct T as [[Pc En]|[Pc Pn]]; [subst; exists t0; auto|]. exists 0. split; auto.
        apply redeal_in_play with t0 n0; auto. }
      assert (open c = true) as O.
      { apply (pass_open r kept row once left t n sub inside_row gets_drawn open stock_closed some_drawn s0 i n' c); auto. }
      pose proof (taken_is_drawn b c u v S H O) as D.
      exists v, (assign s0 c false, length p, n'). split; [reflexivity|]. split.
      * apply (holds_step r kept open s f facts_closed good_s _ _ _ _ S); auto. intros d Ed. congruence.
      * apply take_in_play with i q; auto.
Qed.

(** Lemma 3, with stock cards that open later. *)
Theorem opening_lost : forall c, plays r kept c = true -> gets_up f c = false -> state_lost r (State here s (left, t, n)).
Proof.
  intros c Pc U. apply unreachable_lost. intros y R. destruct (reach_agrees y R) as [u [x [E [H _]]]]. subst y.
  apply (never_up r kept open s f u c H Pc U).
Qed.

End Opening.

(** The start with cards lifted and its stock counted in places. *)
Theorem opening_not_winnable : forall r kept p f open c, whole r p -> draw r > 0 ->
  closed_facts r kept open (lift_table r kept (state_of r p)) f ->
  open_rules r kept (row_of p) kept (length (waste p)) (redeals p) (gets_drawn r f open) open ->
  plays r kept c = true -> gets_up f c = false -> ~ winnable r p.
Proof.
  intros r kept p f open c W D C O Pc U. apply counted_start_lost with kept; auto. unfold counted_start.
  apply opening_lost with f open c; auto.
  - apply row_once with r. assumption.
  - apply (start_settled r kept p W).
  - unfold row_of. rewrite app_length, rev_length. lia.
Qed.
