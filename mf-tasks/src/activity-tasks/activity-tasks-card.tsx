import type { Spots } from "@coulisses/federation/feature";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { loadState, useCan } from "@coulisses/shared-auth";
import { Link, useNavigate } from "@coulisses/shared-pages/router";
import { Button, LoadState, StatusChip } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useListTasksOfActivityQuery } from "../api/tasks-api";

const columns: Column<FestivalTaskPreview>[] = [
  { key: "id", header: "Numéro", width: "90px", render: ({ id }) => <Link to={`/ft/${id}`}>{id}</Link> },
  { key: "name", header: "Nom", render: ({ id, name }) => <Link to={`/ft/${id}`}>{name}</Link> },
  {
    key: "status",
    header: "Statut",
    width: "216px",
    render: ({ status }) => <StatusChip status={status} />,
  },
];

/** The tasks of an activity, on its sheet. */
export default function ActivityTasksCard({ activityId, isArchived = false }: Spots["activity"]) {
  const navigate = useNavigate();
  const mayCreate = useCan("write-ft") && !isArchived;
  const reading = useListTasksOfActivityQuery({ id: activityId });
  if (reading.data === undefined) return <LoadState skeleton={{ lines: 2 }} {...loadState(reading)} />;
  return (
    <SimpleTable
      caption="Fiches tâches de cette activité"
      rows={reading.data}
      columns={columns}
      getRowId={({ id }) => id}
      emptyText="Aucune FT associée"
      footer={
        mayCreate && (
          <Button icon={<UiIcon name="add" />} onClick={() => void navigate(`/ft?create=${activityId}`)}>
            Créer une FT
          </Button>
        )
      }
    />
  );
}
