import { splitLabel } from "@coulisses/shared-domain/assignment/split";
import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import { formatShortSlot } from "@coulisses/shared-domain/time/format";
import type { Column } from "@coulisses/shared-ui/data";
import { actionsColumn } from "@coulisses/shared-ui/data";
import { MobilizedTeams } from "./mobilized-teams";
import { MobilizedVolunteers } from "./mobilized-volunteers";

type Row = Mobilization;

/** Each handler is absent while it is not allowed. */
type Given = {
  onAddVolunteer?: (mobilization: Row) => void;
  onAddTeam?: (mobilization: Row) => void;
  onEdit?: (mobilization: Row) => void;
  onDuplicate?: (mobilization: Row) => void;
  onRemove?: (mobilization: Row) => unknown;
};

export function mobilizationColumns({ onAddVolunteer, onAddTeam, ...actions }: Given): Column<Row>[] {
  const columns: Column<Row>[] = [
    {
      key: "hours",
      header: "Créneau",
      width: "200px",
      render: (mobilization) => formatShortSlot(mobilization),
    },
    {
      key: "split",
      header: "Découpage",
      width: "88px",
      render: ({ durationSplitInHour }) => splitLabel(durationSplitInHour),
    },
    {
      key: "volunteers",
      header: "Bénévoles requis",
      render: (row) => (
        <MobilizedVolunteers mobilization={row} onAdd={onAddVolunteer && (() => onAddVolunteer(row))} />
      ),
    },
    {
      key: "teams",
      header: "Équipes requises",
      render: (row) => <MobilizedTeams mobilization={row} onAdd={onAddTeam && (() => onAddTeam(row))} />,
    },
  ];
  const what = (mobilization: Row) => `la mobilisation du ${formatShortSlot(mobilization)}`;
  return [...columns, ...actionsColumn<Row>({ what, ...actions })];
}
