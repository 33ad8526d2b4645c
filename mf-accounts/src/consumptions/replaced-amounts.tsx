import { saveModeLabels } from "@coulisses/shared-domain/personal-account/typed-save";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { type ConsumptionDraft, type ConsumptionValues, isTyped } from "./consumption-draft";

/** Amounts that came back after a reload, and those that others have replaced: the SG can undo both. */
export function useReplacedAmounts(sheet: ConsumptionDraft) {
  const [wasFound, setWasFound] = useState(sheet.wasFound);
  const [dropped, setDropped] = useState<ConsumptionValues>();
  /** Once they are saved there is nothing to undo. */
  const forget = () => {
    setDropped(undefined);
    setWasFound(false);
  };
  /** Replaces the table's content, and keeps the old one so that the SG can bring it back. */
  const replaceBy = (change: () => void) => {
    setDropped(isTyped(sheet.current()) ? sheet.current() : undefined);
    setWasFound(false);
    change();
  };
  const notices = (
    <>
      {wasFound && (
        <UndoNotice
          message="Ce que tu avais commencé à saisir est encore là."
          label="Recommencer"
          onUndo={() => {
            sheet.clear();
            setWasFound(false);
          }}
        />
      )}
      {dropped && (
        <UndoNotice
          message={`Les montants saisis en « ${saveModeLabels[dropped.mode]} » ne sont plus dans le tableau.`}
          label="Les retrouver"
          onUndo={() => {
            sheet.set(dropped);
            setDropped(undefined);
          }}
        />
      )}
    </>
  );
  return { forget, replaceBy, notices };
}

type UndoNoticeProps = { message: string; label: string; onUndo: () => void };

function UndoNotice({ message, label, onUndo }: UndoNoticeProps) {
  return (
    <Notice
      role="status"
      actions={
        <Button size="small" onClick={onUndo}>
          {label}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
