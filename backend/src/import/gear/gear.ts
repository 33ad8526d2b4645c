import { gearCategories, gears as gearTable, signages } from "../../database/schema/catalogues";
import { type Area, rowsFor, type TableRows } from "../area";
import { categories } from "./categories";
import { gears, type ImportedGear } from "./gears";
import { inventory } from "./inventory";
import { boughtGear, loans } from "./logistic-sheets";
import { places } from "./places";
import { signs } from "./signs";

/** The catalogues that sheets name: places all come, signs and gear may be out. */
export type Catalogues = {
  /** By the peer's slug. */
  gears: ReadonlyMap<string, ImportedGear>;
  signs: ReadonlySet<number>;
};

/** Catalogues and logistics, and what the sheets need of them. */
export const importGear: Area<{ tables: TableRows[]; catalogues: Catalogues }> = (peer, ids, report) => {
  const owned = categories(peer, ids, report);
  const { rows, bySlug } = gears(peer, owned, report);
  const signRows = signs(peer, report);
  return {
    tables: [
      places(peer, report),
      rowsFor(signages, signRows),
      rowsFor(gearCategories, owned),
      rowsFor(gearTable, rows),
      inventory(peer, bySlug, report),
      ...loans(peer, bySlug, report),
      ...boughtGear(peer, bySlug, report),
    ],
    catalogues: { gears: bySlug, signs: new Set(signRows.map(({ id }) => id)) },
  };
};
