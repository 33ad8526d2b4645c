import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { ConflictNotice } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", gap: "12px" },
});

type Conflict<Sheet> = { theirs: Sheet; keepMine: () => void };

export type FormDialogProps<Sheet> = {
  title: string;
  subtitle?: ReactNode;
  submitLabel: string;
  /** Says why it may not be sent yet, by its disabled button. */
  disabled?: boolean;
  saving: boolean;
  conflict?: Conflict<Sheet> | null;
  /** What somebody else has put there meanwhile. */
  theirs?: (sheet: Sheet) => ReactNode;
  danger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends one row of the sheet; Enter sends. */
export function FormDialog<Sheet>(props: FormDialogProps<Sheet>) {
  const { title, subtitle, submitLabel, disabled = false, saving, conflict, theirs, danger = false } = props;
  const styles = useStyles();
  const submit = () => {
    if (!disabled && !saving) props.onSubmit();
  };
  return (
    <Dialog
      open
      title={title}
      subtitle={subtitle}
      onClose={props.onClose}
      onEnter={submit}
      actions={
        <Button appearance="primary" danger={danger} disabled={disabled} loading={saving} onClick={submit}>
          {submitLabel}
        </Button>
      }
    >
      <div className={styles.fields}>
        {props.children}
        {conflict && (
          <ConflictNotice
            theirs={theirs?.(conflict.theirs) ?? "(supprimé)"}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={props.onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
