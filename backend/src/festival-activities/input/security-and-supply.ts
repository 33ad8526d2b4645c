import { connections } from "@coulisses/shared-domain/festival-activity/electric-connection";
import * as z from "zod";
import { quantity } from "@coulisses/shared-domain/contract/fields";
import { LONG_TEXT, requiredText, text } from "@coulisses/shared-domain/contract/fields";

/** A negative number of passes is refused by the festival's rule, in its own words. */
export const securityForm = z.object({
  specialNeed: text("Dispositif de sécurité particulier", LONG_TEXT).nullable().optional(),
  freePass: z
    .int({ error: "Nombre de laissez passer : un nombre entier est attendu" })
    .max(1_000_000, "Nombre de laissez passer : 1 000 000 au plus")
    .optional(),
});

export const supplyForm = z.object({ water: text("Besoin en eau", LONG_TEXT).nullable() });

/** The device makes the supply's id, which must fit in an index. */
export const electricityForm = z.object({
  connection: z.enum(connections, { error: "Le type de connexion est invalide" }),
  device: requiredText("Appareil", { max: 200 }),
  power: quantity("Puissance par appareil"),
  count: quantity("Nombre d'appareils"),
  comment: text("Commentaire", LONG_TEXT).nullable().optional(),
});

export const electricityPatch = electricityForm.partial();
