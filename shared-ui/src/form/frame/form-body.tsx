import { makeStyles } from "@griffel/react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../../base/button/button";
import { FormFieldsContext } from "../../base/field/form-fields";
import { Notice } from "../../base/message/notice";
import { tokens } from "../../theme/tokens";
import type { FormState } from "./form-state";
import { ConflictNotice } from "./sheet-notices";

const useStyles = makeStyles({
  // The error of a field stands in the gap under it, also below the last one.
  body: {
    display: "flex",
    flexDirection: "column",
    gap: "20px",
    minWidth: 0,
    paddingBottom: "8px",
    "--room-for-errors": tokens.lineHeightBase200,
  },
});

/** A form and its fields. */
type FormBodyProps = {
  form: FormState;
  /** The other person's version, for the notice of a conflict. */
  theirs?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The fields of a form; above them the notice of a restored draft, below them what keeps it from being saved:
 * a conflict, then a refusal.
 */
export function FormBody({ form, theirs, onClose, children }: FormBodyProps) {
  const styles = useStyles();
  const { conflict, draft, refusal, fields, submit } = form;
  const choice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => fields.enterChoice(() => choice.current?.querySelector("button")?.focus()), [fields]);
  // Before the field hears it: an editor of text would break the line.
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
  return (
    <div className={styles.body} onKeyDownCapture={sendOnCtrlEnter}>
      {draft && (
        <Notice
          intent="info"
          role="status"
          actions={
            <Button size="small" onClick={draft.discard}>
              Repartir de zéro
            </Button>
          }
        >
          Voilà ce que tu avais commencé à remplir.
        </Notice>
      )}
      <FormFieldsContext value={fields}>{children}</FormFieldsContext>
      {conflict && (
        <div ref={choice}>
          <ConflictNotice
            theirs={conflict.theirs ?? theirs}
            by={conflict.by}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs ?? onClose}
          />
        </div>
      )}
      {refusal !== undefined && (
        <div ref={scrollIntoView}>
          <Notice intent="error" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Fields may be taller than the dialog: a refusal must not stay below the fold. */
function scrollIntoView(element: HTMLElement | null): void {
  // jsdom can't scroll.
  if (element && typeof element.scrollIntoView === "function") element.scrollIntoView({ block: "nearest" });
}
