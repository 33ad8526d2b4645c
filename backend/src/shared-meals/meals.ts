import type { MealsQuery, PastMealsQuery } from "@coulisses/shared-domain/contract/money/shared-meals";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { PAST_MEALS, type PastMeal } from "@coulisses/shared-domain/shared-meal/past-meal";
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

/** The fields of `meal`, for `json_build_object`. */
const fields = sql`'id', meal.id, 'chef', ${sql.raw(identity("chef"))},
  'menu', meal.menu, 'date', json_build_object('day', meal.day, 'moment', meal.moment),
  'areShotgunsOpen', meal.are_shotguns_open,
  'shotguns', (select json_agg(
      json_build_object(${sql.raw(identityFields("person"))}, 'date', iso_instant(guest.at)) order by guest.at, person.id)
    from shared_meal_guests guest join users person on person.id = guest.guest_id
    where guest.meal_id = meal.id),
  'expectedCost', meal.expected_cost,
  'expense', case when meal.expense_amount is not null
    then json_build_object('amount', meal.expense_amount, 'date', iso_instant(meal.expense_date)) end`;

async function mealsWhere(db: Queryable, condition: SQL): Promise<SharedMeal[]> {
  const result = await db.execute(sql`
    select json_build_object(${fields}) as body
    from shared_meals meal join users chef on chef.id = meal.chef_id
    where ${condition} order by meal.id desc`);
  return rowsOf<{ body: Body }>(result).map(({ body }) => asMeal(body));
}

/**
 * A page of closed meals, the last eaten first, each with the lines that it wrote on the account of the reader,
 * if they cooked or ate.
 */
export async function listPastMeals(
  db: Queryable,
  reader: number,
  { before }: PastMealsQuery,
): Promise<PastMeal[]> {
  const after =
    before === undefined
      ? sql`true`
      : sql`(meal.day, meal.moment, meal.id) < (select day, moment, id from shared_meals where id = ${before})`;
  const result = await db.execute(sql`
    select json_build_object(${fields}, 'own', (
      select json_build_object('paid', coalesce(sum(line.amount) filter (where reversal.id is null), 0),
        'payments', count(*) filter (where reversal.id is null),
        'cancelled', coalesce(sum(line.amount) filter (where reversal.id is not null), 0))
      from accounts account
      join transactions line on line.batch_id = meal.batch_id and account.id in (line.from_account, line.to_account)
      left join transactions reversal on reversal.reverses = line.id
      where account.user_id = ${reader})) as body
    from shared_meals meal join users chef on chef.id = meal.chef_id
    where meal.expense_amount is not null and ${after}
    order by meal.day desc, meal.moment desc, meal.id desc limit ${PAST_MEALS}`);
  return rowsOf<{ body: Body & Required<Pick<PastMeal, "own">> }>(result).map(({ body }) => {
    const { id, chef, meal, shotgunCount, shotguns, expense } = asMeal(body);
    if (expense === undefined) throw new Error(`The closed meal #${id} has no expense`);
    const hadPart = [chef, ...shotguns].some((person) => person.id === reader);
    const { day } = body.date;
    return { id, chef, meal, day, shotgunCount, shotguns, expense, ...(hadPart && { own: body.own }) };
  });
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

/** The newest first, closed ones included unless they are left out. */
export const listMeals = (db: Queryable, { ongoing }: MealsQuery): Promise<SharedMeal[]> =>
  mealsWhere(db, ongoing ? sql`meal.expense_amount is null` : sql`true`);

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
