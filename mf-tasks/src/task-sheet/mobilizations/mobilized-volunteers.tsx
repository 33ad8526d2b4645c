import { conflictLines, worstConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import type { Conflicts, Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { formatShortSlot } from "@coulisses/shared-domain/time/format";
import { dismissVolunteer } from "../../api/edits/mobilization-edits";
import { PersonChip } from "../people/person-chip";
import { useQuickWrite } from "../sheet";
import { Chips } from "./chips";

type Props = { mobilization: Mobilization; onAdd: (() => void) | undefined };

/** Volunteers named by the mobilization, and their conflicts. */
export function MobilizedVolunteers({ mobilization: { id, start, end, volunteers }, onAdd }: Props) {
  const write = useQuickWrite();
  return (
    <Chips
      label="Bénévoles requis"
      addLabel={`Ajouter un bénévole à la mobilisation du ${formatShortSlot({ start, end })}`}
      onAdd={onAdd}
    >
      {volunteers.map((person) => (
        <li key={person.id}>
          <PersonChip
            person={person}
            conflict={conflictOf(person.conflicts)}
            onRemove={
              onAdd &&
              (() => write(dismissVolunteer(id, person.id), "Le bénévole a été retiré de la mobilisation"))
            }
          />
        </li>
      ))}
    </Chips>
  );
}

function conflictOf(conflicts: Conflicts) {
  const kind = worstConflict(conflicts);
  return kind && { kind, lines: conflictLines(conflicts) };
}
