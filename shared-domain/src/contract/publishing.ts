import * as z from "zod";
import {
  type PublishingToken,
  type PublishingTokenForm,
  publishingRights,
} from "../publishing/publishing-token";
import { type AnnouncedBuild, faultLimits } from "../publishing/upload";
import type { AppWord } from "../publishing/app-switch";
import { applicationSwitchRoutes, publishingRoutes, publishingTokenRoutes } from "../routes/publishing";
import { answering, creating, describesEntity, done, noContent, withSchemas } from "./call";
import { answeredInstant, identitySchema, idParams, SHORT_TEXT, text } from "./fields";

const right = z.enum(publishingRights, { error: "Droits : ce n'est pas un droit d'un jeton" });

/** A token without its text. */
export const publishingTokenSchema = describesEntity<PublishingToken>()(
  z.object({
    id: z.int(),
    label: z.string(),
    app: z.string(),
    rights: z.array(right),
    madeAt: answeredInstant,
    madeBy: identitySchema.nullable(),
    expiresAt: answeredInstant,
    revokedAt: answeredInstant.nullable(),
    lastUsedAt: answeredInstant.nullable(),
  }),
);

/** The body of a new token. */
export const publishingTokenFormSchema = describesEntity<PublishingTokenForm>()(
  z.object({
    label: text("Nom du jeton", SHORT_TEXT),
    app: text("Application", SHORT_TEXT),
    rights: z.array(right, { error: "Droits : une liste est attendue" }).max(10, "Droits : 10 au plus"),
    days: z.number({ error: "Durée : un nombre de jours est attendu" }),
  }),
);

/** Tokens of publishing, for administrators. */
export const publishingTokenCalls = withSchemas(publishingTokenRoutes, {
  list: answering("Les jetons de publication, le plus récent d'abord", z.array(publishingTokenSchema)),
  make: creating(
    "Créer un jeton de publication ; son texte n'est donné que cette fois",
    z.object({ token: publishingTokenSchema, text: z.string() }),
    { body: publishingTokenFormSchema },
  ),
  revoke: done("Révoquer un jeton de publication", { params: idParams }),
});

const appParams = z.object({ app: z.string().max(50, "Application : ce nom est trop long") });
const uploadParams = appParams.extend({
  upload: z.string().regex(/^[0-9a-f]{32}$/, "Envoi : ce n'en est pas un"),
});
const version = z.string().regex(/^[0-9a-z][\w.-]{0,39}$/i, "Version : ce n'est pas le nom d'une version");
const fault = text("Défaut", { max: faultLimits.characters });

/** The body that announces a build: its whole manifest, which only publishing understands, and its sizes. */
export const announcedBuildSchema = describesEntity<AnnouncedBuild>()(
  z.object({
    manifest: z.looseObject(
      { integrity: z.record(z.string(), z.string(), { error: "Manifeste : les empreintes manquent" }) },
      { error: "Manifeste : il manque" },
    ),
    sizes: z.record(z.string(), z.number(), { error: "Tailles : elles manquent" }),
  }),
);

const channel = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "Essai : de petites lettres, des chiffres et des tirets");

/** The body of a publication: how its trial went where it was built, and its people when it is not for everybody. */
export const publicationFormSchema = z.object({
  untried: z.boolean().exactOptional(),
  forced: z.array(fault).max(faultLimits.faults, "Défauts : trop à la fois").exactOptional(),
  target: z
    .object({
      channel,
      percent: z.int().min(0, "Part : 0 au moins").max(100, "Part : 100 au plus").exactOptional(),
      teams: z
        .array(z.string().regex(/^[a-z0-9-]{1,40}$/, "Équipes : ce n'est pas le code d'une équipe"))
        .max(50, "Équipes : trop à la fois")
        .exactOptional(),
    })
    .exactOptional()
    .describe("L'essai auquel elle va, au lieu de la mettre en place"),
  filesAt: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]{1,200}$/, "Autre serveur : une adresse comme https://apps.example.org")
    .exactOptional()
    .describe("Un autre serveur, que le site autorise, d'où viennent ses fichiers"),
});

/** The body of a rollback. */
export const rollbackFormSchema = z.object({
  version: version.exactOptional(),
  from: version.exactOptional().describe("Seulement si cette version est en place"),
  because: text("Raison", SHORT_TEXT).exactOptional(),
});

const because = text("Raison", SHORT_TEXT).exactOptional();

/** The body that disables an app. */
export const appWordFormSchema = describesEntity<AppWord & { because?: string }>()(
  z.object({
    word: text("Mot pour les gens", SHORT_TEXT).describe("Ce que les gens lisent à sa place"),
    ask: text("Qui demander", SHORT_TEXT).describe("« un admin », « l'équipe matos »"),
    because,
  }),
);
/** The body that enables or unpublishes an app. */
export const appReasonFormSchema = z.object({ because });

/** The body that promotes or ends a channel. */
export const channelFormSchema = z.object({
  from: version.exactOptional().describe("Seulement si c'est la version à l'essai"),
  because,
});
/** The body that promotes or ends a channel of several apps at once. */
export const channelsFormSchema = channelFormSchema.extend({
  together: z
    .array(
      z
        .string()
        .regex(
          /^mf-[a-z0-9-]{1,46}@[0-9a-z][\w.-]{0,39}$/i,
          "Applications : ce n'est pas une version d'une application",
        ),
    )
    .max(20, "Applications : trop à la fois")
    .exactOptional()
    .describe(
      "Les autres applications de l'essai, à changer dans la même écriture : « mf-tasks@4b8ec4891b14 »",
    ),
});
const channelParams = appParams.extend({ channel });

const gone = z.object({ from: z.string(), to: z.string() });
const switched = z.object({ already: z.boolean().describe("Rien n'a changé : c'était déjà le cas") });
const switches = {
  disable: answering("Mettre une application en pause, avec un mot pour les gens", switched, {
    params: appParams,
    body: appWordFormSchema,
  }),
  enable: answering("Rouvrir une application en pause", switched, {
    params: appParams,
    body: appReasonFormSchema,
  }),
  unpublish: answering("Retirer une application du site ; ses versions restent", switched, {
    params: appParams,
    body: appReasonFormSchema,
  }),
  promoteChannel: answering("Mettre en place pour tout le monde une version à l'essai", switched, {
    params: channelParams,
    body: channelFormSchema,
  }),
  endChannel: answering("Finir l'essai d'une version : ses gens retrouvent celle en place", switched, {
    params: channelParams,
    body: channelFormSchema,
  }),
};

/** Calls of administrators on an app in place. */
export const applicationSwitchCalls = withSchemas(applicationSwitchRoutes, {
  ...switches,
  promoteChannel: { ...switches.promoteChannel, body: channelsFormSchema },
  endChannel: { ...switches.endChannel, body: channelsFormSchema },
  rollback: answering("Remettre en place une version gardée d'une application", gone, {
    params: appParams,
    body: rollbackFormSchema,
  }),
});

/** Publishing with a token in place of a session (`Authorization: Bearer`). */
export const publishingCalls = withSchemas(publishingRoutes, {
  begin: answering(
    "Annoncer une version : ce qui manque encore au site",
    z.object({ upload: z.string(), missing: z.array(z.string()) }),
    { params: appParams, body: announcedBuildSchema },
  ),
  putFile: {
    summary: "Envoyer un fichier d'une version annoncée (application/octet-stream)",
    params: uploadParams.extend({
      hash: z.string().regex(/^[\w-]{64}$/, "Empreinte : ce n'en est pas une"),
    }),
    answers: { 204: noContent },
  },
  publish: answering(
    "Mettre en place une version dont tous les fichiers sont arrivés",
    z.object({ version: z.string(), already: z.boolean() }),
    { params: uploadParams, body: publicationFormSchema },
  ),
  ...switches,
  rollback: answering("Revenir à une version précédente", gone, {
    params: appParams,
    body: rollbackFormSchema,
  }),
});
