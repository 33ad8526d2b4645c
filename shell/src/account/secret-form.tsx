import { Button, makeStyles } from "@coulisses/shared-ui/base";
import type { ReactNode, SyntheticEvent } from "react";

const useStyles = makeStyles({
  form: { display: "grid", gap: "12px" },
  buttons: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "8px" },
});

export type SecretFormProps = {
  label: string;
  /** The account's address, for whatever keeps the person's passwords. */
  username: string;
  submit: string;
  isValid: boolean;
  isSending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function SecretForm({
  label,
  username,
  submit,
  isValid,
  isSending,
  onSubmit,
  onCancel,
  children,
}: SecretFormProps) {
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (isValid && !isSending) onSubmit();
      }}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Annuler</Button>
        <Button type="submit" appearance="primary" disabled={!isValid} loading={isSending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
