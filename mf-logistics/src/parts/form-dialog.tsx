import { ConflictNotice } from "@coulisses/shared-ui/form";
import { FormFrame, type FormFrameProps } from "@coulisses/shared-sheets/dialog";

type Props = Omit<FormFrameProps, "notice" | "danger"> & {
  /** Somebody else has changed what the person changes too. */
  conflict?: { keepMine: () => void; takeTheirs: () => void } | undefined;
  /** What they have made of it. */
  theirs?: string;
};

/** A dialog that sends a form; nothing is sent before the person has said which of two changes stands. */
export function FormDialog({ conflict, theirs, disabled = false, ...frame }: Props) {
  return (
    <FormFrame
      {...frame}
      disabled={disabled || conflict !== undefined}
      notice={
        conflict && (
          <ConflictNotice theirs={theirs} onKeepMine={conflict.keepMine} onTakeTheirs={conflict.takeTheirs} />
        )
      }
    />
  );
}
