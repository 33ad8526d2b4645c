import { lea, person, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type Proposal,
  type ProposalAcceptance,
  proposalComparisonSchema,
  type ProposalLine,
  proposalSchema,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { noLimits } from "@coulisses/shared-domain/proposal/limits";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const uuid = (rank: number) => `00000000-0000-4000-8000-00000000000${String(rank)}`;
export const theo = person(22, "Théo");
const bar = { id: 7, name: "Tenir le bar", topPriority: true };
const gate = { id: 9, name: "Entrée", topPriority: false };
export const named = { people: [lea, theo], tasks: [bar, gate] };

/** A proposal in the list. */
export const proposal = (rank: number, more: Partial<Proposal> = {}): Proposal =>
  sampleOf(proposalSchema, {
    id: uuid(rank),
    status: "DONE",
    progress: 1000,
    weights: defaultWeights,
    limits: noLimits,
    requestedBy: lea,
    createdAt: fridayAt(rank),
    gains: 2,
    losses: 1,
    ...more,
  });

const slot = {
  mobilizationId: "m",
  assignmentId: "a",
  start: fridayAt(18),
  end: fridayAt(20),
  team: "benevole",
};
const gain = { ...slot, kind: "GAIN", userId: lea.id, acceptanceId: null, obstacle: null } as const;

/** Léa gains the bar, and the gate that Théo leaves. */
export const threeLines: ProposalLine[] = [
  { ...gain, rank: 0, taskId: bar.id, reason: "vient avec Théo Martin" },
  {
    ...gain,
    rank: 1,
    taskId: gate.id,
    kind: "LOSS",
    userId: theo.id,
    reason: "libère sa place pour Léa Martin",
  },
  {
    ...gain,
    rank: 2,
    taskId: gate.id,
    start: fridayAt(20),
    end: fridayAt(22),
    reason: "disponible (2 h jusqu'ici)",
  },
];

export const today = sampleOf(proposalComparisonSchema.shape.one, {
  filled: 1,
  demand: 4,
  priorityDemand: 1,
  mostTime: 7_200_000,
  meanTime: 3_600_000,
  spread: 3_600_000,
});

export const acceptance: ProposalAcceptance = {
  id: uuid(9),
  acceptedBy: lea,
  acceptedAt: fridayAt(9),
  undoneAt: null,
  lines: 0,
};
export const hole = { ...slot, taskId: bar.id, name: bar.name, topPriority: true, demand: 2, missing: 1 };
