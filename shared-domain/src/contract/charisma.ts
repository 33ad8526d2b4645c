import * as z from "zod";
import type { CharismaPeriodForm, StoredCharismaPeriod } from "../charisma/charisma-period";
import { type Calls, describes } from "./call";
import {
  answeredInstant,
  id,
  identitySchema,
  idParams,
  instant,
  noContent,
  pathId,
  SHORT_TEXT,
  text,
} from "./fields";

const points = z.number({ error: "Charisme par heure : un nombre est attendu" });
const periodName = text("Nom", SHORT_TEXT);
const start = instant("Date de début");
const end = instant("Date de fin");

/** Points for each hour of availability within a period. */
export const charismaPeriodSchema = describes<StoredCharismaPeriod>()(
  z.object({
    id: z.int(),
    name: z.string(),
    charisma: z.int(),
    start: answeredInstant,
    end: answeredInstant,
  }),
);

/** A new charisma period. */
export const charismaPeriodFormSchema = describes<CharismaPeriodForm>()(
  z.object({ name: periodName, charisma: points, start, end }),
);

/** What changes of a charisma period; what is left out is kept. */
export const charismaPeriodUpdateSchema = z.object({
  name: periodName.exactOptional(),
  charisma: points.exactOptional(),
  start: start.exactOptional(),
  end: end.exactOptional(),
});
/** What changes of a charisma period. */
export type CharismaPeriodUpdate = z.infer<typeof charismaPeriodUpdateSchema>;

/** What an hour of availability is worth, and when. */
export const charismaPeriodCalls = {
  list: {
    method: "GET",
    path: "/charisma-periods",
    summary: "Ce que vaut une heure de disponibilité, par créneau, dans l'ordre",
    answers: { 200: z.array(charismaPeriodSchema) },
  },
  read: {
    method: "GET",
    path: "/charisma-periods/:id",
    summary: "Un créneau de charisme",
    params: idParams,
    answers: { 200: charismaPeriodSchema },
  },
  create: {
    method: "POST",
    path: "/charisma-periods",
    summary: "Ajouter un créneau de charisme",
    body: charismaPeriodFormSchema,
    answers: { 201: charismaPeriodSchema },
  },
  update: {
    method: "PUT",
    path: "/charisma-periods/:id",
    summary: "Modifier un créneau de charisme ; ce qui est absent reste",
    params: idParams,
    body: charismaPeriodUpdateSchema,
    answers: { 200: charismaPeriodSchema },
  },
  remove: {
    method: "DELETE",
    path: "/charisma-periods/:id",
    summary: "Retirer un créneau de charisme",
    params: idParams,
    answers: { 204: noContent },
  },
} satisfies Calls;

const MOST = 1_000;
const eventDay = z.iso.date("Une date est attendue (AAAA-MM-JJ)");

/** What somebody earned at an event, with who it is. */
export const participationSchema = z.object({
  slug: z.string(),
  name: z.string(),
  participant: identitySchema,
  charisma: z.int(),
  eventDate: eventDay,
});
/** What somebody earned at an event; its key is the participant, the slug and the day (`yyyy-mm-dd`, of Paris). */
export type ListedParticipation = z.infer<typeof participationSchema>;

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

/** Somebody who may take part in an event, with all the charisma that they have. */
export const potentialParticipantSchema = identitySchema.extend({ charisma: z.int() });
/** Somebody who may take part in an event, with all the charisma that they have. */
export type PotentialParticipant = z.infer<typeof potentialParticipantSchema>;

const participationParams = z.object({ slug: z.string(), date: eventDay, userId: pathId });
const participationPath = "/charisma-events/:slug/date/:date/participant/:userId";

/** Events whose participants earn charisma. */
export const charismaEventCalls = {
  listParticipations: {
    method: "GET",
    path: "/charisma-events/all-participations",
    summary: "Qui a participé à quoi, le dernier événement d'abord",
    answers: { 200: z.array(participationSchema) },
  },
  listPotentialParticipants: {
    method: "GET",
    path: "/charisma-events/potential-participants",
    summary: "Les bénévoles, avec leur charisme",
    answers: { 200: z.array(potentialParticipantSchema) },
  },
  create: {
    method: "POST",
    path: "/charisma-events",
    summary: "Ajouter les participants d'un événement",
    body: charismaEventFormSchema,
    answers: { 201: z.array(participationSchema) },
  },
  update: {
    method: "PATCH",
    path: participationPath,
    summary: "Changer ce que quelqu'un a gagné à un événement",
    params: participationParams,
    body: z.object({ charisma: points }),
    answers: { 200: participationSchema },
  },
  remove: {
    method: "DELETE",
    path: participationPath,
    summary: "Retirer quelqu'un d'un événement",
    params: participationParams,
    answers: { 204: noContent },
  },
} satisfies Calls;
