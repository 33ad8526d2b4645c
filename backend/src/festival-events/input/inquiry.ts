import { drives } from "@coulisses/shared-domain/festival-event/drive";
import * as z from "zod";
import { quantity } from "@coulisses/shared-domain/contract/fields";
import { requiredText, SHORT_TEXT } from "@coulisses/shared-domain/contract/fields";

export const requestForm = z.object({
  slug: requiredText("Matos", SHORT_TEXT),
  quantity: quantity("Quantité"),
});

export const requestPatch = requestForm.pick({ quantity: true });

export const driveForm = z.object({
  drive: z.enum(drives, { error: "Le lieu de stockage est invalide" }),
});
