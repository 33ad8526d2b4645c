import type { Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { purchaseTitle } from "@coulisses/shared-domain/purchase/purchase";
import { JournalLink } from "@coulisses/shared-sheets/comments";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { DraftDateTimeField, DraftTextField } from "@coulisses/shared-sheets/text";
import { SheetPage } from "@coulisses/shared-sheets/page";
import { useGetPurchaseQuery, writePurchase } from "../api/purchases-api";
import { fieldText } from "../logistic-sheets/field-text";
import { SheetCards } from "../logistic-sheets/sheet-cards";
import { SheetGears } from "../logistic-sheets/sheet-gears";

const { SheetProvider, useSheet, useSheetText, useQuickWrite } = sheetOf({
  name: "purchase",
  permission: "purchase-gears",
  lockedSections: () => ({}),
  writer: writePurchase,
});

const seller = fieldText<Purchase>("seller");
const availableOn = fieldText<Purchase>("availableOn");

export default function PurchaseSheetPage() {
  return (
    <SheetPage<Purchase>
      parameter="purchaseId"
      useRead={useGetPurchaseQuery}
      listPath="/logistic/purchase"
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

function PurchaseSheet() {
  const { sheet, sendForm } = useSheet();
  const fields = (
    <>
      <DraftTextField label="Vendeur" field={useSheetText(seller)} readOnly={false} />
      <DraftDateTimeField label="Date de disponibilité" field={useSheetText(availableOn)} readOnly={false} />
    </>
  );
  return (
    <SheetCards title={`Fiche Achat n°${sheet.id}`} documentTitle={purchaseTitle(sheet)} fields={fields}>
      <SheetGears
        sheet={sheet}
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
