import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsOf } from "./database/driver";
import { testsOnServer } from "./testing/fresh-database";
import { startTestServer, type TestServer } from "./testing/test-server";
import type { Instance } from "./testing/two-instances/instance";
import { twoInstancesBeside } from "./testing/two-instances/instances-beside";
import { roundRobin, type RoundRobin } from "./testing/two-instances/round-robin";
import { type Screen, screenOn } from "./testing/two-instances/screen";
import { type Journal, writeUntil } from "./testing/two-instances/writer";

/** One process alone may have the embedded database. */
const onServer = testsOnServer() ? describe : describe.skip;
const clients = 20;

onServer("Two instances behind a proxy, one of them restarted under twenty people who write", () => {
  let server: TestServer;
  let stays: Instance;
  let restarts: Instance;
  let proxy: RoundRobin;
  /** On the instance that stays, and wherever the proxy puts it. */
  let screens: { direct: Screen; proxied: Screen };
  const journal: Journal = { acknowledged: [], retries: 0, faults: [] };
  const exits: (number | null)[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    [stays, restarts] = await twoInstancesBeside(server);
    await Promise.all([stays.start(), restarts.start()]);
    proxy = await roundRobin([restarts.port, stays.port]);

    const people = await Promise.all(
      Array.from({ length: clients }, () => server.person({ teams: ["hard"] })),
    );
    const token = people[0]?.accessToken ?? "";
    screens = {
      direct: screenOn(`http://127.0.0.1:${String(stays.port)}`, token),
      proxied: screenOn(proxy.origin, token),
    };
    let stopped = false;
    const writing = people.map(({ accessToken }, index) =>
      writeUntil(() => stopped, proxy.origin, accessToken, `Personne ${String(index)}`, journal),
    );
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      await wait(2_000);
      exits.push(await restarts.end(signal));
      await wait(500);
      await restarts.start();
    }
    await wait(2_000);
    stopped = true;
    await Promise.all(writing);
    await wait(1_000);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([screens.direct.close(), screens.proxied.close()]);
    await proxy.close();
    await Promise.all([stays.end("SIGTERM"), restarts.end("SIGTERM")]);
    await server.close();
  });

  it("shows nobody who retries once an error", () => {
    expect(journal.faults).toEqual([]);
  });

  it("keeps each write that was acknowledged, once", async () => {
    const found = rowsOf<{ what: string }>(
      await server.services.db.execute(sql`
        select name as what from festival_activities union all select lastname from festival_activity_contractors`),
    );
    const times = new Map<string, number>();
    for (const { what } of found) times.set(what, (times.get(what) ?? 0) + 1);
    expect(journal.acknowledged.filter(({ what }) => times.get(what) !== 1)).toEqual([]);
    expect([...times.values()].every((count) => count === 1)).toBe(true);
  });

  it("sends both instances work, before and after", () => {
    const by = (port: number) =>
      journal.acknowledged.filter(({ servedBy }) => servedBy === String(port)).length;
    expect(by(stays.port)).toBeGreaterThan(clients);
    expect(by(restarts.port)).toBeGreaterThan(clients);
    expect(exits).toEqual([0, null]);
  });

  it("tells the screens of one instance, within a second, what was written on the other", () => {
    const late = delays(screens.direct, String(restarts.port)).filter((delay) => delay > 1_000);
    expect(late).toEqual([]);
  });

  it("takes the screens of the one that stops over to the other", () => {
    expect(screens.proxied.connections()).toBeGreaterThan(1);
    const last = Math.max(...journal.acknowledged.map(({ at }) => at));
    expect(screens.proxied.heard.some(({ at }) => at > last - 1_000)).toBe(true);
  });

  it("has its figures printed", () => {
    const { acknowledged, retries, faults } = journal;
    const heard = delays(screens.direct, String(restarts.port)).sort((a, b) => a - b);
    const times = acknowledged.map(({ at }) => at);
    const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
    process.stdout.write(
      `Two instances, one restarted by SIGTERM then SIGKILL, ${String(clients)} people writing for ${seconds.toFixed(1)} s: ` +
        `${String(acknowledged.length)} writes acknowledged (${(acknowledged.length / seconds).toFixed(0)} a second), ${String(retries)} calls retried, ` +
        `${String(faults.length)} errors seen; heard on the other instance after ${String(heard[Math.floor(heard.length / 2)])} ms ` +
        `(median), ${String(heard.at(-1))} ms (worst)\n`,
    );
    expect(heard.length).toBeGreaterThan(clients);
  });

  /** From each acknowledgement by that instance until the screen heard of the write; Infinity when it never did. */
  function delays({ heard }: Screen, servedBy: string): number[] {
    const bySheet = new Map<number, number[]>();
    for (const { sheet, at } of heard) bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), at]);
    return journal.acknowledged
      .filter((write) => write.servedBy === servedBy)
      .map(({ sheet, version, at }) => {
        // A sheet's first version is 1, and each write makes the next and one event.
        const time = bySheet.get(sheet)?.[version - 1] ?? Infinity;
        return Math.max(time - at, 0);
      });
  }
});
