import { sql } from "drizzle-orm";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { Category } from "@coulisses/shared-domain/gear/category";
import { gearCode } from "@coulisses/shared-domain/gear/gear-code";
import type { Connection, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { createReadCache } from "../read-cache/read-cache";
import { categoriesQuery, gearsQuery } from "./queries";

export type GearCatalogue = {
  gears(revision: number): Promise<Gear[]>;
  /** Parents before their children. */
  categories(revision: number): Promise<Category[]>;
};

type GearRow = { gear: Omit<Gear, "code"> };

/** The whole catalogue is small and searched at each letter typed: it is kept as long as its revision stands. */
export function gearCatalogue(connection: Connection): GearCatalogue {
  const gears = createReadCache<Gear[]>({ limit: 1 });
  const categories = createReadCache<Category[]>({ limit: 1 });
  return {
    async gears(revision) {
      const kept = await gears.at(revision, "all", async () => {
        const rows = await connection.runPrepared<GearRow>(gearsQuery, []);
        return rows.map(withCode);
      });
      return kept ?? [];
    },
    async categories(revision) {
      const kept = await categories.at(revision, "all", async () => {
        const rows = await connection.runPrepared<{ category: Category }>(categoriesQuery, []);
        return rows.map(({ category }) => category);
      });
      return kept ?? [];
    },
  };
}

/** The gears as the transaction sees them. */
export async function gearsIn(tx: Transaction): Promise<Gear[]> {
  return rowsOf<GearRow>(await tx.execute(sql.raw(gearsQuery.text))).map(withCode);
}

function withCode({ gear }: GearRow): Gear {
  if (!gear.category) return gear;
  return { ...gear, code: gearCode(gear.category.path, gear.id) };
}
