import type { Purchase, purchaseCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import { purchaseTitle } from "@coulisses/shared-domain/purchase/purchase";
import { purchaseRoutes } from "@coulisses/shared-domain/routes/logistics";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { JournalLink } from "@coulisses/shared-sheets/comments";
import { editsOf } from "@coulisses/shared-sheets/edit";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { DraftDateTimeField, DraftTextField } from "@coulisses/shared-sheets/text";
import { SheetPage } from "@coulisses/shared-sheets/page";
import { purchasesApi, useGetPurchaseQuery, useRemovePurchaseMutation } from "../api/purchases-api";
import { fieldText } from "../logistic-sheets/field-text";
import { SheetCards } from "../logistic-sheets/sheet-cards";
import { SheetGears } from "../logistic-sheets/sheet-gears";

const { listPurchases, getPurchase, writePurchase } = purchasesApi.endpoints;
const { SheetProvider, useSheet, useSheetText, useQuickWrite } = sheetOf({
  name: "purchase",
  permission: "purchase-gears",
  lockedSections: () => ({}),
  writer: sheetWriter({ list: listPurchases, read: getPurchase, write: writePurchase }, (sheet) => sheet),
});

const edit = editsOf<typeof purchaseCalls, Purchase>(purchaseRoutes);
const seller = fieldText<Purchase>("seller", (text) => edit("change", { body: { seller: text } }));
const availableOn = fieldText<Purchase>("availableOn", (text) =>
  edit("change", { body: { availableOn: text } }),
);

export default function PurchaseSheetPage() {
  return (
    <SheetPage<Purchase>
      parameter="purchaseId"
      useRead={useGetPurchaseQuery}
      listPath={list.path}
      loadingText="Chargement de la fiche achat..."
    >
      {(purchase) => (
        <SheetProvider sheet={purchase}>
          <PurchaseSheet />
        </SheetProvider>
      )}
    </SheetPage>
  );
}

const list = {
  path: "/logistic/purchase",
  name: "Toutes les fiches achat",
  removed: "Fiche achat supprimée",
};

function PurchaseSheet() {
  const [remove] = useRemovePurchaseMutation();
  const { sheet, sendForm } = useSheet();
  const fields = (
    <>
      <DraftTextField label="Vendeur" field={useSheetText(seller)} readOnly={false} />
      <DraftDateTimeField label="Date de disponibilité" field={useSheetText(availableOn)} readOnly={false} />
    </>
  );
  return (
    <SheetCards
      sheet={sheet}
      title={`Fiche Achat n°${sheet.id}`}
      name={purchaseTitle(sheet)}
      list={list}
      remove={(of) => remove(of)}
      fields={fields}
    >
      <SheetGears
        sheet={sheet}
        routes={purchaseRoutes}
        write={useQuickWrite()}
        sendForm={sendForm}
        title="Matos à acheter"
        empty="Aucun matos à acheter"
        fileName={sheet.seller}
      />
      <JournalLink kind="purchase" id={sheet.id} />
    </SheetCards>
  );
}
