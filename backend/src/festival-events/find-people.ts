import { and, eq, inArray, isNull } from "drizzle-orm";
import { notAnAdherent } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import { notFound } from "@coulisses/shared-domain/festival-error";
import type { Contact } from "@coulisses/shared-domain/festival-task/festival-task";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";

/** People and teams that a form names by id or by code; each throws `not-found`. */

export async function findPerson(tx: Transaction, userId: number): Promise<UserIdentity> {
  const { phone: _, ...identity } = await findContact(tx, userId);
  return identity;
}

export async function findContact(tx: Transaction, userId: number): Promise<Contact> {
  const [contact] = await contactsAmong(tx, [userId]);
  if (!contact) throw personNotFound(userId);
  return contact;
}

/** In the order of the ids; each of them exists. */
export async function findPeople(tx: Transaction, userIds: readonly number[]): Promise<UserIdentity[]> {
  const contacts = await contactsAmong(tx, userIds);
  const people = new Map(contacts.map(({ phone: _, ...person }) => [person.id, person]));
  return userIds.map((id) => {
    const person = people.get(id);
    if (!person) throw personNotFound(id);
    return person;
  });
}

/** A person who may be in charge of an activity. */
export async function findAdherent(tx: Transaction, userId: number): Promise<UserIdentity> {
  const person = await findPerson(tx, userId);
  const [contribution] = await tx
    .select({ id: permissions.id })
    .from(userTeams)
    .innerJoin(teamPermissions, eq(teamPermissions.teamCode, userTeams.teamCode))
    .innerJoin(permissions, eq(permissions.id, teamPermissions.permissionId))
    .where(and(eq(userTeams.userId, userId), eq(permissions.name, "pay-contribution")))
    .limit(1);
  if (!contribution) throw notAnAdherent();
  return person;
}

async function contactsAmong(tx: Transaction, userIds: readonly number[]): Promise<Contact[]> {
  if (userIds.length === 0) return [];
  const { id, firstname, lastname, nickname, phone } = users;
  return tx
    .select({ id, firstname, lastname, nickname, phone })
    .from(users)
    .where(and(inArray(id, [...userIds]), isNull(users.deletedAt)));
}

const personNotFound = (userId: number) => notFound(`La personne #${userId} n'existe pas`);

/** Each of the teams exists. */
export async function checkTeams(tx: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const rows = await tx
    .select({ code: teams.code })
    .from(teams)
    .where(inArray(teams.code, [...codes]));
  const missing = codes.find((code) => !rows.some((team) => team.code === code));
  if (missing !== undefined) throw notFound(`L'équipe ${missing} n'existe pas`);
}

export async function findTeam(tx: Transaction, code: string): Promise<string> {
  await checkTeams(tx, [code]);
  return code;
}
