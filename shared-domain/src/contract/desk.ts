import * as z from "zod";
import type { ClaimForm, ClaimLink } from "../desk/claim";
import type { DeskSlot } from "../desk/place";
import type { KnownPerson, WelcomeForm } from "../desk/welcome";
import { claimRoutes, deskRoutes } from "../routes/desk";
import { slotFields } from "./assignment/assignments";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { answeredInstant, id, identitySchema, pathId, text } from "./fields";
import { newcomerSchema } from "./registrations";

const CODE = { max: 20 };
const SLOT_ID = { max: 100 };
/** Longer than any rule allows, so that the rule refuses with its own message. */
const typed = z.string().max(1_000);
const { firstname, lastname, mobilePhone, birthdate, hasApprovedEULA } = newcomerSchema.shape;

/** A person whose account has a telephone number. */
export const knownPersonSchema = describesEntity<KnownPerson>()(
  identitySchema.extend({
    isMember: z.boolean().describe("Faux tant que sa candidature n'est pas acceptée"),
    hasAddress: z.boolean().describe("Faux tant que son compte attend d'être récupéré"),
  }),
);

const welcomeFields = z.object({ firstname, lastname, mobilePhone, birthdate, hasApprovedEULA });
/** A person without an account; `key` makes a press that is sent twice count once. */
export const welcomeFormSchema = describesEntity<WelcomeForm & { key: string }>()(
  welcomeFields.extend({ key: z.uuid("Clé : un identifiant est attendu") }),
);
/** The body that welcomes a person. */
export type NewWelcome = z.input<typeof welcomeFormSchema>;

/** A slot that lacks people, for one person. */
export const deskSlotSchema = describesEntity<DeskSlot>()(
  z.object({
    ...slotFields,
    name: z.string().describe("De la fiche tâche"),
    place: z.string().nullable(),
    as: z.string().describe("Le code de l'équipe pour laquelle la personne y vient"),
    missing: z.int().describe("Combien de personnes manquent à cette équipe"),
  }),
);

/** The slot where a person is placed, and the team for which they come. */
export const placeFormSchema = z.object({
  taskId: id("Fiche tâche"),
  mobilizationId: text("Mobilisation", SLOT_ID),
  assignmentId: text("Créneau", SLOT_ID),
  as: text("Équipe", CODE),
});
/** The body that places a person. */
export type PlaceForm = z.infer<typeof placeFormSchema>;

const personParams = z.object({ userId: pathId });

/** A link that claims an account. */
export const claimLinkSchema = describesEntity<ClaimLink>()(
  z.object({ url: z.url(), expiresAt: answeredInstant }),
);

/** Calls of the desk. */
export const deskCalls = withSchemas(deskRoutes, {
  listKnown: answering("Qui a déjà un compte avec ce numéro de téléphone", z.array(knownPersonSchema), {
    query: z.object({ phone: z.string().max(30) }),
  }),
  welcome: creating(
    "Accueillir une personne sans compte : elle devient bénévole, sans adresse ni mot de passe",
    identitySchema,
    { body: welcomeFormSchema },
  ),
  listSlots: answering(
    "Les créneaux en cours ou proches où il manque du monde et où cette personne peut aller",
    z.array(deskSlotSchema),
    { params: personParams },
  ),
  place: done("Placer une personne sur un créneau et l'y pointer arrivée", {
    params: personParams,
    body: placeFormSchema,
  }),
  makeClaimLink: creating(
    "Créer le lien avec lequel une personne accueillie récupère son compte ; il remplace le précédent",
    claimLinkSchema,
    { params: personParams },
  ),
});

const token = z.string().max(200);

/** Calls of the person who claims their account, without a session. */
export const claimCalls = withSchemas(claimRoutes, {
  read: answering(
    "À qui est un lien de récupération : un prénom, rien d'autre",
    z.object({ firstname: z.string() }),
    {
      body: z.object({ token }),
    },
  ),
  claim: done("Récupérer le compte fait à l'accueil : une adresse et un mot de passe", {
    body: z
      .object({ token })
      .extend(describesEntity<ClaimForm>()(z.object({ email: typed, password: typed })).shape),
  }),
});
