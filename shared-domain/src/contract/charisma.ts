import { charismaPeriodRoutes, charismaEventRoutes } from "../routes/charisma";
import * as z from "zod";
import type { CharismaPeriodForm, StoredCharismaPeriod } from "../charisma/charisma-period";
import {
  PARTICIPATIONS_PAGE,
  type ParticipationOrder,
  participationOrders,
} from "../charisma/participations";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import {
  answeredInstant,
  id,
  identitySchema,
  idParams,
  instant,
  pathId,
  SHORT_TEXT,
  text,
  sortOf,
} from "./fields";

const points = z.number({ error: "Charisme par heure : un nombre est attendu" });
const periodName = text("Nom", SHORT_TEXT);
const start = instant("Date de début");
const end = instant("Date de fin");

/** Points for each hour of availability within a period. */
export const charismaPeriodSchema = describesEntity<StoredCharismaPeriod>()(
  z.object({
    id: z.int(),
    name: z.string(),
    charisma: z.int(),
    start: answeredInstant,
    end: answeredInstant,
  }),
);

/** A new charisma period. */
export const charismaPeriodFormSchema = describesEntity<CharismaPeriodForm>()(
  z.object({ name: periodName, charisma: points, start, end }),
);

/** The changed fields of a charisma period; the others are kept. */
export const charismaPeriodUpdateSchema = z.object({
  name: periodName.exactOptional(),
  charisma: points.exactOptional(),
  start: start.exactOptional(),
  end: end.exactOptional(),
});
/** The changed fields of a charisma period. */
export type CharismaPeriodUpdate = z.infer<typeof charismaPeriodUpdateSchema>;

/** Calls of charisma periods. */
export const charismaPeriodCalls = withSchemas(charismaPeriodRoutes, {
  list: answering(
    "Ce que vaut une heure de disponibilité, par créneau, dans l'ordre",
    z.array(charismaPeriodSchema),
  ),
  read: answering("Un créneau de charisme", charismaPeriodSchema, { params: idParams }),
  create: creating("Ajouter un créneau de charisme", charismaPeriodSchema, {
    body: charismaPeriodFormSchema,
  }),
  update: answering("Modifier un créneau de charisme ; ce qui est absent reste", charismaPeriodSchema, {
    params: idParams,
    body: charismaPeriodUpdateSchema,
  }),
  remove: done("Retirer un créneau de charisme", { params: idParams }),
});

const MOST = 1_000;
/** The most participations that one call answers. */
const LONGEST_PAGE = 500;
const eventDay = z.iso.date("Une date est attendue (AAAA-MM-JJ)");

/** The points of a person at an event, with the person's name. */
export const participationSchema = z.object({
  slug: z.string(),
  name: z.string(),
  participant: identitySchema,
  charisma: z.int(),
  eventDate: eventDay,
});
/** The points of a person at an event; its key is the participant, the slug and the day (`yyyy-mm-dd`, of Paris). */
export type ListedParticipation = z.infer<typeof participationSchema>;

/**
 * Participations that contain each typed word in the event's name, its day, the points or the person's name.
 */
export type ParticipationSearch = { search?: string };
/** A page of participations: those after the first `offset` ones. */
export type ParticipationPage = ParticipationSearch & {
  sort?: ParticipationOrder;
  offset?: number;
  limit?: number;
};

const searched = { search: text("Recherche", SHORT_TEXT).exactOptional() };
const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const refusal = `${label} : un nombre de ${min} à ${max.toLocaleString("fr")} est attendu`;
  return z
    .string()
    .regex(/^\d{1,7}$/, refusal)
    .transform(Number)
    .refine((value) => value >= min && value <= max, refusal);
};

/** The number of participations found, of their people, and their points in total. */
export const participationTotalSchema = z.object({
  participations: z.int(),
  people: z.int(),
  charisma: z.int(),
});
/** The number of participations found, of their people, and their points in total. */
export type ParticipationTotal = z.infer<typeof participationTotalSchema>;

/** An event and who took part, for how many hours. */
export const charismaEventFormSchema = z.object({
  event: z.object({
    name: text("Nom de l'événement", SHORT_TEXT),
    charismaPerHour: points,
    eventDate: instant("Date de l'événement"),
  }),
  participants: z
    .array(
      z.object({
        id: id("Participant"),
        hours: z.number({ error: "Heures : un nombre est attendu" }),
      }),
      { error: "Participants : une liste est attendue" },
    )
    .max(MOST, `Participants : ${MOST.toLocaleString("fr")} au plus`),
});
/** An event as one writes it; its date is any instant of its day. */
export type CharismaEventForm = z.infer<typeof charismaEventFormSchema>;

/** A person who may take part in an event, with their total charisma. */
export const potentialParticipantSchema = identitySchema.extend({ charisma: z.int() });
/** A person who may take part in an event, with their total charisma. */
export type PotentialParticipant = z.infer<typeof potentialParticipantSchema>;

const participationParams = z.object({ slug: z.string(), date: eventDay, userId: pathId });

/** Calls of events whose participants earn charisma. */
export const charismaEventCalls = withSchemas(charismaEventRoutes, {
  listParticipations: {
    summary: "Qui a participé à quoi, le dernier événement d'abord, par pages",
    query: describesEntity<ParticipationPage>()(
      z.object({
        ...searched,
        sort: sortOf(participationOrders).exactOptional(),
        offset: wholeNumber("Depuis", { min: 0, max: 1_000_000 })
          .exactOptional()
          .describe("Combien de participations précèdent la page"),
        limit: wholeNumber("Nombre de lignes", { min: 1, max: LONGEST_PAGE })
          .exactOptional()
          .describe(`${PARTICIPATIONS_PAGE} sans cela, ${LONGEST_PAGE} au plus`),
      }),
    ),
    answers: { 200: z.array(participationSchema) },
  },
  totalParticipations: answering(
    "Combien de participations sont trouvées, de combien de personnes, pour combien de charisme",
    participationTotalSchema,
    { query: describesEntity<ParticipationSearch>()(z.object(searched)) },
  ),
  exportParticipations: answering(
    "Toutes les participations trouvées, en CSV",
    z.string().describe("CSV en UTF-8, une ligne par participation"),
    { query: describesEntity<ParticipationSearch>()(z.object(searched)) },
  ),
  listPotentialParticipants: answering(
    "Les bénévoles, avec leur charisme",
    z.array(potentialParticipantSchema),
  ),
  create: creating("Ajouter les participants d'un événement", z.array(participationSchema), {
    body: charismaEventFormSchema,
  }),
  update: answering("Changer ce que quelqu'un a gagné à un événement", participationSchema, {
    params: participationParams,
    body: z.object({ charisma: points }),
  }),
  remove: done("Retirer quelqu'un d'un événement", { params: participationParams }),
});
