import { borrowTitle, isBorrowFoundBy } from "@coulisses/shared-domain/borrow/borrow";
import type { Borrow } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { Column } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useListBorrowsQuery, useRemoveBorrowMutation } from "../api/borrows-api";
import { dateColumn, nameColumn } from "../logistic-sheets/columns";
import { SheetList } from "../logistic-sheets/sheet-list";

const CreateBorrowDialog = onDemand(() => import("./create-borrow-dialog"));

const words = {
  caption: "Fiches emprunt",
  search: "Chercher un emprunt",
  create: "Nouvelle fiche emprunt",
  loading: "Chargement des fiches emprunt...",
  empty: "Aucune fiche emprunt",
  removed: "Fiche emprunt supprimée",
};

const columns: Column<Borrow>[] = [
  nameColumn(({ lender }) => lender),
  dateColumn("Date de disponibilité", ({ availableOn }) => availableOn),
  dateColumn("Date de retour", ({ unavailableOn }) => unavailableOn),
];

export default function BorrowListPage() {
  const [remove] = useRemoveBorrowMutation();
  return (
    <SheetList
      words={words}
      path="/logistic/borrow"
      sheets={useListBorrowsQuery()}
      columns={columns}
      titleOf={borrowTitle}
      isFoundBy={isBorrowFoundBy}
      remove={(sheet) => remove(sheet)}
      CreateDialog={CreateBorrowDialog}
    />
  );
}
