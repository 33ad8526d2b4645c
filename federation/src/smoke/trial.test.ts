/** @jest-environment node */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { list } from "../publish/list";
import { buildOf, shellBuild } from "../testing/build-of";
import { inPlace, newSite, onePage, type TestSite } from "../testing/site";
import { findBrowser } from "./find-browser";

jest.setTimeout(120_000);

/** As much of a shell as a trial needs: it loads the one app of the registry and lets it draw the page. */
const smallShell = `
  (async () => {
    const { features } = await (await fetch("/features.json")).json();
    const main = document.body.appendChild(document.createElement("main"));
    main.textContent = "Coulisses";
    for (const { entry } of features) {
      const script = document.createElement("script");
      script.src = entry;
      script.onload = () => { main.textContent = window.draw?.(location.pathname) ?? ""; };
      document.head.append(script);
    }
  })();`;

function siteWithShell(script = smallShell): Promise<TestSite> {
  const site = newSite();
  const shell = shellBuild({ permissions: [] }, "1", {
    "start.js": script,
    "index.html": '<!doctype html><body><script src="/shell/start.js"></script>',
  });
  return federation(site, "publish", "--untried", shell).then(() => site);
}

/** The command in a process of its own, which finds no browser unless the test names one. */
function federation(site: TestSite, ...args: string[]): Promise<{ code: number; said: string }> {
  return run(site, "", args);
}

function run(site: TestSite, browser: string, args: string[]): Promise<{ code: number; said: string }> {
  const command = path.join(__dirname, "../../bin/federation.mjs");
  const env = { ...process.env, CHROMIUM_PATH: browser };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args, "--site", site.folder],
      { env },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, said: `${out}${err}` });
      },
    );
  });
}

const app = (draw: string) => buildOf({ pages: onePage("/bar/:id"), cards: [] }, `0; window.draw = ${draw}`);
const sound = () => app('(path) => "drawn at " + path');
const throwing = () => app('() => { throw new Error("no such glass"); }');

test("an app whose page draws itself is published, and how it was tried is said", async () => {
  const site = await siteWithShell();
  expect(await federation(site, "publish", sound())).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1 pages tried in Node, for want of a Chromium/),
  });
  expect(inPlace(site).map(([name]) => name)).toEqual(["mf-bar"]);
});

test("an app whose page throws as it first draws is refused with the page and the reason, and leaves nothing", async () => {
  const site = await siteWithShell();
  const answer = await federation(site, "publish", throwing());
  expect(answer.code).toBe(1);
  expect(answer.said).toMatch(/refused: mf-bar throws\..*--force/);
  expect(answer.said).toMatch(/\/bar\/:id: .*no such glass/);
  expect(inPlace(site)).toEqual([]);
  expect(existsSync(site.versions("mf-bar"))).toBe(false);
});

test("by force it is published all the same, and its history says so for good", async () => {
  const site = await siteWithShell();
  expect(await federation(site, "publish", "--force", throwing())).toMatchObject({ code: 0 });
  const [row] = (await list(site)).find(({ name }) => name === "mf-bar")?.history ?? [];
  expect(row?.trial?.forced?.join()).toContain("no such glass");
  expect((await federation(site, "list")).said).toMatch(/in place {2}forced, \d+ fault/);
});

test("what was not tried is listed as such", async () => {
  const site = await siteWithShell();
  await federation(site, "publish", "--untried", throwing());
  expect((await federation(site, "list")).said).toMatch(/in place {2}untried/);
});

test("a card is tried where its spot shows, on the page of the app that offers it", async () => {
  const site = await siteWithShell();
  const offers = { volunteer: "/people/:id" };
  const host = buildOf(
    { name: "mf-people", pages: onePage("/people/:id"), offers },
    "0; window.draw = () => 'who'",
  );
  expect(await federation(site, "publish", host)).toMatchObject({ code: 0 });
  const card = (draw: string) =>
    buildOf(
      { cards: [{ name: "volunteer/rounds", title: "Tournées", order: 1 }] },
      `0; const before = window.draw;
      window.draw = (path) => path === "/people/1" ? (${draw})() : before?.(path) ?? "drawn"`,
    );
  const refused = await federation(site, "publish", card('() => { throw new Error("no such round"); }'));
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/the spot volunteer: .*no such round/);
  expect(await federation(site, "publish", card('() => "rounds"'))).toMatchObject({ code: 0 });
});

/** The same on a machine that does much else: it comes to the app long after it has drawn its frame. */
const lateShell = smallShell.replace(
  "for (const",
  "await new Promise((done) => setTimeout(done, 2_000));\n    for (const",
);

test("a page is judged once its code has come, however late", async () => {
  const site = await siteWithShell(lateShell);
  expect((await federation(site, "publish", throwing())).said).toMatch(/\/bar\/:id: .*no such glass/);
  expect(await federation(site, "publish", sound())).toMatchObject({ code: 0 });
  const browser = findBrowser();
  if (browser === undefined) return;
  expect((await run(site, browser, ["publish", throwing()])).said).toMatch(/\/bar\/:id: .*no such glass/);
});

test("a page for people without an account is drawn for one", async () => {
  const site = await siteWithShell();
  const build = buildOf(
    { pages: onePage("/bar/join").map((page) => ({ ...page, public: true })), cards: [] },
    `0; window.draw = () => { if (localStorage.length === 0) throw new Error("nobody knows you"); };`,
  );
  expect((await federation(site, "publish", build)).said).toMatch(/\/bar\/join: .*nobody knows you/);
  const browser = findBrowser();
  if (browser === undefined) return;
  expect((await run(site, browser, ["publish", build])).said).toMatch(/\/bar\/join: .*nobody knows you/);
});

test("where there is a browser, it is the one that tries", async () => {
  const browser = findBrowser();
  // The whole check installs one; a newcomer's machine may have none.
  if (browser === undefined) return;
  const site = await siteWithShell();
  expect((await run(site, browser, ["publish", throwing()])).said).toMatch(/\/bar\/:id: .*no such glass/);
  expect(await run(site, browser, ["publish", sound()])).toMatchObject({
    code: 0,
    said: expect.stringContaining("1 pages tried in a browser"),
  });
});
