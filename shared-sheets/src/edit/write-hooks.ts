import { useNotify } from "@coulisses/shared-auth";
import type { SavingState } from "@coulisses/shared-ui/form";
import { startTransition, useCallback, useOptimistic, useState } from "react";
import { useTellUndoable } from "../undo/use-undo";
import type { SheetEdit, VersionedSheet, WriteEdit } from "./send-edit";

/** Undoes the act that made this state of the sheet, and tells of the outcome. */
export type UndoAct<Sheet> = (made: Sheet) => Promise<void>;

const changedBy = (by = "Quelqu'un d'autre") =>
  `${by} vient de modifier cet élément. La fiche est à jour : vérifie avant de recommencer.`;

/**
 * For values saved in one gesture (switch, choice, removal): no typed text can be lost, so another person's
 * change is simply shown, with a notice. `removed` tells in French of a removal, which `undo` takes back. Resolves to
 * true when the edit was saved.
 */
export function useQuickWrite<Sheet extends VersionedSheet>(write: WriteEdit<Sheet>, undo?: UndoAct<Sheet>) {
  const notify = useNotify();
  const tellUndoable = useTellUndoable();
  return useCallback(
    async (edit: SheetEdit<Sheet>, removed?: string): Promise<boolean> => {
      const outcome = await write(edit);
      if (outcome.kind === "conflict")
        notify({ type: "info", message: changedBy(outcome.by), timeout: 6000 });
      if (outcome.kind !== "saved") return false;
      const { sheet } = outcome;
      if (removed !== undefined && undo) tellUndoable(removed, () => undo(sheet));
      return true;
    },
    [notify, tellUndoable, write, undo],
  );
}

/** The state of saving a choice, as `WithSaveState` shows it; `onRetry` saves the last choice again. */
type ChoiceSaving = { state: SavingState; onRetry: () => void };

/** A switch or a choice that is saved at once, and displayed as chosen while the server answers. */
export function useQuickValue<Sheet extends VersionedSheet, Value, Choice extends Value>(
  write: WriteEdit<Sheet>,
  value: Value,
  edit: (value: Choice) => SheetEdit<Sheet>,
): [displayed: Value, choose: (value: Choice) => void, saving: ChoiceSaving] {
  const send = useQuickWrite(write);
  const [displayed, display] = useOptimistic(value);
  const [{ state, last }, setSaving] = useState<{ state: SavingState; last?: Choice }>({ state: "idle" });
  const choose = (next: Choice) => {
    setSaving({ state: "saving", last: next });
    startTransition(async () => {
      display(next);
      const isSaved = await send(edit(next));
      setSaving({ state: isSaved ? "saved" : "failed", last: next });
    });
  };
  const onRetry = () => {
    if (last !== undefined) choose(last);
  };
  return [displayed, choose, { state, onRetry }];
}
