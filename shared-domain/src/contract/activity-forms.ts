import * as z from "zod";
import { connections } from "../festival-activity/electric-connection";
import { festivalActivityReviewers, type General } from "../festival-activity/festival-activity";
import { NOT_A_LINK, photoLinkProblem } from "../festival-activity/sections/photo-link";
import { activityCategories } from "../festival-activity/sections/categories";
import { signageTypes } from "../signage/signage-catalogue";
import { id, LONG_TEXT, periodSchema, quantity, requiredText, SHORT_TEXT, text, yesOrNo } from "./fields";
import { requestFormSchema } from "./festival-events";

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

/** The code of the team whose verdict the person takes back. */
export const takeBackFormSchema = z.object({ team: reviewer("relire") });
