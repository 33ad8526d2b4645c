import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import {
  type CatalogueSignageItem,
  type SignageItemForm,
  checkSignageRemovable,
  signageNotFound,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { lockTable, lockVersion } from "../database/locks";
import { signageImages, signages } from "../database/schema/catalogues";
import { festivalActivitySignages } from "../database/schema/festival-activities";
import type { Picture } from "../http/uploaded-picture";
import type { Target } from "../input/if-match";

export async function addSignageItem(
  tx: Transaction,
  form: SignageItemForm,
  picture?: Picture,
): Promise<CatalogueSignageItem> {
  const signage = { ...(await toKeep(tx, form)), ...imageOf(picture) };
  const item = shown(keptRow(await tx.insert(signages).values(signage).returning()));
  await keepPicture(tx, item.id, picture);
  return item;
}

export async function changeSignageItem(
  tx: Transaction,
  target: Target,
  form: SignageItemForm,
  picture?: Picture,
): Promise<CatalogueSignageItem> {
  const { id } = target;
  await lockSignage(tx, target);
  const signage = { ...(await toKeep(tx, form, id)), ...imageOf(picture) };
  const item = shown(keptRow(await tx.update(signages).set(signage).where(eq(signages.id, id)).returning()));
  await keepPicture(tx, id, picture);
  return item;
}

/** The picture is removed with it. */
export async function removeSignageItem(tx: Transaction, target: Target): Promise<void> {
  const { id } = target;
  await lockSignage(tx, target);
  checkSignageRemovable(await activitiesThatAskFor(tx, id));
  await tx
    .update(festivalActivitySignages)
    .set({ catalogItemId: null })
    .where(eq(festivalActivitySignages.catalogItemId, id));
  await tx.delete(signages).where(eq(signages.id, id));
}

/** A new picture is a change of its signage. */
export async function saveSignageImage(
  tx: Transaction,
  target: Target,
  picture: Picture,
): Promise<CatalogueSignageItem> {
  const { id } = target;
  await lockSignage(tx, target);
  const item = shown(
    keptRow(
      await tx
        .update(signages)
        .set({ ...imageOf(picture) })
        .where(eq(signages.id, id))
        .returning(),
    ),
  );
  await keepPicture(tx, id, picture);
  return item;
}

/** The name of the picture that its signage keeps. */
const imageOf = (picture: Picture | undefined) =>
  picture && { image: `${randomUUID()}.${picture.extension}` };

/** Kept in the database, for every instance. */
async function keepPicture(tx: Transaction, signageId: number, picture: Picture | undefined): Promise<void> {
  if (!picture) return;
  const stored = { mimeType: picture.type, content: picture.content };
  await tx
    .insert(signageImages)
    .values({ signageId, ...stored })
    .onConflictDoUpdate({ target: signageImages.signageId, set: stored });
}

/** Locks the table first, as adding does: two writers never wait for each other. */
async function lockSignage(tx: Transaction, { id, expectedVersion }: Target): Promise<void> {
  await lockTable(tx, signages);
  const version = await lockVersion(tx, signages, eq(signages.id, id));
  if (version === undefined) throw signageNotFound();
  checkVersion("signage", version, expectedVersion);
}

/** Locked, so that two signages never take one name at once. */
async function toKeep(tx: Transaction, form: SignageItemForm, id?: number) {
  await lockTable(tx, signages);
  const present = await tx.select({ id: signages.id, slug: signages.slug }).from(signages);
  return signageToStore(form, present, id);
}

/** The living activities that ask for the signage, by id. */
export async function activitiesThatAskFor(tx: Queryable, id: number): Promise<number[]> {
  const result = await tx.execute(sql`
    select distinct fa.id from festival_activities fa
    join festival_activity_signages signage on signage.activity_id = fa.id
    where signage.catalog_item_id = ${id} and fa.deleted_at is null`);
  return rowsOf<{ id: number }>(result).map((activity) => activity.id);
}

function shown({ image, ...item }: typeof signages.$inferSelect): CatalogueSignageItem {
  return image === null ? item : { ...item, image };
}
