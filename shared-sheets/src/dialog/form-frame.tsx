import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  fields: { display: "flex", flexDirection: "column", gap: "12px" },
});

export type FormFrameProps = {
  title: string;
  subtitle?: ReactNode;
  submitLabel: string;
  /** Says why it may not be sent yet, by its disabled button. */
  disabled?: boolean;
  saving: boolean;
  danger?: boolean;
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Under the fields: what somebody else has done meanwhile. */
  notice?: ReactNode;
};

/** A dialog that sends a form; Enter sends. A refusal leaves it open, with all that was typed. */
export function FormFrame(props: FormFrameProps) {
  const { title, subtitle, submitLabel, disabled = false, saving, danger = false, size = "medium" } = props;
  const styles = useStyles();
  const submit = () => {
    if (!disabled && !saving) props.onSubmit();
  };
  return (
    <Dialog
      open
      size={size}
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
        {props.notice}
      </div>
    </Dialog>
  );
}
