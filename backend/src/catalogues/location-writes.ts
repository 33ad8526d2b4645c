import { and, eq, isNotNull, sql } from "drizzle-orm";
import {
  type CatalogueLocation,
  type LocationForm,
  type LocationUpdate,
  checkLocationRemovable,
  createLocation,
  locationNotFound,
  updateLocation,
} from "@coulisses/shared-domain/location/location-catalogue";
import type { Use } from "@coulisses/shared-domain/logistics/catalogue";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { locations } from "../database/schema/catalogues";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import type { Target } from "../input/if-match";

export async function addLocation(tx: Transaction, form: LocationForm): Promise<CatalogueLocation> {
  const location = createLocation(form);
  const { id, version } = locations;
  return { ...keptRow(await tx.insert(locations).values(location).returning({ id, version })), ...location };
}

export async function changeLocation(
  tx: Transaction,
  target: Target,
  update: LocationUpdate,
): Promise<CatalogueLocation> {
  const changed = updateLocation(await lockLocation(tx, target), update);
  const [kept] = await tx
    .update(locations)
    .set({ name: changed.name, geoLocation: changed.geoLocation })
    .where(eq(locations.id, changed.id))
    .returning({ version: locations.version });
  return { ...changed, ...kept };
}

export async function removeLocation(tx: Transaction, target: Target): Promise<void> {
  const { id } = await lockLocation(tx, target);
  checkLocationRemovable(await usesOfLocation(tx, id));
  await leaveDeletedSheets(tx, id);
  await tx.delete(locations).where(eq(locations.id, id));
}

async function lockLocation(tx: Transaction, { id, expectedVersion }: Target): Promise<CatalogueLocation> {
  const [location] = await tx.select().from(locations).where(eq(locations.id, id)).for("update");
  if (!location) throw locationNotFound(id);
  checkVersion("location", location.version, expectedVersion);
  return location;
}

/** The living sheets that name the place. */
export async function usesOfLocation(tx: Queryable, id: number): Promise<Use[]> {
  const result = await tx.execute(sql`
    select 'FA' as by, id from festival_activities where location_id = ${id} and deleted_at is null
    union all select 'FT', id from festival_tasks where appointment_id = ${id} and deleted_at is null`);
  return rowsOf<Use>(result);
}

/** Removes the place from deleted sheets, which don't keep it from being removed; their history has it. */
async function leaveDeletedSheets(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(festivalActivities)
    .set({ locationId: null })
    .where(and(eq(festivalActivities.locationId, id), isNotNull(festivalActivities.deletedAt)));
  await tx
    .update(festivalTasks)
    .set({ appointmentId: null })
    .where(and(eq(festivalTasks.appointmentId, id), isNotNull(festivalTasks.deletedAt)));
}
