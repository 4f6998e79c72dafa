(** What the main theorems rest on: Coq prints "Closed under the global context" for each, that is, on no axiom. *)

Require Import Klondike.Rules Klondike.Whole Klondike.Cover Klondike.Lift Klondike.Room Klondike.Quotient.
Require Import Klondike.Certificate Klondike.Undo Klondike.Stock Klondike.Pass Klondike.Count Klondike.Places Klondike.Project.
Require Import Klondike.Relax Klondike.Hopeless Klondike.Ends Klondike.Later Klondike.Opening Klondike.OpenCheck Klondike.Examples.

Print Assumptions move_whole.
Print Assumptions closed_cover.
Print Assumptions quotient_simulates.
Print Assumptions lift_step.
Print Assumptions lifted_simulates.
Print Assumptions closed_cover_no_win.
Print Assumptions step_undone.
Print Assumptions component_lost.
Print Assumptions closed_component_no_win.
Print Assumptions ordered_start_lost.
Print Assumptions follows_counted.
Print Assumptions pass_listed.
Print Assumptions listed_pass.
Print Assumptions counted_start_lost.
Print Assumptions as_good_covers.
Print Assumptions same_stock_lifted.
Print Assumptions full_stock_lifted.
Print Assumptions never_up.
Print Assumptions hopeless_not_winnable.
Print Assumptions exits_end.
Print Assumptions pass_open.
Print Assumptions opening_lost.
Print Assumptions opening_not_winnable.
Print Assumptions openb_spec.
Print Assumptions in_order_not_winnable.
Print Assumptions buried_lost.
Print Assumptions small_won.
Print Assumptions deal119_lost.
