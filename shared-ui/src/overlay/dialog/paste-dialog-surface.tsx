import { useState } from "react";
import { Button } from "../../base/button/button";
import { Notice } from "../../base/message/notice";
import { TextareaField } from "../../form/text/textarea-field";
import { Dialog } from "./dialog";

/** Props of a dialog that takes pasted lines. */
export type PasteDialogProps = {
  title: string;
  /** Of the field. */
  label: string;
  /** Format of a line, in French. */
  hint: string;
  submitLabel: string;
  /** Takes what it can of the text; answers why the rest was left, a sentence each. */
  onTake: (text: string) => readonly string[];
  onClose: () => void;
};

/** Fills what is behind it with lines copied from elsewhere; stays as long as some were left, and says which. */
export default function PasteDialogSurface({
  title,
  label,
  hint,
  submitLabel,
  onTake,
  onClose,
}: PasteDialogProps) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const take = () => {
    const problems = onTake(text);
    setLeft(problems);
    if (problems.length === 0) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={take}>
          {submitLabel}
        </Button>
      }
    >
      <TextareaField label={label} hint={hint} value={text} onChange={setText} autoFocus />
      {left.length > 0 && (
        <Notice intent="warning" role="alert" title="Rien n'a été repris de ces lignes">
          {left.join("\n")}
        </Notice>
      )}
    </Dialog>
  );
}
