import {
  type Barrel,
  barrelAlreadyConfigured,
  type BarrelForm,
  barrelNotConfigured,
  barrelToStore,
  checkBarrelPrice,
} from "@coulisses/shared-domain/personal-account/barrel";
import { asc, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { barrels } from "../database/schema/money";

const answered = (barrel: typeof barrels.$inferSelect): Barrel => ({
  ...barrel,
  openedOn: barrel.openedOn.toISOString(),
});

/** The one opened last first. */
export async function list(db: Queryable): Promise<Barrel[]> {
  const all = await db.select().from(barrels).orderBy(desc(barrels.openedOn), asc(barrels.slug));
  return all.map(answered);
}

export async function add(tx: Transaction, form: BarrelForm): Promise<Barrel> {
  const barrel = barrelToStore(form);
  const added = await tx
    .insert(barrels)
    .values({ ...barrel, openedOn: new Date(barrel.openedOn) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw barrelAlreadyConfigured(barrel.slug);
  return barrel;
}

export function changePrice(tx: Transaction, slug: string, price: number): Promise<Barrel> {
  checkBarrelPrice(price);
  return changeBarrel(tx, slug, { price });
}

/** `openedOn` is an ISO instant. */
export const changeOpening = (tx: Transaction, slug: string, openedOn: string): Promise<Barrel> =>
  changeBarrel(tx, slug, { openedOn: new Date(openedOn) });

async function changeBarrel(
  tx: Transaction,
  slug: string,
  values: Partial<typeof barrels.$inferInsert>,
): Promise<Barrel> {
  const [barrel] = await tx.update(barrels).set(values).where(eq(barrels.slug, slug)).returning();
  if (barrel === undefined) throw barrelNotConfigured(slug);
  return answered(barrel);
}

export async function remove(tx: Transaction, slug: string): Promise<void> {
  const removed = await tx.delete(barrels).where(eq(barrels.slug, slug)).returning();
  if (removed.length === 0) throw barrelNotConfigured(slug);
}
