import type {
  AcceptanceForm,
  AcceptanceOutcome,
  Proposal,
  ProposalDetails,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { festival, openFestival } from "../../assignments/testing/assigning";
import type { Solve } from "../proposal-job";
import { greedy } from "./greedy";

const simple: Solve = (problem) => Promise.resolve(greedy(problem));

/** Computes until it is stopped. */
export const untilStopped: Solve = (_problem, { signal, onProgress }) => {
  signal.throwIfAborted();
  onProgress({ progress: 0.25 });
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => {
      reject(new Error("Stopped"));
    });
  });
};

/** The same festival; `solver.solve` computes its proposals: simply, unless the test replaces it. */
export function openProposals() {
  const solver = { solve: simple };
  openFestival({ solve: (problem, options) => solver.solve(problem, options) });
  afterEach(() => {
    solver.solve = simple;
  });

  const as = () => festival.as.humain;
  const ask = async (form: object = {}) =>
    (await as().post("/proposals", { weights: defaultWeights, mayMove: false, ...form })).json<Proposal>();
  const read = async ({ id }: Pick<Proposal, "id">) =>
    (await as().get(`/proposals/${id}`)).json<ProposalDetails>();
  return {
    solver,
    ask,
    read,
    /** A computed proposal. */
    async propose(form?: object) {
      const asked = await ask(form);
      await festival.services.jobs.settled();
      return read(asked);
    },
    async accept({ id }: Pick<Proposal, "id">, form: AcceptanceForm) {
      return (await as().post(`/proposals/${id}/acceptances`, form)).json<AcceptanceOutcome>();
    },
    undo: ({ id }: Pick<Proposal, "id">, acceptanceId: string | null) =>
      as().delete(`/proposals/${id}/acceptances/${String(acceptanceId)}`),
  };
}
