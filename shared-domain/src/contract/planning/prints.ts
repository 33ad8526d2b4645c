import { printRoutes } from "../../routes/planning";
import * as z from "zod";
import { MOST_BOOKLETS, MOST_PRINTED, printKinds, printStatuses } from "../../planning/print";
import { answering, creating, done, withSchemas } from "../call";
import { answeredInstant, id, identitySchema, idParams } from "../fields";

const volunteerIds = (most: number) =>
  z
    .array(id("Bénévole"), { error: "Bénévoles : une liste d'identifiants est attendue" })
    .min(1, "Choisis au moins une personne")
    .max(most, `Bénévoles : ${most.toLocaleString("fr")} au plus`)
    .transform((ids) => [...new Set(ids)]);

/** A person who wants their planning on paper, and has tasks. */
export const paperVolunteerSchema = identitySchema.extend({
  teams: z.array(z.string()),
  assignment: z.int().describe("La durée de tous ses créneaux, en millisecondes"),
});
/** A person who wants their planning on paper, and has tasks. */
export type PaperVolunteer = z.infer<typeof paperVolunteerSchema>;

/** The body that asks for a file of many plannings. */
export const printFormSchema = z.object({
  kind: z.enum(printKinds, "Ce qui est à imprimer : LEAFLETS, BOOKLETS ou CALENDARS est attendu"),
  volunteerIds: volunteerIds(MOST_PRINTED),
});
/** The people whose plannings are printed, and the kind of print. */
export type PrintForm = z.infer<typeof printFormSchema>;

/** A file that is being made, or ready. */
export const printSchema = z.object({
  id: z.uuid(),
  kind: z.enum(printKinds),
  status: z.enum(printStatuses),
  total: z.int().describe("Combien de personnes ont été demandées"),
  done: z
    .int()
    .describe(
      "Combien sont faites ; à la fin, moins que demandées si des personnes sont parties entre-temps",
    ),
  createdAt: answeredInstant,
});
/** A file that is being made, or ready. */
export type Print = z.infer<typeof printSchema>;

const printParams = z.object({ id: z.uuid("L'identifiant n'est pas valable") });
const pdf = z.unknown().describe("Un document PDF");

/** Plannings on paper, for those who assign. */
export const printCalls = withSchemas(printRoutes, {
  listVolunteers: answering(
    "Qui a des tâches et veut son planning sur papier",
    z.array(paperVolunteerSchema),
  ),
  readBooklet: answering("Le livret à plier d'une personne, en PDF", pdf, { params: idParams }),
  printBooklets: {
    summary: `Les livrets de ces personnes, ${String(MOST_BOOKLETS)} au plus, à la suite dans un PDF`,
    body: volunteerIds(MOST_BOOKLETS),
    answers: { 201: pdf },
  },
  list: answering("Mes impressions du jour, la dernière d'abord", z.array(printSchema)),
  create: creating(
    "Demander un fichier des plannings de ces personnes, fait pendant qu'on travaille",
    printSchema,
    { body: printFormSchema },
  ),
  read: answering("Où en est une de mes impressions", printSchema, { params: printParams }),
  remove: done("Annuler une de mes impressions, ou oublier celle qui est finie", { params: printParams }),
  readFile: answering(
    "Le fichier d'une de mes impressions, une fois prêt : un zip ou un PDF",
    z.unknown().describe("Les octets du fichier"),
    { params: printParams },
  ),
});
