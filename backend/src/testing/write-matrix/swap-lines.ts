import type { OwnSwaps } from "@coulisses/shared-domain/contract/assignment/swaps";
import * as tasks from "../../festival-tasks/testing/sheets";
import { call } from "../calls";
import { as, everybody, idOf, type Lines, stage } from "./stage";
import { aSlot, withCamille } from "./assignment-lines";

let days = 0;

/** A slot with Camille on a day of its own, for which the organiser is available. */
async function aPlace() {
  const hour = 24 * ++days;
  const window = tasks.slot(hour + 10, hour + 12);
  const slot = await aSlot(window);
  const { server } = stage();
  const path = `/volunteer-availability/${idOf("organiser")}`;
  await call(server, "PATCH", path, { ...as("humain"), body: { availabilities: [window] } });
  await call(server, "POST", "/assignments", withCamille(slot));
  return slot;
}

const request = (assignment: Awaited<ReturnType<typeof aPlace>>) => ({
  ...as("camille"),
  body: { assignment, reason: "Malade" },
});

/** The path of a request of Camille's; the organiser has accepted it when `isTaken`. */
async function aSwap({ isTaken = false } = {}): Promise<string> {
  const { server } = stage();
  const assignment = await aPlace();
  const answer = await call(server, "POST", "/swaps", request(assignment));
  const own = answer.json<OwnSwaps>().requests.find(({ taskId }) => taskId === assignment.taskId);
  const path = `/swaps/${String(own?.id)}`;
  if (isTaken) await call(server, "POST", `${path}/accept`, as("organiser"));
  return path;
}

/** The managers, the requester and the invited person. */
const concerned = "admin humain organiser camille";

/** Writes about swaps. */
export const swapLines: Lines = {
  "POST /swaps": {
    moves: [],
    tells: { "swap-requested": concerned },
    make: async (send) => send("/swaps", request(await aPlace())),
  },
  "POST /swaps/for/:personId": {
    moves: [],
    tells: { "swap-requested": concerned },
    make: async (send) =>
      send(`/swaps/for/${String(idOf("camille"))}`, { ...request(await aPlace()), ...as("humain") }),
  },
  "POST /swaps/:id/cancel": {
    moves: [],
    tells: { "swap-cancelled": concerned },
    make: async (send) => send(`${await aSwap()}/cancel`, as("camille")),
  },
  "POST /swaps/:id/accept": {
    moves: [],
    tells: { "swap-taken": concerned },
    make: async (send) => send(`${await aSwap()}/accept`, as("organiser")),
  },
  "POST /swaps/:id/decline": {
    moves: [],
    tells: { "swap-declined": concerned },
    make: async (send) => send(`${await aSwap()}/decline`, as("organiser")),
  },
  "POST /swaps/:id/withdraw": {
    moves: [],
    tells: { "swap-withdrawn": concerned },
    make: async (send) => send(`${await aSwap({ isTaken: true })}/withdraw`, as("organiser")),
  },
  "POST /swaps/:id/approve": {
    moves: ["festival-tasks"],
    tells: {
      "swap-approved": concerned,
      "volunteer-unassigned": everybody,
      "volunteers-assigned": everybody,
    },
    make: async (send) => send(`${await aSwap({ isTaken: true })}/approve`, { ...as("humain"), body: {} }),
  },
  "POST /swaps/:id/refuse": {
    moves: [],
    tells: { "swap-refused": concerned },
    make: async (send) => send(`${await aSwap()}/refuse`, { ...as("humain"), body: {} }),
  },
};
