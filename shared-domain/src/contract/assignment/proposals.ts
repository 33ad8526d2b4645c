import { proposalRoutes } from "../../routes/assignment";
import * as z from "zod";
import type { ProposalWeights } from "../../proposal/problem";
import { lacks, type Measures } from "../../proposal/outcome";
import {
  DEFAULT_DEADLINE,
  DEFAULT_SEED,
  LEAST_DEADLINE,
  lineKinds,
  MOST_DEADLINE,
  MOST_SEED,
  MOST_WEIGHT,
  proposalStatuses,
} from "../../proposal/proposal";
import { answering, creating, describesEntity, done, withSchemas } from "../call";
import { noLimits, type ProposalLimits } from "../../proposal/limits";
import { answeredInstant, id, identitySchema, periodSchema, yesOrNo } from "../fields";
import { slotFields, slotParams } from "./assignments";

const MOST_LINES = 20_000;

const weight = (label: string) => {
  const refusal = `${label} : un nombre de 0 à ${String(MOST_WEIGHT)} est attendu`;
  return z.number({ error: refusal }).min(0, refusal).max(MOST_WEIGHT, refusal);
};

const weightsSchema = describesEntity<ProposalWeights>()(
  z.object(
    {
      priority: weight("Tâches prioritaires"),
      friends: weight("Entre amis"),
      preference: weight("Préférences de planning"),
      fairness: weight("Équité"),
      stability: weight("Peu de changements"),
    },
    { error: "Souhaits : leurs poids sont attendus" },
  ),
);

const MOST_TEAMS = 100;

const limitsSchema = describesEntity<ProposalLimits>()(
  z.object(
    {
      period: periodSchema.nullable().describe("Les créneaux qui touchent cette plage ; null : tous"),
      teams: z
        .array(z.string({ error: "Équipes : des codes sont attendus" }).max(20), {
          error: "Équipes : une liste est attendue",
        })
        .max(MOST_TEAMS, `Équipes : ${String(MOST_TEAMS)} au plus`)
        .describe("Les FT dont ces équipes sont responsables ; vide : toutes"),
    },
    { error: "Créneaux : une plage horaire et des équipes sont attendues" },
  ),
);

const SEED = `Graine : un nombre entier de 0 à ${String(MOST_SEED)} est attendu`;

const DEADLINE = `Délai : un nombre entier de secondes de ${String(LEAST_DEADLINE)} à ${String(MOST_DEADLINE)} est attendu`;

/** The settings of a proposal to compute. */
export const proposalFormSchema = z.object({
  weights: weightsSchema,
  mayMove: yesOrNo("Peut déplacer").describe("Si elle peut retirer qui est déjà affecté"),
  limits: limitsSchema.default(noLimits).describe("De quels créneaux elle s'occupe"),
  seed: z
    .int({ error: SEED })
    .min(0, SEED)
    .max(MOST_SEED, SEED)
    .default(DEFAULT_SEED)
    .describe("La même graine redonne la même proposition"),
  deadlineSeconds: z
    .int({ error: DEADLINE })
    .min(LEAST_DEADLINE, DEADLINE)
    .max(MOST_DEADLINE, DEADLINE)
    .default(DEFAULT_DEADLINE)
    .describe("Au bout de combien de secondes la meilleure trouvée est prise"),
});
/** The body that starts a proposal. */
export type ProposalForm = z.input<typeof proposalFormSchema>;

/** A proposal in the list. */
export const proposalSchema = z.object({
  id: z.uuid(),
  status: z.enum(proposalStatuses),
  progress: z.int().describe("De 0 à 1000"),
  weights: weightsSchema,
  mayMove: z.boolean(),
  limits: limitsSchema,
  seed: z.int(),
  deadlineSeconds: z.int().describe("En secondes"),
  isCut: z.boolean().describe("Si elle a été prise avant la fin du calcul, au bout du délai ou à la demande"),
  requestedBy: identitySchema.nullable(),
  createdAt: answeredInstant,
  endedAt: answeredInstant.nullable(),
  value: z.number().nullable().describe("Ce que valent les souhaits ensemble, dans l'unité du modèle"),
  bound: z.number().nullable().describe("Ce qu'aucune proposition ne dépasse"),
  gains: z.int(),
  losses: z.int(),
  accepted: z.int().describe("Combien de lignes sont acceptées"),
});
/** A proposal in the list. */
export type Proposal = z.infer<typeof proposalSchema>;

const ms = z.number().describe("En millisecondes");
const measuresSchema = describesEntity<Measures>()(
  z.object({
    filled: z.int(),
    demand: z.int(),
    priorityFilled: z.int(),
    priorityDemand: z.int(),
    leastTime: ms,
    mostTime: ms,
    meanTime: ms,
    spread: ms.describe("L'écart type, en millisecondes"),
    friends: z.number().describe("Combien de paires d'amis au même créneau"),
    gains: z.int(),
    losses: z.int(),
  }),
);

const named = {
  people: z.array(identitySchema).describe("Qui les lignes nomment"),
  tasks: z.array(z.object({ id: z.int(), name: z.string(), topPriority: z.boolean() })),
};

const lineFields = {
  rank: z.int(),
  kind: z.enum(lineKinds),
  ...slotFields,
  userId: z.int(),
  team: z.string(),
  reason: z.string(),
};
const lineSchema = z.object(lineFields).extend({
  acceptanceId: z.uuid().nullable(),
  obstacle: z.string().nullable().describe("Pourquoi elle ne peut plus être acceptée"),
});
/** A line of a proposal: a person gains or loses a slot. */
export type ProposalLine = z.infer<typeof lineSchema>;

const acceptanceSchema = z.object({
  id: z.uuid(),
  acceptedBy: identitySchema.nullable(),
  acceptedAt: answeredInstant,
  undoneAt: answeredInstant.nullable(),
  lines: z.int().describe("Combien de lignes elle tient encore"),
});
/** One acceptance: the lines that a manager accepted together. */
export type ProposalAcceptance = z.infer<typeof acceptanceSchema>;

/** A proposal in full: its lines, and its worth beside today's assignments. */
export const proposalDetailsSchema = proposalSchema.extend({
  ...named,
  today: measuresSchema.nullable().describe("Absent tant qu'elle n'est pas prête"),
  proposed: measuresSchema.nullable(),
  lines: z.array(lineSchema),
  acceptances: z.array(acceptanceSchema),
});
/** A proposal in full. */
export type ProposalDetails = z.infer<typeof proposalDetailsSchema>;

/** Places that a proposal leaves open. */
export const proposalHoleSchema = z.object({
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  topPriority: z.boolean(),
  team: z.string(),
  demand: z.int(),
  missing: z.int(),
});
/** Places that a proposal leaves open. */
export type ProposalHole = z.infer<typeof proposalHoleSchema>;

/**
 * The reasons why a hole stays open: how many people each obstacle stops, and who would come if it alone
 * disappeared.
 */
export const holeReasonsSchema = z.object({
  free: z.array(identitySchema).describe("Qui ne manque de rien : les souhaits les ont laissés de côté"),
  reasons: z.array(
    z.object({
      lack: z.enum(lacks),
      count: z.int(),
      onlyThis: z.array(identitySchema).describe("À qui ne manque que cela"),
    }),
  ),
});
/** The reasons why a hole stays open. */
export type AnsweredHoleReasons = z.infer<typeof holeReasonsSchema>;

/** The lines to accept. */
export const acceptanceFormSchema = z.discriminatedUnion(
  "scope",
  [
    z.object({ scope: z.literal("ALL") }),
    z.object({ scope: z.literal("TASK"), taskId: id("Fiche tâche") }),
    z.object({ scope: z.literal("PERSON"), userId: id("Bénévole") }),
    z.object({
      scope: z.literal("LINES"),
      ranks: z
        .array(z.int({ error: "Lignes : leurs numéros sont attendus" }).min(0).max(MOST_LINES), {
          error: "Lignes : une liste est attendue",
        })
        .min(1, "Lignes : choisis au moins une ligne")
        .max(MOST_LINES, `Lignes : ${MOST_LINES.toLocaleString("fr")} au plus`),
    }),
  ],
  { error: "Ce qui est accepté : ALL, TASK, PERSON ou LINES est attendu" },
);
/** The body that accepts lines. */
export type AcceptanceForm = z.infer<typeof acceptanceFormSchema>;

/** The result of an acceptance or of its undoing, with the lines that were left out. */
export const acceptanceOutcomeSchema = z.object({
  acceptanceId: z.uuid().nullable().describe("Absent quand rien n'a pu être accepté"),
  done: z.int(),
  leftOut: z.array(z.object({ ...lineFields, obstacle: z.string() })),
  ...named,
});
/** The result of an acceptance or of its undoing. */
export type AcceptanceOutcome = z.infer<typeof acceptanceOutcomeSchema>;

/** Two proposals side by side. */
export const proposalComparisonSchema = z.object({
  one: measuresSchema,
  other: measuresSchema,
  onlyOne: z.array(z.object(lineFields)),
  onlyOther: z.array(z.object(lineFields)),
  ...named,
});
/** Two proposals side by side. */
export type ProposalComparison = z.infer<typeof proposalComparisonSchema>;

const refusal = "L'identifiant n'est pas valable";
const proposalParams = z.object({ id: z.uuid(refusal) });

/** Calls of proposals: assignments computed for the managers to accept. */
export const proposalCalls = withSchemas(proposalRoutes, {
  list: answering("Les propositions d'affectation, la dernière d'abord", z.array(proposalSchema)),
  create: creating("Demander une proposition, calculée pendant qu'on travaille", proposalSchema, {
    body: proposalFormSchema,
  }),
  read: answering("Une proposition, ligne par ligne", proposalDetailsSchema, { params: proposalParams }),
  cancel: done("Arrêter le calcul d'une proposition", { params: proposalParams }),
  takeBest: done("Arrêter le calcul et prendre la meilleure proposition trouvée", { params: proposalParams }),
  remove: done("Supprimer une proposition ; ce qui en est accepté reste affecté", { params: proposalParams }),
  listHoles: answering("Les places qu'une proposition laisse vides", z.array(proposalHoleSchema), {
    params: proposalParams,
  }),
  explainHole: answering(
    "Pourquoi personne ne prend une place, et qui viendrait si quoi changeait",
    holeReasonsSchema,
    {
      params: slotParams.extend({ id: z.uuid(refusal) }),
      query: z.object({ team: z.string({ error: "Équipe : un code est attendu" }).max(20) }),
    },
  ),
  accept: answering(
    "Accepter une proposition, en entier ou en partie : ce qui ne peut plus l'être est laissé de côté",
    acceptanceOutcomeSchema,
    { params: proposalParams, body: acceptanceFormSchema },
  ),
  undo: answering(
    "Annuler une acceptation : retirer ce qu'elle a ajouté, rendre ce qu'elle a retiré",
    acceptanceOutcomeSchema,
    { params: z.object({ id: z.uuid(refusal), acceptanceId: z.uuid(refusal) }) },
  ),
  compare: answering("Deux propositions côte à côte", proposalComparisonSchema, {
    params: z.object({ id: z.uuid(refusal), otherId: z.uuid(refusal) }),
  }),
});
