(** The game that a certificate talks about, for a set of kept cards; all other cards are lifted.

    A state says of each kept card whether it is raised (on its foundation), inside the stock, in its dealt place in a
    column, or else free: somewhere in the tableau, nothing says on which card. A lifted card counts as raised for
    the cards above it and lies open for the cards that want to lie on it. Which stock cards can be taken is a matter
    of the stock's rule, a separate value. *)

Require Import List Bool Arith Lia.
Import ListNotations.
Require Import Klondike.Rules Klondike.Whole.

Record table := Table {
  raised : card -> bool;
  inside : card -> bool;
  inplace : nat -> list card   (* the kept cards in their dealt places, the highest first *)
}.

Definition assign (f : card -> bool) (c : card) (b : bool) : card -> bool :=
  fun x => if card_eq_dec x c then b else f x.

(** [becomes s u k l]: [s] is the table with these three parts. *)
Definition becomes (s : table) (u k : card -> bool) (l : nat -> list card) : Prop :=
  (forall x, raised s x = u x) /\ (forall x, inside s x = k x) /\ (forall i, inplace s i = l i).

Definition empty (l : list card) : bool := match l with [] => true | _ => false end.

Section Game.

Variable r : rules.
Variable kept : card -> bool.

Definition plays (c : card) : bool := kept c && deck r c.

(** A king with no kept card below it needs no other place: it counts as free. *)
Definition ground (l : list card) : list card :=
  match l with
  | [c] => if king r c then [] else l
  | _ => l
  end.

Definition among (l : list card) (c : card) : bool := if in_dec card_eq_dec c l then true else false.

Definition placed (s : table) (c : card) : bool := existsb (fun i => among (inplace s i) c) (seq 0 (width r)).

Definition locked (s : table) (c : card) : bool := existsb (fun i => among (firstn 1 (inplace s i)) c) (seq 0 (width r)).

Definition free (s : table) (c : card) : bool :=
  plays c && negb (raised s c) && negb (inside s c) && negb (placed s c).

(** Cards that are, or may be, face up in the tableau. *)
Definition shown (s : table) (c : card) : bool := deck r c && (locked s c || free s c || negb (kept c)).

(** The two cards of a rank and a colour. *)
Definition pair (n : nat) (b : bool) : list card :=
  if b then [Card n Diamonds; Card n Hearts] else [Card n Clubs; Card n Spades].

Definition members (s : table) (n : nat) (b : bool) : list card := filter (shown s) (pair n b).

Definition guests (s : table) (n : nat) (b : bool) : list card :=
  match n with 0 => [] | S m => filter (free s) (pair m (negb b)) end.

(** Some member of the pair is uncovered, or can be. *)
Definition slot (s : table) (n : nat) (b : bool) : Prop := length (guests s n b) < length (members s n b).

Definition kings : list card := map (Card (pred (ranks r))) [Clubs; Diamonds; Hearts; Spades].

(** What takes a column: a locked card, or a free king. *)
Definition occupants (s : table) : list (nat + card) :=
  map inl (filter (fun i => negb (empty (inplace s i))) (seq 0 (width r))) ++ map inr (filter (free s) kings).

Definition space (s : table) : Prop := length (occupants s) < width r.

(** The card has a place in the tableau. *)
Definition home (s : table) (c : card) : Prop :=
  if king r c then space s else slot s (S (rank c)) (negb (colour c)).

(** All lower cards of the suit are raised or lifted. *)
Definition next (s : table) (c : card) : Prop :=
  forall x, suit_of x = suit_of c -> rank x < rank c -> plays x = true -> raised s x = true.

(** No higher kept card of the suit is raised. *)
Definition top (s : table) (c : card) : Prop :=
  forall x, suit_of x = suit_of c -> rank c < rank x -> plays x = true -> raised s x = false.

(** [step back taken s s']: a step from [s] to [s']; [back] says whether the step can be undone, and [taken] which
    card leaves the stock. *)
Inductive step : bool -> option card -> table -> table -> Prop :=
| raise_free : forall c s s',
    free s c = true -> next s c -> slot s (rank c) (colour c) ->
    becomes s' (assign (raised s) c true) (inside s) (inplace s) ->
    step (worry_back r) None s s'
| lower : forall c s s',
    worry_back r = true -> plays c = true -> raised s c = true -> top s c -> home s c ->
    becomes s' (assign (raised s) c false) (inside s) (inplace s) ->
    step true None s s'
| raise_locked : forall i c rest s s',
    i < width r -> inplace s i = c :: rest -> next s c -> slot s (rank c) (colour c) ->
    becomes s' (assign (raised s) c true) (inside s) (set (inplace s) i (ground rest)) ->
    step false None s s'
| reveal : forall i c rest s s',
    i < width r -> inplace s i = c :: rest -> home s c ->
    becomes s' (raised s) (inside s) (set (inplace s) i (ground rest)) ->
    step false None s s'
| raise_stock : forall c s s',
    plays c = true -> inside s c = true -> next s c ->
    becomes s' (assign (raised s) c true) (assign (inside s) c false) (inplace s) ->
    step false (Some c) s s'
| lay : forall c s s',
    plays c = true -> inside s c = true -> home s c ->
    becomes s' (raised s) (assign (inside s) c false) (inplace s) ->
    step false (Some c) s s'.

Definition up_all (s : table) : Prop := forall c, plays c = true -> raised s c = true.

Definition bit (b : bool) : nat := if b then 1 else 0.

(** How often the state has a card in a definite place. *)
Definition uses (s : table) (c : card) : nat :=
  total (width r) (fun i => count (inplace s i) c) + bit (raised s c) + bit (inside s c).

(** No kept card is in two places, and only kept cards are in place. *)
Definition good (s : table) : Prop :=
  (forall c, plays c = true -> uses s c <= 1) /\
  (forall i c, i < width r -> In c (inplace s i) -> plays c = true).

(** ** First facts *)

Lemma among_spec : forall l c, among l c = true <-> In c l.
Proof. intros. unfold among. destruct (in_dec card_eq_dec c l); split; auto; discriminate. Qed.

Lemma placed_spec : forall s c, placed s c = true <-> exists i, i < width r /\ In c (inplace s i).
Proof.
  intros. unfold placed. rewrite existsb_exists. split.
  - intros [i [H M]]. apply in_seq in H. apply among_spec in M. exists i. split; auto. lia.
  - intros [i [L M]]. exists i. split; [apply in_seq; lia|]. apply among_spec. assumption.
Qed.

Lemma locked_spec : forall s c, locked s c = true <-> exists i rest, i < width r /\ inplace s i = c :: rest.
Proof.
  intros. unfold locked. rewrite existsb_exists. split.
  - intros [i [H M]]. apply in_seq in H. apply among_spec in M. destruct (inplace s i) as [|x l] eqn:E; simpl in M; [destruct M|].
    destruct M as [M|[]]. subst. exists i, l. split; auto. lia.
  - intros [i [rest [L E]]]. exists i. split; [apply in_seq; lia|]. apply among_spec. rewrite E. left. reflexivity.
Qed.

Lemma free_spec : forall s c, free s c = true <->
  plays c = true /\ raised s c = false /\ inside s c = false /\ forall i, i < width r -> ~ In c (inplace s i).
Proof.
  intros. unfold free. rewrite !andb_true_iff, !negb_true_iff. split.
  - intros [[[P U] K] N]. repeat split; auto. intros i L H.
    assert (placed s c = true) by (apply placed_spec; exists i; auto). congruence.
  - intros [P [U [K N]]]. repeat split; auto. destruct (placed s c) eqn:E; auto.
    apply placed_spec in E. destruct E as [i [L H]]. exfalso. apply (N i); auto.
Qed.

Lemma plays_spec : forall c, plays c = true <-> kept c = true /\ deck r c = true.
Proof. intros. unfold plays. apply andb_true_iff. Qed.

Lemma shown_spec : forall s c, shown s c = true <->
  deck r c = true /\ (locked s c = true \/ free s c = true \/ kept c = false).
Proof. intros. unfold shown. rewrite andb_true_iff, !orb_true_iff, negb_true_iff. tauto. Qed.

Lemma king_spec : forall c, king r c = true <-> S (rank c) = ranks r.
Proof. intros. unfold king. apply Nat.eqb_eq. Qed.

Lemma deck_rank : forall c, deck r c = true -> rank c < ranks r.
Proof. intros c H. unfold deck in H. apply andb_true_iff in H. destruct H as [H _]. apply Nat.ltb_lt in H. assumption. Qed.

Lemma in_kings : forall c, king r c = true -> In c kings.
Proof.
  intros c H. apply king_spec in H. unfold kings. destruct c as [n s]. simpl in H. subst. rewrite <- H. simpl.
  destruct s; auto.
Qed.

Lemma kings_rank : forall c, In c kings -> deck r c = true -> king r c = true.
Proof.
  intros c H D. apply deck_rank in D. apply king_spec. unfold kings in H. apply in_map_iff in H.
  destruct H as [s [E _]]. subst. simpl in *. lia.
Qed.

Lemma kings_nodup : NoDup kings.
Proof. unfold kings. repeat constructor; simpl; intuition congruence. Qed.

Lemma in_pair : forall c n b, In c (pair n b) <-> rank c = n /\ colour c = b.
Proof.
  intros [m s] n b. unfold pair, colour. destruct b, s; simpl; split; intuition (subst; auto); try discriminate; congruence.
Qed.

Lemma pair_nodup : forall n b, NoDup (pair n b).
Proof. intros. unfold pair. destruct b; repeat constructor; simpl; intuition congruence. Qed.

Lemma in_members : forall s c n b, In c (members s n b) <-> rank c = n /\ colour c = b /\ shown s c = true.
Proof. intros. unfold members. rewrite filter_In, in_pair. tauto. Qed.

Lemma in_guests : forall s c n b, In c (guests s n b) <-> S (rank c) = n /\ colour c = negb b /\ free s c = true.
Proof.
  intros. unfold guests. destruct n as [|m]; [simpl; split; [tauto|intros [H _]; discriminate]|].
  rewrite filter_In, in_pair. intuition.
Qed.

Lemma guests_nodup : forall s n b, NoDup (guests s n b).
Proof. intros. unfold guests. destruct n; [constructor|]. apply NoDup_filter, pair_nodup. Qed.

Lemma members_nodup : forall s n b, NoDup (members s n b).
Proof. intros. apply NoDup_filter, pair_nodup. Qed.

Lemma occupant_column : forall s i, In (inl i) (occupants s) <-> i < width r /\ inplace s i <> [].
Proof.
  intros. unfold occupants. rewrite in_app_iff. rewrite !in_map_iff. split.
  - intros [[j [E H]]|[j [E _]]]; [|discriminate]. inversion E; subst. apply filter_In in H.
    destruct H as [H N]. apply in_seq in H. split; [lia|]. destruct (inplace s i); [discriminate|congruence].
  - intros [L N]. left. exists i. split; auto. apply filter_In. split; [apply in_seq; lia|].
    destruct (inplace s i); [congruence|auto].
Qed.

Lemma occupant_king : forall s c, In (inr c) (occupants s) <-> king r c = true /\ free s c = true.
Proof.
  intros. unfold occupants. rewrite in_app_iff. rewrite !in_map_iff. split.
  - intros [[j [E _]]|[j [E H]]]; [discriminate|]. inversion E; subst. apply filter_In in H.
    destruct H as [H F]. split; auto. apply kings_rank; auto. apply free_spec in F. destruct F as [P _].
    apply plays_spec in P. tauto.
  - intros [K F]. right. exists c. split; auto. apply filter_In. split; auto. apply in_kings. assumption.
Qed.

Lemma map_nodup : forall (A B : Type) (f : A -> B) l, (forall x y, f x = f y -> x = y) -> NoDup l -> NoDup (map f l).
Proof.
  intros A B f l I N. induction N; simpl; constructor; auto.
  intros H1. apply in_map_iff in H1. destruct H1 as [y [E H1]]. apply I in E. congruence.
Qed.

Lemma app_nodup : forall (A : Type) (a b : list A), NoDup a -> NoDup b -> (forall x, In x a -> ~ In x b) -> NoDup (a ++ b).
Proof.
  intros A a b Na Nb D. induction Na; simpl; auto. constructor.
  - rewrite in_app_iff. intros [H1|H1]; [auto|]. apply (D x); [left|]; auto.
  - apply IHNa. intros y Hy. apply D. right. assumption.
Qed.

Lemma occupants_nodup : forall s, NoDup (occupants s).
Proof.
  intros. unfold occupants. apply app_nodup.
  - apply map_nodup; [intros; congruence|]. apply NoDup_filter, seq_NoDup.
  - apply map_nodup; [intros; congruence|]. apply NoDup_filter, kings_nodup.
  - intros x H. apply in_map_iff in H. destruct H as [i [E _]]. subst. rewrite in_map_iff.
    intros [c [E _]]. discriminate.
Qed.

Lemma in_ground : forall l c, In c (ground l) -> In c l.
Proof. intros l c. destruct l as [|a [|b l]]; simpl; auto. destruct (king r a); simpl; [intros []|auto]. Qed.

Lemma ground_in : forall l c, In c l -> king r c = false -> In c (ground l).
Proof. intros l c H K. destruct l as [|a [|b l]]; simpl in *; auto. destruct H as [E|[]]; subst. rewrite K. simpl. auto. Qed.

Lemma count_ground : forall l c, count (ground l) c <= count l c.
Proof. intros l c. destruct l as [|a [|b l]]; auto. simpl ground. destruct (king r a); auto. unfold count. simpl. lia. Qed.

Lemma count_in : forall l c, In c l <-> count l c > 0.
Proof. intros. unfold count. apply count_occ_In. Qed.

(** What is free or locked depends on few things. *)
Lemma stay_free : forall t u c, (forall i, inplace u i = inplace t i) -> raised u c = raised t c -> inside u c = inside t c ->
  free u c = free t c.
Proof.
  intros t u c E U I. unfold free, placed. rewrite U, I. do 2 f_equal.
  induction (seq 0 (width r)) as [|i l IH]; simpl; auto. rewrite E, IH. reflexivity.
Qed.

Lemma stay_locked : forall t u c, (forall i, inplace u i = inplace t i) -> locked u c = locked t c.
Proof.
  intros t u c E. unfold locked. induction (seq 0 (width r)) as [|i l IH]; cbn [existsb]; auto. rewrite E, IH. reflexivity.
Qed.

End Game.

Lemma filter_length_le : forall (A : Type) (f g : A -> bool) l,
  (forall x, In x l -> f x = true -> g x = true) -> length (filter f l) <= length (filter g l).
Proof.
  induction l as [|a l IH]; intros H; simpl; auto.
  assert (length (filter f l) <= length (filter g l)) by (apply IH; intros; apply H; [right|]; auto).
  destruct (f a) eqn:F.
  - rewrite (H a); [simpl; lia|left; auto|auto].
  - destruct (g a); simpl; lia.
Qed.
