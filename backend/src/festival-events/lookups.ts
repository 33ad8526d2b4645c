import { namedTeamNotFound } from "@coulisses/shared-domain/access/grants";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { requestedGearNotFound } from "@coulisses/shared-domain/festival-event/errors";
import { notAnAdherent } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import type { Contact } from "@coulisses/shared-domain/festival-task/festival-task";
import { locationNotFound } from "@coulisses/shared-domain/location/location-catalogue";
import { personNotFound } from "@coulisses/shared-domain/people/team-membership";
import { signageNotInCatalogue } from "@coulisses/shared-domain/signage/signage-catalogue";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../database/schema/access";
import { gearCategories, gears, locations, signages } from "../database/schema/catalogues";
import { users } from "../database/schema/people";
import { reviewerCandidates } from "./reviewer-candidates";

/** Look-ups in the transaction that changes the sheet. */
export const lookupsIn = (tx: Transaction): Lookups => ({
  gear: (slug, missing) => findGear(tx, slug, missing),
  location: (id) => findLocation(tx, id),
  signage: (id) => findSignage(tx, id),
  person: async (id) => withoutPhone(await findContact(tx, id)),
  people: (ids) => findPeople(tx, ids),
  contact: (id) => findContact(tx, id),
  adherent: (id) => findAdherent(tx, id),
  teams: (codes) => findTeams(tx, codes),
  reviewers: () => reviewerCandidates(tx),
});

async function findLocation(tx: Transaction, locationId: number): ReturnType<Lookups["location"]> {
  const { id, name } = locations;
  const [location] = await tx.select({ id, name }).from(locations).where(eq(id, locationId));
  if (!location) throw locationNotFound(locationId);
  return location;
}

async function findSignage(tx: Transaction, itemId: number): ReturnType<Lookups["signage"]> {
  const { id, name, type } = signages;
  const [item] = await tx.select({ id, name, type }).from(signages).where(eq(id, itemId));
  if (!item) throw signageNotInCatalogue();
  return item;
}

async function findGear(
  tx: Transaction,
  requested: string,
  missing = requestedGearNotFound,
): ReturnType<Lookups["gear"]> {
  const { slug, name, isConsumable, isPonctualUsage } = gears;
  const [found] = await tx
    .select({ slug, name, isConsumable, isPonctualUsage, ownerCode: gearCategories.ownerCode })
    .from(gears)
    .leftJoin(gearCategories, eq(gearCategories.id, gears.categoryId))
    .where(eq(slug, requested));
  if (!found) throw missing();
  const { ownerCode, ...gear } = found;
  return ownerCode === null ? gear : { ...gear, owner: { code: ownerCode } };
}

const withoutPhone = ({ phone: _, ...person }: Contact) => person;

async function findContact(tx: Transaction, userId: number): ReturnType<Lookups["contact"]> {
  const [contact] = await contactsAmong(tx, [userId]);
  if (!contact) throw personNotFound(userId);
  return contact;
}

async function findPeople(tx: Transaction, userIds: readonly number[]): ReturnType<Lookups["people"]> {
  const contacts = await contactsAmong(tx, userIds);
  const people = new Map(contacts.map((contact) => [contact.id, withoutPhone(contact)]));
  return userIds.map((id) => {
    const person = people.get(id);
    if (!person) throw personNotFound(id);
    return person;
  });
}

async function contactsAmong(tx: Transaction, userIds: readonly number[]): Promise<Contact[]> {
  if (userIds.length === 0) return [];
  const { id, firstname, lastname, nickname, phone } = users;
  return tx
    .select({ id, firstname, lastname, nickname, phone })
    .from(users)
    .where(and(inArray(id, [...userIds]), isNull(users.deletedAt)));
}

async function findAdherent(tx: Transaction, userId: number): ReturnType<Lookups["adherent"]> {
  const person = withoutPhone(await findContact(tx, userId));
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

async function findTeams(tx: Transaction, codes: readonly string[]): ReturnType<Lookups["teams"]> {
  if (codes.length === 0) return codes;
  const rows = await tx
    .select({ code: teams.code })
    .from(teams)
    .where(inArray(teams.code, [...codes]));
  const missing = codes.find((code) => !rows.some((team) => team.code === code));
  if (missing !== undefined) throw namedTeamNotFound(missing);
  return codes;
}
