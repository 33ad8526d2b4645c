import { festivalServer, keptRows, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import {
  type Proposal,
  type ProposalAcceptance,
  proposalDetailsSchema,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { proposalNotFound } from "@coulisses/shared-domain/proposal/proposal";
import { chosenBy } from "@coulisses/shared-domain/proposal/settle";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { acceptance, hole, named, proposal, settled, threeLines, today, uuid } from "./proposal-samples";

/** Proposals of a festival in memory: asked for, accepted, undone. */
export function proposalsServer() {
  const proposals = keptRows<Proposal>({ notFound: proposalNotFound, first: () => [proposal(1)] });
  const kept = keptState(() => ({ lines: threeLines, acceptances: [] as ProposalAcceptance[] }));
  const festival = festivalServer({
    proposal: {
      list: proposals.all,
      create: ({ body }) => proposals.keep(proposal(2, { ...body, status: "RUNNING", progress: 250 })),
      read: ({ id }) => {
        const found = proposals.find(id);
        const done = { ...named, ...kept, today, proposed: { ...today, filled: 3, gains: 2, losses: 1 } };
        return sampleOf(proposalDetailsSchema, { ...found, ...(found.status === "DONE" && done) });
      },
      cancel: ({ id }) => void proposals.change(id, { status: "CANCELLED" }),
      takeBest: ({ id }) => void proposals.change(id, { status: "DONE", isCut: true }),
      remove: ({ id }) => proposals.remove(id),
      accept: ({ body }) => {
        const done = kept.lines.filter((one) => one.acceptanceId === null).filter(chosenBy(body));
        kept.lines = kept.lines.map((one) =>
          done.includes(one) ? { ...one, acceptanceId: acceptance.id } : one,
        );
        kept.acceptances = [{ ...acceptance, lines: done.length }];
        return { ...settled, done: done.length };
      },
      undo: () => {
        kept.lines = kept.lines.map((one) => ({ ...one, acceptanceId: null }));
        kept.acceptances = [{ ...acceptance, undoneAt: fridayAt(10), lines: 0 }];
        return settled;
      },
      listHoles: () => [hole],
    },
  });
  return { ...festival, kept, proposals, path: (rank = 1) => `/assignment/proposals/${uuid(rank)}` };
}
