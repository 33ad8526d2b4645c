import type {
  ActivityForLogistic,
  RequestForLogistic,
} from "@coulisses/shared-domain/contract/activity-dashboards";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";

const columns: Column<RequestForLogistic>[] = [
  { key: "owner", header: "Responsable", width: "150px", render: ({ owner }) => owner },
  { key: "category", header: "Catégorie", width: "200px", render: ({ category }) => category },
  { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name },
  {
    key: "quantity",
    header: "Quantité",
    width: "96px",
    align: "end",
    render: ({ quantity }) => quantity.toLocaleString("fr"),
  },
  { key: "drive", header: "Lieu de stockage", width: "220px", render: ({ drive }) => drive },
];

/** All requests of an activity, including those that the search doesn't match. */
export function RequestedGear({ activity: { name, inquiries } }: { activity: ActivityForLogistic }) {
  return (
    <SimpleTable
      caption={`Matos demandé par ${name}`}
      rows={inquiries}
      columns={columns}
      getRowId={({ slug }) => slug}
      emptyText="Aucun matos demandé"
    />
  );
}
