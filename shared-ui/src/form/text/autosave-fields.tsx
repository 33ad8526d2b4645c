import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import type { SavingState } from "../../behaviour/autosave/autosave";
import { useAutosave } from "../../behaviour/autosave/use-autosave";
import { SaveState } from "./save-state";
import { TextareaField, type TextareaFieldProps } from "./textarea-field";

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

type Autosaved = {
  /** Saves the text; a rejection keeps it as typed and offers to try again. */
  onSave: (value: string) => Promise<unknown>;
};

/** A text area that saves itself. */
export type AutosaveTextareaProps = Omit<TextareaFieldProps, "onChange"> & Autosaved;

/** Several lines that save themselves 800 ms after the last key, on blur and when they go away. */
export function AutosaveTextarea({ value, onSave, ...props }: AutosaveTextareaProps) {
  const { draft, setDraft, state, flush, retry } = useAutosave({ value, onSave });
  return (
    <WithSaveState state={state} onRetry={retry}>
      <TextareaField
        {...props}
        value={draft}
        onChange={setDraft}
        onBlur={() => {
          flush();
          props.onBlur?.();
        }}
      />
    </WithSaveState>
  );
}
