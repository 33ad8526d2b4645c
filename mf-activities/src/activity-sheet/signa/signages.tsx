import { DRAFT, type Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { Button } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { removeSignage } from "../../api/edits/signa-edits";
import { useQuickWrite, useSheet } from "../sheet";
import { CatalogueReference } from "./catalogue-reference";

const SignageDialog = onDemand(() => import("./signage-dialog"));

const requestColumns: Column<Signage>[] = [
  { key: "quantity", header: "Quantité", width: "88px", align: "end", render: ({ quantity }) => quantity },
  { key: "type", header: "Type", width: "100px", render: ({ type }) => type },
  { key: "text", header: "Texte à écrire", mobileTitle: true, render: ({ text }) => text },
  { key: "size", header: "Taille", render: ({ size }) => size },
  { key: "comment", header: "Commentaire", render: ({ comment }) => comment },
];

const reference: Column<Signage> = {
  key: "reference",
  header: "Référence",
  width: "220px",
  // Second priority: on a phone the signage team still sees this column.
  priority: 2,
  render: (signage) => <CatalogueReference signage={signage} />,
};

export function Signages({ readOnly }: { readOnly: boolean }) {
  const { signa, status } = useSheet().sheet;
  const write = useQuickWrite();
  const [edited, setEdited] = useState<Signage | "new" | null>(null);
  const actions = actionsColumn<Signage>({
    what: ({ text }) => `la signalétique « ${text} »`,
    onEdit: setEdited,
    onRemove: ({ id }) => write(removeSignage(id), "La demande de signalétique a été supprimée"),
  });
  return (
    <>
      <TitledTable
        title="Demande de signalétique"
        rows={signa.signages}
        columns={[...requestColumns, ...(status === DRAFT ? [] : [reference]), ...(readOnly ? [] : actions)]}
        getRowId={({ id }) => id}
        emptyText="Aucune demande de signalétique"
        footer={
          !readOnly && (
            <Button icon={<UiIcon name="add" />} onClick={() => setEdited("new")}>
              Ajouter une signalétique
            </Button>
          )
        }
      />
      {edited && (
        <SignageDialog {...(edited !== "new" && { signage: edited })} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
