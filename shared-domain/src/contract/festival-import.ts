import * as z from "zod";
import { type FestivalImport, importOrders } from "../import/festival-import";
import type { ToldReport } from "../import/told-report";
import { festivalImportRoutes } from "../routes/festival-import";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { answeredInstant, requiredText, SHORT_TEXT } from "./fields";

const count = z.int().min(0);
const amounts = { there: z.int(), here: z.int() };
const bothSides = z.object({ label: z.string(), ...amounts });

/** The report of a trial or an import. */
export const toldReportSchema = describesEntity<ToldReport>()(
  z.object({
    source: z.string(),
    version: z.string(),
    isTrial: z.boolean(),
    warnings: z.array(z.string()),
    counts: z.array(
      z.object({ kind: z.string(), read: count, in: count, noted: count, out: count, merged: count }),
    ),
    parts: z.array(
      z.object({
        title: z.string(),
        meaning: z.string(),
        kinds: z.array(z.object({ kind: z.string(), lines: z.array(z.string()) })),
      }),
    ),
    money: z.object({
      sums: z.array(bothSides),
      people: z.array(z.object({ name: z.string(), balance: z.object(amounts), sums: z.array(bothSides) })),
    }),
  }),
);

/** The file, the last order and the last import. */
export const festivalImportSchema = describesEntity<FestivalImport>()(
  z.object({
    maxBytes: z.int(),
    upload: z
      .object({
        id: z.string(),
        name: z.string(),
        bytes: z.int(),
        received: z.int().describe("Le prochain morceau commence là"),
        by: z.string(),
        at: answeredInstant,
        isTried: z.boolean(),
      })
      .nullable(),
    task: z
      .object({
        order: z.enum(importOrders),
        status: z.enum(["running", "done", "refused", "failed", "interrupted"]),
        by: z.string(),
        at: answeredInstant,
        progress: z.object({ step: z.enum(["reading", "writing"]), percent: z.int().min(0).max(100) }),
        message: z.string(),
      })
      .nullable(),
    hasReport: z.boolean(),
    last: z
      .object({
        source: z.string(),
        at: answeredInstant,
        by: z.string().nullable(),
        undone: z.object({ at: answeredInstant, by: z.string().nullable() }).nullable(),
        isUndoable: z.boolean(),
      })
      .nullable(),
  }),
);

/** The body that announces a file. */
export const announcedDumpSchema = z.object({
  name: requiredText("Nom du fichier", SHORT_TEXT),
  bytes: z
    .int({ error: "Taille : un nombre d'octets est attendu" })
    .min(1, "Ce fichier est vide")
    .max(Number.MAX_SAFE_INTEGER, "Taille : trop grande"),
});

const uploadParams = z.object({ upload: z.uuid("Envoi : ce n'en est pas un") });
const from = z
  .string()
  .regex(/^\d{1,13}$/, "Début : un nombre d'octets est attendu")
  .transform(Number);

/** Taking over a festival from another product, from a file. */
export const festivalImportCalls = withSchemas(festivalImportRoutes, {
  read: answering("Le fichier, l'essai ou la reprise en cours, et la dernière reprise", festivalImportSchema),
  report: answering("Le compte rendu du dernier essai ou de la dernière reprise", toldReportSchema),
  beginUpload: creating(
    "Annoncer un export à reprendre ; il remplace celui d'avant",
    z.object({ upload: z.string() }),
    { body: announcedDumpSchema },
  ),
  putPiece: answering("Envoyer un morceau de l'export, dans l'ordre", z.object({ received: z.int() }), {
    params: uploadParams.extend({ from }),
  }),
  dropUpload: done("Effacer l'export envoyé", { params: uploadParams }),
  try: done("Essayer la reprise, sans rien écrire", { params: uploadParams }),
  start: done("Lancer la reprise d'un export qui a été essayé", { params: uploadParams }),
  undo: done("Défaire la reprise, tant que rien n'a changé depuis"),
});
