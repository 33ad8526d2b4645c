import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goBackWith } from "./go-back";
import { publicationsOf, releaseOf } from "./releases";

const federation = join(__dirname, "../../../federation");
const command = join(federation, "bin/federation.mjs");
const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "published-"));
const site = join(folder, "site");

/** The contract in force, which the command asks of a build. */
const contract = Number(
  /CONTRACT = (\d+)/.exec(readFileSync(join(federation, "src/contract/contract.ts"), "utf8"))?.[1],
);

/** Publishes a build of an app with one file, by the command. */
function publish(code: string, ...more: string[]): void {
  const dist = join(folder, `dist-${code}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "entry.js"), code);
  const integrity = { "entry.js": `sha384-${createHash("sha384").update(code).digest("base64")}` };
  const manifest = {
    name: "mf-bar",
    contract,
    pages: [],
    cards: [],
    entry: "entry.js",
    needs: {},
    integrity,
  };
  writeFileSync(join(dist, "manifest.json"), JSON.stringify(manifest));
  execFileSync(process.execPath, [command, "publish", "--untried", dist, "--site", site, ...more]);
}

it("A server goes back by the publishing command, which reads and writes the site as the server does", async () => {
  publish("1");
  publish("2");
  const history = await publicationsOf(site, "mf-bar");
  const [first = "", second = ""] = history.map(({ version }) => version);
  expect(releaseOf("mf-bar", second, history)).toEqual({
    app: "mf-bar",
    version: second,
    before: first,
    publishedAt: history[1]?.at,
  });
  const goBack = goBackWith(command, site);
  const order = { app: "mf-bar", from: second, because: "Retour automatique : elle casse" };
  expect(await goBack(order)).toEqual({ to: first });
  expect((await publicationsOf(site, "mf-bar"))[1]).toMatchObject({
    version: second,
    because: order.because,
  });
  const registry = JSON.parse(readFileSync(join(site, "features.json"), "utf8")) as {
    features: { version: string }[];
  };
  expect(registry.features.map(({ version }) => version)).toEqual([first]);
  expect(await goBack(order)).toEqual({ refusal: `mf-bar ${second} is not in place: ${first} is.` });
  await expect(goBackWith(join(folder, "missing.mjs"), site)(order)).rejects.toThrow("federation rollback");
});

it("A server ends a channel whose version breaks by the publishing command, and what is in place stays", async () => {
  publish("3");
  publish("4", "--channel=next", "--percent=10");
  const history = await publicationsOf(site, "mf-bar");
  const [inPlace, offered] = history.slice(-2);
  expect(releaseOf("mf-bar", offered?.version ?? "", history)).toEqual({
    app: "mf-bar",
    version: offered?.version,
    before: inPlace?.version,
    publishedAt: offered?.at,
    channel: "next",
  });
  const goBack = goBackWith(command, site);
  const order = {
    app: "mf-bar",
    from: offered?.version ?? "",
    because: "Retour automatique : elle casse",
    channel: { name: "next", before: inPlace?.version ?? "" },
  };
  expect(await goBack(order)).toEqual({ to: inPlace?.version });
  const after = await publicationsOf(site, "mf-bar");
  expect(after.at(-1)).toMatchObject({ act: "ended", channel: "next", because: order.because });
  expect(releaseOf("mf-bar", order.from, after)).toBeUndefined();
  const registry = JSON.parse(readFileSync(join(site, "features.json"), "utf8")) as { features: object[] };
  expect(registry.features).toMatchObject([{ version: inPlace?.version }]);
  expect(registry.features[0]).not.toHaveProperty("channels");
});
