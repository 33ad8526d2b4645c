import { Button, makeStyles } from "@coulisses/shared-ui/base";
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
  size?: "small" | "medium" | "large";
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends a form; Enter sends. A refusal leaves it open, with all that was typed. */
export function FormDialog({ title, subtitle, submitLabel, disabled = false, saving, size = "medium", onSubmit, onClose, children }: Props) {
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
      <div className={styles.fields}>{children}</div>
    </Dialog>
  );
}
