import { ConflictNotice } from "@coulisses/shared-ui/form";
import type { ReactNode } from "react";
import { FormFrame, type FormFrameProps } from "./form-frame";

type Conflict<Sheet> = { theirs: Sheet; keepMine: () => void };

export type FormDialogProps<Sheet> = Omit<FormFrameProps, "notice" | "size"> & {
  conflict?: Conflict<Sheet> | null;
  /** What somebody else has put there meanwhile. */
  theirs?: (sheet: Sheet) => ReactNode;
};

/** A dialog that sends one row of the sheet. */
export function FormDialog<Sheet>({ conflict, theirs, ...frame }: FormDialogProps<Sheet>) {
  return (
    <FormFrame
      {...frame}
      notice={
        conflict && (
          <ConflictNotice
            theirs={theirs?.(conflict.theirs) ?? "(supprimé)"}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={frame.onClose}
          />
        )
      }
    />
  );
}
