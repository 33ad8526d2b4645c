import { answer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
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
import { http } from "msw";
import type { LogisticSheet } from "../logistic-sheet";

export const table = { id: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
export const tent = { id: 2, name: "Tente", slug: "tente", isPonctualUsage: false, isConsumable: false };
const gears = [table, tent].map((gear) => ({ ...gear, version: 1 }));

type Rules<Sheet> = {
  create: (form: never) => Sheet;
  update: (sheet: Sheet, patch: never) => Sheet;
  notFound: (id: number) => FestivalError;
  nothingToChange: (id: number) => FestivalError;
};

/** The sheets of one kind in memory, under the real rules. */
function sheetsAt<Sheet extends LogisticSheet>(
  path: string,
  { create, update, notFound, nothingToChange }: Rules<Sheet>,
) {
  const sheets = new Map<number, Sheet>();

  const found = (id: string, missing: Rules<Sheet>["notFound"]) => {
    const sheet = sheets.get(Number(id));
    if (!sheet) throw missing(Number(id));
    return sheet;
  };
  /** Another editor's change, which no open page hears of. */
  const change = (id: number, edit: (sheet: Sheet) => Sheet) => {
    const sheet = found(String(id), notFound);
    const changed = { ...edit(sheet), version: sheet.version + 1 };
    sheets.set(id, changed);
    return changed;
  };
  const checked = (request: Request, id: string) => {
    const sheet = found(id, nothingToChange);
    if (request.headers.get("If-Match") !== `"${sheet.version}"`) {
      throw new FestivalError("stale", "La fiche a été modifiée entre-temps");
    }
    return sheet;
  };
  const edit = (request: Request, id: string, rule: (sheet: Sheet, body: never) => Sheet, status = 200) =>
    answer(async () => {
      checked(request, id);
      const text = await request.text();
      return change(Number(id), (sheet) => rule(sheet, (text === "" ? {} : JSON.parse(text)) as never));
    }, status);
  const addGear = (sheet: Sheet, { slug, quantity }: { slug: string; quantity: number }) => {
    const gear = gears.find((one) => one.slug === slug);
    if (!gear) throw gearNotInCatalogue();
    return putGear(sheet, gear, quantity);
  };

  type Named = { id: string };
  const handlers = [
    read(path, () => [...sheets.values()]),
    http.get<Named>(api(`${path}/:id`), ({ params }) => answer(() => found(params.id, notFound))),
    http.post(api(path), ({ request }) =>
      answer(async () => {
        const form = (await request.json()) as object;
        const sheet = create({ ...form, id: sheets.size + 1 } as never);
        sheets.set(sheet.id, sheet);
        return sheet;
      }, 201),
    ),
    http.patch<Named>(api(`${path}/:id`), ({ request, params }) => edit(request, params.id, update)),
    http.delete<Named>(api(`${path}/:id`), ({ request, params }) =>
      answer(() => {
        checked(request, params.id);
        sheets.delete(Number(params.id));
      }),
    ),
    http.post<Named>(api(`${path}/:id/gear-requests`), ({ request, params }) =>
      edit(request, params.id, addGear, 201),
    ),
    http.delete<Named & { slug: string }>(api(`${path}/:id/gear-requests/:slug`), ({ request, params }) =>
      edit(request, params.id, (sheet) => removeGear(sheet, params.slug)),
    ),
  ];
  beforeEach(() => sheets.clear());
  return {
    handlers,
    change,
    has: (...given: Sheet[]) => given.forEach((sheet) => sheets.set(sheet.id, sheet)),
    sheet: (id: number) => sheets.get(id),
  };
}

/** The backend of purchases and loans, in memory. */
export function sheetsServer() {
  const purchases = sheetsAt<Purchase>("logistic/purchases", {
    create: createPurchase,
    update: updatePurchase,
    notFound: purchaseNotFound,
    nothingToChange: noPurchaseToChange,
  });
  const borrows = sheetsAt<Borrow>("logistic/borrows", {
    create: createBorrow,
    update: updateBorrow,
    notFound: borrowNotFound,
    nothingToChange: noBorrowToChange,
  });
  const festival = festivalServer([
    ...purchases.handlers,
    ...borrows.handlers,
    read("logistic/gears", () => gears),
  ]);
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
