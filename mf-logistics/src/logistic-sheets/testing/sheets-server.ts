import { answersTo, festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import { borrowNotFound, createBorrow } from "@coulisses/shared-domain/borrow/borrow";
import { borrowCommands, purchaseCommands } from "@coulisses/shared-domain/commands/logistic-commands";
import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";
import { createPurchase, purchaseNotFound } from "@coulisses/shared-domain/purchase/purchase";
import { commandHandlers } from "@coulisses/shared-sheets/testing";
import { table, tent } from "./sheet-samples";

const gears = [table, tent].map((gear) => ({ ...gear, version: 1 }));
const things = { gears };

/** The backend of purchases and loans, in memory, under the real rules. */
export function sheetsServer() {
  const purchases = keptRows<Purchase>({ notFound: purchaseNotFound, thing: "sheet" });
  const borrows = keptRows<Borrow>({ notFound: borrowNotFound, thing: "sheet" });
  const purchasing = { things, sheets: purchases, permission: "purchase-gears" } as const;
  const borrowing = { things, sheets: borrows, permission: "borrow-gears" } as const;
  const festival = festivalServer([
    ...commandHandlers({ ...purchasing, commands: purchaseCommands }),
    ...commandHandlers({ ...borrowing, commands: borrowCommands }),
    ...answersTo({
      purchase: {
        ...purchases.answers,
        add: purchases.adding((body) => createPurchase({ ...body, id: 0 })),
        remove: purchases.removing(),
      },
      borrow: {
        ...borrows.answers,
        add: borrows.adding((body) => createBorrow({ ...body, id: 0 })),
        remove: borrows.removing(),
      },
      gear: { list: () => gears },
    }),
  ]);
  return { ...festival, purchases, borrows };
}
