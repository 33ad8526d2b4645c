import { useNotify } from "@coulisses/shared-auth";
import type { SavingState } from "@coulisses/shared-ui/form";
import { startTransition, useCallback, useOptimistic, useState } from "react";
import type { SheetEdit, WriteEdit } from "./send-edit";

const CHANGED =
  "Quelqu'un d'autre vient de modifier cet élément. La fiche est à jour : vérifie avant de recommencer.";

/**
 * For values saved in one gesture (switch, choice, removal): no typed text can be lost, so another person's
 * change is simply shown, with a notice. Resolves to true when the edit was saved.
 */
export function useQuickWrite<Sheet>(write: WriteEdit<Sheet>) {
  const notify = useNotify();
  return useCallback(
    async (edit: SheetEdit<Sheet>): Promise<boolean> => {
      const outcome = await write(edit);
      if (outcome.kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
      return outcome.kind === "saved";
    },
    [notify, write],
  );
}

/** The state of saving a choice, as `WithSaveState` shows it; `onRetry` saves the last choice again. */
type ChoiceSaving = { state: SavingState; onRetry: () => void };

/** A switch or a choice that is saved at once, and displayed as chosen while the server answers. */
export function useQuickValue<Sheet, Value, Choice extends Value>(
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
