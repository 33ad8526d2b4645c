import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { SaveState, type SavingState } from "./save-state";

const useStyles = makeStyles({
  // The label leaves room for the words.
  frame: { position: "relative", minWidth: 0, "& .fui-Field__label": { paddingRight: "112px" } },
  failed: { "& .fui-Field__label": { paddingRight: "172px" } },
  state: { position: "absolute", top: "4px", right: "4px" },
});

/** A field with its saving state at the right of its label. */
export function WithSaveState({
  state,
  onRetry,
  children,
}: {
  state: SavingState;
  onRetry: () => void;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, state === "failed" && styles.failed)}>
      {children}
      <SaveState state={state} onRetry={onRetry} className={styles.state} />
    </div>
  );
}
