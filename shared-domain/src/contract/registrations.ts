import {
  registrationRoutes,
  staffApplicationRoutes,
  volunteerApplicationRoutes,
} from "../routes/registrations";
import * as z from "zod";
import { MAX_COMMENT_LENGTH } from "../people/profile";
import { peopleColumns } from "../registration/people-rows";
import { emptyRegistration, type RegistrationForm } from "../registration/registration";
import { answering, creating, describesEntity, done, noContent, withSchemas } from "./call";
import { answeredInstant, pathId, periodSchema, text, yesOrNo } from "./fields";
import { importing } from "./spreadsheet";

/** Longer than any rule allows, so that the rule refuses with its own message. */
const formText = (missing: string) => z.string().max(1_000).default(missing);
const INVALID_BIRTHDATE = "La date de naissance n'est pas valable";

/** RG-6: an absent field counts as empty. */
export const newcomerSchema = describesEntity<RegistrationForm>()(
  z.object({
    email: formText(emptyRegistration.email),
    firstname: formText(emptyRegistration.firstname),
    lastname: formText(emptyRegistration.lastname),
    password: formText(emptyRegistration.password),
    mobilePhone: formText(emptyRegistration.mobilePhone),
    nickname: z.string().max(1_000).exactOptional(),
    birthdate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(T|$)/, { error: INVALID_BIRTHDATE, abort: true })
      .refine((text) => !Number.isNaN(Date.parse(text)), INVALID_BIRTHDATE)
      .default(emptyRegistration.birthdate),
    comment: text("Commentaire", { max: MAX_COMMENT_LENGTH }).exactOptional(),
    teams: z.array(z.string().max(20)).max(50).default([]),
    hasApprovedEULA: z.boolean().default(false),
  }),
);

/** A registration; with the token of an invitation the person becomes an organiser. */
export const registrationFormSchema = z.object({
  token: z.string().max(4_000).exactOptional(),
  newcomer: newcomerSchema,
});
/** The body of a registration. */
export type NewRegistration = z.input<typeof registrationFormSchema>;

/** A person who asks to become an organiser. */
export const staffCandidateSchema = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  nickname: z.string().nullable(),
  email: z.string(),
  emailConfirmed: z.boolean().describe("Sans quoi la candidature ne peut pas être acceptée"),
  candidatedAt: answeredInstant,
  teams: z.array(z.string()).describe("Les codes de ses équipes, par nom"),
});
/** A person who asks to become an organiser. */
export type StaffCandidate = z.infer<typeof staffCandidateSchema>;

/** A person who asks to become a volunteer. */
export const volunteerCandidateSchema = staffCandidateSchema.extend({
  charisma: z.int().describe("Ce que valent ses disponibilités"),
  mobilePhone: z.string(),
  birthdate: z.iso.date(),
  comment: z.string().nullable(),
  note: z.string().nullable().exactOptional().describe("Celle des responsables des bénévoles"),
  availabilities: z.array(z.object({ start: answeredInstant, end: answeredInstant })),
});
/** A person who asks to become a volunteer. */
export type VolunteerCandidate = z.infer<typeof volunteerCandidateSchema>;

/** The candidates to enrol; the server ignores their names. */
export const enrolFormSchema = z.object({
  candidates: z
    .array(z.object({ id: z.int().min(1).max(2_147_483_647), name: z.string().max(200).exactOptional() }))
    .min(1, "Il faut au moins un candidat")
    .max(500, "500 candidats au plus"),
});
/** The body that enrols candidates. */
export type EnrolForm = z.input<typeof enrolFormSchema>;

const hasApplicationSchema = z.object({ hasApplication: z.boolean() });
const personParams = z.object({ id: pathId });

/** Calls of registration. */
export const registrationCalls = withSchemas(registrationRoutes, {
  register: done("S'inscrire ; avec le jeton d'une invitation, comme organisateur", {
    body: registrationFormSchema,
  }),
  importRows: importing("Importer des bénévoles d'un tableur", peopleColumns, {
    sendsMails: yesOrNo("Envoyer un mail à chaque personne"),
  }),
});

/** The calls that admit candidates, alike for organisers and volunteers. */
const admissionSchemas = <Candidate extends z.ZodType>(who: string, candidate: Candidate) => ({
  candidates: {
    summary: `Qui demande à devenir ${who}`,
    answers: { 200: z.array(candidate) },
  },
  rejected: {
    summary: `Les candidats ${who}s rejetés`,
    answers: { 200: z.array(candidate) },
  },
  count: {
    summary: `Combien demandent à devenir ${who}s`,
    answers: { 200: z.int() },
  },
  enrol: {
    summary: `Enrôler des ${who}s`,
    body: enrolFormSchema,
    answers: { 204: noContent },
  },
  reject: {
    summary: `Rejeter une candidature de ${who}`,
    params: personParams,
    answers: { 204: noContent },
  },
  restore: {
    summary: `Restaurer une candidature de ${who}`,
    params: personParams,
    answers: { 204: noContent },
  },
});

/** Calls of the applications of organisers: candidates, members, the link of the invitation. */
export const staffApplicationCalls = withSchemas(staffApplicationRoutes, {
  ...admissionSchemas("organisateur", staffCandidateSchema),
  apply: done("Candidater comme organisateur, avec le jeton d'une invitation", {
    body: z.object({ email: z.string().max(320), token: z.string().max(4_000) }),
  }),
  hasApplication: answering(
    "Si la personne a candidaté comme organisateur cette édition",
    hasApplicationSchema,
    { params: z.object({ email: z.string().max(320) }) },
  ),
  invitationLink: answering("Le lien d'invitation en cours, s'il y en a un", z.url().nullable()),
  newInvitationLink: creating("Faire un nouveau lien d'invitation, valable 30 jours", z.url()),
});

/** Calls of the applications of volunteers: candidates, members, the briefing. */
export const volunteerApplicationCalls = withSchemas(volunteerApplicationRoutes, {
  ...admissionSchemas("bénévole", volunteerCandidateSchema),
  apply: done("Candidater comme bénévole", { params: personParams }),
  hasApplication: answering("Si la personne a candidaté comme bénévole cette édition", hasApplicationSchema, {
    params: personParams,
  }),
  setBriefing: done("Fixer le créneau du briefing des bénévoles", { body: periodSchema }),
});
