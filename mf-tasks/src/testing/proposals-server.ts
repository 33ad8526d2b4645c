import { festivalServer, keptRows, keptState, lea, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type Proposal,
  type ProposalAcceptance,
  proposalDetailsSchema,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { proposalNotFound } from "@coulisses/shared-domain/proposal/proposal";
import { chosenBy } from "@coulisses/shared-domain/proposal/settle";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { uuid, bar, named, proposal, slot, threeLines, today } from "./proposal-samples";

const acceptanceId = uuid(9);

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
        const wanted = kept.lines.filter((one) => one.acceptanceId === null).filter(chosenBy(body));
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
    },
  });
  return { ...festival, kept, proposals, path: (rank = 1) => `/assignment/proposals/${uuid(rank)}` };
}
