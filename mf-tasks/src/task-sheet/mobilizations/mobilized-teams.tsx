import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { formatShortSlot } from "@coulisses/shared-domain/time/format";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { nameOfTeam } from "@coulisses/shared-sheets/review";
import { dismissTeam } from "../../api/edits/mobilization-edits";
import { RemoveFromChip, useChipStyles } from "../people/chip";
import { useQuickWrite } from "../sheet";
import { Chips } from "./chips";

type Props = { mobilization: Mobilization; onAdd: (() => void) | undefined };

/** Teams asked for, with their counts. */
export function MobilizedTeams({ mobilization: { id, start, end, teams }, onAdd }: Props) {
  const chip = useChipStyles();
  const write = useQuickWrite();
  const { data: known = [] } = useListTeamsQuery();
  return (
    <Chips
      label="Équipes requises"
      addLabel={`Ajouter une équipe à la mobilisation du ${formatShortSlot({ start, end })}`}
      onAdd={onAdd}
    >
      {teams.map(({ team, count }) => {
        const label = `${count} ${nameOfTeam(team, known)}`;
        return (
          <li key={team} className={chip.chip}>
            {label}
            {onAdd && (
              <RemoveFromChip
                label={`Retirer ${label}`}
                onRemove={() => write(dismissTeam(id, team), "L'équipe a été retirée de la mobilisation")}
              />
            )}
          </li>
        );
      })}
    </Chips>
  );
}
