import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Text, TextField, tokens } from "@coulisses/shared-ui/base";
import { ConflictNotice, DateTimeField, SaveState, TextareaField } from "@coulisses/shared-ui/form";
import { RichText, RichTextField } from "@coulisses/shared-ui/rich-text";
import type { ReactNode } from "react";

/** A text that saves itself: its draft, the state of saving, and the actions on it. */
export type DraftField = {
  draft: {
    draft: string;
    state: "idle" | "pending" | "saving" | "saved" | "failed" | "conflict";
    failure?: { message: string; isAway: boolean };
    theirs?: { text: string };
  };
  problem: string | undefined;
  /** The name of the other person, in a conflict. */
  by?: string | undefined;
  type: (text: string) => void;
  save: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
};

const useStyles = makeStyles({
  field: { display: "flex", flexDirection: "column", gap: "4px", position: "relative" },
  state: { position: "absolute", top: 0, right: 0 },
  failure: { color: tokens.refusedInk },
});

const RESENT = "Ton texte est gardé ici, et partira tout seul dès que le serveur répondra.";

type FrameProps = {
  field: DraftField;
  theirs: (text: string) => ReactNode;
  autosaved?: boolean;
  children: ReactNode;
};

function Frame({ field, theirs, autosaved = true, children }: FrameProps) {
  const styles = useStyles();
  const { draft, save, keepMine, takeTheirs } = field;
  return (
    <div className={styles.field}>
      {children}
      {draft.state === "conflict" ? (
        <ConflictNotice
          theirs={theirs(draft.theirs?.text ?? "")}
          by={field.by}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        <>
          <div className={styles.state}>
            <SaveState state={field.problem ? "idle" : draft.state} onRetry={autosaved ? save : undefined} />
          </div>
          {draft.failure && (
            <Text as="p" size="small" className={styles.failure}>
              {draft.failure.message} {autosaved && draft.failure.isAway && RESENT}
            </Text>
          )}
        </>
      )}
    </div>
  );
}

/** A field that saves itself, and whether it is read-only. */
type DraftFieldProps = {
  field: DraftField;
  label: string;
  readOnly: boolean;
  hint?: string;
};

const asItIs = (text: string) => text || "(vide)";

type LineProps = DraftFieldProps & { inputMode?: "text" | "numeric" | "url" };

/** One line that saves itself when it is left, or on Enter. */
export function DraftTextField({ field, label, readOnly, hint, inputMode = "text" }: LineProps) {
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

/** A date and time that saves itself; the text is an ISO instant. */
export function DraftDateTimeField({ field, label, readOnly, hint }: DraftFieldProps) {
  return (
    <Frame field={field} theirs={formatHumanDateTime}>
      <DateTimeField
        label={label}
        value={field.draft.draft || null}
        readOnly={readOnly}
        hint={hint}
        error={field.problem}
        onChange={(instant) => field.type(instant ?? "")}
        onBlur={field.save}
        onEnter={field.save}
      />
    </Frame>
  );
}

/** Several lines that save themselves. */
export function DraftTextarea({ field, label, readOnly, hint }: DraftFieldProps) {
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

type RichTextProps = DraftFieldProps & {
  /** False: a button saves it, leaving the field does not. @default true */
  autosaved?: boolean;
};

/** A formatted text, as HTML, that saves itself unless a button does. */
export function DraftRichText({ field, label, readOnly, hint, autosaved = true }: RichTextProps) {
  return (
    <Frame field={field} autosaved={autosaved} theirs={(html) => <RichText html={html} />}>
      <RichTextField
        label={label}
        value={field.draft.draft}
        readOnly={readOnly}
        hint={hint}
        error={autosaved || field.draft.state === "idle" ? undefined : field.problem}
        onChange={(html) => field.type(html ?? "")}
        {...(autosaved && { onBlur: field.save })}
      />
    </Frame>
  );
}
