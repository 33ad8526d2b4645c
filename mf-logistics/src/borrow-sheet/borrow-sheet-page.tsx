import { borrowTitle, loanPeriodError } from "@coulisses/shared-domain/borrow/borrow";
import type { Borrow } from "@coulisses/shared-domain/contract/logistic-sheets";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { DraftDateTimeField, DraftTextField } from "@coulisses/shared-sheets/text";
import { sheetNumber } from "@coulisses/shared-sheets/page";
import { useParams } from "@coulisses/federation/platform/router";
import { useGetBorrowQuery, writeBorrow } from "../api/borrows-api";
import { fieldText } from "../logistic-sheets/field-text";
import { SheetCards } from "../logistic-sheets/sheet-cards";
import { SheetGears } from "../logistic-sheets/sheet-gears";
import { SheetPage } from "../logistic-sheets/sheet-page";

const { SheetProvider, useSheet, useSheetText, useQuickWrite } = sheetOf({
  name: "borrow",
  permission: "borrow-gears",
  lockedSections: () => ({}),
  writer: writeBorrow,
});

const lender = fieldText<Borrow>("lender");

export default function BorrowSheetPage() {
  const id = sheetNumber(useParams()["borrowId"]);
  return (
    <SheetPage<Borrow>
      id={id}
      read={useGetBorrowQuery(id)}
      listPath="/logistic/borrow"
      loading="Chargement de la fiche emprunt..."
    >
      {(borrow) => (
        <SheetProvider sheet={borrow}>
          <BorrowSheet />
        </SheetProvider>
      )}
    </SheetPage>
  );
}

function BorrowSheet() {
  const { sheet } = useSheet();
  const { availableOn, unavailableOn } = sheet;
  const from = useSheetText(fieldText("availableOn", (typed) => loanPeriodError(typed, unavailableOn)));
  const until = useSheetText(fieldText("unavailableOn", (typed) => loanPeriodError(availableOn, typed)));
  const fields = (
    <>
      <DraftTextField label="Prêteur" field={useSheetText(lender)} readOnly={false} />
      <DraftDateTimeField label="Date de disponibilité" field={from} readOnly={false} />
      <DraftDateTimeField label="Date de retour" field={until} readOnly={false} />
    </>
  );
  return (
    <SheetCards title={`Fiche Emprunt n°${sheet.id}`} documentTitle={borrowTitle(sheet)} fields={fields}>
      <SheetGears
        sheet={sheet}
        write={useQuickWrite()}
        title="Matos à emprunter"
        empty="Aucun matos à emprunter"
        fileName={sheet.lender}
      />
    </SheetCards>
  );
}
