(** Counting by injections: a list without repetitions whose members have different partners in another list is no
    longer than the other list, and shorter if some member of the other list is no partner. *)

Require Import List Arith Lia.
Import ListNotations.

Section Injection.

Variables A B : Type.
Variable partner : A -> B -> Prop.

Lemma images : forall (X : list A) (Y : list B), NoDup X ->
  (forall x, In x X -> exists y, In y Y /\ partner x y) ->
  (forall x x' y, In x X -> In x' X -> partner x y -> partner x' y -> x = x') ->
  exists Z, length Z = length X /\ NoDup Z /\ forall z, In z Z -> In z Y /\ exists x, In x X /\ partner x z.
Proof.
  induction X as [|a X IH]; intros Y N P I.
  - exists []. split; auto. split; [constructor|]. simpl. tauto.
  - inversion N; subst. destruct (IH Y) as [Z [L [D M]]]; auto.
    + intros x H. apply P. right. assumption.
    + intros x x' y H H'. apply I; right; assumption.
    + destruct (P a) as [b [Yb Pb]]; [left; auto|].
      exists (b :: Z). split; [simpl; lia|]. split.
      * constructor; auto. intros Hb. destruct (M b Hb) as [_ [x [Hx Px]]].
        apply H1. replace a with x; auto. apply (I x a b); auto; [right|left]; auto.
      * intros z [E|Hz]; [subst; split; auto; exists a; split; [left|]; auto|].
        destruct (M z Hz) as [Yz [x [Hx Px]]]. split; auto. exists x. split; [right|]; auto.
Qed.

Lemma injection : forall (X : list A) (Y : list B), NoDup X ->
  (forall x, In x X -> exists y, In y Y /\ partner x y) ->
  (forall x x' y, In x X -> In x' X -> partner x y -> partner x' y -> x = x') ->
  length X <= length Y.
Proof.
  intros X Y N P I. destruct (images X Y N P I) as [Z [L [D M]]]. rewrite <- L.
  apply NoDup_incl_length; auto. intros z H. apply M. assumption.
Qed.

Lemma injection_strict : forall (X : list A) (Y : list B) b, NoDup X ->
  (forall x, In x X -> exists y, In y Y /\ partner x y) ->
  (forall x x' y, In x X -> In x' X -> partner x y -> partner x' y -> x = x') ->
  In b Y -> (forall x, In x X -> ~ partner x b) ->
  length X < length Y.
Proof.
  intros X Y b N P I Hb Nb. destruct (images X Y N P I) as [Z [L [D M]]]. rewrite <- L.
  apply (NoDup_incl_length (l := b :: Z)).
  - constructor; auto. intros H. destruct (M b H) as [_ [x [Hx Px]]]. apply (Nb x); auto.
  - intros z [E|H]; [subst; auto|apply M; auto].
Qed.

End Injection.
