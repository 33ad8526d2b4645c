import * as z from "zod";
import { markId, marksForm, marksOutcomeSchema } from "./marks";
import { drives } from "../festival-event/drive";
import {
  type LoadingList,
  type LoadingMark,
  type LoadingRequest,
  loadingSheetKinds,
  loadingWays,
  type NotedLoadingMark,
} from "../loading/loading";
import { loadingRoutes } from "../routes/logistics";
import { answering, describesEntity, withSchemas } from "./call";
import { answeredInstant, id, identitySchema, instant, quantity, SHORT_TEXT, text } from "./fields";

const hours = { start: answeredInstant, end: answeredInstant };
const kind = z.enum(loadingSheetKinds, "Fiche : FA ou FT est attendu");

const answeredRequest = describesEntity<LoadingRequest>()(
  z.object({
    sheet: z.object({
      kind: z.enum(loadingSheetKinds),
      id: z.int(),
      name: z.string(),
      place: z.string().nullable().describe("Le nom du lieu"),
    }),
    gear: z.object({ slug: z.string(), name: z.string(), isConsumable: z.boolean() }),
    quantity: z.int().nullable().describe("Vide quand la fiche ne le demande plus"),
    isApproved: z.boolean().describe("Faux quand l'équipe qui fournit le matos a repris sa validation"),
    drive: z.enum(drives).nullable().describe("Le lieu de retrait"),
    periods: z.array(z.object(hours)),
  }),
);

const answeredMark = describesEntity<NotedLoadingMark>()(
  z.object({
    id: z.uuid(),
    sheet: z.object({ kind: z.enum(loadingSheetKinds), id: z.int() }),
    slug: z.string(),
    quantity: z.int(),
    ...hours,
    way: z.enum(loadingWays),
    isDone: z.boolean(),
    notedAt: answeredInstant,
    by: identitySchema.nullable().describe("Qui l'a noté ; null quand son compte est fermé"),
  }),
);

/** The gear that goes out and comes back, with the last mark of each line and way. */
export const loadingListSchema = describesEntity<LoadingList>()(
  z.object({ requests: z.array(answeredRequest), marks: z.array(answeredMark) }),
);

const markSchema = describesEntity<LoadingMark>()(
  z.object({
    id: markId,
    sheet: z.object({ kind, id: id("Fiche") }, "Fiche : FA ou FT est attendu"),
    slug: text("Matos", SHORT_TEXT),
    quantity: quantity("Quantité"),
    start: instant("Début du créneau"),
    end: instant("Fin du créneau"),
    way: z.enum(loadingWays, "Trajet : aller ou retour est attendu"),
    isDone: z.boolean("Pointage : fait ou pas est attendu"),
    notedAt: instant("Noté à"),
  }),
);

/** The marks that a phone sends about what it loads and brings back. */
export const loadingFormSchema = marksForm(markSchema);
/** The body that sends marks about what is loaded and brought back. */
export type LoadingForm = z.infer<typeof loadingFormSchema>;

/** Calls of the gear that goes to the van and comes back. */
export const loadingCalls = withSchemas(loadingRoutes, {
  read: answering(
    "Le matos demandé et validé à charger et à rentrer, avec ce qui est coché",
    loadingListSchema,
  ),
  note: answering(
    "Cocher du matos chargé ou rentré ; chaque pointage compte une fois, aussi tard qu'il arrive",
    marksOutcomeSchema,
    { body: loadingFormSchema },
  ),
});
