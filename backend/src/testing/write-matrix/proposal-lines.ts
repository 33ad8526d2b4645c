import type { AcceptanceOutcome, Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import * as tasks from "../../festival-tasks/testing/sheets";
import { call } from "../calls";
import { aSlot } from "./assignment-lines";
import { as, everybody, type Lines, stage } from "./stage";

const body = { weights: defaultWeights, mayMove: false };
const assigning = "admin humain";

async function aProposal(): Promise<string> {
  const answer = await call(stage().server, "POST", "/proposals", { ...as("humain"), body });
  await stage().server.services.jobs.settled();
  return `/proposals/${answer.json<Proposal>().id}`;
}

const accept = () => ({ ...as("humain"), body: { scope: "ALL" } });

/** Writes about proposals, for those who assign; acceptances concern everybody. */
export const proposalLines: Lines = {
  "POST /proposals": {
    moves: [],
    tells: { "proposal-changed": assigning },
    make: async (send) => {
      const answer = await send("/proposals", { ...as("humain"), body });
      await stage().server.services.jobs.settled();
      return answer;
    },
  },
  "POST /proposals/:id/cancel": {
    moves: [],
    tells: { "proposal-changed": assigning },
    make: async (send) => {
      const path = await aProposal();
      // Pretends that it is still being computed.
      await stage().server.services.db.execute("update proposals set status = 'RUNNING'");
      return send(`${path}/cancel`, as("humain"));
    },
  },
  "POST /proposals/:id/take-best": {
    moves: [],
    tells: { "proposal-changed": assigning },
    make: async (send) => {
      const path = await aProposal();
      await stage().server.services.db.execute("update proposals set status = 'RUNNING'");
      return send(`${path}/take-best`, as("humain"));
    },
  },
  "DELETE /proposals/:id": {
    moves: [],
    tells: { "proposal-changed": assigning },
    make: async (send) => send(await aProposal(), as("humain")),
  },
  "POST /proposals/:id/acceptances": {
    moves: ["festival-tasks"],
    tells: { "proposal-accepted": everybody },
    make: async (send) => {
      await aSlot(tasks.slot(6, 8));
      return send(`${await aProposal()}/acceptances`, accept());
    },
  },
  "DELETE /proposals/:id/acceptances/:acceptanceId": {
    moves: ["festival-tasks"],
    tells: { "proposal-acceptance-undone": everybody },
    make: async (send) => {
      await aSlot(tasks.slot(8, 10));
      const path = await aProposal();
      const answer = await call(stage().server, "POST", `${path}/acceptances`, accept());
      const { acceptanceId } = answer.json<AcceptanceOutcome>();
      return send(`${path}/acceptances/${String(acceptanceId)}`, as("humain"));
    },
  },
};
