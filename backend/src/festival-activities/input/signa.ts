import { signageTypes } from "@coulisses/shared-domain/signage/signage-type";
import * as z from "zod";
import { id, quantity } from "@coulisses/shared-domain/contract/fields";
import { LONG_TEXT, requiredText, text } from "@coulisses/shared-domain/contract/fields";

export const signaForm = z.object({ locationId: id("Lieu").nullable() });

/** Text and size make the signage's id, which must fit in an index. */
export const signageForm = z.object({
  type: z.enum(signageTypes, { error: "Le type de signalétique est invalide" }),
  quantity: quantity("Quantité"),
  text: requiredText("Texte à écrire", { max: 200 }),
  size: requiredText("Taille", { max: 50 }),
  comment: text("Commentaire", LONG_TEXT).nullable().optional(),
});

export const signagePatch = signageForm.partial();

export const signageLinkForm = z.object({ catalogItemId: id("Référence") });
