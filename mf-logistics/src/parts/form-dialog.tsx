import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { ConflictNotice } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", gap: "12px" },
});

type Props = {
  title: string;
  subtitle?: ReactNode;
  submitLabel: string;
  disabled?: boolean;
  saving: boolean;
  /** Somebody else has changed what the person changes too. */
  conflict?: { keepMine: () => void; takeTheirs: () => void } | undefined;
  /** What they have made of it. */
  theirs?: string;
  size?: "small" | "medium" | "large";
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends a form; Enter sends. A refusal leaves it open, with all that was typed. */
export function FormDialog(props: Props) {
  const { title, subtitle, submitLabel, saving, conflict, theirs, size = "medium", onSubmit, onClose, children } = props;
  const disabled = (props.disabled ?? false) || conflict !== undefined;
  const styles = useStyles();
  const submit = () => {
    if (!disabled && !saving) onSubmit();
  };
  return (
    <Dialog
      open
      size={size}
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      onEnter={submit}
      actions={
        <Button appearance="primary" disabled={disabled} loading={saving} onClick={submit}>
          {submitLabel}
        </Button>
      }
    >
      <div className={styles.fields}>
        {children}
        {conflict && (
          <ConflictNotice theirs={theirs} onKeepMine={conflict.keepMine} onTakeTheirs={conflict.takeTheirs} />
        )}
      </div>
    </Dialog>
  );
}
