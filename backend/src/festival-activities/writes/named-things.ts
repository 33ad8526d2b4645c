import { and, eq, isNull } from "drizzle-orm";
import type { CatalogueSignage } from "@coulisses/shared-domain/signage/signage-catalogue";
import type { Location } from "@coulisses/shared-domain/location/location";
import { notAnAdherent } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import type { RequestedGear } from "@coulisses/shared-domain/festival-event/inquiry";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { locationNotFound } from "@coulisses/shared-domain/location/location-catalogue";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { permissions, teamPermissions, teams, userTeams } from "../../database/schema/access";
import { gearCategories, gears, locations, signages } from "../../database/schema/catalogues";
import { users } from "../../database/schema/people";

/** A person who may be in charge of an activity. */
export async function adherent(tx: Transaction, userId: number): Promise<UserIdentity> {
  const { id, firstname, lastname, nickname } = users;
  const [person] = await tx
    .select({ id, firstname, lastname, nickname })
    .from(users)
    .where(and(eq(id, userId), isNull(users.deletedAt)));
  if (!person) throw notFound(`La personne #${userId} n'existe pas`);
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

export async function teamCode(tx: Transaction, code: string): Promise<string> {
  const [team] = await tx.select({ code: teams.code }).from(teams).where(eq(teams.code, code));
  if (!team) throw notFound(`L'équipe ${code} n'existe pas`);
  return team.code;
}

export async function location(tx: Transaction, locationId: number): Promise<Location> {
  const { id, name } = locations;
  const [place] = await tx.select({ id, name }).from(locations).where(eq(id, locationId));
  if (!place) throw locationNotFound(locationId);
  return place;
}

export async function catalogueSignage(tx: Transaction, itemId: number): Promise<CatalogueSignage> {
  const { id, name, type } = signages;
  const [item] = await tx.select({ id, name, type }).from(signages).where(eq(id, itemId));
  if (!item) throw notFound("La signalétique n'existe pas dans le catalogue");
  return item;
}

/** `unknown`: what to say when the catalogue has no such gear. */
export async function gear(tx: Transaction, slug: string, unknown: string): Promise<RequestedGear> {
  const [found] = await tx
    .select({
      slug: gears.slug,
      name: gears.name,
      isConsumable: gears.isConsumable,
      ownerCode: gearCategories.ownerCode,
    })
    .from(gears)
    .leftJoin(gearCategories, eq(gearCategories.id, gears.categoryId))
    .where(eq(gears.slug, slug));
  if (!found) throw notFound(unknown);
  const { ownerCode, ...described } = found;
  return ownerCode === null ? described : { ...described, owner: { code: ownerCode } };
}
