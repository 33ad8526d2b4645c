import { useNotify } from "@coulisses/shared-auth";
import { useCallback } from "react";
import type { Write } from "./send-edit";
import type { SheetEdit } from "./sheet-edit";

const CHANGED =
  "Quelqu'un d'autre vient de modifier cet élément. La fiche est à jour : vérifie avant de recommencer.";

/**
 * For what is saved in one gesture (switch, choice, removal): nothing typed can be lost, so a
 * change by somebody else is simply shown and told. Answers whether the edit was saved.
 */
export function useQuickWrite<Sheet>(write: Write<Sheet>) {
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
