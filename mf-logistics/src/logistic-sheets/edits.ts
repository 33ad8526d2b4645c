import type { purchaseCalls, SheetGearForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { Route } from "@coulisses/shared-domain/routes/route";
import { editsOf } from "@coulisses/shared-sheets/edit";
import type { LogisticSheet } from "./logistic-sheet";

/** Calls on a sheet's gear, shared by purchases and loans. */
type GearCalls = Pick<typeof purchaseCalls, "putGear" | "removeGear">;
/** Routes of those calls, for one kind of sheet. */
export type GearRoutes = Record<keyof GearCalls, Route>;

const quantityOf = ({ gears }: LogisticSheet, slug: string) =>
  gears.find((gear) => gear.slug === slug)?.quantity;

/** Edits of the gear of one kind of sheet. */
export function gearEdits(routes: GearRoutes) {
  const edit = editsOf<GearCalls, LogisticSheet>(routes);
  return {
    /** LOG-3: replaces the quantity of this gear. */
    put: ({ slug, quantity }: SheetGearForm) =>
      edit("putGear", { body: { slug, quantity } }, { replaces: (sheet) => quantityOf(sheet, slug) }),

    /**
     * LOG-3: adds to the quantity in the sheet when the edit is sent, so additions by several people sum up;
     * `onTotal` receives the total sent.
     */
    add: ({ slug, quantity }: SheetGearForm, onTotal: (total: number) => void) =>
      edit(
        "putGear",
        { body: { slug, quantity } },
        {
          bodyOver: (sheet) => {
            const total = quantity + (quantityOf(sheet, slug) ?? 0);
            onTotal(total);
            return { slug, quantity: total };
          },
        },
      ),

    remove: (slug: string) => edit("removeGear", { slug }, { replaces: (sheet) => quantityOf(sheet, slug) }),
  };
}
