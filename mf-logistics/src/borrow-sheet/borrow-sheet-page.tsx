import { borrowTitle, loanPeriodError } from "@coulisses/shared-domain/borrow/borrow";
import type { Borrow, borrowCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import { borrowRoutes } from "@coulisses/shared-domain/routes/logistics";
import { sheetWriter } from "@coulisses/shared-sheets/api";
import { JournalLink } from "@coulisses/shared-sheets/comments";
import { editsOf } from "@coulisses/shared-sheets/edit";
import { sheetOf } from "@coulisses/shared-sheets/sheet";
import { DraftDateTimeField, DraftTextField } from "@coulisses/shared-sheets/text";
import { SheetPage } from "@coulisses/shared-sheets/page";
import { borrowsApi, useGetBorrowQuery, useRemoveBorrowMutation } from "../api/borrows-api";
import { fieldText } from "../logistic-sheets/field-text";
import { SheetCards } from "../logistic-sheets/sheet-cards";
import { SheetGears } from "../logistic-sheets/sheet-gears";

const { listBorrows, getBorrow, writeBorrow } = borrowsApi.endpoints;
const { SheetProvider, useSheet, useSheetText, useQuickWrite } = sheetOf({
  name: "borrow",
  permission: "borrow-gears",
  lockedSections: () => ({}),
  writer: sheetWriter({ list: listBorrows, read: getBorrow, write: writeBorrow }, (sheet) => sheet),
});

const edit = editsOf<typeof borrowCalls, Borrow>(borrowRoutes);
const lender = fieldText<Borrow>("lender", (text) => edit("change", { body: { lender: text } }));
const editFrom = (text: string) => edit("change", { body: { availableOn: text } });
const editUntil = (text: string) => edit("change", { body: { unavailableOn: text } });

export default function BorrowSheetPage() {
  return (
    <SheetPage<Borrow>
      parameter="borrowId"
      useRead={useGetBorrowQuery}
      listPath={list.path}
      loadingText="Chargement de la fiche emprunt..."
    >
      {(borrow) => (
        <SheetProvider sheet={borrow}>
          <BorrowSheet />
        </SheetProvider>
      )}
    </SheetPage>
  );
}

const list = {
  path: "/logistic/borrow",
  name: "Toutes les fiches emprunt",
  removed: "Fiche emprunt supprimée",
};

function BorrowSheet() {
  const [remove] = useRemoveBorrowMutation();
  const { sheet, sendForm } = useSheet();
  const { availableOn, unavailableOn } = sheet;
  const from = useSheetText(
    fieldText<Borrow>("availableOn", editFrom, (typed) => loanPeriodError(typed, unavailableOn)),
  );
  const until = useSheetText(
    fieldText<Borrow>("unavailableOn", editUntil, (typed) => loanPeriodError(availableOn, typed)),
  );
  const fields = (
    <>
      <DraftTextField label="Prêteur" field={useSheetText(lender)} readOnly={false} />
      <DraftDateTimeField label="Date de disponibilité" field={from} readOnly={false} />
      <DraftDateTimeField label="Date de retour" field={until} readOnly={false} />
    </>
  );
  return (
    <SheetCards
      sheet={sheet}
      title={`Fiche Emprunt n°${sheet.id}`}
      name={borrowTitle(sheet)}
      list={list}
      remove={(of) => remove(of)}
      fields={fields}
    >
      <SheetGears
        sheet={sheet}
        routes={borrowRoutes}
        write={useQuickWrite()}
        sendForm={sendForm}
        title="Matos à emprunter"
        empty="Aucun matos à emprunter"
        fileName={sheet.lender}
      />
      <JournalLink kind="borrow" id={sheet.id} />
    </SheetCards>
  );
}
