import type { SendOutcome } from "@coulisses/shared-pages/forms";
import type { ReactNode } from "react";
import type { SheetEdit, WriteEdit } from "./send-edit";

/** What happens around the sending of a form of a sheet. */
export type SendFormOptions<Sheet> = {
  /** What the person saw of what the edit replaces, when the form was opened. @default what the page shows now */
  seen?: unknown;
  /** What somebody else has made of it, for the notice of a conflict; undefined when they removed it. */
  theirs?: (sheet: Sheet) => ReactNode;
};

/** Sends what a form says as one edit of a sheet, and answers what `useForm` shows: nothing is notified. */
export type SendForm<Sheet> = (
  edit: SheetEdit<Sheet>,
  options?: SendFormOptions<Sheet>,
) => Promise<SendOutcome>;

/** Makes the `send` of forms out of a `write` that notifies nobody. */
export const sendFormWith =
  <Sheet>(write: WriteEdit<Sheet>): SendForm<Sheet> =>
  async (edit, { seen, theirs } = {}) => {
    const outcome = await write(edit, seen);
    if (outcome.kind === "saved") return undefined;
    if (outcome.kind === "refused") return outcome;
    const present = outcome.theirs;
    return {
      theirs: theirs?.(present) ?? "(supprimé)",
      keepMine: () =>
        sendFormWith(write)(edit, { seen: edit.replaces?.(present), ...(theirs && { theirs }) }),
    };
  };
