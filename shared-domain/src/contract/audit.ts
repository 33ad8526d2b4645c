import { auditRoutes } from "../routes/audit";
import * as z from "zod";
import { type AuditKind, auditKinds } from "../audit/audit-kinds";
import { type ExportKind, exportKinds } from "../audit/export-kinds";
import { describes, withSchemas } from "./call";
import { answeredInstant, identitySchema, instant, noContent, pathId, SHORT_TEXT, text } from "./fields";

/** One line of the log. People in it may have closed their account since. */
export const auditEntrySchema = z.object({
  /** Wider than the ids of other things. */
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

/** Some lines of the journal, the last first, and where the next page begins. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.int().nullable().describe("Le « before » de la page suivante ; nul à la fin"),
});
/** One page of the journal. */
export type AuditPage = z.infer<typeof auditPageSchema>;

/** What the log can be searched for. */
export type AuditSearch = {
  /** Ids of people. */
  actor?: number;
  subject?: number;
  kind?: AuditKind;
  target?: string;
  /** Instants: the first of them counts, the last does not. */
  from?: string;
  to?: string;
  /** In the names of who did it, or to whom. */
  search?: string;
  /** The id of an entry: what came before it. */
  before?: number;
};

const cursor = z
  .string()
  .regex(/^\d{1,15}$/, "Avant : un identifiant est attendu")
  .transform(Number);

/** What is searched for in the journal; all of it together. */
export const auditSearchSchema = describes<AuditSearch>()(
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

/** A list that a page makes a file of, without asking for it again. */
export const toldExportSchema = z.object({
  what: z.enum(Object.keys(exportKinds) as ExportKind[], { error: "Cette liste n'existe pas" }),
  rows: z
    .int("Lignes : un nombre entier est attendu")
    .min(1, "Lignes : il en faut au moins une")
    .max(1_000_000, "Lignes : un million au plus"),
});
/** The list and how many lines of it leave. */
export type ToldExport = z.infer<typeof toldExportSchema>;

/** Reads the security journal, and tells it what pages hand over. */
export const auditCalls = withSchemas(auditRoutes, {
  search: {
    summary: "Chercher dans le journal de sécurité, le dernier évènement d'abord",
    query: auditSearchSchema,
    answers: { 200: auditPageSchema },
  },
  tellExport: {
    summary: "Noter un export que la page fait elle-même",
    body: toldExportSchema,
    answers: { 204: noContent },
  },
});
