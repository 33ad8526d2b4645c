import { useNotify } from "@coulisses/shared-auth";
import { startTransition, useCallback, useOptimistic } from "react";
import type { SheetEdit, WriteEdit } from "./send-edit";

const CHANGED =
  "Quelqu'un d'autre vient de modifier cet élément. La fiche est à jour : vérifie avant de recommencer.";

/**
 * For what is saved in one gesture (switch, choice, removal): no typed text can be lost, so a
 * change by somebody else is simply shown and notified. Resolves to whether the edit was saved.
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

/** A switch or a choice that is saved at once: displayed as chosen while the server answers. */
export function useQuickValue<Sheet, Value, Choice extends Value>(
  write: WriteEdit<Sheet>,
  value: Value,
  edit: (value: Choice) => SheetEdit<Sheet>,
): [displayed: Value, choose: (value: Choice) => void] {
  const send = useQuickWrite(write);
  const [displayed, display] = useOptimistic(value);
  const choose = (next: Choice) => {
    startTransition(async () => {
      display(next);
      await send(edit(next));
    });
  };
  return [displayed, choose];
}
