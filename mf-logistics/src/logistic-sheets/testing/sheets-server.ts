import { festivalServer } from "@coulisses/shared-auth/testing";
import {
  createBorrow,
  noBorrowToChange,
  borrowNotFound,
  updateBorrow,
} from "@coulisses/shared-domain/borrow/borrow";
import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { putGear, removeGear, gearNotInCatalogue } from "@coulisses/shared-domain/logistics/logistic-sheet";
import {
  createPurchase,
  noPurchaseToChange,
  purchaseNotFound,
  updatePurchase,
} from "@coulisses/shared-domain/purchase/purchase";
import type { LogisticSheet } from "../logistic-sheet";

export const table = { id: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
export const tent = { id: 2, name: "Tente", slug: "tente", isPonctualUsage: false, isConsumable: false };
const gears = [table, tent].map((gear) => ({ ...gear, version: 1 }));

type Rules<Sheet, Form, Patch> = {
  create: (form: Form & { id: number }) => Sheet;
  update: (sheet: Sheet, patch: Patch) => Sheet;
  notFound: (id: number) => FestivalError;
  nothingToChange: (id: number) => FestivalError;
};
type Written = { id: number; version: number | undefined };

/** The sheets of one kind in memory, under the real rules, and the answers to their calls. */
function keptSheets<Sheet extends LogisticSheet, Form, Patch>({
  create,
  update,
  notFound,
  nothingToChange,
}: Rules<Sheet, Form, Patch>) {
  const sheets = new Map<number, Sheet>();
  beforeEach(() => sheets.clear());

  const found = (id: number, missing = notFound) => {
    const sheet = sheets.get(id);
    if (!sheet) throw missing(id);
    return sheet;
  };
  /** Another editor's change, which no open page hears of. */
  const change = (id: number, edit: (sheet: Sheet) => Sheet) => {
    const sheet = found(id);
    const changed = { ...edit(sheet), version: sheet.version + 1 };
    sheets.set(id, changed);
    return changed;
  };
  const seen = ({ id, version }: Written) => {
    if (version !== found(id, nothingToChange).version) {
      throw new FestivalError("stale", "La fiche a été modifiée entre-temps");
    }
    return id;
  };
  return {
    change,
    has: (...given: Sheet[]) => given.forEach((sheet) => sheets.set(sheet.id, sheet)),
    sheet: (id: number) => sheets.get(id),
    answers: {
      list: () => [...sheets.values()],
      read: ({ id }: { id: number }) => found(id),
      add: ({ body }: { body: Form }) => {
        const sheet = create({ ...body, id: sheets.size + 1 });
        sheets.set(sheet.id, sheet);
        return sheet;
      },
      change: ({ body, ...asked }: Written & { body: Patch }) =>
        change(seen(asked), (sheet) => update(sheet, body)),
      remove: (asked: Written) => void sheets.delete(seen(asked)),
      putGear: ({ body, ...asked }: Written & { body: { slug: string; quantity: number } }) =>
        change(seen(asked), (sheet) => {
          const gear = gears.find((one) => one.slug === body.slug);
          if (!gear) throw gearNotInCatalogue();
          return putGear(sheet, gear, body.quantity);
        }),
      removeGear: ({ slug, ...asked }: Written & { slug: string }) =>
        change(seen(asked), (sheet) => removeGear(sheet, slug)),
    },
  };
}

/** The backend of purchases and loans, in memory. */
export function sheetsServer() {
  const purchases = keptSheets({
    create: createPurchase,
    update: updatePurchase,
    notFound: purchaseNotFound,
    nothingToChange: noPurchaseToChange,
  });
  const borrows = keptSheets({
    create: createBorrow,
    update: updateBorrow,
    notFound: borrowNotFound,
    nothingToChange: noBorrowToChange,
  });
  const festival = festivalServer({
    purchase: purchases.answers,
    borrow: borrows.answers,
    gear: { list: () => gears },
  });
  return { ...festival, purchases, borrows };
}

export const friday = "2026-05-15T16:00:00.000Z";
export const sunday = "2026-05-17T16:00:00.000Z";

export const castorama: Purchase = {
  id: 1,
  version: 1,
  seller: "Castorama",
  availableOn: friday,
  gears: [{ slug: "table", name: "Table", quantity: 12 }],
};
export const metro: Purchase = { id: 2, version: 1, seller: "Métro", availableOn: sunday, gears: [] };
export const townHall: Borrow = {
  id: 1,
  version: 1,
  lender: "Mairie",
  availableOn: friday,
  unavailableOn: sunday,
  gears: [{ slug: "table", name: "Table", quantity: 30 }],
};
