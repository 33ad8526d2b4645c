import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { ManagedSwap, OwnSwaps } from "@coulisses/shared-domain/contract/assignment/swaps";
import { sql } from "drizzle-orm";
import { assign, aTask, festival, identifierOf, openFestival } from "../../assignments/testing/assigning";
import { makeAvailable, slot } from "../../festival-tasks/testing/sheets";
import type { Role } from "../../testing/cast";

/** A festival for all tests of a file; each test begins without tasks and with the default swap rules. */
export function openSwaps(): void {
  openFestival();
  afterEach(async () => {
    await festival.mails();
    await festival.as.admin.delete("/configuration/swapRules");
  });
}

export const ask = (who: Role, assignment: SlotIdentifier, reason = "Je suis malade") =>
  festival.as[who].post("/swaps", { assignment, reason });
export const mine = async (who: Role) => (await festival.as[who].get("/swaps/mine")).json<OwnSwaps>();
export const invited = async (who: Role) => (await mine(who)).invitations.map(({ id }) => id);
export const all = async () => (await festival.as.humain.get("/swaps")).json<ManagedSwap[]>();
export const stateOf = async (id: string) => {
  const swap = (await all()).find((one) => one.id === id);
  return swap && { status: swap.status, taker: swap.taker?.id ?? null };
};
export type Gesture = "accept" | "decline" | "withdraw" | "cancel";
export const does = (who: Role, gesture: Gesture, id: string) =>
  festival.as[who].post(`/swaps/${id}/${gesture}`);
export const decides = (who: Role, gesture: "approve" | "refuse", id: string, body: object = {}) =>
  festival.as[who].post(`/swaps/${id}/${gesture}`, body);
export const setRules = (rules: object) =>
  festival.as.admin.post("/configuration/swapRules", {
    value: { cutOffHours: 12, automatic: false, automaticOwnTeam: true, automaticHours: 24, ...rules },
  });

/** A slot from 18 to 20 to which the volunteer comes; these people are free as well. */
export async function aPlace(...free: Role[]): Promise<SlotIdentifier> {
  const place = identifierOf(await aTask());
  for (const role of ["volunteer" as const, ...free]) {
    await makeAvailable(festival, festival.ids[role], slot(18, 22));
  }
  const { volunteer } = festival.ids;
  expect((await assign(place, volunteer)).status).toBe(200);
  return place;
}

/** A request of the volunteer's; answers its id and its slot. */
export async function aRequest(...free: Role[]): Promise<{ id: string; place: SlotIdentifier }> {
  const place = await aPlace(...free);
  const answer = await ask("volunteer", place);
  expect(answer.status < 300 ? "done" : answer.message).toBe("done");
  const own = answer.json<OwnSwaps>().requests.find(({ taskId }) => taskId === place.taskId);
  return { id: own?.id ?? "", place };
}

/** The slot of the place begins so many hours from now. */
export async function startsIn({ taskId }: SlotIdentifier, hours: number) {
  const start = new Date(Date.now() + hours * 3_600_000).toISOString();
  await festival.services.db.execute(sql`update assignments set start_at = ${start}::timestamptz,
    end_at = ${start}::timestamptz + interval '2 hours' where task_id = ${taskId} and id = (
      select min(id) from assignments where task_id = ${taskId})`);
}
