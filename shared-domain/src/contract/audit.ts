import { auditRoutes } from "../routes/administration";
import * as z from "zod";
import { type AuditKind, auditKinds, type ExportKind, exportKinds } from "../audit/audit-kinds";
import { answering, describesEntity, done, withSchemas } from "./call";
import { answeredInstant, identitySchema, instant, pathId, SHORT_TEXT, text } from "./fields";

/** One line of the log; the people in it may have closed their account since. */
export const auditEntrySchema = z.object({
  /** Wider than other ids: the log grows without end. */
  id: z.int(),
  at: answeredInstant,
  kind: z.enum(auditKinds),
  actor: identitySchema.nullable().describe("Nul quand personne n'était connecté"),
  subject: identitySchema.nullable().describe("À qui c'est arrivé"),
  target: z.string().nullable().describe("À quoi c'est arrivé, comme team:bar"),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
/** One line of the journal. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** A page of the journal, the last lines first, and where the next page begins. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.int().nullable().describe("Le « before » de la page suivante ; nul à la fin"),
});
/** One page of the journal. */
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The filters of the log. */
export type AuditSearch = {
  /** Ids of people. */
  actor?: number;
  subject?: number;
  kind?: AuditKind;
  target?: string;
  /** Instants: `from` is included, the end is not. */
  from?: string;
  to?: string;
  /** A text in the name of the person who acted or who was acted on. */
  search?: string;
  /** The id of a line: earlier lines only. */
  before?: number;
};

const cursor = z
  .string()
  .regex(/^\d{1,15}$/, "Avant : un identifiant est attendu")
  .transform(Number);

/** The filters of the journal, all of which apply together. */
export const auditSearchSchema = describesEntity<AuditSearch>()(
  z.object({
    actor: pathId.exactOptional(),
    subject: pathId.exactOptional(),
    kind: z.enum(auditKinds, { error: "Ce type d'évènement n'existe pas" }).exactOptional(),
    target: text("Cible", SHORT_TEXT).exactOptional(),
    from: instant("Depuis").exactOptional(),
    to: instant("Jusqu'à").exactOptional(),
    search: text("Recherche", SHORT_TEXT).exactOptional(),
    before: cursor.exactOptional().describe("Un identifiant : ce qui le précède"),
  }),
);

/** A list that a page exports as a file from data it already has. */
export const reportedExportSchema = z.object({
  what: z.enum(Object.keys(exportKinds) as ExportKind[], { error: "Cette liste n'existe pas" }),
  rows: z
    .int("Lignes : un nombre entier est attendu")
    .min(1, "Lignes : il en faut au moins une")
    .max(1_000_000, "Lignes : un million au plus"),
});
/** The exported list and its number of lines. */
export type ReportedExport = z.infer<typeof reportedExportSchema>;

/** Calls of the security journal: search it, and note exports made by pages. */
export const auditCalls = withSchemas(auditRoutes, {
  search: answering("Chercher dans le journal de sécurité, le dernier évènement d'abord", auditPageSchema, {
    query: auditSearchSchema,
  }),
  tellExport: done("Noter un export que la page fait elle-même", { body: reportedExportSchema }),
});
