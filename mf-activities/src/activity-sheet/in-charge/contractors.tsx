import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { Button, Link } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { removeContractor } from "../../api/edits/in-charge-edits";
import { useQuickWrite, useSheet } from "../sheet";

const ContractorDialog = onDemand(() => import("./contractor-dialog"));

const columns: Column<Contractor>[] = [
  { key: "firstname", header: "Prénom", render: ({ firstname }) => firstname },
  { key: "lastname", header: "Nom", priority: 4, render: ({ lastname }) => lastname },
  {
    key: "phone",
    header: "Téléphone",
    minWidth: 110,
    priority: 3,
    render: ({ phone }) => <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>,
  },
  {
    key: "email",
    header: "Email",
    priority: 2,
    render: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  },
  { key: "company", header: "Société", render: ({ company }) => company },
  { key: "comment", header: "Commentaire", render: ({ comment }) => comment },
];

export function Contractors({ readOnly }: { readOnly: boolean }) {
  const { contractors } = useSheet().sheet.inCharge;
  const write = useQuickWrite();
  const [edited, setEdited] = useState<Contractor | "new" | null>(null);
  const actions = actionsColumn<Contractor>({
    what: ({ firstname, lastname }) => `${firstname} ${lastname}`,
    onEdit: setEdited,
    onRemove: ({ id }) => write(removeContractor(id), "Le prestataire a été supprimé"),
  });
  return (
    <>
      <TitledTable
        title="Prestataires"
        rows={contractors}
        columns={readOnly ? columns : [...columns, ...actions]}
        getRowId={({ id }) => id}
        emptyText="Aucun prestataire"
        footer={
          !readOnly && (
            <Button icon={<UiIcon name="add" />} onClick={() => setEdited("new")}>
              Ajouter un presta
            </Button>
          )
        }
      />
      {edited && (
        <ContractorDialog {...(edited !== "new" && { contractor: edited })} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
