import { loanPeriodError } from "@coulisses/shared-domain/borrow/borrow";
import { borrowFormSchema, purchaseFormSchema } from "@coulisses/shared-domain/contract/logistic-sheets";
import { checkSize } from "@coulisses/shared-domain/festival-event/sheet-limits";
import { checkCounterpart } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { borrowGears, borrows, purchaseGears, purchases } from "../../database/schema/logistics";
import { rowsFor, type TableRows } from "../area";
import { asItIs, formProblems, ruleProblems } from "../form-problems";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import type { ImportedGear } from "./gears";
import { importedRequest } from "./sheet-gears";

type Gears = ReadonlyMap<string, ImportedGear>;

const loanName = (id: number, lender: string) => `Emprunt ${String(id)} « ${lender} »`;
const purchaseName = (id: number, seller: string) => `Achat ${String(id)} « ${seller} »`;

/** Loans and their gear. */
export function loans(peer: PeerTables, gears: Gears, report: Report): TableRows[] {
  const asked = sheetGears(
    peer.borrow_gear_request.map(({ borrow_id: sheetId, ...request }) => ({ sheetId, ...request })),
    "borrow_gear_request",
    gears,
  );
  const rows = peer.borrow.flatMap((loan) => {
    const { id, lender, available_on: availableOn, unavailable_on: unavailableOn } = loan;
    const row = { key: id, name: loanName(id, lender) };
    const wrongPeriod = loanPeriodError(availableOn, unavailableOn);
    if (unavailableOn <= availableOn) {
      report.out("borrow", row, `${wrongPeriod ?? ""} : à corriger là-bas`);
      return [];
    }
    const problems = [
      ...formProblems(borrowFormSchema, {
        lender,
        availableOn: availableOn.toISOString(),
        unavailableOn: unavailableOn.toISOString(),
      }),
      ...ruleProblems(() => checkCounterpart("Prêteur", lender), asked.checkSize(id)),
      ...(wrongPeriod === undefined ? [] : [wrongPeriod]),
    ];
    if (problems.length > 0) report.noted("borrow", row, asItIs(problems));
    return [{ id, lender, availableOn, unavailableOn }];
  });
  const names = new Map(peer.borrow.map(({ id, lender }) => [id, loanName(id, lender)]));
  return [rowsFor(borrows, rows), rowsFor(borrowGears, asked.rowsOf(rows, names, report))];
}

/** Purchases and their gear, which newer databases have no more. */
export function boughtGear(peer: PeerTables, gears: Gears, report: Report): TableRows[] {
  const asked = sheetGears(
    peer.purchase_gear_request.map(({ purchase_id: sheetId, ...request }) => ({ sheetId, ...request })),
    "purchase_gear_request",
    gears,
  );
  const rows = peer.purchase.map(({ id, seller, available_on: availableOn }) => {
    const problems = [
      ...formProblems(purchaseFormSchema, { seller, availableOn: availableOn.toISOString() }),
      ...ruleProblems(() => checkCounterpart("Vendeur", seller), asked.checkSize(id)),
    ];
    if (problems.length > 0) {
      report.noted("purchase", { key: id, name: purchaseName(id, seller) }, asItIs(problems));
    }
    return { id, seller, availableOn };
  });
  const names = new Map(peer.purchase.map(({ id, seller }) => [id, purchaseName(id, seller)]));
  return [rowsFor(purchases, rows), rowsFor(purchaseGears, asked.rowsOf(rows, names, report))];
}

type SheetGear = { sheetId: number; gear_slug: string; quantity: number };

/** The gear of sheets of one kind. */
function sheetGears(
  requests: readonly SheetGear[],
  table: "borrow_gear_request" | "purchase_gear_request",
  gears: Gears,
) {
  const bySheet = groupedBy(requests, ({ sheetId }) => sheetId);
  return {
    /** Throws when a form could not put so many on this sheet. */
    checkSize: (id: number) => () => {
      checkSize("gears", bySheet.get(id)?.length ?? 0);
    },
    rowsOf(sheets: readonly { id: number }[], names: ReadonlyMap<number, string>, report: Report) {
      const imported = new Set(sheets.map(({ id }) => id));
      const told = { report, table, gears, isSheetIn: (id: number) => imported.has(id) };
      return requests.flatMap(({ sheetId, gear_slug: slug, quantity }) => {
        const request = { sheetId, sheetName: names.get(sheetId) ?? "", slug, quantity };
        const found = importedRequest(request, told);
        return found ? [{ sheetId, gearId: found.gear.id, quantity }] : [];
      });
    },
  };
}
