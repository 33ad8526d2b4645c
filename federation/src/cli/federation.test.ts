/** @jest-environment node */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildOf, shellBuild } from "../testing/build-of";
import { inPlace, newSite, onePage } from "../testing/site";
import { checkSite } from "../publish/check";

type Answer = { code: number; said: string };

/** The command as a team's CI runs it, in a process of its own. */
function federation(...args: string[]): Promise<Answer> {
  const command = path.join(__dirname, "../../bin/federation.mjs");
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, said: `${out}${err}` });
    });
  });
}

jest.setTimeout(120_000);

test("twenty teams that publish at once, each from a process of its own, lose nothing", async () => {
  const site = newSite();
  await federation("publish", "--untried", shellBuild(), "--site", site.folder);
  const names = Array.from({ length: 20 }, (_, index) => `mf-team-${index}`);
  const answers = await Promise.all(
    names.map((name) =>
      federation(
        "publish",
        "--untried",
        buildOf({ name, pages: onePage(`/${name}`) }),
        "--site",
        site.folder,
      ),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
  expect(inPlace(site).map(([name]) => name)).toEqual(names.toSorted());
  expect(await checkSite(site)).toEqual([]);
});

test("a team publishes, looks, goes back and cleans up", async () => {
  const site = newSite();
  const at = ["--site", site.folder];
  const shell = shellBuild();
  const [first, second] = [buildOf({}, "1"), buildOf({}, "2")];
  expect(await federation("check", first, ...at)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^mf-bar \w+ can be published/),
  });
  expect(await federation("publish", "--untried", shell, first, second, ...at)).toMatchObject({ code: 0 });
  expect(await federation("list", ...at)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/mf-bar .*contract \d+ .*1 pages\n.*in place {2}untried\n/),
  });
  expect(await federation("rollback", "mf-bar", ...at)).toMatchObject({
    code: 0,
    said: expect.stringContaining(" -> "),
  });
  expect(await federation("check", ...at)).toMatchObject({
    code: 0,
    said: expect.stringContaining("is whole"),
  });
  expect(await federation("prune", "--keep", "1", "--days", "0", ...at)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^removed mf-bar \w+\n$/),
  });
});

test("what is refused exits with 1, says why, and keeps nobody else from publishing", async () => {
  const site = newSite();
  const altered = buildOf();
  writeFileSync(path.join(altered, "page.b.js"), "steal();");
  const sound = buildOf({ name: "mf-stage", pages: onePage("/stage") });
  const answer = await federation("publish", altered, sound, "--site", site.folder);
  expect(answer.code).toBe(1);
  expect(answer.said).toContain("refused: The build is not whole.\npage.b.js was altered.");
  expect(inPlace(site).map(([name]) => name)).toEqual(["mf-stage"]);
  expect(await federation("rollback", "mf-wine", "--site", site.folder)).toEqual({
    code: 1,
    said: "refused: mf-wine is not published.\n",
  });
});

test.each([
  [["--help"], 0, "federation publish [folder…]"],
  [["prune", "--help"], 0, "--keep n"],
  [[], 2, "Which command?"],
  [["launch"], 2, "There is no command launch."],
  [["rollback"], 2, "Roll back which app?"],
  [["prune", "--keep", "some"], 2, "--keep is a number."],
  [["list", "--loud"], 2, "--loud"],
])("federation %j exits with %i and says how it is used", async (args, code, words) => {
  const answer = await federation(...args);
  expect(answer.code).toBe(code);
  expect(answer.said).toContain(words);
});
