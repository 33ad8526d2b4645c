import type { SendOutcome } from "@coulisses/shared-pages/forms";
import type { ReactNode } from "react";
import type { SheetEdit, WriteEdit } from "./send-edit";

/** Options of sending a form of a sheet. */
type SendFormOptions<Sheet> = {
  /** The replaced part as the person saw it when the form was opened. @default as the page shows it now */
  seen?: unknown;
  /** The other person's version of it, for the notice of a conflict; undefined when they removed it. */
  theirs?: (sheet: Sheet) => ReactNode;
  /** Receives the sheet as it was saved, once the page may be left. */
  onSaved?: (sheet: Sheet) => void;
};

/** Sends a form as one edit of a sheet, and returns the outcome that `useForm` shows, without a notice. */
export type SendForm<Sheet> = (
  edit: SheetEdit<Sheet>,
  options?: SendFormOptions<Sheet>,
) => Promise<SendOutcome>;

/** Makes the `send` of forms from a `write` that shows no notices. */
export const sendFormWith =
  <Sheet>(write: WriteEdit<Sheet>): SendForm<Sheet> =>
  async (edit, { seen, theirs, onSaved } = {}) => {
    const outcome = await write(edit, seen);
    if (outcome.kind === "saved") return onSaved && (() => onSaved(outcome.sheet));
    if (outcome.kind === "refused") return outcome;
    const present = outcome.theirs;
    return {
      theirs: theirs?.(present) ?? "(supprimé)",
      by: outcome.by,
      keepMine: () =>
        sendFormWith(write)(edit, {
          seen: edit.replaces?.(present),
          ...(theirs && { theirs }),
          ...(onSaved && { onSaved }),
        }),
    };
  };
