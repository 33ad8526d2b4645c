import { Link } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  state: {
    display: "inline-flex",
    gap: "4px",
    minHeight: tokens.lineHeightBase200,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
  saved: { color: tokens.validatedInk },
  failed: { color: tokens.refusedInk },
  retry: { fontSize: "inherit", lineHeight: "inherit", verticalAlign: "baseline" },
});

/** Where the saving of a field stands. */
export type SavingState = "idle" | "pending" | "saving" | "saved" | "failed";

const words: Record<SavingState, string> = {
  idle: "",
  pending: "",
  saving: "Enregistrement…",
  saved: "Enregistré",
  failed: "Non enregistré – ",
};

/** The state of a saving, and its retry. */
type SaveStateProps = {
  state: SavingState;
  onRetry?: (() => void) | undefined;
  className?: string;
};

/** Says quietly whether the text is saved. It keeps its space even when empty. */
export function SaveState({ state, onRetry, className }: SaveStateProps) {
  const styles = useStyles();
  return (
    <span
      role="status"
      className={mergeClasses(
        styles.state,
        state === "saved" && styles.saved,
        state === "failed" && styles.failed,
        className,
      )}
    >
      {state === "failed" && !onRetry ? "Non enregistré" : words[state]}
      {state === "failed" && onRetry && (
        <Link as="button" inline className={styles.retry} onClick={onRetry}>
          Réessayer
        </Link>
      )}
    </span>
  );
}
