import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Connection } from "../database/database";
import { rowsOf } from "../database/driver";
import { jobKinds } from "./job-kinds";
import { jobInstances, letter, until } from "./testing/job-instances";

const world = jobInstances();

describe("A mail that a write brings about", () => {
  it("leaves at once after the commit", async () => {
    const here = world.instance();
    await world.writeTo(here, 7);
    await here.worker.settled();
    expect(world.received).toEqual([7]);
    expect(await world.stored()).toMatchObject([{ state: "completed" }]);
  });

  it("never leaves when the write is refused", async () => {
    const here = world.instance();
    const refused = here.write((_tx, _live, enqueue) => {
      enqueue("letter", { userId: 7, letter });
      return Promise.reject(new Error("refused"));
    });
    await expect(refused).rejects.toThrow("refused");
    await here.worker.settled();
    expect(world.received).toEqual([]);
    expect(await world.stored()).toEqual([]);
  });

  it("leaves once when the write is done again after a conflict", async () => {
    const here = world.instance();
    let attempts = 0;
    await here.write((_tx, _live, enqueue) => {
      enqueue("letter", { userId: 7, letter });
      attempts += 1;
      if (attempts === 1) return Promise.reject(Object.assign(new Error("conflict"), { code: "40001" }));
      return Promise.resolve();
    });
    await here.worker.settled();
    expect([attempts, world.received]).toEqual([2, [7]]);
  });

  it("is taken by another instance when its own dies between commit and sending", async () => {
    const dying = world.instance();
    await dying.worker.stop();
    await world.writeTo(dying, 7);
    expect(world.received).toEqual([]);
    const other = world.instance();
    await other.worker.settled();
    await other.worker.settled();
    expect(world.received).toEqual([7]);
  });

  it("leaves once, whatever the number of instances", async () => {
    const all = [world.instance(), world.instance(), world.instance()];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.writeTo(all[index % 3] ?? world.instance(), index)),
    );
    await Promise.all(all.map(({ worker }) => worker.settled()));
    expect(world.received.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  it("keeps what was typed, as it is", async () => {
    const here = world.instance();
    await here.worker.stop();
    const subject = `L'été $1 "fête" \\ 🎉 {a,b}; drop table users; --`;
    await here.write((_tx, _live, enqueue) =>
      Promise.resolve(enqueue("letter", { userId: 7, letter: { ...letter, subject } })),
    );
    const [job] = await here.boss.fetch<{ letter: { subject: string } }>("letter");
    expect(job?.data.letter.subject).toBe(subject);
  });
});

describe("A mail that can't leave", () => {
  beforeEach(() => {
    world.post = () => Promise.reject(new Error("550 <marie@example.org> unknown"));
  });

  it("is tried again later, and later still", async () => {
    const here = world.instance();
    await world.writeTo(here, 7);
    await here.worker.settled();
    expect(await world.stored()).toMatchObject([{ state: "retry", attempts: 0, due: false }]);
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      const found = await world
        .connection()
        .db.execute(sql`select extract(epoch from start_after - now())::int as seconds from pgboss.job`);
      delays.push(rowsOf<{ seconds: number }>(found)[0]?.seconds ?? 0);
      await world.makeDue();
      await here.worker.settled();
    }
    // From once to twice the delay, so that what failed together does not come back together.
    delays.forEach((seconds, index) => {
      const shortest = jobKinds.letter.retryDelay * 2 ** index;
      expect(seconds).toBeGreaterThanOrEqual(shortest - 2);
      expect(seconds).toBeLessThanOrEqual(2 * shortest);
    });
  });

  it("leaves once the mail server is back", async () => {
    const here = world.instance();
    await world.writeTo(here, 7);
    await here.worker.settled();
    world.post = (userId) => Promise.resolve(void world.received.push(userId));
    await world.makeDue();
    await here.worker.settled();
    expect(world.received).toEqual([7]);
    expect(await world.stored()).toMatchObject([{ state: "completed", attempts: 1 }]);
  });

  it("is given up in the end, and says why without the address", async () => {
    const here = world.instance();
    await world.writeTo(here, 7);
    for (let attempt = 0; attempt <= jobKinds.letter.retryLimit + 2; attempt++) {
      await here.worker.settled();
      await world.makeDue();
    }
    expect(await world.stored()).toMatchObject([
      { state: "failed", attempts: jobKinds.letter.retryLimit, output: { message: "550 <…@…> unknown" } },
    ]);
  });

  it("holds up no other kind of work", async () => {
    const here = world.instance();
    let release: () => void = () => undefined;
    world.post = () => new Promise((resolve) => (release = resolve));
    await world.writeTo(here, 7);
    const asked = {
      userId: null,
      email: "nobody@example.org",
      origin: { actorId: null, address: null, userAgent: null },
    };
    await here.write((_tx, _live, enqueue) => Promise.resolve(enqueue("password-reset", asked)));
    await until(async () => (await world.stored()).length === 1);
    expect(await world.stored()).toMatchObject([{ state: "active" }]);
    release();
    await here.worker.settled();
    expect(await world.stored()).toMatchObject([{ state: "completed" }]);
  });
});

describe("Notifications", () => {
  it("leave beside ten whose push services are slow, and no more than twenty at once", async () => {
    const here = world.instance();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let together = 0;
    let mostTogether = 0;
    world.notify = async (userId) => {
      mostTogether = Math.max(mostTogether, ++together);
      if (userId <= 10) await released;
      else await new Promise((resolve) => setTimeout(resolve, 50));
      together -= 1;
      world.received.push(userId);
    };
    const notification = { title: "À 09:00", body: "Tenir le bar", path: "/", tag: "soon" };
    await here.write((_tx, _live, enqueue) => {
      for (let userId = 1; userId <= 60; userId++)
        enqueue("push", {
          userId,
          subscriptionId: letter.subject,
          notification,
          until: "2097-05-16T10:00:00Z",
        });
      return Promise.resolve();
    });
    await until(() => Promise.resolve(world.received.length === 50));
    expect(Math.min(...world.received)).toBe(11);
    release();
    await here.worker.settled();
    expect([world.received.length, mostTogether]).toEqual([60, 20]);
  });
});

describe("Work that an instance died at", () => {
  it("is taken up again once nobody believes in it any more", async () => {
    const dying = world.instance();
    await dying.worker.stop();
    await world.writeTo(dying, 7);
    await dying.boss.fetch("letter");
    const other = world.instance();
    await other.boss.maintain();
    await other.worker.settled();
    expect(world.received).toEqual([]);

    await world.connection().db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour'`);
    await other.boss.maintain();
    await world.makeDue();
    await other.worker.settled();
    expect(world.received).toEqual([7]);
  });
});

describe("Stopping", () => {
  it("waits for the mail that is being sent, and begins no other", async () => {
    const here = world.instance();
    let sent: () => void = () => undefined;
    world.post = (userId) =>
      new Promise((resolve) => {
        sent = () => {
          world.received.push(userId);
          resolve();
        };
      });
    await world.writeTo(here, 1);
    await world.writeTo(here, 2);
    await until(async () => (await world.stored()).some(({ state }) => state === "active"));
    let stopped = false;
    const stopping = here.worker.stop().then(() => (stopped = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).toBe(false);
    sent();
    await stopping;
    expect(world.received).toHaveLength(1);
    const states = (await world.stored()).map(({ state }) => state).toSorted();
    expect(states).toEqual(["completed", "created"]);
  });
});

describe("The database away", () => {
  it("ends nothing: the work goes on when it is back", async () => {
    let away = false;
    const shaky: Connection = {
      ...world.connection(),
      db: new Proxy(world.connection().db, {
        get(target, name: "execute") {
          if (away && name === "execute") return () => Promise.reject(new Error("database away"));
          return target[name];
        },
      }),
      runPrepared: (query, values) =>
        away ? Promise.reject(new Error("database away")) : world.connection().runPrepared(query, values),
    };
    const here = world.instance(shaky);
    // It goes away while the mail is on its way, so that its end can't be written.
    world.post = (userId) => {
      world.received.push(userId);
      away = true;
      setTimeout(() => (away = false), 500);
      return Promise.resolve();
    };
    await world.writeTo(here, 7);
    await until(async () => (await world.stored()).every(({ state }) => state === "completed"));
    world.post = (userId) => Promise.resolve(void world.received.push(userId));
    await world.writeTo(here, 8);
    await here.worker.settled();
    expect(world.received).toEqual([7, 8]);
  }, 20_000);
});

describe("The tables of the queue", () => {
  it("are those that this version of pg-boss works with", async () => {
    const boss = new PgBoss({
      db: {
        executeSql: async (text) => ({ rows: rowsOf(await world.connection().db.execute(sql.raw(text))) }),
      },
      migrate: false,
      schedule: false,
      supervise: false,
    });
    await expect(boss.start()).resolves.toBeDefined();
    await boss.stop({ graceful: false });
  });

  it("are kept small: work that is done goes after some days, failed work stays", async () => {
    const here = world.instance();
    await world.writeTo(here, 1);
    await here.worker.settled();
    await world.connection().db.execute(sql`update pgboss.job set completed_on = now() - interval '2 days'`);
    await here.boss.maintain();
    expect(await world.stored()).toEqual([]);
    await world
      .connection()
      .db.execute(sql`update pgboss.archive set archived_on = now() - interval '2 days'`);
    await here.boss.maintain();
    const kept = rowsOf<{ count: string }>(
      await world.connection().db.execute(sql`select count(*)::text from pgboss.archive`),
    );
    expect(kept[0]?.count).toBe("0");
  });
});
