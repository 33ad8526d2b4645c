import * as z from "zod";
import { clientErrorKindLabels, clientErrorLimits } from "../client-error/client-error";
import { clientErrorRoutes } from "../routes/client-errors";
import { keysOf } from "../keys-of";
import { answering, done, withSchemas } from "./call";
import { answeredInstant, identitySchema, text, yesOrNo } from "./fields";

const appName = z
  .string({ error: "Application : un nom est attendu" })
  .regex(/^(shell|mf-[a-z0-9-]{1,40})$/, "Application : ce nom n'est pas celui d'une application");
const version = z
  .string({ error: "Version : un texte est attendu" })
  .regex(/^[\w.-]{1,40}$/, "Version : ce n'est pas le nom d'une version");

/** The body of a report; longer texts than a browser of ours sends are refused, and shorter ones may still be cut. */
export const clientErrorReportSchema = z.object({
  loads: z
    .array(z.object({ app: appName, version }))
    .max(clientErrorLimits.loads, "Applications : trop à la fois")
    .describe("Les versions que cette session a ouvertes pour la première fois"),
  errors: z
    .array(
      z.object({
        app: appName,
        version,
        kind: z.enum(keysOf(clientErrorKindLabels), { error: "Genre : ce n'est pas un genre d'erreur" }),
        page: text("Page", { max: 200 }).describe("Le modèle du chemin, sans identifiant ni recherche"),
        message: text("Message", { max: 1_000 }),
        stack: text("Pile", { max: 8_000 }),
        count: z.int({ error: "Nombre : un nombre entier est attendu" }).min(1).max(clientErrorLimits.count),
        duringOutage: yesOrNo("Panne"),
      }),
    )
    .max(clientErrorLimits.errors, "Erreurs : trop à la fois"),
});
/** A report of a browser. */
export type ClientErrorReport = z.infer<typeof clientErrorReportSchema>;

/** An error of an app, counted over thirty days. */
export const countedErrorSchema = z.object({
  version: z.string(),
  kind: z.enum(keysOf(clientErrorKindLabels)),
  page: z.string(),
  message: z.string(),
  stack: z.string(),
  count: z.int(),
  sessions: z.int().describe("Le plus de sessions touchées en une heure"),
  lastAt: answeredInstant,
});
/** An error of an app, counted over thirty days. */
export type CountedError = z.infer<typeof countedErrorSchema>;

const versionHealthSchema = z.object({
  version: z.string(),
  sessions: z.int().describe("Sessions de personnes connectées qui l'ont ouverte"),
  failedSessions: z.int().describe("Celles où son propre code a échoué"),
  errors: z.int(),
  lastDay: z.array(z.int()).describe("Les erreurs de chacune des 24 dernières heures, la dernière à la fin"),
  lastMonth: z.array(z.int()).describe("Les erreurs de chacun des 30 derniers jours, le dernier à la fin"),
});
/** How one version of an app fares. */
export type VersionHealth = z.infer<typeof versionHealthSchema>;

const releaseEventSchema = z.object({
  at: answeredInstant,
  text: z.string(),
  by: identitySchema.nullable(),
});

const applicationHealthSchema = z.object({
  app: z.string(),
  inPlace: z.string().nullable().describe("La version en place"),
  publishedAt: answeredInstant.nullable(),
  titles: z.array(z.string()).describe("Ses pages du menu, par leur nom"),
  disabled: z
    .object({ word: z.string(), ask: z.string() })
    .nullable()
    .describe("Ce que les gens lisent à sa place, quand elle est en pause"),
  lastGood: z
    .string()
    .nullable()
    .describe("La dernière version retirée par personne et sans session en erreur"),
  kept: z
    .array(z.object({ version: z.string(), at: answeredInstant }))
    .describe("Les versions gardées, qui peuvent revenir ; la plus récente d'abord"),
  stories: z.array(z.string()).describe("Les versions qui ont leur Storybook"),
  channels: z
    .array(
      z.object({
        channel: z.string(),
        version: z.string(),
        percent: z.number().optional(),
        teams: z.array(z.string()).optional(),
      }),
    )
    .describe("Les versions à l'essai, et qui les a sans les demander"),
  isGuarded: z.boolean().describe("Une version qui casse est retirée toute seule"),
  versions: z.array(versionHealthSchema),
  history: z.array(releaseEventSchema).describe("Le plus récent d'abord"),
});
/** How an app fares: its versions, and what was done to them. */
export type ApplicationHealth = z.infer<typeof applicationHealthSchema>;

/** The body that switches the automatic rollback of an app. */
export const guardFormSchema = z.object({ isGuarded: yesOrNo("Retour automatique") });

/** Calls with which browsers tell errors of apps, and administrators read them. */
export const clientErrorCalls = withSchemas(clientErrorRoutes, {
  report: done("Signaler les erreurs d'un navigateur", { body: clientErrorReportSchema }),
  list: answering(
    "Les erreurs les plus fréquentes d'une application depuis 30 jours",
    z.array(countedErrorSchema),
    { params: z.object({ app: appName }) },
  ),
  health: answering("Comment vont les applications et leurs versions", z.array(applicationHealthSchema)),
  changeGuard: done("Activer ou couper le retour automatique d'une application", {
    params: z.object({ app: appName }),
    body: guardFormSchema,
  }),
});
