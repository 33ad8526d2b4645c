import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { ConflictNotice } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { ReactNode } from "react";
import type { DialogConflict } from "./use-dialog-write";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", gap: "12px" },
});

type Props = {
  title: string;
  subtitle?: ReactNode;
  submitLabel: string;
  /** Says why it may not be sent yet, by its disabled button. */
  disabled?: boolean;
  saving: boolean;
  conflict?: DialogConflict | null;
  /** What somebody else has put there meanwhile. */
  theirs?: (activity: FestivalActivity) => ReactNode;
  danger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends one row of the sheet; Enter sends. */
export function FormDialog(props: Props) {
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
