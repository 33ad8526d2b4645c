import { makeStyles, TextField } from "@coulisses/shared-ui/base";
import { SaveState, TextareaField, ConflictNotice } from "@coulisses/shared-ui/form";
import { RichText, RichTextField } from "@coulisses/shared-ui/rich-text";
import type { ReactNode } from "react";
import { useSheetText, type SheetText, type SheetTextField as Field } from "./use-sheet-text";

const useStyles = makeStyles({
  field: { display: "flex", flexDirection: "column", gap: "4px", position: "relative" },
  state: { position: "absolute", top: 0, right: 0 },
});

type FrameProps = { field: Field; theirs: (text: string) => ReactNode; children: ReactNode };

function Frame({ field, theirs, children }: FrameProps) {
  const styles = useStyles();
  const { draft, save, keepMine, takeTheirs } = field;
  return (
    <div className={styles.field}>
      {children}
      {draft.state === "conflict" ? (
        <ConflictNotice
          theirs={theirs(draft.theirs?.text ?? "")}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        <div className={styles.state}>
          <SaveState state={field.problem ? "idle" : draft.state} onRetry={save} />
        </div>
      )}
    </div>
  );
}

type Props = {
  text: SheetText;
  label: string;
  readOnly: boolean;
  hint?: string;
};

const asItIs = (text: string) => text || "(vide)";

type LineProps = Props & { inputMode?: "text" | "numeric" | "url" };

export function SheetTextField({ text, label, readOnly, hint, inputMode = "text" }: LineProps) {
  const field = useSheetText(text);
  return (
    <Frame field={field} theirs={asItIs}>
      <TextField
        label={label}
        value={field.draft.draft}
        readOnly={readOnly}
        hint={hint}
        error={field.problem}
        inputMode={inputMode}
        onChange={field.type}
        onBlur={field.save}
        onEnter={field.save}
      />
    </Frame>
  );
}

export function SheetTextarea({ text, label, readOnly, hint }: Props) {
  const field = useSheetText(text);
  return (
    <Frame field={field} theirs={asItIs}>
      <TextareaField
        label={label}
        value={field.draft.draft}
        readOnly={readOnly}
        hint={hint}
        onChange={field.type}
        onBlur={field.save}
      />
    </Frame>
  );
}

export function SheetRichText({ text, label, readOnly, hint }: Props) {
  const field = useSheetText(text);
  return (
    <Frame field={field} theirs={(html) => <RichText html={html} />}>
      <RichTextField
        label={label}
        value={field.draft.draft}
        readOnly={readOnly}
        hint={hint}
        onChange={(html) => field.type(html ?? "")}
        onBlur={field.save}
      />
    </Frame>
  );
}
