import { useNotify } from "@coulisses/shared-auth";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import { useReviewQueue } from "../queue/queue-context";

/** Milliseconds in which a verdict can be taken back. */
const TIME_TO_UNDO = 8000;

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
  const queue = useReviewQueue();
  return ({ message, sheet, takeBack, teamName }: Told<Sheet>) => {
    const undo = async (edit: SheetEdit<Sheet>) => {
      const outcome = await write({ ...edit, replaces: ({ version }) => version }, sheet.version, sheet);
      if (outcome.kind === "conflict") {
        notify({ type: "info", message: `La ${kind} a changé depuis : ta relecture reste`, timeout: 6000 });
      }
      if (outcome.kind !== "saved") return;
      notify({ type: "success", message: `La ${kind} est de nouveau à relire pour ${teamName}` });
      queue?.reopen(sheet.id);
    };
    notify({
      type: "success",
      message,
      ...(takeBack && {
        timeout: TIME_TO_UNDO,
        action: { label: "Annuler", run: () => void undo(takeBack) },
      }),
    });
  };
}
