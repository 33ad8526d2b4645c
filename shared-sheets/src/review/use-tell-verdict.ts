import { useNotify } from "@coulisses/shared-auth";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import { useReviewQueue } from "../queue/queue-context";
import { useTellUndoable } from "../undo/use-undo";

type Told<Sheet> = {
  message: string;
  /** The sheet with the verdict. */
  sheet: Sheet;
  /** Absent for a verdict that the rules don't take back. */
  takeBack?: SheetEdit<Sheet> | undefined;
  /** The team's name. */
  teamName: string;
};

/**
 * Tells of a verdict, with the button that takes it back as long as nobody has touched the sheet. From a queue it also leads
 * back to the sheet.
 */
export function useTellVerdict<Sheet extends VersionedSheet>(kind: "FA" | "FT", write: WriteEdit<Sheet>) {
  const notify = useNotify();
  const tellUndoable = useTellUndoable();
  const queue = useReviewQueue();
  return ({ message, sheet, takeBack, teamName }: Told<Sheet>) => {
    const undo = async (edit: SheetEdit<Sheet>) => {
      const outcome = await write({ ...edit, replaces: ({ version }) => version }, sheet.version, sheet);
      if (outcome.kind === "conflict") {
        const { by } = outcome;
        const change = by === undefined ? `La ${kind} a changé` : `${by} a modifié la ${kind}`;
        notify({
          type: "info",
          message: `${change} depuis : ta relecture reste`,
          timeout: 6000,
          replaces: true,
        });
      }
      if (outcome.kind !== "saved") return;
      const message = `La ${kind} est de nouveau à relire pour ${teamName}`;
      notify({ type: "success", message, replaces: true });
      queue?.reopen(sheet.id);
    };
    if (takeBack) tellUndoable(message, () => undo(takeBack));
    else notify({ type: "success", message });
  };
}
