import { writeFileSync } from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { integrityOf } from "../../contract/hashes";
import { readFileSync } from "node:fs";
import { buildOf } from "../../testing/build-of";
import { readBuild } from "../publish-builds";
import { inBudget } from "./sizes";

/** A build whose page weighs this much, which no compression changes. */
async function buildWith(kibibytes: number, budget?: { entry?: number; page?: number }) {
  const dist = buildOf(budget ? { budget } : {});
  const page = `"${randomBytes(kibibytes * 512).toString("hex")}"`;
  writeFileSync(path.join(dist, "page.b.js"), page);
  const file = path.join(dist, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { integrity: Record<string, string> };
  manifest.integrity["page.b.js"] = integrityOf(page);
  writeFileSync(file, JSON.stringify(manifest));
  return readBuild(dist, "feature");
}

describe("the budget of a build", () => {
  test("holds its entry, and each page and card without it", async () => {
    const [build] = await inBudget([await buildWith(10)], false);
    expect(Object.keys(build?.sizes ?? {})).toEqual(expect.arrayContaining(["entry", "/bar"]));
    expect(build?.sizes?.["entry"]).toBeLessThan(100);
    expect(build?.sizes?.["/bar"]).toBeGreaterThan(4 * 1024);
    expect(build?.trial).toBeUndefined();
  });

  test("refuses what is over it, by name and size, unless it is forced, which the history then says", async () => {
    const heavy = await buildWith(140);
    await expect(inBudget([heavy], false)).rejects.toThrow(
      /mf-bar weighs too much.*\n\/bar is \d+\.\d KiB, over its budget of 60 KiB\./,
    );
    const [forced] = await inBudget([heavy], true);
    expect(forced?.trial?.forced).toContainEqual(expect.stringContaining("/bar is"));
  });

  test("is the app's own where feature.json has one", async () => {
    await expect(inBudget([await buildWith(10, { page: 2 })], false)).rejects.toThrow("budget of 2 KiB");
    await expect(inBudget([await buildWith(140, { page: 200 })], false)).resolves.toHaveLength(1);
    await expect(inBudget([await buildWith(1, { entry: 0.001 })], false)).rejects.toThrow("entry is 0.0 KiB");
  });
});
