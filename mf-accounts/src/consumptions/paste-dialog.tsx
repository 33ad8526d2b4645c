import { useNotify } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { readPastedLines, untakenLines } from "@coulisses/shared-domain/people/pasted-lines";
import { takenAmounts } from "@coulisses/shared-domain/personal-account/typed-save";
import { PasteDialog } from "@coulisses/shared-ui/overlay";
import type { ConsumptionDraft } from "./consumption-draft";

type Props = { sheet: ConsumptionDraft; consumers: readonly Consumer[]; onClose: () => void };

/** Fills the table with names and numbers copied from a spreadsheet. */
export default function PasteAmountsDialog({ sheet, consumers, onClose }: Props) {
  const notify = useNotify();
  const take = (text: string) => {
    const pasted = readPastedLines(text, consumers);
    const { amounts, count, wrong } = takenAmounts(sheet.current().mode, pasted.amounts);
    sheet.set({ amounts: { ...sheet.current().amounts, ...amounts } });
    const message = count > 1 ? `${count} lignes ont été reprises` : "Une ligne a été reprise";
    if (count > 0) notify({ type: "success", message });
    return untakenLines(text, consumers, pasted, { wrong, wrongLabel: "Nombres illisibles" });
  };
  return (
    <PasteDialog
      title="Coller depuis un tableur"
      label="Noms et nombres"
      hint="Une ligne par personne : son nom, puis son nombre dans la colonne suivante"
      submitLabel="Remplir le tableau"
      onTake={take}
      onClose={onClose}
    />
  );
}
