import { configurationRoutes } from "../routes/configuration";
import * as z from "zod";
import {
  contactEmailProblem,
  FESTIVAL_COLOR,
  FESTIVAL_NAME,
  festivalProblems,
  WRONG_DOMAIN,
} from "../configuration/festival-form";
import { type RestConfiguration, restLimits, type RestRules } from "../assignment/rest";
import { type CheckInCharisma, MOST_CHARISMA_AN_HOUR } from "../check-in/presence";
import { tooLong } from "../field-problems";
import { INVALID_EMAIL } from "../people/email";
import { WRONG_COLOR } from "../people/team-form";
import { LEAFLET, type LeafletTexts } from "../planning/leaflet";
import { type OwnQuotas, type QuotaKind, quotas } from "../quota/quotas";
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { instant, requiredText, text, versionField, yesOrNo } from "./fields";

/** A key without value has value null and version 0. */
export const configurationEntrySchema = z.object({
  key: z.string(),
  value: z.unknown(),
  version: versionField,
});
/** One key and its value. */
export type ConfigurationEntry = z.infer<typeof configurationEntrySchema>;

const contactEmail = z
  .string()
  .trim()
  .refine((text) => contactEmailProblem(text) === undefined, INVALID_EMAIL);

/** Key `festival`: names and addresses that screens and mails use, never constants in code. */
export const festivalSchema = z.object({
  name: requiredText("Nom", FESTIVAL_NAME).transform((text) => text.trim()),
  domain: z
    .string()
    .trim()
    .refine((text) => festivalProblems.domain(text) === undefined, WRONG_DOMAIN),
  color: z
    .string()
    .trim()
    .refine((text) => festivalProblems.color(text) === undefined, WRONG_COLOR)
    .default(FESTIVAL_COLOR)
    .describe("Celle des mails"),
  association: z
    .string()
    .trim()
    .max(FESTIVAL_NAME.max, tooLong("Association", FESTIVAL_NAME.max))
    .default("")
    .describe("Celle qui organise le festival ; vide si elle n'est pas nommée"),
  schoolDomain: z
    .string()
    .trim()
    .refine((text) => festivalProblems.schoolDomain(text) === undefined, WRONG_DOMAIN)
    .default("")
    .describe("Celui dont les adresses sont refusées à l'inscription ; vide s'il n'y en a pas"),
  humainEmail: contactEmail.describe("Les responsables des bénévoles"),
  communicationEmail: contactEmail,
  sgEmail: contactEmail.describe("Le secrétaire général"),
  supportEmail: contactEmail.describe("À qui signaler un bug"),
});
/** The names and addresses of the festival. */
export type FestivalConfiguration = z.infer<typeof festivalSchema>;

/** Key `eventDate`: the festival's first day, an ISO instant. */
export const eventDateSchema = z.object({ start: instant("Date") });
/** The festival's first day. */
export type EventDate = z.infer<typeof eventDateSchema>;

/** The longest value, in characters: lists of the configuration are read whole. */
const MOST_KEPT = 1_000_000;

const jpeg = ({ max }: { max: number }) =>
  z
    .string()
    .max(max, "L'image est trop lourde")
    .regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/, "L'image n'est pas lisible")
    .nullable();

/** Key `leaflet`: the texts of each volunteer's leaflet. The server sanitises its rich texts. */
export const leafletSchema = describesEntity<LeafletTexts>()(
  z.object({
    introduction: text("Introduction", LEAFLET.text),
    contacts: z
      .array(
        z.object({
          name: requiredText("Nom du contact", LEAFLET.title),
          phone: requiredText("Téléphone du contact", LEAFLET.title),
        }),
      )
      .max(LEAFLET.contacts, `Contacts : ${LEAFLET.contacts} au plus`),
    channels: z
      .array(
        z.object({
          name: requiredText("Nom du canal", LEAFLET.title),
          purpose: text("Usage du canal", LEAFLET.title),
          teams: z.array(text("Équipe", LEAFLET.title)).max(100),
        }),
      )
      .max(LEAFLET.channels, `Canaux : ${LEAFLET.channels} au plus`),
    pages: z
      .array(
        z.object({
          title: requiredText("Titre de la page", LEAFLET.title),
          text: text("Texte de la page", LEAFLET.text),
          picture: jpeg(LEAFLET.picture),
          beforeTasks: yesOrNo("Avant les tâches").exactOptional(),
        }),
      )
      .max(LEAFLET.pages, `Pages : ${LEAFLET.pages} au plus`),
    // Absent from values stored before logos existed.
    logo: jpeg(LEAFLET.logo).default(null),
    securityPlan: jpeg(LEAFLET.picture).default(null),
  }),
);

const limit = (rule: keyof RestRules) => {
  const { label, most } = restLimits[rule];
  return z
    .number({ error: `${label} : un nombre est attendu` })
    .positive(`${label} : doit être supérieur à 0`)
    .max(most, `${label} : ${String(most)} au plus`);
};
const restRules = {
  minimumRest: limit("minimumRest").exactOptional(),
  hoursInARow: limit("hoursInARow").exactOptional(),
  hoursPerDay: limit("hoursPerDay").exactOptional(),
  nightsInARow: limit("nightsInARow")
    .refine(Number.isInteger, `${restLimits.nightsInARow.label} : un nombre entier est attendu`)
    .exactOptional(),
};

/** Key `restRules`: an absent limit does not apply. */
export const restRulesSchema = describesEntity<RestConfiguration>()(
  z.object({
    everybody: z.object(restRules),
    teams: z.array(z.object({ team: text("Équipe", { max: 20 }), ...restRules })).max(100),
  }),
);

/** Key `checkInCharisma`: the points of an hour worked; without it worked hours earn nothing. */
export const checkInCharismaSchema = describesEntity<CheckInCharisma>()(
  z.object({
    perHour: z
      .int("Charisme par heure faite : un nombre entier est attendu")
      .min(0, "Charisme par heure faite : ne peut pas être négatif")
      .max(MOST_CHARISMA_AN_HOUR, `Charisme par heure faite : ${MOST_CHARISMA_AN_HOUR} au plus`),
  }),
);

const kinds = Object.keys(quotas) as QuotaKind[];
/**
 * Key `quotas`: the number of things of a kind that the festival may keep, where it differs from the default.
 */
export const quotasSchema = describesEntity<OwnQuotas>()(
  z.strictObject(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        z
          .int(`${quotas[kind].what} : un nombre entier est attendu`)
          .min(1, `${quotas[kind].what} : doit être supérieur à 0`)
          .max(MOST_KEPT, `${quotas[kind].what} : ${MOST_KEPT.toLocaleString("fr")} au plus`)
          .exactOptional(),
      ]),
    ),
  ) as unknown as z.ZodType<OwnQuotas>,
);

const keyParams = z.object({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,49}$/, "La clé n'est pas valable"),
});
/** The value's shape depends on its key. */
export const configurationFormSchema = z.object({
  value: z.record(z.string(), z.unknown(), "La valeur doit être un objet"),
});

/** Reads and changes the configuration. */
export const configurationCalls = withSchemas(configurationRoutes, {
  list: answering("Ce qu'on peut lire de la configuration", z.array(configurationEntrySchema)),
  read: answering("La valeur d'une clé", configurationEntrySchema, { params: keyParams }),
  saveBriefing: creating("Fixer le créneau du briefing des bénévoles", configurationEntrySchema, {
    body: configurationFormSchema,
  }),
  save: creating("Fixer la valeur d'une clé", configurationEntrySchema, {
    params: keyParams,
    body: configurationFormSchema,
  }),
  clear: done("Effacer une clé", { params: keyParams }),
});
