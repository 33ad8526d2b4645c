import type { Transaction } from "../database/database";
import { gearCategories, gears, locations, signages } from "../database/schema/catalogues";
import type { DemoFestival } from "./demo-festival";
import { continueIds, insertAll } from "./insert-all";

type Catalogues = Pick<DemoFestival, "categories" | "gears" | "places" | "signages">;

export async function fillCatalogues(tx: Transaction, festival: Catalogues): Promise<void> {
  await insertAll(tx, locations, [...festival.places]);
  await insertAll(tx, signages, [...festival.signages]);
  await insertAll(tx, gearCategories, [...festival.categories]);
  await insertAll(
    tx,
    gears,
    festival.gears.map(({ owner: _, ...gear }) => gear),
  );
  await continueIds(tx, locations, signages, gearCategories, gears);
}
