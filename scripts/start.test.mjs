import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import {
  activityNames,
  festivalOfItsOwn,
  tokenOf,
  until,
  writeUntilGone,
} from "./testing/product-under-test.mjs";

/** How many times in a row the product is killed while people write. */
const kills = Number(process.env.KILLS ?? 3);
const npmStart = ["npm", "start"];
const festival = await festivalOfItsOwn();
after(() => rmSync(festival.data, { recursive: true, force: true }));

const pidsOf = (product) => product.running().map((line) => line.trim().split(" ")[0]);

/** The processes that were seen until none was left. */
async function untilGone(product) {
  const seen = new Set();
  await until(() => {
    const pids = pidsOf(product);
    for (const pid of pids) seen.add(pid);
    return pids.length === 0;
  }, "nothing left of it");
  return [...seen];
}

describe("npm start, told to end", () => {
  for (const [signal, code] of [
    ["SIGTERM", 143],
    ["SIGINT", 130],
    ["SIGKILL", null],
  ]) {
    it(`leaves nothing of its build on ${signal}`, async () => {
      const site = mkdtempSync(path.join(tmpdir(), "coulisses-site-"));
      const { start, data } = await festivalOfItsOwn({ SITE_DIR: site, NX_SKIP_NX_CACHE: "true" });
      const product = start();
      await until(
        () => product.running().some((line) => line.includes("federation build")),
        "an app is being built",
      );
      product.child.kill(signal);
      assert.deepEqual(await product.exit, { code, signal: code === null ? signal : null });
      if (code === null) {
        // It had no chance to end its children: their guard does so a moment later, and nothing is begun after that.
        await until(
          () => !product.running().some((line) => line.includes("kill -KILL")),
          "their guard is done",
        );
        const ended = pidsOf(product);
        const begun = await untilGone(product);
        assert.deepEqual(
          begun.filter((pid) => !ended.includes(pid)),
          [],
        );
      } else assert.deepEqual(pidsOf(product), [], "gone with it");
      assert.doesNotMatch(product.output(), /échoué/);
      for (const folder of [site, data]) rmSync(folder, { recursive: true, force: true });
    });
  }

  it("builds again what was cut short, and starts", async () => {
    // The site that was there was not touched; the parts that it was made from were.
    rmSync(path.join(import.meta.dirname, "../site/.built"), { force: true });
    const product = festival.start();
    await product.ready();
    product.child.kill("SIGTERM");
    assert.deepEqual(await product.exit, { code: 0, signal: null });
    assert.deepEqual(product.running(), []);
  });

  for (const signal of ["SIGTERM", "SIGINT"]) {
    it(`ends whole through npm on ${signal}`, async () => {
      const product = festival.start(npmStart);
      await product.ready();
      product.child.kill(signal);
      assert.deepEqual(await product.exit, { code: 0, signal: null });
      assert.deepEqual(product.running(), []);
    });
  }

  it("ends while its server is still starting", async () => {
    const fresh = await festivalOfItsOwn();
    const product = fresh.start();
    await until(
      () => product.running().some((line) => line.includes("backend/dist/main.js")),
      "the server has started",
    );
    product.child.kill("SIGTERM");
    assert.equal((await product.exit).code, 143);
    assert.deepEqual(product.running(), []);
    rmSync(fresh.data, { recursive: true, force: true });
  });

  it("refuses a port that another one keeps, and says so", async () => {
    const product = festival.start();
    await product.ready();
    const second = festival.start();
    assert.equal((await second.exit).code, 1);
    assert.match(second.output(), /est déjà pris/);
    product.child.kill("SIGTERM");
    await product.ended();
  });
});

/** The process whose command line has this in it. */
const pidOf = (product, part) =>
  Number(
    product
      .running()
      .find((line) => line.includes(part))
      .split(" ")[0],
  );

// Each of these has a festival of its own: two at a time keep both cores of a small machine at work.
describe("npm start, right after it was killed", { concurrency: 2 }, () => {
  const victims = {
    "its server": (product) => pidOf(product, "backend/dist/main.js"),
    "the script that started the server": (product) => pidOf(product, "scripts/start.mjs"),
    npm: (product) => product.child.pid,
  };
  for (const [who, victimIn] of Object.entries(victims)) {
    it(`works at once when ${who} is killed while people write, ${kills} times in a row, and has all that was acknowledged`, async () => {
      const { data, origin, start } = await festivalOfItsOwn();
      let product = start(npmStart);
      await product.ready();
      const written = [];
      for (let round = 1; round <= kills; round++) {
        const acknowledged = [];
        const token = await tokenOf(origin, "hard");
        const writing = writeUntilGone(origin, token, `${who} ${round}`, acknowledged);
        await until(() => acknowledged.length > 0, "somebody has written something");
        // Somewhere amid the next writes.
        await wait(300 + 100 * (round % 5));
        process.kill(victimIn(product), "SIGKILL");
        const next = start(npmStart);
        await writing;
        written.push(...acknowledged);
        await product.ended();
        await next.ready();
        product = next;
        const names = await activityNames(origin, await tokenOf(origin, "hard"));
        for (const name of written) assert.equal(names.filter((found) => found === name).length, 1, name);
      }
      product.child.kill("SIGTERM");
      await product.ended();
      rmSync(data, { recursive: true, force: true });
    });
  }

  for (const delay of [150, 400, 700, 1_000, 1_400]) {
    it(`works when it was killed ${delay} ms into making its database`, async () => {
      const { data, origin, start } = await festivalOfItsOwn();
      const killed = start();
      await until(
        () => killed.running().some((line) => line.includes("backend/dist/main.js")),
        "the server has started",
      );
      await wait(delay);
      process.kill(pidOf(killed, "backend/dist/main.js"), "SIGKILL");
      await killed.ended();
      const next = start();
      await next.ready();
      assert.notEqual(await tokenOf(origin, "hard"), undefined);
      next.child.kill("SIGTERM");
      await next.ended();
      rmSync(data, { recursive: true, force: true });
    });
  }
});
