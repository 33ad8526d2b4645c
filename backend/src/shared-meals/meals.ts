import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import {
  adherentNotFound,
  type MealDate,
  mealDateText,
  mealNotFound,
  type SharedMeal,
} from "@coulisses/shared-domain/shared-meal/shared-meal";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { sharedMeals } from "../database/schema/money";
import { users } from "../database/schema/people";
import { identity, identityFields } from "../database/identity";

type Body = {
  id: number;
  chef: UserIdentity;
  menu: string;
  date: MealDate;
  areShotgunsOpen: boolean;
  shotguns: (UserIdentity & { date: string })[] | null;
  expectedCost: number | null;
  expense: { amount: number; date: string } | null;
};

async function mealsWhere(db: Queryable, condition: SQL): Promise<SharedMeal[]> {
  const result = await db.execute(sql`
    select json_build_object('id', meal.id, 'chef', ${sql.raw(identity("chef"))},
      'menu', meal.menu, 'date', json_build_object('day', meal.day, 'moment', meal.moment),
      'areShotgunsOpen', meal.are_shotguns_open,
      'shotguns', (select json_agg(
          json_build_object(${sql.raw(identityFields("person"))}, 'date', iso_instant(guest.at)) order by guest.at, person.id)
        from shared_meal_guests guest join users person on person.id = guest.guest_id
        where guest.meal_id = meal.id),
      'expectedCost', meal.expected_cost,
      'expense', case when meal.expense_amount is not null
        then json_build_object('amount', meal.expense_amount, 'date', iso_instant(meal.expense_date)) end) as body
    from shared_meals meal join users chef on chef.id = meal.chef_id
    where ${condition} order by meal.id desc`);
  return rowsOf<{ body: Body }>(result).map(({ body }) => asMeal(body));
}

const asNamed = (person: UserIdentity) => ({ id: person.id, name: displayName(person) });

function asMeal({
  id,
  chef,
  menu,
  date,
  areShotgunsOpen,
  shotguns,
  expectedCost,
  expense,
}: Body): SharedMeal {
  const guests = (shotguns ?? []).map((guest) => ({ ...asNamed(guest), date: guest.date }));
  return {
    id,
    chef: asNamed(chef),
    meal: { menu, date: mealDateText(date) },
    areShotgunsOpen,
    shotgunCount: guests.length,
    shotguns: guests,
    ...(expectedCost !== null && { expectedCost }),
    ...(expense && { expense }),
  };
}

/** The newest first. */
export const listMeals = (db: Queryable): Promise<SharedMeal[]> => mealsWhere(db, sql`true`);

/** Throws `not-found` for an unknown meal. */
export async function readMeal(db: Queryable, id: number): Promise<SharedMeal> {
  const [meal] = await mealsWhere(db, sql`meal.id = ${id}`);
  if (meal === undefined) throw mealNotFound(id);
  return meal;
}

/**
 * A meal locked until the transaction ends. Guests lock it with `share`: they don't wait for one another,
 * only for the chef who changes it, and the chef for them.
 */
export async function lockMeal(
  tx: Transaction,
  id: number,
  strength: "share" | "no key update",
): Promise<SharedMeal> {
  await tx.select({ id: sharedMeals.id }).from(sharedMeals).where(eq(sharedMeals.id, id)).for(strength);
  return readMeal(tx, id);
}

/** A person locked against leaving until the transaction ends; throws `not-found` for one who has left. */
export async function holdPerson(tx: Transaction, id: number, role: "chef" | "convive"): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("key share");
  if (person === undefined) throw adherentNotFound(id, role);
}
