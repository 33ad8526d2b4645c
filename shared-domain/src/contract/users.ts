import { meRoutes, userRoutes } from "../routes/users";
import * as z from "zod";
import { assignmentPreferences } from "../people/assignment-preference";
import { MAX_COMMENT_LENGTH, type ProfileForm } from "../people/profile";
import { emailField } from "./auth";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { answeredInstant, idParams, identitySchema, picture, text, versionField } from "./fields";

const membershipSchema = z.enum(["STAFF", "VOLUNTEER"]);
/** The membership that a person applied for. */
export type Membership = z.infer<typeof membershipSchema>;

const personSchema = identitySchema.extend({
  profilePicture: z.string().nullable().describe("Dit seulement qu'il y en a une"),
  charisma: z.int(),
  teams: z.array(z.string()),
});
const detailsSchema = z.object({
  birthdate: z.iso.date(),
  email: z.string(),
  phone: z.string(),
  comment: z.string().nullable(),
});

/** A person; fields that the reader may not see are absent. */
export const volunteerSchema = personSchema.extend({
  version: versionField.exactOptional(),
  isBirthday: z.boolean().exactOptional().describe("Aujourd'hui, à Paris ; dans les listes seulement"),
  birthdate: detailsSchema.shape.birthdate.exactOptional(),
  email: detailsSchema.shape.email.exactOptional(),
  pendingEmail: z
    .object({ email: z.string(), countsAt: answeredInstant })
    .nullable()
    .exactOptional()
    .describe("L'adresse qui remplacera la sienne, pour les responsables des comptes"),
  phone: detailsSchema.shape.phone.exactOptional(),
  comment: detailsSchema.shape.comment.exactOptional(),
  note: z.string().nullable().exactOptional().describe("Celle des responsables des bénévoles"),
  preference: z
    .object({ assignment: z.enum(assignmentPreferences) })
    .nullable()
    .exactOptional(),
});
/** A person, as the reader may see them. */
export type Volunteer = z.infer<typeof volunteerSchema>;

/** The logged-in person. */
export const meSchema = personSchema.extend({
  ...detailsSchema.shape,
  version: versionField,
  permissions: z.array(z.string()),
  emailConfirmed: z.boolean().describe("Sans quoi aucun mail n'arrive, sauf celui qui demande de confirmer"),
  emailChangesAt: answeredInstant
    .nullable()
    .describe("Quand une adresse choisie par quelqu'un d'autre remplacera la sienne"),
  tasksCount: z
    .int()
    .describe("Le nombre de tâches où la personne est affectée, les heures qui se suivent en faisant une"),
  hasApprovedEULA: z.boolean(),
  membershipApplication: membershipSchema.nullable(),
  applications: z
    .array(z.object({ membership: membershipSchema, isRejected: z.boolean(), candidatedAt: answeredInstant }))
    .describe("Ses candidatures pour cette édition, la première d'abord"),
  balance: z.int().exactOptional().describe("De son compte perso, en centimes ; absent sans compte"),
});
/** The logged-in person, with every field. */
export type Me = z.infer<typeof meSchema>;

/** All that is kept about a person, by the French title of its kind; a row has the names of its columns. */
export const ownDataSchema = z.object({
  exportedAt: answeredInstant,
  data: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe("Ligne par ligne, par sorte de données"),
});
/** All that is kept about a person. */
export type OwnData = z.infer<typeof ownDataSchema>;

/** Longer than any rule allows, so that the rule refuses with its own message. */
const longName = z.string().max(1_000);
const INVALID_BIRTHDATE = "La date de naissance n'est pas valable";

/** The fields that people change of themselves; absent ones stay. */
export const profileFormSchema = describesEntity<ProfileForm>()(
  z.object({
    firstname: longName.exactOptional(),
    lastname: longName.exactOptional(),
    nickname: longName.nullable().exactOptional(),
    birthdate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(T|$)/, { error: INVALID_BIRTHDATE, abort: true })
      .refine((text) => !Number.isNaN(Date.parse(text)), INVALID_BIRTHDATE)
      .exactOptional(),
    phone: longName.exactOptional(),
    comment: text("Commentaire", { max: MAX_COMMENT_LENGTH }).nullable().exactOptional(),
  }),
);

/** The fields of a person that a manager of users changes. */
export const managedProfileFormSchema = profileFormSchema.extend({
  email: emailField.exactOptional(),
  note: text("Note", { max: MAX_COMMENT_LENGTH }).nullable().exactOptional(),
});
/** The body with which a manager changes a person. */
export type ManagedProfileForm = z.infer<typeof managedProfileFormSchema>;

/** Calls of the person's own profile. */
export const meCalls = withSchemas(meRoutes, {
  read: answering("Son compte", meSchema),
  change: answering("Modifier son profil ; ce qui est absent reste", meSchema, { body: profileFormSchema }),
  readData: answering("Tout ce qui est gardé sur soi", ownDataSchema),
  keepEmail: done("Garder son adresse plutôt que celle que quelqu'un d'autre a choisie"),
  approveEula: done("Accepter les conditions d'utilisation"),
  changePicture: creating("Changer sa photo", meSchema),
});

/** Calls of other people's profiles and memberships. */
export const userCalls = withSchemas(userRoutes, {
  listVolunteers: answering("Qui peut être affecté à une tâche", z.array(volunteerSchema)),
  listAdherents: answering("Qui peut cotiser", z.array(identitySchema)),
  read: answering("Une personne, selon ce qu'on peut en voir", volunteerSchema, { params: idParams }),
  readPicture: answering("La photo d'une personne", picture, { params: idParams }),
  change: answering("Modifier une personne ; ce qui est absent reste", volunteerSchema, {
    params: idParams,
    body: managedProfileFormSchema,
  }),
  keepEmail: done("Reprendre l'adresse qui attend d'être confirmée", { params: idParams }),
  remove: done("Fermer un compte", { params: idParams }),
});
