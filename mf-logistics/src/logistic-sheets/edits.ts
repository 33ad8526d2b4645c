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

export function removeGear(slug: string): SheetEdit<LogisticSheet> {
  return {
    method: "DELETE",
    path: `gear-requests/${encodeURIComponent(slug)}`,
    replaces: ({ gears }) => gears.find((gear) => gear.slug === slug)?.quantity,
  };
}
