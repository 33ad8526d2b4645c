import { connectionLabels } from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { ElectricitySupply } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { Button } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { removeElectricity } from "../../api/edits/needs-edits";
import { useQuickWrite, useSheet } from "../sheet";

const ElectricityDialog = onDemand(() => import("./electricity-dialog"));

const columns: Column<ElectricitySupply>[] = [
  {
    key: "connection",
    header: "Type de raccordement",
    render: ({ connection }) => connectionLabels[connection],
  },
  { key: "device", header: "Appareil", mobileTitle: true, render: ({ device }) => device },
  { key: "power", header: "Puissance par appareil", align: "end", render: ({ power }) => `${power} W` },
  { key: "count", header: "Nombre d'appareils", align: "end", render: ({ count }) => count },
  { key: "comment", header: "Commentaire", render: ({ comment }) => comment },
];

export function Electricity({ readOnly }: { readOnly: boolean }) {
  const { electricity } = useSheet().sheet.supply;
  const write = useQuickWrite();
  const [edited, setEdited] = useState<ElectricitySupply | "new" | null>(null);
  const actions = actionsColumn<ElectricitySupply>({
    what: ({ device }) => `le besoin « ${device} »`,
    onEdit: setEdited,
    onRemove: ({ id, device }) => write(removeElectricity(id), `Le besoin « ${device} » a été supprimé`),
  });
  return (
    <>
      <TitledTable
        title="Besoins en électricité"
        rows={electricity}
        columns={readOnly ? columns : [...columns, ...actions]}
        getRowId={({ id }) => id}
        emptyText="Aucun besoin en électricité"
        footer={
          !readOnly && (
            <Button icon={<UiIcon name="add" />} onClick={() => setEdited("new")}>
              Ajouter un besoin en électricité
            </Button>
          )
        }
      />
      {edited && (
        <ElectricityDialog {...(edited !== "new" && { supply: edited })} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
