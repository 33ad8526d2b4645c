import * as z from "zod";
import { auditKinds } from "@coulisses/shared-domain/contract/audit";
import { pathId } from "@coulisses/shared-domain/contract/fields";
import { instant } from "@coulisses/shared-domain/contract/fields";
import { SHORT_TEXT, text } from "@coulisses/shared-domain/contract/fields";
import { identity } from "../users/user-schemas";

/** An identity of the log is wider than the others. */
const cursor = z
  .string()
  .regex(/^\d{1,15}$/, "Avant : un identifiant est attendu")
  .transform(Number);

export const auditSearch = z.object({
  actor: pathId.optional(),
  subject: pathId.optional(),
  kind: z.enum(auditKinds, { error: "Ce type d'évènement n'existe pas" }).optional(),
  target: text("Cible", SHORT_TEXT).optional(),
  from: instant("Depuis").optional(),
  to: instant("Jusqu'à").optional(),
  search: text("Recherche", SHORT_TEXT).optional(),
  before: cursor.optional().describe("Un identifiant : ce qui le précède"),
});
export type AuditSearchParams = z.infer<typeof auditSearch>;

const entry = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  actor: identity.nullable(),
  subject: identity.nullable(),
  target: z.string().nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const auditAnswer = z.object({
  entries: z.array(entry),
  next: z.int().nullable().describe("Le « before » de la page suivante ; nul à la fin"),
});
