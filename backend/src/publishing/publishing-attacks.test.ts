import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { buildOf, hashOf, madeToken, teamOn, waiting } from "./testing/team";

/** Each publication is a process of its own. */
jest.setTimeout(120_000);

const APP = "mf-bar";
const server = useTestServer();
let admin: string, token: string, siteDir: string;
let team: ReturnType<typeof teamOn>;

beforeAll(async () => {
  ({ siteDir } = server.services.environment);
  admin = (await server.person({ teams: ["admin"] })).accessToken;
  token = (await madeToken(server, admin, APP)).text;
  team = teamOn(server, token, APP);
  await team.publish(fresh());
});
beforeEach(async () => {
  await server.services.db.execute(sql`truncate attempts`);
  rmSync(join(siteDir, ".uploads"), { recursive: true, force: true });
});

let codes = 0;
/** A build unlike any before. */
const fresh = (more = {}) => buildOf(APP, String(++codes), more);

describe("A token opens nothing", () => {
  const begin = (at: string, by?: string) =>
    call(server, "POST", `/publishing/${at}/uploads`, {
      ...(by !== undefined && { token: by }),
      body: buildOf(at, "9").announced,
    });

  it("when there is none, when it is wrong, or when it is a session", async () => {
    const wrong = `${token.slice(0, -4)}AAAA`;
    const answers = [
      await begin(APP),
      await begin(APP, wrong),
      await begin(APP, token.replace(/_\d+_/, "_999_")),
      await begin(APP, admin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  });

  it("once it expired or was revoked, even in the middle of an upload", async () => {
    const { id, text } = await madeToken(server, admin, APP);
    const other = teamOn(server, text, APP);
    const { upload } = await other.send(fresh());
    await server.services.db.execute(sql`update publishing_tokens set expires_at = now() where id = ${id}`);
    expect((await other.commit(upload)).status).toBe(401);
    await server.services.db.execute(
      sql`update publishing_tokens set expires_at = now() + interval '1 day' where id = ${id}`,
    );
    await call(server, "DELETE", `/publishing-tokens/${String(id)}`, { token: admin });
    expect((await other.commit(upload)).status).toBe(401);
    expect((await other.rollback()).status).toBe(401);
  });

  it("of another app: neither by its address, nor by what it sends", async () => {
    const other = teamOn(server, token, "mf-wine");
    expect((await other.begin(buildOf("mf-wine", "1").announced)).status).toBe(403);
    expect((await other.rollback()).status).toBe(403);
    const disguised = await team.begin(buildOf("mf-wine", "1").announced);
    expect([disguised.status, disguised.message]).toEqual([403, `Ce paquet n'est pas celui de ${APP}`]);
    expect((await begin("shell", token)).status).toBe(403);
  });

  it("of another upload: what one token sent is not another's", async () => {
    const { upload } = await team.send(fresh());
    const other = teamOn(server, (await madeToken(server, admin, APP)).text, APP);
    expect((await other.commit(upload)).status).toBe(404);
    expect((await other.put(upload, hashOf("x"), "x")).status).toBe(404);
  });

  it("beyond its rights", async () => {
    const rollbackOnly = teamOn(server, (await madeToken(server, admin, APP, ["rollback"])).text, APP);
    const publishOnly = teamOn(server, (await madeToken(server, admin, APP, ["publish"])).text, APP);
    expect((await rollbackOnly.begin(fresh().announced)).status).toBe(403);
    expect((await publishOnly.rollback()).status).toBe(403);
  });

  it("of an app that the site does not have, unless it was made for that", async () => {
    const text = (await madeToken(server, admin, "mf-stage", ["publish", "rollback"])).text;
    const answer = await teamOn(server, text, "mf-stage").begin(buildOf("mf-stage", "1").announced);
    expect([answer.status, answer.message]).toEqual([403, expect.stringContaining("toute première version")]);
    const introducing = (await madeToken(server, admin, "mf-stage")).text;
    expect((await teamOn(server, introducing, "mf-stage").publish(buildOf("mf-stage", "1"))).status).toBe(
      200,
    );
  });

  it("after many wrong ones from one address, though right ones still work", async () => {
    const wrong = `${token.slice(0, -4)}AAAA`;
    const statuses = [];
    for (let tries = 0; tries < 22; tries += 1) statuses.push((await begin(APP, wrong)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await begin(APP, token)).status).toBe(200);
  });
});

describe("Nothing is put in place, or beside the site, by", () => {
  it.each(["../../../steal.js", "/etc/steal.js", "a/../../steal.js", ".htaccess", "manifest.json"])(
    "a file named %s",
    async (name) => {
      const answer = await team.begin(fresh({ [name]: "steal();" }).announced);
      expect([answer.status, answer.message]).toEqual([400, expect.stringContaining("n'est pas le nom")]);
    },
  );

  it.each(["..", "../../features", "%2e%2e%2f%2e%2e", "a".repeat(32)])("the upload %s", async (upload) => {
    const hash = hashOf("x");
    expect((await team.put(encodeURIComponent(upload), hash, "x")).status).toBeGreaterThanOrEqual(400);
    expect((await team.commit(encodeURIComponent(upload))).status).toBeGreaterThanOrEqual(400);
  });

  it("a content that is not the one announced, of the same size or longer", async () => {
    const build = fresh();
    const before = team.inPlace();
    const { upload, missing } = (await team.begin(build.announced)).json<{
      upload: string;
      missing: string[];
    }>();
    const [hash = ""] = missing;
    const code = build.files["entry.a.js"] ?? "";
    const wrong = await team.put(upload, hash, "x".repeat(code.length));
    expect([wrong.status, wrong.message]).toEqual([400, "Ce fichier n'a pas l'empreinte annoncée"]);
    expect((await team.put(upload, hash, `${code} `)).status).toBe(413);
    expect((await team.put(upload, hash, code.slice(1))).status).toBe(400);
    expect((await team.put(upload, hashOf("other"), "other")).status).toBe(404);
    expect(waiting(siteDir).filter((name) => name.includes(".file-") || name.endsWith(hash))).toEqual([]);
    expect((await team.commit(upload)).status).toBe(409);
    expect(team.inPlace()).toBe(before);
  });

  it("a file of the site that is a link, or was altered there: it has to be sent", async () => {
    const build = fresh({ "secret.js": "from elsewhere" });
    const folder = join(siteDir, "features", APP, "000000000000");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "manifest.json"), JSON.stringify(build.announced.manifest));
    writeFileSync(join(siteDir, "elsewhere.js"), "from elsewhere");
    symlinkSync(join(siteDir, "elsewhere.js"), join(folder, "secret.js"));
    writeFileSync(join(folder, "entry.a.js"), "x".repeat(build.files["entry.a.js"]?.length ?? 0));
    const { missing } = (await team.begin(build.announced)).json<{ missing: string[] }>();
    expect(missing.toSorted()).toEqual(
      [hashOf("from elsewhere"), hashOf(build.files["entry.a.js"] ?? "")].toSorted(),
    );
  });

  it("more uploads than three of one token: the idlest makes room, and none to which files still come", async () => {
    const uploads: string[] = [];
    for (const age of [30, 70, 65]) {
      const { upload } = await team.send(fresh());
      uploads.push(upload);
      const then = new Date(Date.now() - age * 1_000);
      const name = waiting(siteDir).find((one) => one.endsWith(upload)) ?? "";
      utimesSync(join(siteDir, ".uploads", name), then, then);
    }
    uploads.push((await team.send(fresh())).upload);
    const kept = () =>
      uploads.flatMap((upload, at) => (waiting(siteDir).some((name) => name.endsWith(upload)) ? [at] : []));
    expect(kept()).toEqual([0, 2, 3]);
    uploads.push((await team.send(fresh())).upload);
    expect(kept()).toEqual([0, 3, 4]);
    const refused = await team.begin(fresh().announced);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "5"]);
    expect(kept()).toEqual([0, 3, 4]);
  });

  it("an upload that nobody goes on with for a day", async () => {
    await team.send(fresh());
    const { removeForgottenUploads } = await import("./uploads");
    await removeForgottenUploads(siteDir, Date.now() + 23 * 3_600_000);
    expect(waiting(siteDir).length).toBeGreaterThan(2);
    await removeForgottenUploads(siteDir, Date.now() + 25 * 3_600_000);
    expect(waiting(siteDir).filter((name) => name.includes("/"))).toEqual([]);
  });
});
