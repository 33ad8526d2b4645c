import { useNotify } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { readPastedLines } from "@coulisses/shared-domain/people/pasted-lines";
import { takenAmounts } from "@coulisses/shared-domain/personal-account/typed-save";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import type { ConsumptionDraft } from "./consumption-draft";

type Props = { sheet: ConsumptionDraft; consumers: readonly Consumer[]; onClose: () => void };

/** Fills the table with names and numbers copied from a spreadsheet; names the lines of which nothing was taken. */
export default function PasteDialog({ sheet, consumers, onClose }: Props) {
  const notify = useNotify();
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const fill = () => {
    const pasted = readPastedLines(text, consumers);
    const { amounts, count, wrong } = takenAmounts(sheet.current().mode, pasted.amounts);
    sheet.set({ amounts: { ...sheet.current().amounts, ...amounts } });
    const unreadable = consumers.flatMap((consumer) =>
      wrong[consumer.id] === undefined ? [] : [`${displayName(consumer)} (${wrong[consumer.id]})`],
    );
    if (count > 0) {
      const lines = count > 1 ? `${count} lignes ont été reprises` : "Une ligne a été reprise";
      notify({ type: "success", message: lines });
    }
    const left = [
      pasted.unknown.length > 0 && `Introuvables : ${pasted.unknown.join(", ")}`,
      pasted.ambiguous.length > 0 && `Plusieurs personnes, ou deux fois : ${pasted.ambiguous.join(", ")}`,
      unreadable.length > 0 && `Nombres illisibles : ${unreadable.join(", ")}`,
      text.trim() === "" && "Rien n'est collé",
    ].filter((line) => line !== false);
    setProblems(left);
    if (left.length === 0) onClose();
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
      {problems.length > 0 && (
        <Notice intent="warning" role="alert" title="Rien n'a été repris de ces lignes">
          {problems.join("\n")}
        </Notice>
      )}
    </Dialog>
  );
}
