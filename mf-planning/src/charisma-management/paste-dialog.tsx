import { useNotify } from "@coulisses/shared-auth";
import type { PotentialParticipant } from "@coulisses/shared-domain/contract/charisma";
import { readPastedLines, untakenLines } from "@coulisses/shared-domain/people/pasted-lines";
import { PasteDialog } from "@coulisses/shared-ui/overlay";
import type { Hours } from "./participant-columns";
import { takenHours } from "./taken-hours";

type Props = {
  people: readonly PotentialParticipant[];
  /** Hours of the people found, by their id. */
  onFill: (hours: Hours) => void;
  onClose: () => void;
};

/** Pastes names and hours, one line per participant. */
export default function PasteParticipantsDialog({ people, onFill, onClose }: Props) {
  const notify = useNotify();
  const take = (text: string) => {
    const pasted = readPastedLines(text, people, "1");
    const { hours, wrong } = takenHours(pasted.amounts);
    onFill(hours);
    const count = Object.keys(hours).length;
    const message = count > 1 ? `${count} participants ont été repris` : "Un participant a été repris";
    if (count > 0) notify({ type: "success", message });
    return untakenLines(text, people, pasted, { wrong, wrongLabel: "Heures illisibles" });
  };
  return (
    <PasteDialog
      title="Coller une liste de participants"
      label="Noms et heures"
      hint="Une ligne par personne : son nom, puis ses heures si tu les as ; sans heures, c'est une heure"
      submitLabel="Remplir les heures"
      onTake={take}
      onClose={onClose}
    />
  );
}
