import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { FormBody } from "./form-body";
import { type FormState, leaveForm } from "./form-state";

const useStyles = makeStyles({
  form: { display: "grid", gap: "12px" },
  buttons: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "8px" },
});

/** The form in a page, and its buttons. */
export type InlineFormProps = {
  form: FormState;
  /** The form's name for screen readers. */
  label: string;
  /** Without it the form has a button of its own, of type `submit`. */
  submitLabel?: string;
  /** True for an action that can't be taken back. */
  danger?: boolean;
  /** Gives up, once the form agrees to lose typed values; without it there is no button. */
  onCancel?: () => void;
  /** The other person's version, for the notice of a conflict. */
  theirs?: ReactNode;
  children: ReactNode;
};

/** A form in the page. Enter sends it, Ctrl+Enter in a text of several lines. */
export function InlineForm(props: InlineFormProps) {
  const { form, label, submitLabel, danger = false, onCancel, theirs, children } = props;
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormBody form={form} theirs={theirs} onClose={onCancel ?? (() => undefined)}>
        {children}
      </FormBody>
      {submitLabel !== undefined && (
        <div className={styles.buttons}>
          {onCancel && <Button onClick={() => leaveForm(form, onCancel)}>Annuler</Button>}
          <Button type="submit" appearance="primary" danger={danger} loading={form.sending}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
