import { eq } from "drizzle-orm";
import type { CatalogueSignage } from "@coulisses/shared-domain/signage/signage-catalogue";
import { type FestivalError, notFound } from "@coulisses/shared-domain/festival-error";
import type { RequestedGear } from "@coulisses/shared-domain/festival-event/inquiry";
import { locationNotFound } from "@coulisses/shared-domain/location/location-catalogue";
import type { Location } from "@coulisses/shared-domain/location/location";
import type { Transaction } from "../database/database";
import { gearCategories, gears, locations, signages } from "../database/schema/catalogues";

/** What a form names by its id or its slug, as a sheet refers to it; each throws `not-found`. */

export async function findLocation(tx: Transaction, locationId: number): Promise<Location> {
  const { id, name } = locations;
  const [location] = await tx.select({ id, name }).from(locations).where(eq(id, locationId));
  if (!location) throw locationNotFound(locationId);
  return location;
}

export async function findCatalogueSignage(tx: Transaction, itemId: number): Promise<CatalogueSignage> {
  const { id, name, type } = signages;
  const [item] = await tx.select({ id, name, type }).from(signages).where(eq(id, itemId));
  if (!item) throw notFound("La signalétique n'existe pas dans le catalogue");
  return item;
}

const gearNotFound = () => notFound("Le matos recherché n'existe pas");

/** `unknown`: what to answer when the catalogue has no such gear. */
export async function findGear(
  tx: Transaction,
  requested: string,
  unknown: () => FestivalError = gearNotFound,
): Promise<RequestedGear & { isPonctualUsage: boolean }> {
  const { slug, name, isConsumable, isPonctualUsage } = gears;
  const [found] = await tx
    .select({ slug, name, isConsumable, isPonctualUsage, ownerCode: gearCategories.ownerCode })
    .from(gears)
    .leftJoin(gearCategories, eq(gearCategories.id, gears.categoryId))
    .where(eq(slug, requested));
  if (!found) throw unknown();
  const { ownerCode, ...gear } = found;
  return ownerCode === null ? gear : { ...gear, owner: { code: ownerCode } };
}
