import type { PublishingToken } from "@coulisses/shared-domain/publishing/publishing-token";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { isSecretOf, hashOf, newSecret, readTokenText, tokenText } from "./token-secret";

const server = useTestServer();
let admin: string, organiser: string;
beforeAll(async () => {
  admin = (await server.person({ teams: ["admin"], firstname: "Marie" })).accessToken;
  organiser = (await server.person({ teams: ["hard", "humain"] })).accessToken;
});

type Made = { token: PublishingToken; text: string };
const form = { label: "CI de l'équipe matos", app: "mf-logistics", rights: ["publish"], days: 90 };
const make = (change: object = {}, token?: string) =>
  call(server, "POST", "/publishing-tokens", { token: token ?? admin, body: { ...form, ...change } });
const list = async () =>
  (await call(server, "GET", "/publishing-tokens", { token: admin })).json<PublishingToken[]>();
const auditLines = async () =>
  rowsOf<{ kind: string; target: string; details: object }>(
    await server.services.db.execute(
      sql`select kind, target, details from audit_entries where kind like 'publishing-%' order by id`,
    ),
  );

describe("Publishing tokens", () => {
  it("are made by an administrator, who reads the text this once", async () => {
    const answer = await make();
    expect(answer.status).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { token, text } = answer.json<Made>();
    expect(text).toMatch(/^coulisses_\d+_[\w-]{43}$/);
    const [listed] = await list();
    expect(listed).toEqual(token);
    expect(listed).toMatchObject({
      label: form.label,
      app: form.app,
      rights: ["publish"],
      revokedAt: null,
      lastUsedAt: null,
      madeBy: { firstname: "Marie" },
    });
    const days = (Date.parse(token.expiresAt) - Date.parse(token.madeAt)) / 86_400_000;
    expect(Math.abs(days - 90)).toBeLessThan(0.1);
  });

  it("are kept hashed, and neither the database nor the journal holds their text", async () => {
    const { token, text } = (await make({ label: "Secret" })).json<Made>();
    const { secret = "" } = readTokenText(text) ?? {};
    const kept = rowsOf<{ row: string }>(
      await server.services.db.execute(sql`
        select row_to_json(token)::text as row from publishing_tokens token
        union all select row_to_json(entry)::text from audit_entries entry`),
    );
    expect(kept.some(({ row }) => row.includes(hashOf(secret)))).toBe(true);
    expect(kept.filter(({ row }) => row.includes(secret))).toEqual([]);
    expect((await auditLines()).at(-1)).toEqual({
      kind: "publishing-token-made",
      target: "app:mf-logistics",
      details: { name: "Secret", token: token.id, rights: ["publish"], days: 90 },
    });
  });

  it("are revoked at once and for good, with one line of the journal", async () => {
    const { token } = (await make({ label: "Perdu" })).json<Made>();
    const revoke = () => call(server, "DELETE", `/publishing-tokens/${String(token.id)}`, { token: admin });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    const revokedAt = (await list()).find(({ id }) => id === token.id)?.revokedAt;
    expect(revokedAt).not.toBeNull();
    const revocations = (await auditLines()).filter(({ kind }) => kind === "publishing-token-revoked");
    expect(revocations).toEqual([
      expect.objectContaining({ details: { name: "Perdu", token: token.id } }) as object,
    ]);
  });

  it("are read and revoked, but not made, by those who configure and are no administrators", async () => {
    const { token } = (await make({ label: "Du bureau" })).json<Made>();
    await server.services.db.execute(sql`
      insert into team_permissions (team_code, permission_id)
      select 'matos', id from permissions where name = 'manage-config'`);
    const { accessToken } = await server.person({ teams: ["matos"] });
    expect((await make({}, accessToken)).status).toBe(403);
    const path = `/publishing-tokens/${String(token.id)}`;
    expect((await call(server, "GET", "/publishing-tokens", { token: accessToken })).status).toBe(200);
    expect((await call(server, "DELETE", path, { token: accessToken })).status).toBe(204);
  });

  it("are nobody else's affair", async () => {
    const path = "/publishing-tokens";
    expect((await make({}, organiser)).status).toBe(403);
    expect((await call(server, "GET", path, { token: organiser })).status).toBe(403);
    expect((await call(server, "DELETE", `${path}/1`, { token: organiser })).status).toBe(403);
    expect((await call(server, "GET", path)).status).toBe(401);
  });

  it("open no session", async () => {
    const { text } = (await make()).json<Made>();
    expect((await call(server, "GET", "/publishing-tokens", { token: text })).status).toBe(401);
    expect((await make({}, text)).status).toBe(401);
  });

  it.each([
    ["for longer than a year", { days: 366 }, /1 à 365 jours/],
    ["for ever", { days: null }, /Durée/],
    ["without rights", { rights: [] }, /au moins un droit/],
    ["with a right that does not exist", { rights: ["everything"] }, /pas un droit/],
    ["for a path in place of an app", { app: "mf-x/../shell" }, /Application/],
  ])("are refused %s", async (_what, change, reason) => {
    const answer = await make(change);
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(reason);
  });

  it("work in a limited number", async () => {
    await server.services.db.execute(sql`
      insert into publishing_tokens (label, app, rights, secret_hash, expires_at)
      select 'CI', 'mf-tasks', '{publish}', 'x', now() + interval '1 day' from generate_series(1, 100)`);
    const answer = await make();
    expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(/révoque d'abord/)]);
  });
});

describe("The secret of a token", () => {
  it("is 256 random bits, and comes back out of the text", () => {
    const secret = newSecret();
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(readTokenText(tokenText({ id: 7, secret }))).toEqual({ id: 7, secret });
    expect(newSecret()).not.toBe(secret);
  });

  it.each([
    "",
    "coulisses_1_",
    "coulisses_x_" + "a".repeat(43),
    " coulisses_1_" + "a".repeat(43),
    "eyJhbGciOi",
  ])("is not read out of %j", (text) => {
    expect(readTokenText(text)).toBeUndefined();
  });

  it("opens its own hash alone, and nothing where there is no token", () => {
    const secret = newSecret();
    expect(isSecretOf(secret, hashOf(secret))).toBe(true);
    expect(isSecretOf(newSecret(), hashOf(secret))).toBe(false);
    expect(isSecretOf("", undefined)).toBe(false);
  });
});
