import type { purchaseCalls, SheetGearForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { Route } from "@coulisses/shared-domain/routes/route";
import { editsOf } from "@coulisses/shared-sheets/edit";
import type { LogisticSheet } from "./logistic-sheet";

/** The calls about the gear of a sheet, which purchases and loans have alike. */
type GearCalls = Pick<typeof purchaseCalls, "putGear" | "removeGear">;
/** Where those of one kind of sheet are. */
export type GearRoutes = Record<keyof GearCalls, Route>;

const quantityOf = ({ gears }: LogisticSheet, slug: string) =>
  gears.find((gear) => gear.slug === slug)?.quantity;

/** The edits of the gear of one kind of sheet. */
export function gearEdits(routes: GearRoutes) {
  const edit = editsOf<GearCalls, LogisticSheet>(routes);
  return {
    /** LOG-3: it takes the place of what was asked of this gear. */
    put: ({ slug, quantity }: SheetGearForm) =>
      edit("putGear", { body: { slug, quantity } }, { replaces: (sheet) => quantityOf(sheet, slug) }),

    /**
     * LOG-3: so many more than the sheet holds when it is written. Several people may add at once, so nothing is
     * replaced; `onTotal` hears what was sent.
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
