import type { SheetGearForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { SheetEdit } from "@coulisses/shared-sheets/edit";
import type { LogisticSheet } from "./logistic-sheet";

/** LOG-3: it takes the place of what was asked of this gear. */
export function putGear({ slug, quantity }: SheetGearForm): SheetEdit<LogisticSheet> {
  return {
    method: "POST",
    path: "gear-requests",
    body: { slug, quantity },
    replaces: ({ gears }) => gears.find((gear) => gear.slug === slug)?.quantity,
  };
}

/**
 * LOG-3: so many more than the sheet holds when it is written. Several people may add at once, so nothing is replaced;
 * `onTotal` hears what was sent.
 */
export function addGear(
  { slug, quantity }: SheetGearForm,
  onTotal: (total: number) => void,
): SheetEdit<LogisticSheet> {
  return {
    method: "POST",
    path: "gear-requests",
    bodyOver: ({ gears }) => {
      const total = quantity + (gears.find((gear) => gear.slug === slug)?.quantity ?? 0);
      onTotal(total);
      return { slug, quantity: total };
    },
  };
}

export function removeGear(slug: string): SheetEdit<LogisticSheet> {
  return {
    method: "DELETE",
    path: `gear-requests/${encodeURIComponent(slug)}`,
    replaces: ({ gears }) => gears.find((gear) => gear.slug === slug)?.quantity,
  };
}
