import { Button, makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { useId, useRef, type ChangeEvent } from "react";

const useStyles = makeStyles({
  field: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", minWidth: 0 },
  label: { fontWeight: 500, flexBasis: "100%" },
  error: { color: tokens.refusedInk, flexBasis: "100%" },
});

type Props = {
  label: string;
  hint: string;
  /** The name of the file that is there. */
  fileName?: string | undefined;
  buttonLabel: string;
  accept: string;
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  onChoose: (file: File) => void;
};

/** A file of the person's device. */
export function FileField({
  label,
  hint,
  fileName,
  buttonLabel,
  accept,
  error,
  disabled = false,
  autoFocus = false,
  onChoose,
}: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file, corrected meanwhile, can be chosen again.
    target.value = "";
    if (file) onChoose(file);
  };

  return (
    <div className={styles.field} role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <Text id={labelId} className={styles.label}>
        {label}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={labelId}
        accept={accept}
        disabled={disabled}
        onChange={choose}
      />
      <Button disabledFocusable={disabled} autoFocus={autoFocus} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <Text truncate>{fileName}</Text>
      <Text id={hintId} size="small" muted>
        {hint}
      </Text>
      <span role="alert" className={styles.error}>
        {error}
      </span>
    </div>
  );
}
