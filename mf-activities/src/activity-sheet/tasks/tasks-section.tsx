import type { AttachedTask } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useCan } from "@coulisses/shared-auth";
import { Button, statusLabels, type SheetStatus, StatusChip } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Link, useNavigate } from "@coulisses/shared-pages/router";
import { useSheet } from "../sheet";

function isStatus(text: string): text is SheetStatus {
  return text in statusLabels;
}

const columns: Column<AttachedTask>[] = [
  { key: "id", header: "Numéro", width: "90px", render: ({ id }) => <Link to={`/ft/${id}`}>{id}</Link> },
  { key: "name", header: "Nom", render: ({ id, name }) => <Link to={`/ft/${id}`}>{name}</Link> },
  {
    key: "status",
    header: "Statut",
    width: "216px",
    render: ({ status }) => (isStatus(status) ? <StatusChip status={status} /> : status),
  },
];

export function TasksSection() {
  const navigate = useNavigate();
  const { id: activityId, tasks } = useSheet().sheet;
  const mayCreate = useCan("write-ft");
  return (
    <SheetSection id="ft" title="FT associées" short>
      <SimpleTable
        caption="Fiches tâches de cette activité"
        rows={tasks}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText="Aucune FT associée"
        footer={
          mayCreate && (
            // The page of the tasks opens its own dialog, with this activity chosen.
            <Button icon={<UiIcon name="add" />} onClick={() => void navigate(`/ft?create=${activityId}`)}>
              Créer une FT
            </Button>
          )
        }
      />
    </SheetSection>
  );
}
