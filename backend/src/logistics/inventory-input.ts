import * as z from "zod";
import { NOT_AN_INTEGER } from "@coulisses/shared-domain/logistics/quantity";
import { gearAnswer } from "../catalogues/answers";
import { gearSearch } from "../catalogues/search-params";
import { id } from "@coulisses/shared-domain/contract/fields";
import { LONG_TEXT, SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";
import { pathId } from "@coulisses/shared-domain/contract/fields";

const MOST_RECORDS = 50_000;

export const inventorySearch = gearSearch.extend({
  storage: text("Lieu de stockage", SHORT_TEXT).optional(),
});

export const gearParams = z.object({ gearId: pathId });

const record = z.object({
  gear: z.object({ id: id("Matos") }, { error: "Matos : un identifiant est attendu" }),
  quantity: z.number({ error: NOT_AN_INTEGER }),
  storage: text("Lieu de stockage", SHORT_TEXT),
  comment: text("Commentaire", LONG_TEXT).exactOptional(),
});

/** What can be kept of it is the festival's rule. */
export const inventoryForm = z
  .array(record, { error: "Une liste d'entrées de l'inventaire est attendue" })
  .max(MOST_RECORDS, `L'inventaire compte ${MOST_RECORDS.toLocaleString("fr")} entrées au plus`);

const stored = { quantity: z.int(), storage: z.string(), comment: z.string().optional() };

export const recordsAnswer = z.array(z.object({ gear: gearAnswer, ...stored }));

export const inventoryAnswer = z
  .array(z.object({ gear: gearAnswer, quantity: z.int(), records: z.array(z.object(stored)) }))
  .describe("La version de l'inventaire est dans l'en-tête ETag");
