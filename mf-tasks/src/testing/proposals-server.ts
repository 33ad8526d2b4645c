import { festivalServer } from "@coulisses/shared-auth/testing";
import type {
  AcceptanceForm,
  Proposal,
  ProposalDetails,
  ProposalLine,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { noLimits } from "@coulisses/shared-domain/proposal/limits";
import { defaultWeights, proposalNotFound } from "@coulisses/shared-domain/proposal/proposal";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

const uuid = (rank: number) => `00000000-0000-4000-8000-00000000000${String(rank)}`;
const lea = { id: 21, firstname: "Léa", lastname: "Martin", nickname: null };
const theo = { id: 22, firstname: "Théo", lastname: "Martin", nickname: null };
const bar = { id: 7, name: "Tenir le bar", topPriority: true };
const gate = { id: 9, name: "Entrée", topPriority: false };

/** A proposal in the list. */
export const proposal = (rank: number, more: Partial<Proposal> = {}): Proposal => ({
  ...{ id: uuid(rank), status: "DONE", progress: 1000, weights: defaultWeights, mayMove: true, seed: 1 },
  limits: noLimits,
  ...{ requestedBy: lea, createdAt: fridayAt(rank), endedAt: fridayAt(rank), value: 3, bound: 3 },
  ...{ gains: 2, losses: 1, accepted: 0 },
  ...more,
});

const line = (rank: number, more: Partial<ProposalLine>): ProposalLine => ({
  ...{ rank, kind: "GAIN", taskId: bar.id, mobilizationId: "m", assignmentId: "a", team: "benevole" },
  ...{ start: fridayAt(18), end: fridayAt(20), userId: lea.id, reason: "vient avec Théo Martin" },
  ...{ acceptanceId: null, obstacle: null },
  ...more,
});

/** Léa gains the bar, and the gate that Théo leaves. */
export const threeLines = [
  line(0, {}),
  line(1, { kind: "LOSS", taskId: gate.id, userId: theo.id, reason: "libère sa place pour Léa Martin" }),
  line(2, { taskId: gate.id, start: fridayAt(20), end: fridayAt(22), reason: "disponible (2 h jusqu'ici)" }),
];

const measures = {
  ...{ filled: 1, demand: 4, priorityFilled: 0, priorityDemand: 1, friends: 0, gains: 0, losses: 0 },
  ...{ leastTime: 0, mostTime: 7_200_000, meanTime: 3_600_000, spread: 3_600_000 },
};
const named = { people: [lea, theo], tasks: [bar, gate] };
const slot = {
  mobilizationId: "m",
  assignmentId: "a",
  start: fridayAt(18),
  end: fridayAt(20),
  team: "benevole",
};

/** Proposals of a festival in memory: asked for, accepted, undone. */
export function proposalsServer() {
  let proposals: Proposal[] = [];
  let lines: ProposalLine[] = [];
  let acceptances: ProposalDetails["acceptances"] = [];
  /** By rank: the reason why a line is refused at its turn. */
  let obstacles: Record<number, string> = {};

  const find = (id: string) => {
    const found = proposals.find((one) => one.id === id);
    if (!found) throw proposalNotFound();
    return found;
  };
  const chosen = (form: AcceptanceForm) => (one: ProposalLine) =>
    form.scope === "ALL" ||
    (form.scope === "TASK" && one.taskId === form.taskId) ||
    (form.scope === "PERSON" && one.userId === form.userId) ||
    (form.scope === "LINES" && form.ranks.includes(one.rank));
  const withoutState = ({ acceptanceId: _, obstacle: __, ...one }: ProposalLine) => one;

  const festival = festivalServer({
    proposal: {
      list: () => proposals,
      create: ({ body: { weights, mayMove, seed = 1, limits = noLimits } }) => {
        const asked = proposal(proposals.length + 1, {
          status: "RUNNING",
          progress: 250,
          endedAt: null,
          value: null,
          bound: null,
          weights,
          mayMove,
          seed,
          limits,
          gains: 0,
          losses: 0,
        });
        proposals = [asked, ...proposals];
        return asked;
      },
      read: ({ id }) => {
        const found = find(id);
        const isDone = found.status === "DONE";
        return {
          ...found,
          ...(isDone ? named : { people: [], tasks: [] }),
          acceptances,
          lines: isDone ? lines : [],
          today: isDone ? measures : null,
          proposed: isDone ? { ...measures, filled: 3, gains: 2, losses: 1 } : null,
        };
      },
      cancel: ({ id }) => {
        proposals = proposals.map((one) => (one.id === id ? { ...one, status: "CANCELLED" } : one));
      },
      remove: ({ id }) => {
        find(id);
        proposals = proposals.filter((one) => one.id !== id);
      },
      accept: ({ body }) => {
        const wanted = lines.filter((one) => one.acceptanceId === null).filter(chosen(body));
        const done = wanted.filter(({ rank }) => obstacles[rank] === undefined);
        const acceptanceId = uuid(9);
        lines = lines.map((one) => (done.includes(one) ? { ...one, acceptanceId } : one));
        acceptances = [
          { id: acceptanceId, acceptedBy: lea, acceptedAt: fridayAt(9), undoneAt: null, lines: done.length },
        ];
        const leftOut = wanted
          .filter((one) => !done.includes(one))
          .map((one) => ({ ...withoutState(one), obstacle: obstacles[one.rank] ?? "" }));
        return { acceptanceId, done: done.length, leftOut, ...named };
      },
      undo: ({ acceptanceId }) => {
        const done = lines.filter((one) => one.acceptanceId === acceptanceId);
        lines = lines.map((one) => (done.includes(one) ? { ...one, acceptanceId: null } : one));
        acceptances = acceptances.map((one) => ({ ...one, undoneAt: fridayAt(10), lines: 0 }));
        return { acceptanceId: uuid(9), done: done.length, leftOut: [], people: [], tasks: [] };
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
        one: measures,
        other: { ...measures, filled: 4 },
        ...named,
        onlyOne: lines.slice(0, 1).map(withoutState),
        onlyOther: [],
      }),
    },
  });
  beforeEach(() => {
    proposals = [proposal(1)];
    lines = threeLines;
    acceptances = [];
    obstacles = {};
  });
  return {
    ...festival,
    has: (...some: Proposal[]) => void (proposals = some),
    refuses: (some: Record<number, string>) => void (obstacles = some),
    changes: (some: readonly ProposalLine[]) => void (lines = [...some]),
    path: (rank = 1) => `/assignment/proposals/${uuid(rank)}`,
  };
}
