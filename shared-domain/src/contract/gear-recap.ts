import { gearRecapRoutes } from "../routes/logistics";
import * as z from "zod";
import type { GearRecap, GearRecapDetails } from "../gear-recap/gear-recap";
import type { GearRecapStep } from "../gear-recap/moment";
import { answering, describesEntity, withSchemas } from "./call";
import { answeredInstant, instant, SHORT_TEXT, text } from "./fields";
import { gearSearchSchema } from "./gears";

/** The shortage of a gear at its worst moment. */
export const gearRecapSchema = describesEntity<GearRecap>()(
  z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    isConsumable: z.boolean(),
    stockDiscrepancy: z.int(),
    lowestAt: answeredInstant.exactOptional().describe("Le premier instant où il en reste si peu"),
    levels: z
      .array(z.object({ at: answeredInstant, left: z.int() }))
      .exactOptional()
      .describe("Ce qui reste à partir de chaque instant, pour un matos qui manque"),
  }),
);

const share = { id: z.int(), quantity: z.int() };
const needs = z.array(z.object({ ...share, name: z.string() }));

const gearRecapStepSchema = describesEntity<GearRecapStep>()(
  z.object({
    start: answeredInstant,
    end: answeredInstant,
    stock: z.int(),
    inquiry: z.int(),
    inventory: z.int(),
    consumed: z.int().exactOptional().describe("Pour les consommables seulement"),
    activities: needs,
    tasks: needs,
    borrows: z.array(z.object({ ...share, lender: z.string() })),
    purchases: z.array(z.object({ ...share, seller: z.string() })),
  }),
);

/** One gear over a period, quarter of an hour by quarter of an hour. */
export const gearRecapDetailsSchema = describesEntity<GearRecapDetails>()(
  z.object({ name: z.string(), slug: z.string(), details: z.array(gearRecapStepSchema) }),
);

/** Calls that compare the gear requested with the gear available. */
export const gearRecapCalls = withSchemas(gearRecapRoutes, {
  list: answering("Ce qui manque de chaque matos au pire moment", z.array(gearRecapSchema), {
    query: gearSearchSchema,
  }),
  export: answering(
    "Le matos qui manque, en CSV",
    z.string().describe("CSV en UTF-8, une ligne par matos qui manque"),
  ),
  details: answering("Un matos, quart d'heure par quart d'heure", gearRecapDetailsSchema, {
    params: z.object({ slug: text("Matos", SHORT_TEXT) }),
    query: z.object({ start: instant("Début du créneau"), end: instant("Fin du créneau") }),
  }),
});
