import type { Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { isPurchaseFoundBy, purchaseTitle } from "@coulisses/shared-domain/purchase/purchase";
import type { Column } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useListPurchasesQuery, useRemovePurchaseMutation } from "../api/purchases-api";
import { dateColumn, nameColumn } from "../logistic-sheets/columns";
import { SheetList } from "../logistic-sheets/sheet-list";

const CreatePurchaseDialog = onDemand(() => import("./create-purchase-dialog"));

const words = {
  caption: "Fiches achat",
  search: "Chercher un achat",
  create: "Nouvelle fiche achat",
  loading: "Chargement des fiches achat...",
  empty: "Aucune fiche achat",
  removed: "Fiche achat supprimée",
};

const columns: Column<Purchase>[] = [
  nameColumn(({ seller }) => seller),
  dateColumn("Date de disponibilité", ({ availableOn }) => availableOn),
];

export default function PurchaseListPage() {
  const [remove] = useRemovePurchaseMutation();
  return (
    <SheetList
      words={words}
      path="/logistic/purchase"
      sheets={useListPurchasesQuery()}
      columns={columns}
      titleOf={purchaseTitle}
      isFoundBy={isPurchaseFoundBy}
      remove={(sheet) => remove(sheet)}
      CreateDialog={CreatePurchaseDialog}
    />
  );
}
