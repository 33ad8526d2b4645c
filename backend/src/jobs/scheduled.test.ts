import { sql } from "drizzle-orm";
import { askForScheduled } from "./scheduled";
import { jobInstances, until } from "./testing/job-instances";

const world = jobInstances();

describe("Scheduled work", () => {
  it("is done once in its time, whatever the number of instances and how often each asks", async () => {
    const all = [world.instance(), world.instance(), world.instance()];
    for (let minute = 0; minute < 3; minute++) {
      await Promise.all(all.map(({ boss }) => askForScheduled(boss)));
      await Promise.all(all.map(({ worker }) => worker.settled()));
    }
    expect(world.housekeepings).toBe(1);
  });

  it("is done again in the next", async () => {
    const here = world.instance();
    await askForScheduled(here.boss);
    await here.worker.settled();
    await world
      .connection()
      .db.execute(sql`update pgboss.job set singleton_on = singleton_on - interval '1 hour'`);
    await askForScheduled(here.boss);
    await here.worker.settled();
    expect(world.housekeepings).toBe(2);
  });

  it("begins by itself once the server listens, with what others left", async () => {
    const here = world.instance();
    await here.worker.stop();
    await world.writeTo(here, 7);
    const other = world.instance();
    other.worker.start();
    await until(() => Promise.resolve(world.housekeepings === 1 && world.received.length === 1));
  });
});
