import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { useTestServer } from "../testing/test-server";
import { type Build, buildOf, inPlace, madeToken, teamOn } from "./testing/team";
import { readTokenText } from "./token-secret";

/** Each command is a process of its own. */
jest.setTimeout(180_000);

const APP = "mf-bar";
const command = join(__dirname, "../../../federation/bin/federation.mjs");
const server = useTestServer();
let token: string, siteDir: string, port: number;
let team: ReturnType<typeof teamOn>;

beforeAll(async () => {
  ({ siteDir } = server.services.environment);
  const admin = (await server.person({ teams: ["admin"] })).accessToken;
  token = (await madeToken(server, admin, APP)).text;
  team = teamOn(server, token, APP);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = server.app.server.address() as AddressInfo);
});

const newFolder = () => mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "build-"));

/** The build in a folder, as `federation build` leaves it. */
function written({ files, announced }: Build): string {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(announced.manifest));
  return folder;
}

/** The command as a team's CI runs it, with the token in its environment. */
function federation(args: readonly string[], variables: Record<string, string> = {}) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { PATH: process.env.PATH, COULISSES_PUBLISH_TOKEN: token, ...variables } },
      (_error, out, err) => {
        resolve({ code: child.exitCode, said: `${out}${err}` });
      },
    );
  });
}

const at = () => ["--to", `http://127.0.0.1:${String(port)}`];

/** A way to the server on which something happens once, after so many bytes; `happened` counts how often it did. */
async function wayWith(bytes: number, happens: (near: Socket) => void) {
  const way = { happened: 0, address: "", close: () => void proxy.close() };
  const proxy = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    let passed = 0;
    near.on("data", (piece) => {
      passed += piece.length;
      if (way.happened === 0 && passed > bytes) {
        way.happened += 1;
        happens(near);
      }
      if (!near.destroyed) far.write(piece);
    });
    far.pipe(near);
    for (const end of [near, far]) end.on("error", () => undefined);
    near.on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  way.address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  return way;
}

/** A build of 32 files, too long to be sent at once. */
const longBuild = (code: string) =>
  buildOf(
    APP,
    code,
    Object.fromEntries(
      Array.from({ length: 30 }, (_, file) => [
        `${String(file)}.js`,
        `${code}${String(file)};`.repeat(20_000),
      ]),
    ),
  );

describe("federation publish --to", () => {
  it("publishes, says what it sends, and goes back", async () => {
    const first = await federation(["publish", "--untried", written(buildOf(APP, "1")), ...at()]);
    expect(first.said).toMatch(/mf-bar \w{12}: 2 of 2 files to send, 1 KiB\nmf-bar \w{12} at http/);
    expect(first.code).toBe(0);
    const before = team.inPlace();
    const second = await federation(["publish", "--untried", written(buildOf(APP, "2")), ...at()]);
    expect(second.said).toContain("1 of 2 files to send");
    const back = await federation(["rollback", APP, ...at(), "--because", "il casse"]);
    expect(back).toMatchObject({ code: 0, said: expect.stringMatching(/mf-bar \w{12} -> \w{12}/) as string });
    expect(team.inPlace()).toBe(before);
  });

  it("takes a broken upload up again where it was, once the connection is back", async () => {
    const way = await wayWith(200_000, (near) => near.resetAndDestroy());
    const answer = await federation(["publish", "--untried", written(longBuild("3")), "--to", way.address]);
    way.close();
    expect(way.happened).toBe(1);
    expect(answer.said).toMatch(/31 of 32 files to send/);
    const [, left] = /interrupted .*, taking it up again\nmf-bar \w+: (\d+) of 32/.exec(answer.said) ?? [];
    expect(Number(left)).toBeLessThan(31);
    expect(answer.code).toBe(0);
  });

  it("begins an upload anew whose place on the site another took", async () => {
    const way = await wayWith(200_000, () => {
      rmSync(join(siteDir, ".uploads"), { recursive: true });
    });
    const answer = await federation(["publish", "--untried", written(longBuild("8")), "--to", way.address]);
    way.close();
    expect(way.happened).toBe(1);
    expect(answer.said).toMatch(/interrupted .*, taking it up again/);
    expect(answer.code).toBe(0);
  });

  it("waits for its turn while others publish", async () => {
    const folders = ["4", "5", "6", "7", "9"].map((code) => written(buildOf(APP, code)));
    const answers = await Promise.all(
      folders.map((folder) => federation(["publish", "--untried", folder, ...at()])),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  });

  it("says the site's own reason when it is refused, and never the token", async () => {
    const other = written(buildOf("mf-wine", "1"));
    const answer = await federation(["publish", "--untried", other, ...at()]);
    expect(answer).toMatchObject({
      code: 1,
      said: expect.stringContaining("Ce jeton n'est pas celui de cette application") as string,
    });
    const wrong = await federation(["rollback", APP, ...at()], { COULISSES_PUBLISH_TOKEN: `${token}x` });
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining("n'est pas valable") as string });
    for (const { said } of [answer, wrong]) expect(said).not.toContain(readTokenText(token)?.secret);
    expect(inPlace(siteDir, "mf-wine")).toBeUndefined();
  });

  it.each([
    ["over plain HTTP to another machine", ["--to", "http://coulisses.example.org"], {}, "with https"],
    ["to an address with a password", ["--to", "https://a:b@coulisses.example.org"], {}, "address of a site"],
    ["without a token", ["--to", "https://localhost"], { COULISSES_PUBLISH_TOKEN: "" }, "No token"],
    [
      "with a token of two lines",
      ["--to", "https://localhost"],
      { COULISSES_PUBLISH_TOKEN: "a\nb: c" },
      "not one",
    ],
  ])("sends nothing %s", async (_what, to, variables, reason) => {
    const answer = await federation(["rollback", APP, ...to], variables);
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(reason) as string });
  });

  it("does not follow a redirect with the token", async () => {
    let heard = "";
    const listener = createServer((socket) => {
      socket.on("data", (piece) => {
        heard += piece.toString();
        socket.end(
          `HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:${String(port)}/\r\nContent-Length: 0\r\n\r\n`,
        );
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`;
    const answer = await federation(["rollback", APP, "--to", address]);
    listener.close();
    expect(heard).toContain("POST /api/publishing/mf-bar/rollback");
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining("redirect") as string });
  });
});

it("A team shows a version to some people, promotes one and ends another, by the command and its token", async () => {
  await federation(["publish", written(buildOf(APP, "channel 1")), "--untried", ...at()]);
  const before = inPlace(siteDir, APP);
  const offer = (code: string, ...more: string[]) =>
    federation(["publish", written(buildOf(APP, code)), "--untried", "--channel=next", ...more, ...at()]);
  const share = ["--percent=10", "--team=hard", "--team=bar"];
  const first = await offer("channel 2", ...share);
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining(" in the channel next at ") });
  expect((await offer("channel 2", ...share)).said).toContain(" in the channel next (already) at ");
  expect(inPlace(siteDir, APP)).toBe(before);
  expect(team.history().at(-1)).toMatchObject({
    act: "offered",
    channel: "next",
    percent: 10,
    teams: ["hard", "bar"],
    by: "CI de l'équipe",
    trial: { untried: true, elsewhere: true },
  });
  const ended = await federation(["end", APP, "--channel=next", "--because=elle casse", ...at()]);
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining("mf-bar next ended") });
  expect(team.history().at(-1)).toMatchObject({ act: "ended", because: "elle casse", by: "CI de l'équipe" });
  await offer("channel 3");
  const version = team.history().at(-1)?.version;
  expect((await federation(["promote", APP, "--channel=next", "--from=other", ...at()])).code).toBe(1);
  expect((await federation(["promote", APP, "--channel=next", ...at()])).code).toBe(0);
  expect(inPlace(siteDir, APP)).toBe(version);
  expect((await federation(["end", APP, "--channel=other", ...at()])).said).toContain("has no channel other");
  expect((await federation(["end", "mf-wine", "--channel=next", ...at()])).code).toBe(1);
});
