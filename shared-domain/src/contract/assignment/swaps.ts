import { swapRoutes } from "../../routes/assignment";
import * as z from "zod";
import { keysOf } from "../../keys-of";
import { SWAP_TEXT, swapStatusLabels } from "../../swap/swap";
import { LONGEST_SWAP_DELAY, type SwapRules } from "../../swap/swap-rules";
import { answering, describesEntity, withSchemas } from "../call";
import { answeredInstant, id, identitySchema, pathId, requiredText, text, yesOrNo } from "../fields";
import { slotFields } from "./assignments";

const delay = (label: string) =>
  z
    .int(`${label} : un nombre entier est attendu`)
    .min(0, `${label} : 0 au moins`)
    .max(LONGEST_SWAP_DELAY, `${label} : ${String(LONGEST_SWAP_DELAY)} au plus`);

/** Key `swapRules`: the deadline for asking to be replaced, and the swaps that need no manager. */
export const swapRulesSchema = describesEntity<SwapRules>()(
  z.object({
    cutOffHours: delay("Délai avant le créneau"),
    automatic: yesOrNo("Validation automatique"),
    automaticOwnTeam: yesOrNo("De l'équipe elle-même"),
    automaticHours: delay("Délai de la validation automatique"),
  }),
);

const swapFields = {
  id: z.uuid(),
  status: z.enum(keysOf(swapStatusLabels)),
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  place: z.string().nullable(),
};

/** A request of the person's own, as they and the managers see it on their planning. */
export const ownSwapSchema = z.object({
  ...swapFields,
  reason: z.string(),
  taker: identitySchema.nullable(),
  answer: z.string().nullable().describe("Le mot de qui a décidé"),
});
/** A request of the person's own. */
export type OwnSwap = z.infer<typeof ownSwapSchema>;

/** A request that the person could take; the requester's reason is for managers alone. */
export const swapInvitationSchema = z.object({
  ...swapFields,
  requester: identitySchema,
  isTaker: z.boolean().describe("Est-ce moi qui ai accepté ?"),
});
/** A request that the person could take, or offered to take. */
export type SwapInvitation = z.infer<typeof swapInvitationSchema>;

const ownSwapsSchema = z.object({
  requests: z.array(ownSwapSchema).describe("Mes demandes, la dernière de chaque créneau à venir"),
  invitations: z
    .array(swapInvitationSchema)
    .describe("Ce que je peux accepter, ou que j'ai accepté ; ce que j'ai décliné n'y est plus"),
});
/** The person's own requests and invitations, for slots to come, by date. */
export type OwnSwaps = z.infer<typeof ownSwapsSchema>;

/** A request as managers see it. */
export const swapSchema = ownSwapSchema.extend({
  team: z.string().nullable().describe("Le code de l'équipe de la place, tant que quelqu'un l'occupe"),
  requester: identitySchema,
  createdAt: answeredInstant,
  takenAt: answeredInstant.nullable(),
  decidedAt: answeredInstant.nullable(),
  decidedBy: identitySchema.nullable().describe("Personne quand les règles ont décidé"),
  invited: z.int().describe("Combien de personnes ont été sollicitées"),
  declined: z.int().describe("Combien d'entre elles ont décliné"),
});
/** A request as managers see it. */
export type ManagedSwap = z.infer<typeof swapSchema>;

/** A slot that lacks people. */
export const understaffedSlotSchema = z.object({
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  place: z.string().nullable(),
  missing: z.array(z.object({ team: z.string(), count: z.int() })),
});
/** A slot that begins too soon for a swap, and lacks people. */
export type UnderstaffedSlot = z.infer<typeof understaffedSlotSchema>;

const params = z.object({ id: z.uuid("L'identifiant n'est pas valable") });
const decision = z.object({ answer: text("Réponse", SWAP_TEXT).exactOptional() });
const approval = decision.extend({
  takerId: id("Remplaçant·e")
    .exactOptional()
    .describe("Qui est validé ; refusé si ce n'est plus cette personne"),
});
const request = z.object({
  assignment: z.object({
    taskId: id("Fiche tâche"),
    mobilizationId: text("Mobilisation", { max: 100 }),
    assignmentId: text("Créneau", { max: 100 }),
  }),
  reason: requiredText("Raison", SWAP_TEXT).transform((reason) => reason.trim()),
});
const own = { 200: ownSwapsSchema };
const managed = { 200: swapSchema };

/** Calls of swaps: a volunteer who can't come is replaced. */
export const swapCalls = withSchemas(swapRoutes, {
  listOwn: {
    summary: "Mes demandes de remplacement, et qui je peux remplacer",
    answers: own,
  },
  ask: {
    summary: "Demander à être remplacé·e sur un créneau",
    body: request,
    answers: { 201: ownSwapsSchema },
  },
  listFor: answering(
    "Les demandes de remplacement d'une personne, la dernière de chacun de ses créneaux à venir",
    z.array(ownSwapSchema),
    { params: z.object({ personId: pathId }) },
  ),
  askFor: {
    summary: "Demander un remplacement pour quelqu'un qui a prévenu de son absence",
    params: z.object({ personId: pathId }),
    body: request,
    answers: { 201: swapSchema },
  },
  cancel: {
    summary: "Annuler sa demande de remplacement",
    params,
    answers: own,
  },
  accept: {
    summary: "Accepter de remplacer quelqu'un ; la première personne est retenue",
    params,
    answers: own,
  },
  decline: {
    summary: "Décliner une demande de remplacement",
    params,
    answers: own,
  },
  withdraw: {
    summary: "Revenir sur un remplacement accepté, tant qu'il n'est pas validé",
    params,
    answers: own,
  },
  list: answering(
    "Les demandes de remplacement : celles à valider, celles qui cherchent, puis les autres",
    z.array(swapSchema),
  ),
  count: answering("Combien de remplacements attendent une décision", z.int()),
  listUnderstaffed: answering(
    "Les créneaux qui commencent bientôt et où il manque quelqu'un",
    z.array(understaffedSlotSchema),
  ),
  approve: {
    summary: "Valider un remplacement : la place change de personne",
    params,
    body: approval,
    answers: managed,
  },
  refuse: {
    summary: "Refuser un remplacement",
    params,
    body: decision,
    answers: managed,
  },
});
