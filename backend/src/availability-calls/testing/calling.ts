import type {
  AnsweredCallBoard,
  AskedHours,
} from "@coulisses/shared-domain/contract/planning/availability-calls";
import { sql } from "drizzle-orm";
import { festival, openFestival } from "../../assignments/testing/assigning";
import { fridayAt } from "../../festival-tasks/testing/sheets";
import type { Role } from "../../testing/cast";
import type { TestServerOptions } from "../../testing/test-server";

/** A festival from Friday the 14th of May 2027 on; each test begins without tasks, availabilities and calls. */
export function openCalls(options?: TestServerOptions): void {
  openFestival(options);
  beforeEach(() => setFestival(fridayAt(0)));
  afterEach(async () => {
    await festival.mails();
    await festival.services.db.execute(
      sql`truncate availability_calls, charisma_periods, sent_reminders, push_subscriptions`,
    );
  });
}

export const setFestival = (start: string) =>
  festival.as.admin.post("/configuration/eventDate", { value: { start } });
export const callFor = (who: Role, ...hours: number[]) =>
  festival.as[who].post("/availability-calls", { starts: hours.map(fridayAt) });
export const board = async () =>
  (await festival.as.humain.get("/availability-calls")).json<AnsweredCallBoard>();
export const mine = async (who: Role) =>
  (await festival.as[who].get("/availability-calls/mine")).json<AskedHours>();
export const decline = (who: Role, hours: object) =>
  festival.as[who].post("/availability-calls/mine/declines", hours);

/** The block that starts at this hour of Friday, and the names of those who may be called for it. */
export async function blockAt(hour: number) {
  const { blocks, people } = await board();
  const rank = blocks.findIndex(({ start }) => start === fridayAt(hour));
  const names = people.filter(({ askable }) => askable.includes(rank)).map(({ firstname }) => firstname);
  return { block: blocks[rank], names };
}
