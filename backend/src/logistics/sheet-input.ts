import * as z from "zod";
import { NOT_AN_INTEGER } from "@coulisses/shared-domain/logistics/quantity";
import { instant } from "@coulisses/shared-domain/contract/fields";
import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";
import { idParams } from "@coulisses/shared-domain/contract/fields";

export const counterpart = (label: string) => text(label, SHORT_TEXT);
export const availableOn = instant("Date de disponibilité");
export const unavailableOn = instant("Date de retour");

/** How many make sense is the festival's rule. */
export const sheetGearForm = z.object({
  slug: text("Matos", SHORT_TEXT),
  quantity: z.number({ error: NOT_AN_INTEGER }),
});

export const sheetGearParams = idParams.extend({ slug: text("Matos", { max: 1_000 }) });

/** What purchases and loans answer alike. */
export const sheetAnswer = z.object({
  id: z.int(),
  version: z.int(),
  gears: z.array(z.object({ slug: z.string(), name: z.string(), quantity: z.int() })),
});
