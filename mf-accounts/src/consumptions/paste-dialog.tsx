import { useNotify } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { type PastedLines, readPastedLines } from "@coulisses/shared-domain/people/pasted-lines";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { SaveSheet } from "./save-sheet";

type Props = { sheet: SaveSheet; consumers: readonly Consumer[]; onClose: () => void };

/** Fills the table with names and numbers copied from a spreadsheet; names the lines of which nothing was taken. */
export default function PasteDialog({ sheet, consumers, onClose }: Props) {
  const notify = useNotify();
  const [text, setText] = useState("");
  const [left, setLeft] = useState<PastedLines>();
  const fill = () => {
    const pasted = readPastedLines(text, consumers);
    const count = Object.keys(pasted.amounts).length;
    sheet.set({ amounts: { ...sheet.current().amounts, ...pasted.amounts } });
    if (count > 0) {
      const lines = count > 1 ? `${count} lignes ont été reprises` : "Une ligne a été reprise";
      notify({ type: "success", message: lines });
    }
    if (count > 0 && pasted.unknown.length + pasted.ambiguous.length === 0) onClose();
    else setLeft(pasted);
  };
  return (
    <Dialog
      open
      title="Coller depuis un tableur"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={fill}>
          Remplir le tableau
        </Button>
      }
    >
      <TextareaField
        label="Noms et nombres"
        hint="Une ligne par personne : son nom, puis son nombre dans la colonne suivante"
        value={text}
        onChange={setText}
        autoFocus
      />
      {left && (
        <Notice intent="warning" role="alert" title="Rien n'a été repris de ces lignes">
          {[
            left.unknown.length > 0 && `Introuvables : ${left.unknown.join(", ")}`,
            left.ambiguous.length > 0 && `Plusieurs personnes, ou deux fois : ${left.ambiguous.join(", ")}`,
            text.trim() === "" && "Rien n'est collé",
          ]
            .filter(Boolean)
            .join("\n")}
        </Notice>
      )}
    </Dialog>
  );
}
