import { and, eq, inArray, isNull } from "drizzle-orm";
import { notFound } from "@coulisses/shared-domain/festival-error";
import type { Contact } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  type LinkedActivity,
  linkedActivityOf,
} from "@coulisses/shared-domain/festival-task/linked-activity";
import type { TaskGear } from "@coulisses/shared-domain/festival-task/sections/requests";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { HotTransaction, Transaction } from "../../database/database";
import { teams } from "../../database/schema/access";
import { gears } from "../../database/schema/catalogues";
import { festivalActivities } from "../../database/schema/festival-activities";
import { users } from "../../database/schema/people";
import { readSheet } from "../../festival-activities/writes/read-sheet";

/** The activity under which a task is written; it can't go while the task comes. */
export async function linkedActivity(tx: HotTransaction, activityId: number): Promise<LinkedActivity> {
  await tx
    .select({ id: festivalActivities.id })
    .from(festivalActivities)
    .where(eq(festivalActivities.id, activityId))
    .for("key share");
  return linkedActivityOf(await readSheet(tx, activityId));
}

export async function person(tx: Transaction, userId: number): Promise<UserIdentity> {
  const { phone: _, ...identity } = await contact(tx, userId);
  return identity;
}

export async function contact(tx: Transaction, userId: number): Promise<Contact> {
  const [found] = await contacts(tx, [userId]);
  if (!found) throw unknown(userId);
  return found;
}

/** In the order in which they are named; each of them exists. */
export async function people(tx: Transaction, userIds: readonly number[]): Promise<UserIdentity[]> {
  const found = new Map((await contacts(tx, userIds)).map(({ phone: _, ...one }) => [one.id, one]));
  return userIds.map((id) => {
    const someone = found.get(id);
    if (!someone) throw unknown(id);
    return someone;
  });
}

async function contacts(tx: Transaction, userIds: readonly number[]): Promise<Contact[]> {
  if (userIds.length === 0) return [];
  const { id, firstname, lastname, nickname, phone } = users;
  return tx
    .select({ id, firstname, lastname, nickname, phone })
    .from(users)
    .where(and(inArray(id, [...userIds]), isNull(users.deletedAt)));
}

const unknown = (userId: number) => notFound(`La personne #${userId} n'existe pas`);

/** Each of the teams exists. */
export async function checkTeams(tx: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const known = await tx
    .select({ code: teams.code })
    .from(teams)
    .where(inArray(teams.code, [...codes]));
  const missing = codes.find((code) => !known.some((team) => team.code === code));
  if (missing !== undefined) throw notFound(`L'équipe ${missing} n'existe pas`);
}

export async function gear(tx: Transaction, asked: string): Promise<TaskGear> {
  const { slug, name, isConsumable, isPonctualUsage } = gears;
  const [found] = await tx
    .select({ slug, name, isConsumable, isPonctualUsage })
    .from(gears)
    .where(eq(slug, asked));
  if (!found) throw notFound("Le matos recherché n'existe pas");
  return found;
}
