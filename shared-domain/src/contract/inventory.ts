import { inventoryRoutes } from "../routes/logistics";
import * as z from "zod";
import type { InventoryGroup } from "../inventory/inventory";
import {
  type InventoryForm,
  type InventoryRecord,
  LONGEST_COMMENT,
  LONGEST_STORAGE,
  MOST_RECORDS,
  TOO_MANY_RECORDS,
} from "../inventory/inventory-record";
import { NOT_AN_INTEGER } from "../logistics/quantity";
import { answering, creating, describesEntity, withSchemas } from "./call";
import { id, pathId, SHORT_TEXT, text } from "./fields";
import { gearSchema, gearSearchSchema } from "./gears";

const recordFields = { quantity: z.int(), storage: z.string(), comment: z.string().exactOptional() };

/** A quantity of a gear at one storage place. */
export const inventoryRecordSchema = describesEntity<InventoryRecord>()(
  z.object({ gear: gearSchema, ...recordFields }),
);

/** The records of one gear; `quantity` is their sum. */
export const inventoryGroupSchema = describesEntity<InventoryGroup>()(
  z.object({ gear: gearSchema, quantity: z.int(), records: z.array(z.object(recordFields)) }),
);

const inventorySchema = z
  .array(inventoryGroupSchema)
  .describe("La version de l'inventaire est dans l'en-tête ETag");

/** The whole inventory; rules check it. */
export const inventoryFormSchema = describesEntity<InventoryForm>()(
  z
    .array(
      z.object({
        gear: z.object({ id: id("Matos") }, { error: "Matos : un identifiant est attendu" }),
        quantity: z.number({ error: NOT_AN_INTEGER }),
        storage: text("Lieu de stockage", { max: LONGEST_STORAGE }),
        comment: text("Commentaire", { max: LONGEST_COMMENT }).exactOptional(),
      }),
      { error: "Une liste d'entrées de l'inventaire est attendue" },
    )
    .max(MOST_RECORDS, TOO_MANY_RECORDS),
);

/** The filters of the catalogue, and the storage place. */
export const inventorySearchSchema = gearSearchSchema.extend({
  storage: text("Lieu de stockage", SHORT_TEXT).optional(),
});

/** Calls of the inventory: the gear that the festival owns, and its storage places. */
export const inventoryCalls = withSchemas(inventoryRoutes, {
  list: answering("L'inventaire, matos par matos", inventorySchema, { query: inventorySearchSchema }),
  storages: answering("Les lieux de stockage", z.array(z.string())),
  ofGear: answering("Où est un matos", z.array(inventoryRecordSchema), {
    params: z.object({ gearId: pathId }),
  }),
  replace: creating("Remplacer tout l'inventaire", inventorySchema, { body: inventoryFormSchema }),
});
