import * as rules from "@coulisses/shared-domain/shared-meal/shared-meal";
import type { MealForm, SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { accounts, sharedMealGuests, sharedMeals } from "../database/schema/money";
import { accountHolders } from "../personal-account/list-consumers";
import { addLines, holdAccounts } from "../personal-account/ledger";
import { holdPerson, lockMeal, readMeal } from "./meals";

/** The meal, and the caller. */
type Call = { id: number; person: number };

/** SM-1: the chef is the first guest. */
export async function offerMeal(
  tx: Transaction,
  { menu, date: { day, moment }, expectedCost }: MealForm,
  chefId: number,
): Promise<SharedMeal> {
  await holdPerson(tx, chefId, "chef");
  const meal = keptRow(
    await tx
      .insert(sharedMeals)
      .values({ chefId, menu, day, moment, expectedCost })
      .returning({ id: sharedMeals.id }),
  );
  await tx.insert(sharedMealGuests).values({ mealId: meal.id, guestId: chefId });
  return readMeal(tx, meal.id);
}

/** SM-2: hundreds of guests at once don't wait for one another; a second press changes nothing. */
export async function shotgun(tx: Transaction, { id, person }: Call): Promise<SharedMeal> {
  rules.checkShotgun(await lockMeal(tx, id, "share"), person);
  const added = rowsOf(
    await tx.execute(sql`
      insert into shared_meal_guests (meal_id, guest_id)
      select ${id}::int, id from users where id = ${person} and deleted_at is null for key share
      on conflict do nothing returning guest_id`),
  );
  const meal = await readMeal(tx, id);
  if (added.length > 0) return meal;
  // Twice at the same moment, or by a person who leaves the festival.
  rules.checkShotgun(meal, person);
  throw rules.adherentNotFound(person, "convive");
}

/** SM-3 */
export async function cancelShotgun(
  tx: Transaction,
  { id, person, guest }: Call & { guest: number },
): Promise<SharedMeal> {
  rules.checkShotgunCancelled(await lockMeal(tx, id, "no key update"), person, guest);
  await tx
    .delete(sharedMealGuests)
    .where(and(eq(sharedMealGuests.mealId, id), eq(sharedMealGuests.guestId, guest)));
  return readMeal(tx, id);
}

/** SM-4, SM-5 */
export async function setShotgunsOpen(
  tx: Transaction,
  { id, person, open }: Call & { open: boolean },
): Promise<SharedMeal> {
  const meal = await lockMeal(tx, id, "no key update");
  if (open) rules.checkShotgunsOpened(meal, person);
  else rules.checkShotgunsClosed(meal, person);
  await tx.update(sharedMeals).set({ areShotgunsOpen: open }).where(eq(sharedMeals.id, id));
  return { ...meal, areShotgunsOpen: open };
}

/** SM-4 */
export async function cancelMeal(tx: Transaction, { id, person }: Call): Promise<void> {
  rules.checkMealCancelled(await lockMeal(tx, id, "no key update"), person);
  await tx.delete(sharedMeals).where(eq(sharedMeals.id, id));
}

/** SM-4, SM-6, SM-9: throws unless the chef may close the meal at this amount, and all who pay have an account. */
async function checkClosing(
  db: Queryable,
  meal: SharedMeal,
  { person, amount }: { person: number; amount: number },
): Promise<void> {
  rules.checkExpense(meal, person, amount);
  const holders = rowsOf<{ user_id: number }>(await db.execute(accountHolders));
  rules.checkCharged(
    meal.shotguns.filter(({ id }) => id !== meal.chef.id),
    new Set(holders.map(({ user_id }) => user_id)),
  );
}

/** SM-8: the amount that closing the meal would take from each guest; refused as closing would be. */
export async function previewClose(
  db: Queryable,
  { id, person, amount }: Call & { amount: number },
): Promise<rules.MealShare[]> {
  const meal = await readMeal(db, id);
  await checkClosing(db, meal, { person, amount });
  const guests = meal.shotguns.map((guest) => guest.id);
  const kept = await db
    .select({ userId: accounts.userId, balance: accounts.balance })
    .from(accounts)
    .where(inArray(accounts.userId, guests));
  return rules.mealShares(meal, amount, new Map(kept.map(({ userId, balance }) => [userId ?? 0, balance])));
}

/** SM-6, SM-8: closes the meal and charges all shares, both or neither. */
export async function closeMeal(
  tx: Transaction,
  changes: Changes,
  { id, person, amount, date }: Call & { amount: number; date: string },
): Promise<void> {
  const meal = await lockMeal(tx, id, "no key update");
  await checkClosing(tx, meal, { person, amount });
  const charges = rules.mealCharges(meal, amount);
  const guests = charges.map(({ guest }) => guest);
  const context = rules.mealContext(meal.meal.date);
  const batchId =
    charges.length === 0
      ? null
      : await addLines(tx, changes, await holdAccounts(tx, [person, ...guests]), {
          name: context,
          madeBy: person,
          lines: charges.map((charge) => ({
            type: "SHARED_MEAL",
            from: charge.guest,
            to: person,
            amount: charge.amount,
            context,
          })),
        });
  await tx
    .update(sharedMeals)
    .set({ expenseAmount: amount, expenseDate: new Date(date), batchId })
    .where(eq(sharedMeals.id, id));
}

/**
 * Takes a person who leaves the festival out of its meals: ongoing meals that they cook are cancelled, and
 * they are no guest of others. Closed meals stay, as their money has moved.
 */
export async function leaveMeals(tx: Transaction, changes: Changes, person: number): Promise<void> {
  const ongoing = rowsOf<{ id: number }>(
    await tx.execute(sql`
      select id from shared_meals meal where expense_amount is null and (chef_id = ${person} or exists (
        select from shared_meal_guests where meal_id = meal.id and guest_id = ${person}))
      order by id for no key update`),
  );
  if (ongoing.length === 0) return;
  const ids = ongoing.map(({ id }) => id);
  await tx.delete(sharedMeals).where(and(inArray(sharedMeals.id, ids), eq(sharedMeals.chefId, person)));
  await tx
    .delete(sharedMealGuests)
    .where(and(inArray(sharedMealGuests.mealId, ids), eq(sharedMealGuests.guestId, person)));
  changes.state({ event: "shared-meals-left", tags: [{ type: "SharedMeal" }] });
}
