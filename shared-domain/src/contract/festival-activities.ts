import * as z from "zod";
import { connections } from "../festival-activity/electric-connection";
import {
  APPROVED,
  DRAFT,
  type DraftFestivalActivity,
  type FestivalActivity,
  festivalActivityReviewers,
  type General,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
} from "../festival-activity/festival-activity";
import type { FestivalActivityPreview } from "../festival-activity/preview";
import { NOT_A_LINK, photoLinkProblem } from "../festival-activity/sections/photo-link";
import { activityCategories } from "../festival-activity/sections/categories";
import { signageTypes } from "../signage/signage-type";
import { describesEntity } from "./call";
import {
  id,
  identitySchema,
  LONG_TEXT,
  periodSchema,
  quantity,
  requiredText,
  SHORT_TEXT,
  text,
  versionField,
  yesOrNo,
} from "./fields";
import {
  feedbackSchema,
  inquiryRequestSchema,
  keyEventSchema,
  locationReferenceSchema,
  requestFormSchema,
  timeWindowSchema,
} from "./festival-events";

export type { FestivalActivityPreview };
export type { DriveForm, FeedbackForm, InquiryRequestForm } from "./festival-events";
export type { PeriodForm } from "./fields";

/** Every status of an activity, from draft to refused. */
export const activityStatuses = [DRAFT, IN_REVIEW, VALIDATED, REFUSED] as const;
const reviews = z.record(
  z.enum(festivalActivityReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW]),
);

const general = z.object({
  name: z.string(),
  description: z.string().nullable(),
  categories: z.array(z.string()),
  toPublish: z.boolean(),
  photoLink: z.string().nullable(),
  isFlagship: z.boolean(),
  timeWindows: z.array(timeWindowSchema),
});

const contractor = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  comment: z.string().nullable(),
});

const inCharge = z.object({
  adherent: identitySchema,
  team: z.string().nullable(),
  contractors: z.array(contractor),
});

const signage = z.object({
  id: z.string(),
  type: z.enum(signageTypes),
  text: z.string(),
  size: z.string(),
  quantity: z.int(),
  comment: z.string().nullable(),
  catalogItem: z
    .object({ id: z.int(), name: z.string(), type: z.enum(signageTypes) })
    .exactOptional()
    .describe("Absent tant qu'aucune référence n'est attribuée"),
});

const signa = z.object({ location: locationReferenceSchema.nullable(), signages: z.array(signage) });

const electricity = z.object({
  id: z.string(),
  connection: z.enum(connections),
  device: z.string(),
  power: z.number().describe("En watts, pour un appareil"),
  count: z.int(),
  comment: z.string().nullable(),
});

const requests = z.array(inquiryRequestSchema);

const draft = z.object({
  id: z.int(),
  version: versionField,
  status: z.literal(DRAFT),
  general,
  inCharge,
  signa,
  security: z.object({ specialNeed: z.string().nullable(), freePass: z.int() }),
  supply: z.object({ electricity: z.array(electricity), water: z.string().nullable() }),
  inquiry: z.object({
    timeWindows: z.array(timeWindowSchema),
    gears: requests,
    electricity: requests,
    barriers: requests,
  }),
  feedbacks: z.array(feedbackSchema),
  history: z.array(keyEventSchema),
  tasks: z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })),
});

const ready = {
  general: general.extend({ description: z.string() }),
  inCharge: inCharge.extend({ team: z.string() }),
  signa: signa.extend({ location: locationReferenceSchema }),
  reviews,
};

/** An activity sheet (FA) in any status; only a draft may lack what readiness asks for, and has no reviews. */
export const festivalActivitySchema = describesEntity<FestivalActivity>()(
  z
    .discriminatedUnion("status", [
      draft,
      draft.extend({ ...ready, status: z.literal(IN_REVIEW) }),
      draft.extend({ ...ready, status: z.literal(VALIDATED) }),
      draft.extend({ ...ready, status: z.literal(REFUSED) }),
    ])
    .describe("Une fiche activité"),
);

/** Created sheets are drafts. */
export const draftFestivalActivitySchema = describesEntity<DraftFestivalActivity>()(draft);
/** The answer to a creation. */
export type CreatedActivity = DraftFestivalActivity;

/** A line of the list of activities. */
export const festivalActivityPreviewSchema = describesEntity<FestivalActivityPreview>()(
  z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(activityStatuses),
    adherent: identitySchema,
    team: z.string().nullable(),
    needSupply: z.boolean(),
    reviews: reviews.exactOptional().describe("Absent d'un brouillon"),
  }),
);

/** The body of a new activity: its name, 200 characters at most. */
export const createActivityFormSchema = z.object({ name: requiredText("Nom de la FA", { max: 200 }) });
/** The body that creates an activity. */
export type CreateActivityForm = z.infer<typeof createActivityFormSchema>;

const RICH_TEXT = { max: 50_000 };

const categories = z
  .array(
    z.enum(activityCategories, {
      error: `Catégories : les catégories possibles sont ${activityCategories.join(", ")}`,
    }),
    { error: "Catégories : une liste est attendue" },
  )
  .overwrite((chosen) => [...new Set(chosen)]);

const photoLink = text("Lien de la photo", { max: 2_000 })
  .refine((link) => photoLinkProblem(link) === undefined, NOT_A_LINK)
  .nullable();

/** The general section; unsafe links and unknown categories are refused. */
export const generalFormSchema = z.object({
  name: createActivityFormSchema.shape.name.exactOptional(),
  description: text("Description", RICH_TEXT).nullable().exactOptional(),
  categories: categories.exactOptional(),
  toPublish: yesOrNo("Publier sur le site / plaquette").exactOptional(),
  photoLink: photoLink.exactOptional(),
  isFlagship: yesOrNo("Activité phare").exactOptional(),
}) satisfies z.ZodType<Partial<Omit<General, "timeWindows">>>;
/** Absent fields stay; `description` is HTML of the rich editor. An unknown category is refused. */
export type GeneralForm = z.input<typeof generalFormSchema>;

/**
 * The person and team that answer for the activity: an adherent by id, a team by code. Absent fields stay.
 */
export const inChargeFormSchema = z.object({
  adherentId: id("Adhérent").exactOptional(),
  team: requiredText("Équipe", SHORT_TEXT).exactOptional(),
});
/** The body that changes who is in charge of an activity. */
export type InChargeForm = z.infer<typeof inChargeFormSchema>;

/** An outside contractor of an activity; first name, name and phone are required. */
export const contractorFormSchema = z.object({
  firstname: requiredText("Prénom", SHORT_TEXT),
  lastname: requiredText("Nom", SHORT_TEXT),
  phone: requiredText("Téléphone", { max: 50 }),
  email: text("Email", { max: 320 }).nullable().exactOptional(),
  company: text("Société", SHORT_TEXT).nullable().exactOptional(),
  comment: text("Commentaire", LONG_TEXT).nullable().exactOptional(),
});
/** The body that adds a contractor. */
export type ContractorForm = z.infer<typeof contractorFormSchema>;

/** The changed fields of a contractor; the others stay. */
export const contractorPatchSchema = contractorFormSchema.partial();
/** The body that changes a contractor. */
export type ContractorPatch = z.infer<typeof contractorPatchSchema>;

/** The activity's place by id; null takes it away. */
export const signaFormSchema = z.object({ locationId: id("Lieu").nullable() });
/** The body that changes an activity's place. */
export type SignaForm = z.infer<typeof signaFormSchema>;

/** Text and size make the signage's id, which must fit in an index. */
export const signageFormSchema = z.object({
  type: z.enum(signageTypes, { error: "Le type de signalétique est invalide" }),
  quantity: quantity("Quantité"),
  text: requiredText("Texte à écrire", { max: 200 }),
  size: requiredText("Taille", { max: 50 }),
  comment: text("Commentaire", LONG_TEXT).nullable().exactOptional(),
});
/** The body that asks for a signage. */
export type SignageForm = z.infer<typeof signageFormSchema>;

/** The changed fields of a request for signage; the others stay. */
export const signagePatchSchema = signageFormSchema.partial();
/** The body that changes a request for signage. */
export type SignagePatch = z.infer<typeof signagePatchSchema>;

/** The signage of the catalogue, by id, that answers a request. */
export const signageLinkFormSchema = z.object({ catalogItemId: id("Référence") });
/** The body that links a request to the catalogue. */
export type SignageLinkForm = z.infer<typeof signageLinkFormSchema>;

/** A negative number of passes is refused by the rule, with its own message. */
export const securityFormSchema = z.object({
  specialNeed: text("Dispositif de sécurité particulier", LONG_TEXT).nullable().exactOptional(),
  freePass: z
    .int({ error: "Nombre de laissez passer : un nombre entier est attendu" })
    .max(1_000_000, "Nombre de laissez passer : 1 000 000 au plus")
    .exactOptional(),
});
/** The body that changes what an activity needs of security. */
export type SecurityForm = z.infer<typeof securityFormSchema>;

/** An activity's need of water; null for none. */
export const supplyFormSchema = z.object({ water: text("Besoin en eau", LONG_TEXT).nullable() });
/** The body that changes the need of water. */
export type SupplyForm = z.infer<typeof supplyFormSchema>;

/** The device makes the supply's id, which must fit in an index. */
export const electricityFormSchema = z.object({
  connection: z.enum(connections, { error: "Le type de connexion est invalide" }),
  device: requiredText("Appareil", { max: 200 }),
  power: quantity("Puissance par appareil"),
  count: quantity("Nombre d'appareils"),
  comment: text("Commentaire", LONG_TEXT).nullable().exactOptional(),
});
/** `power` in watts, for one device. */
export type ElectricityForm = z.infer<typeof electricityFormSchema>;

/** The changed fields of a need of power; the others stay. */
export const electricityPatchSchema = electricityFormSchema.partial();
/** The body that changes a need of power. */
export type ElectricityPatch = z.infer<typeof electricityPatchSchema>;

/** The first window and the first request for gear, which come together. */
export const initInquiryFormSchema = z.object({ timeWindow: periodSchema, request: requestFormSchema });
/** The body that starts the requests for gear. */
export type InitInquiryForm = z.infer<typeof initInquiryFormSchema>;

const reviewer = (verb: string) =>
  z.enum(festivalActivityReviewers, {
    error: `Seuls ${festivalActivityReviewers.join(", ")} peuvent ${verb} une FA`,
  });

/** The code of the team for which the person approves. */
export const approveFormSchema = z.object({ team: reviewer("approuver") });
/** The body that approves an activity. */
export type ReviewForm = z.infer<typeof approveFormSchema>;

/** The code of the team for which the person rejects, and the reason. */
export const rejectFormSchema = z.object({
  team: reviewer("rejeter"),
  reason: requiredText("Explication", LONG_TEXT),
});
/** The body that rejects an activity. */
export type RejectForm = z.infer<typeof rejectFormSchema>;
