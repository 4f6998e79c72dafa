(** The walk of a checker ends (lemmas 2 and 8): each step that leaves a component makes a number smaller, and steps within a
    component leave the number as it is. The number counts the kept cards in place and in the stock; without worrying back also those
    that are not up. *)

Require Import List Bool Arith Lia Wf_nat.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Game Klondike.Good Klondike.Lift Klondike.Room.
Require Import Klondike.Picture Klondike.Quotient Klondike.Certificate Klondike.Relax Klondike.Hopeless.

Section Ends.

Variable r : rules.

Definition in_stock (kept : card -> bool) (s : table) : nat := length (filter (fun c => plays r kept c && inside s c) (cards r)).

Definition not_up (kept : card -> bool) (s : table) : nat := length (filter (fun c => plays r kept c && negb (raised s c)) (cards r)).

Definition in_place (s : table) : nat := total (width r) (fun i => length (inplace s i)).

Definition size (kept : card -> bool) (s : table) : nat :=
  in_place s + in_stock kept s + if worry_back r then 0 else not_up kept s.

Lemma cards_once : NoDup (cards r).
Proof.
  unfold cards. apply NoDup_filter. assert (forall s, NoDup (map (fun n => Card n s) (seq 0 (ranks r)))) as N.
  { intros s. apply map_nodup; [congruence|apply seq_NoDup]. }
  assert (forall s l, ~ In s l -> forall x : card, In x (map (fun n => Card n s) (seq 0 (ranks r))) ->
    ~ In x (flat_map (fun s => map (fun n => Card n s) (seq 0 (ranks r))) l)) as D.
  { intros s l H x A B. apply in_map_iff in A. destruct A as [m [A _]]. apply in_flat_map in B. destruct B as [s' [B1 B2]].
    apply in_map_iff in B2. destruct B2 as [k [B2 _]]. apply H. congruence. }
  assert (forall l, NoDup l -> NoDup (flat_map (fun s => map (fun n => Card n s) (seq 0 (ranks r))) l)) as F.
  { intros l H. induction H as [|a l A H IH]; simpl; [constructor|]. apply app_nodup; [apply N|exact IH|intros y; apply D; exact A]. }
  apply F. repeat constructor; simpl; intuition congruence.
Qed.

Lemma stock_falls : forall kept s s' c, plays r kept c = true -> inside s c = true ->
  (forall x, inside s' x = assign (inside s) c false x) -> in_stock kept s' < in_stock kept s.
Proof.
  intros kept s s' c P I B. apply filter_one_more with c.
  - apply cards_once.
  - apply in_cards. apply plays_spec in P. tauto.
  - rewrite B, assign_same. apply andb_false_r.
  - rewrite P, I. reflexivity.
  - intros x _. rewrite B. unfold assign. destruct (card_eq_dec x c); [rewrite andb_false_r; discriminate|auto].
Qed.

Lemma stock_same : forall kept s s', (forall x, inside s' x = inside s x) -> in_stock kept s' = in_stock kept s.
Proof. intros kept s s' B. unfold in_stock. f_equal. apply filter_ext. intros x. rewrite B. reflexivity. Qed.

Lemma place_same : forall s s', (forall i, inplace s' i = inplace s i) -> in_place s' = in_place s.
Proof. intros s s' B. apply total_same. intros i _. rewrite B. reflexivity. Qed.

Lemma place_falls : forall s s' i c rest, i < width r -> inplace s i = c :: rest ->
  (forall j, inplace s' j = set (inplace s) i (ground r rest) j) -> in_place s' < in_place s.
Proof.
  intros s s' i c rest L E B. unfold in_place.
  rewrite (total_same (width r) (fun j => length (inplace s' j)) (fun j => length (set (inplace s) i (ground r rest) j)))
    by (intros; rewrite B; auto).
  pose proof (total_set (list card) (@length card) (width r) (inplace s) i (ground r rest) L) as T. simpl in T. rewrite E in T.
  assert (length (ground r rest) <= length rest) by (destruct rest as [|a [|b l]]; simpl; auto; destruct (king r a); simpl; lia).
  simpl in T. lia.
Qed.

Lemma down_no_more : forall kept s s', (forall x, raised s x = true -> raised s' x = true) -> not_up kept s' <= not_up kept s.
Proof.
  intros kept s s' B. apply filter_length_le. intros x _ H. apply andb_true_iff in H. destruct H as [P N]. rewrite P.
  apply negb_true_iff in N. destruct (raised s x) eqn:E; auto. rewrite (B x E) in N. discriminate.
Qed.

Lemma down_falls : forall kept s s' c, plays r kept c = true -> raised s c = false ->
  (forall x, raised s' x = assign (raised s) c true x) -> not_up kept s' < not_up kept s.
Proof.
  intros kept s s' c P U B. apply filter_one_more with c.
  - apply cards_once.
  - apply in_cards. apply plays_spec in P. tauto.
  - rewrite B, assign_same. apply andb_false_r.
  - rewrite P, U. reflexivity.
  - intros x _. rewrite B. unfold assign. destruct (card_eq_dec x c); [rewrite andb_false_r; discriminate|auto].
Qed.

Theorem step_size : forall kept b o s s', step r kept b o s s' ->
  if b then size kept s' = size kept s else size kept s' < size kept s.
Proof.
  intros kept b o s s' H. unfold size.
  assert (forall c t t', (forall x, raised t' x = assign (raised t) c true x) -> not_up kept t' <= not_up kept t) as Up.
  { intros c t t' B. apply down_no_more. intros x U. rewrite B. unfold assign. destruct (card_eq_dec x c); auto. }
  assert (forall t t', (forall x, raised t' x = raised t x) -> not_up kept t' <= not_up kept t) as Same.
  { intros t t' B. apply down_no_more. intros x U. rewrite B. assumption. }
  destruct H as [c s s' F N S [Bu [Bk Bl]] | c s s' W Pc R T Ho [Bu [Bk Bl]] | i c rest s s' L E N S [Bu [Bk Bl]]
    | i c rest s s' L E Ho [Bu [Bk Bl]] | c s s' Pc I N [Bu [Bk Bl]] | c s s' Pc I Ho [Bu [Bk Bl]]].
  - rewrite (place_same s s' Bl), (stock_same kept s s' Bk). destruct (worry_back r); auto.
    apply free_spec in F. destruct F as [P [U _]]. pose proof (down_falls kept s s' c P U Bu). lia.
  - rewrite (place_same s s' Bl), (stock_same kept s s' Bk), W. reflexivity.
  - rewrite (stock_same kept s s' Bk). pose proof (place_falls s s' i c rest L E Bl). specialize (Up c s s' Bu).
    destruct (worry_back r); lia.
  - rewrite (stock_same kept s s' Bk). pose proof (place_falls s s' i c rest L E Bl). specialize (Same s s' Bu).
    destruct (worry_back r); lia.
  - rewrite (place_same s s' Bl). pose proof (stock_falls kept s s' c Pc I Bk). specialize (Up c s s' Bu).
    destruct (worry_back r); lia.
  - rewrite (place_same s s' Bl). pose proof (stock_falls kept s s' c Pc I Bk). specialize (Same s s' Bu).
    destruct (worry_back r); lia.
Qed.

Definition state_size (x : state) : nat := size (keeps (of x)) (board x).

(** From a state to an exit of its component there is no way without end. *)
Theorem exits_end : well_founded (fun y x => exists z, backs state (back r) x z /\ leave r z y).
Proof.
  apply well_founded_lt_compat with state_size. intros y x [z [B L]].
  assert (state_size z = state_size x) as E.
  { clear L. induction B as [|z u B IH [s [H ->]]]; auto. apply step_size in H. rewrite <- IH. exact H. }
  rewrite <- E. destruct L as [[s [H ->]]|[b [c [s [t [H [_ ->]]]]]]].
  - apply step_size in H. exact H.
  - destruct b; [|apply step_size in H; exact H]. exfalso. inversion H.
Qed.

End Ends.
