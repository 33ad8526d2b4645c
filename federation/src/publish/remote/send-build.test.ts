/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { integrityOf } from "../../contract/hashes";
import { buildOf, shellBuild } from "../../testing/build-of";
import { readBuild } from "../publish-builds";
import { ask, Dropped } from "./remote";
import { sendBuild } from "./send-build";

jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));
jest.mock("./remote", () => ({ ...jest.requireActual<object>("./remote"), ask: jest.fn() }));

const remote = { origin: "https://coulisses.example.org", token: "t" };
const hashOf = (content: string) =>
  integrityOf(Buffer.from(content))
    .replace(/^sha384-/, "")
    .replaceAll("+", "-")
    .replaceAll("/", "_");
const [entry, page] = [hashOf("var app = 1;"), hashOf("page();")];
const placed = { version: "v1", already: false };
type Sent = Parameters<typeof ask>[1];

/** A site that lacks these files; `drops` are thrown first, one a call to put a file. */
function siteThatLacks(missing: string[], drops: Error[] = []) {
  const calls: Sent[] = [];
  jest.mocked(ask).mockImplementation((_remote, sent) => {
    calls.push(sent);
    if (sent.path.endsWith("/uploads")) return Promise.resolve({ upload: "u1", missing });
    if (sent.path.endsWith("/publication")) return Promise.resolve(placed);
    const drop = drops.shift();
    return drop ? Promise.reject(drop) : Promise.resolve(undefined);
  });
  return { calls, at: (end: string) => calls.filter(({ path: to }) => to.endsWith(end)) };
}
const send = async (dist = buildOf(), said: string[] = []) =>
  sendBuild(remote, await readBuild(dist, "feature"), (line) => said.push(line));

describe("A build that is sent to a running site", () => {
  it("says its manifest and sizes first, sends what the site lacks alone, and is put in place", async () => {
    const site = siteThatLacks([page]);
    const said: string[] = [];
    expect(await send(buildOf(), said)).toEqual(placed);
    expect(site.calls.map(({ method, path: to }) => `${method} ${to}`)).toEqual([
      "POST mf-bar/uploads",
      `PUT mf-bar/uploads/u1/files/${page}`,
      "POST mf-bar/uploads/u1/publication",
    ]);
    expect(site.calls[0]?.json).toMatchObject({
      manifest: { name: "mf-bar", entry: "entry.a.js" },
      sizes: { "entry.a.js": 12, "page.b.js": 7 },
    });
    expect(site.calls[1]?.bytes?.toString()).toBe("page();");
    expect(said).toEqual([expect.stringMatching(/^mf-bar \w+: 1 of 2 files to send, 1 KiB$/)]);
  });

  it("tells the site that it was not tried, or which faults its trial had, as far as a history keeps", async () => {
    const site = siteThatLacks([]);
    const build = await readBuild(buildOf(), "feature");
    await sendBuild(remote, { ...build, trial: { untried: true } }, () => undefined);
    const forced = Array.from({ length: 30 }, (_, at) => `/bar: ${String(at)} ${"x".repeat(400)}`);
    await sendBuild(remote, { ...build, trial: { forced } }, () => undefined);
    const [untried, faulty] = site.at("/publication").map(({ json }) => json as { forced?: string[] });
    expect(untried).toEqual({ untried: true });
    expect(faulty?.forced).toHaveLength(20);
    expect(faulty?.forced?.every((fault) => fault.length === 300)).toBe(true);
  });

  it("names another origin that serves its files", async () => {
    const site = siteThatLacks([]);
    const filesAt = "https://apps.example.org";
    await sendBuild(remote, await readBuild(buildOf(), "feature"), () => undefined, { filesAt });
    expect(site.at("/publication")[0]?.json).toEqual({ filesAt });
  });

  it("says at each quarter of many files how far it is", async () => {
    const more = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`part.${String(at)}.js`, `part(${String(at)});`]),
    );
    const shell = await readBuild(shellBuild({}, "1", more), "shell");
    siteThatLacks(["<!doctype html>", "shell(1);", "doors();", ...Object.values(more)].map(hashOf));
    const said: string[] = [];
    await sendBuild(remote, shell, (line) => said.push(line));
    expect(said.slice(1)).toEqual(["2 of 8 sent", "4 of 8 sent", "6 of 8 sent", "8 of 8 sent"]);
  });
});

describe("A connection that breaks", () => {
  it("is taken up again, for the files that have not arrived", async () => {
    const site = siteThatLacks([entry, page], [new Dropped("socket hang up")]);
    const said: string[] = [];
    expect(await send(buildOf(), said)).toEqual(placed);
    expect(said).toContain("interrupted (socket hang up), taking it up again");
    expect(site.at("/uploads")).toHaveLength(2);
    expect(site.at("/publication")).toHaveLength(1);
  });

  it("four times is given up, with the site's name and the reason", async () => {
    const drops = Array.from({ length: 4 }, () => new Dropped("socket hang up"));
    const site = siteThatLacks([page], drops);
    await expect(send()).rejects.toThrow(`${remote.origin} does not answer: socket hang up`);
    expect(site.at("/publication")).toEqual([]);
  });

  it("is waited for much longer while others publish", async () => {
    siteThatLacks(
      [page],
      Array.from({ length: 30 }, () => new Dropped("429 Occupé", 1, true)),
    );
    expect(await send()).toEqual(placed);
    siteThatLacks(
      [page],
      Array.from({ length: 31 }, () => new Dropped("429 Occupé", 1, true)),
    );
    await expect(send()).rejects.toThrow("does not answer: 429 Occupé");
  });
});

describe("Nothing is put in place", () => {
  it("of a build whose file was altered since it was read", async () => {
    const site = siteThatLacks([page]);
    const dist = buildOf();
    const build = await readBuild(dist, "feature");
    writeFileSync(path.join(dist, "page.b.js"), "steal();");
    await expect(sendBuild(remote, build, () => undefined)).rejects.toThrow("page.b.js was altered.");
    expect(site.calls).toEqual([]);
  });

  it("for a site that asks for a file that is not in the build, whatever else it may want to read", async () => {
    const site = siteThatLacks([hashOf("the team's secrets")]);
    await expect(send()).rejects.toThrow("asks for a file that is not in the build");
    expect(site.calls).toHaveLength(1);
  });

  it("once the site refuses a file: no further one is begun, and it is not tried again", async () => {
    const site = siteThatLacks([entry, page], [new Error("Ce fichier est trop lourd")]);
    await expect(send()).rejects.toThrow("Ce fichier est trop lourd");
    expect(site.at("/uploads")).toHaveLength(1);
    expect(site.at("/publication")).toEqual([]);
  });
});
