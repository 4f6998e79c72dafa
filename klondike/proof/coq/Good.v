(** Each step keeps a state good: no kept card is in two places, and only kept cards are in place. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole Klondike.Game.

Section Good.

Variable r : rules.
Variable kept : card -> bool.

Local Notation plays := (plays r kept).
Local Notation good := (good r kept).
Local Notation uses := (uses r).
Local Notation ground := (ground r).
Local Notation step := (step r kept).

(** In a good state a card in place is in one column only, and neither raised nor inside. *)
Lemma good_placed : forall s c i, good s -> i < width r -> In c (inplace s i) ->
  raised s c = false /\ inside s c = false /\ forall j, j < width r -> In c (inplace s j) -> i = j.
Proof.
  intros s c i [U P] L H. specialize (P i c L H). specialize (U c P). unfold uses, bit in U.
  apply count_in in H. pose proof (total_one (width r) (fun i => count (inplace s i) c) i L) as T. simpl in T.
  split; [destruct (raised s c); auto; lia|]. split; [destruct (inside s c); auto; lia|].
  intros j Lj Hj. apply count_in in Hj. destruct (Nat.eq_dec i j); auto.
  pose proof (total_two (width r) (fun i => count (inplace s i) c) i j L Lj n). simpl in H0. lia.
Qed.

Lemma uses_set : forall s s' i c rest x, i < width r -> inplace s i = c :: rest ->
  (forall j, inplace s' j = set (inplace s) i (ground rest) j) ->
  total (width r) (fun j => count (inplace s' j) x) + count [c] x <= total (width r) (fun j => count (inplace s j) x).
Proof.
  intros s s' i c rest x L E B.
  rewrite (total_same (width r) (fun j => count (inplace s' j) x)
    (fun j => count (set (inplace s) i (ground rest) j) x)) by (intros; rewrite B; auto).
  pose proof (total_set (list card) (fun l => count l x) (width r) (inplace s) i (ground rest) L) as T. simpl in T.
  rewrite E, (count_cons c rest) in T. pose proof (count_ground r rest x). lia.
Qed.

Lemma uses_same : forall s s' x, (forall i, inplace s' i = inplace s i) ->
  total (width r) (fun i => count (inplace s' i) x) = total (width r) (fun i => count (inplace s i) x).
Proof. intros. apply total_same. intros. rewrite H. reflexivity. Qed.

Lemma count_self : forall c, count [c] c = 1.
Proof. intros. unfold count. simpl. destruct (card_eq_dec c c); congruence. Qed.

Lemma step_good : forall b o s s', step b o s s' -> good s -> good s'.
Proof.
  intros b o s s' H G. destruct G as [U P].
  assert (forall i c rest, i < width r -> inplace s i = c :: rest ->
    (forall j, inplace s' j = set (inplace s) i (ground rest) j) ->
    forall j x, j < width r -> In x (inplace s' j) -> plays x = true) as Q.
  { intros i c rest L E B j x Lj Hx. rewrite B in Hx. unfold set in Hx. destruct (j =? i).
    - apply (P i x L). rewrite E. right. apply (in_ground r). assumption.
    - apply (P j x Lj Hx). }
  destruct H as [c s s' F N S [Bu [Bk Bl]] | c s s' W Pc R T Ho [Bu [Bk Bl]] | i c rest s s' L E N S [Bu [Bk Bl]]
    | i c rest s s' L E Ho [Bu [Bk Bl]] | c s s' Pc I N [Bu [Bk Bl]] | c s s' Pc I Ho [Bu [Bk Bl]]]; split; intros x.
  all: try (intros y Ly Hy; rewrite Bl in Hy; apply (P x y Ly Hy)).
  all: try (intros y Ly Hy; apply (Q i c rest L E Bl x y Ly Hy)).
  all: intros Px; specialize (U x Px); unfold uses in *; rewrite Bu, Bk.
  - rewrite uses_same with (s := s) by assumption. unfold assign. destruct (card_eq_dec x c); auto. subst.
    apply free_spec in F. destruct F as [_ [Rf [If Nf]]]. rewrite If.
    rewrite total_zero; simpl; auto. intros i L. specialize (Nf i L).
    rewrite count_in in Nf. lia.
  - rewrite uses_same with (s := s) by assumption. unfold assign. destruct (card_eq_dec x c); auto. simpl. lia.
  - pose proof (uses_set s s' i c rest x L E Bl). unfold assign. destruct (card_eq_dec x c); auto; [|lia].
    subst. rewrite count_self in H. simpl. lia.
  - pose proof (uses_set s s' i c rest x L E Bl). lia.
  - rewrite uses_same with (s := s) by assumption. unfold assign. destruct (card_eq_dec x c); auto. subst.
    rewrite I in U. simpl in *. lia.
  - rewrite uses_same with (s := s) by assumption. unfold assign. destruct (card_eq_dec x c); auto. subst.
    rewrite I in U. simpl in *. lia.
Qed.

End Good.
