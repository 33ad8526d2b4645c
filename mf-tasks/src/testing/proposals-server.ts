import { festivalServer, keptRows, keptState, lea, person, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type AcceptanceForm,
  type Proposal,
  type ProposalAcceptance,
  proposalComparisonSchema,
  proposalDetailsSchema,
  type ProposalLine,
  proposalSchema,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { noLimits } from "@coulisses/shared-domain/proposal/limits";
import { defaultWeights, proposalNotFound } from "@coulisses/shared-domain/proposal/proposal";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

const uuid = (rank: number) => `00000000-0000-4000-8000-00000000000${String(rank)}`;
const theo = person(22, "Théo");
const bar = { id: 7, name: "Tenir le bar", topPriority: true };
const gate = { id: 9, name: "Entrée", topPriority: false };
const named = { people: [lea, theo], tasks: [bar, gate] };
const acceptanceId = uuid(9);

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

const today = sampleOf(proposalComparisonSchema.shape.one, {
  filled: 1,
  demand: 4,
  priorityDemand: 1,
  mostTime: 7_200_000,
  meanTime: 3_600_000,
  spread: 3_600_000,
});
const isChosen = (form: AcceptanceForm) => (one: ProposalLine) =>
  form.scope === "ALL" ||
  (form.scope === "TASK" && one.taskId === form.taskId) ||
  (form.scope === "PERSON" && one.userId === form.userId) ||
  (form.scope === "LINES" && form.ranks.includes(one.rank));

/** Proposals of a festival in memory: asked for, accepted, undone. */
export function proposalsServer() {
  const proposals = keptRows<Proposal>({ notFound: proposalNotFound, first: () => [proposal(1)] });
  const kept = keptState(() => ({
    lines: threeLines,
    acceptances: [] as ProposalAcceptance[],
    /** By rank: the reason why a line is refused at its turn. */
    obstacles: {} as Record<number, string>,
  }));
  const festival = festivalServer({
    proposal: {
      list: proposals.all,
      create: ({ body }) => proposals.keep(proposal(2, { ...body, status: "RUNNING", progress: 250 })),
      read: ({ id }) => {
        const found = proposals.find(id);
        const proposed = { ...today, filled: 3, gains: 2, losses: 1 };
        const done = { ...named, acceptances: kept.acceptances, lines: kept.lines, today, proposed };
        return sampleOf(proposalDetailsSchema, { ...found, ...(found.status === "DONE" && done) });
      },
      cancel: ({ id }) => void proposals.change(id, { status: "CANCELLED" }),
      remove: ({ id }) => proposals.remove(id),
      accept: ({ body }) => {
        const wanted = kept.lines.filter((one) => one.acceptanceId === null).filter(isChosen(body));
        const done = wanted.filter(({ rank }) => kept.obstacles[rank] === undefined);
        kept.lines = kept.lines.map((one) => (done.includes(one) ? { ...one, acceptanceId } : one));
        kept.acceptances = [
          { id: acceptanceId, acceptedBy: lea, acceptedAt: fridayAt(9), undoneAt: null, lines: done.length },
        ];
        const leftOut = wanted
          .filter((one) => !done.includes(one))
          .map((one) => ({ ...one, obstacle: kept.obstacles[one.rank] ?? "" }));
        return { acceptanceId, done: done.length, leftOut, ...named };
      },
      undo: () => {
        kept.lines = kept.lines.map((one) => ({ ...one, acceptanceId: null }));
        kept.acceptances = kept.acceptances.map((one) => ({ ...one, undoneAt: fridayAt(10), lines: 0 }));
        return { acceptanceId, done: 1, leftOut: [], people: [], tasks: [] };
      },
      listHoles: () => [
        { ...slot, taskId: bar.id, name: bar.name, topPriority: true, demand: 2, missing: 1 },
      ],
      explainHole: () => ({
        free: [],
        reasons: [
          { lack: "TEAM", count: 12, onlyThis: [] },
          { lack: "AVAILABILITY", count: 3, onlyThis: [theo] },
          { lack: "REST", count: 2, onlyThis: [lea, theo] },
        ],
      }),
      compare: () => ({
        one: today,
        other: { ...today, filled: 4 },
        ...named,
        onlyOne: kept.lines.slice(0, 1),
        onlyOther: [],
      }),
    },
  });
  return { ...festival, kept, proposals, path: (rank = 1) => `/assignment/proposals/${uuid(rank)}` };
}
