import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import type { AccessClaims } from "@coulisses/shared-domain/session/token";
import { eq } from "drizzle-orm";
import { createSigner } from "fast-jwt";
import { sessions, users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";
import { hashPassword } from "../passwords";

const password = "Coulisses-2026!";
const unauthorized = "Tu n'es pas connecté, ou ta session a expiré";
const server = useTestServer();
let passwordHash: string;
let born = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

/** A member who can log in, with limits of their own. */
async function member() {
  const email = `member-${String(++born)}@example.org`;
  const person = await server.person({ email, passwordHash, teams: ["hard"] });
  return {
    ...person,
    login: (extra: object = {}) => call(server, "POST", "/login", { body: { email, password, ...extra } }),
  };
}
const me = (token: string) => call(server, "GET", "/users/me", { token });
const refresh = (refreshToken: string) => call(server, "POST", "/refresh", { body: { refreshToken } });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as AccessClaims & {
    aud: string;
  };

describe("Logging in", () => {
  it("is refused, and no fault of the server, to an account that has no password yet", async () => {
    const { email } = await server.person();
    const answer = await call(server, "POST", "/login", { body: { email, password: "no password" } });
    expect([answer.status, answer.message]).toEqual([401, "Email ou mot de passe invalide"]);
  });

  it("answers both tokens", async () => {
    const answer = await (await member()).login();
    expect(answer.status).toBe(201);
    const { accessToken, refreshToken } = answer.json<TokenPair>();
    expect((await me(accessToken)).json()).toMatchObject({ teams: ["hard"] });
    expect(refreshToken).toBeDefined();
  });

  it("does not mind the case of the address nor the spaces around it", async () => {
    const { email } = await member();
    const body = { email: `  ${email.toUpperCase()} `, password };
    expect((await call(server, "POST", "/login", { body })).status).toBe(201);
  });

  it("puts teams and permissions in an access token of fifteen minutes", async () => {
    const { accessToken } = (await (await member()).login()).json<TokenPair>();
    const claims = claimsOf(accessToken);
    expect(claims.exp - claims.iat).toBe(15 * 60);
    expect(claims.teams).toEqual(["hard"]);
    expect(claims.permissions).toContain("write-fa");
  });

  it.each([
    ["a wrong password", "Wrong-password-1"],
    ["a password that differs by case", password.toLowerCase()],
  ])("is refused with %s", async (_case, wrong) => {
    const answer = await (await member()).login({ password: wrong });
    expect([answer.status, answer.message]).toEqual([401, "Email ou mot de passe invalide"]);
  });

  it("says the same of an address that nobody has", async () => {
    const answer = await call(server, "POST", "/login", { body: { email: "nobody@example.org", password } });
    expect([answer.status, answer.message]).toEqual([401, "Email ou mot de passe invalide"]);
  });

  it("tells the owner of a closed account whom to write to, and nobody else", async () => {
    const { id, login } = await member();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    const answer = await login();
    expect([answer.status, answer.message]).toEqual([
      423,
      "Il y a une erreur avec ton compte, envoie un mail à support@coulisses.test",
    ]);
    expect((await login({ password: "Wrong-password-1" })).status).toBe(401);
  });

  it("is refused with an address that is none", async () => {
    const answer = await call(server, "POST", "/login", { body: { email: "mimi", password } });
    expect([answer.status, answer.message]).toEqual([400, "Adresse mail non valable"]);
  });

  it("is refused after ten tries in thirty seconds, for that address alone", async () => {
    const { login } = await member();
    for (let attempt = 0; attempt < 10; attempt++) expect((await login({ password: "no" })).status).toBe(401);
    const answer = await login();
    expect([answer.status, answer.message]).toEqual([
      429,
      "Tu as essayé trop de fois, réessaye dans 30 secondes",
    ]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await (await member()).login()).status).toBe(201);
  });
});

describe("Refresh tokens", () => {
  it("are traded for a new pair with the person's present teams", async () => {
    const person = await member();
    await server.services.db.update(users).set({ firstname: "Marie" }).where(eq(users.id, person.id));
    const answer = await refresh(person.refreshToken);
    expect(answer.status).toBe(201);
    const pair = answer.json<Required<TokenPair>>();
    expect(claimsOf(pair.accessToken).username).toMatch(/^Marie /);
    expect((await me(pair.accessToken)).status).toBe(200);
    expect((await refresh(pair.refreshToken)).status).toBe(201);
  });

  it("die with a closed account", async () => {
    const person = await member();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await me(person.accessToken)).status).toBe(401);
  });

  it("stay in a cookie that no script reads when the screens ask for it", async () => {
    const answer = await (await member()).login({ session: "cookie" });
    expect(answer.json<TokenPair>()).not.toHaveProperty("refreshToken");
    const cookies = [answer.headers["set-cookie"]].flat().map(String);
    const cookie = cookies.find((one) => one.startsWith("coulisses-refresh="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const value = /=([^;]+)/.exec(cookie ?? "")?.[1] ?? "";
    const renewed = await call(server, "POST", "/refresh", {
      body: {},
      cookies: { "coulisses-refresh": value },
    });
    expect(renewed.status).toBe(201);
    expect(renewed.json<TokenPair>()).not.toHaveProperty("refreshToken");
    expect((await me(renewed.json<TokenPair>().accessToken)).status).toBe(200);
  });

  it("are asked for: without any, 401", async () => {
    expect((await call(server, "POST", "/refresh", { body: {} })).status).toBe(401);
    expect((await call(server, "POST", "/refresh")).status).toBe(401);
  });
});

describe("Tokens", () => {
  const sign = (options: object, key = "a secret that only tests know, long enough") =>
    createSigner({ key, algorithm: "HS256", ...options });

  it("are not interchangeable", async () => {
    const person = await member();
    expect((await me(person.refreshToken)).status).toBe(401);
    expect((await refresh(person.accessToken)).status).toBe(401);
    expect((await me(person.accessToken)).status).toBe(200);
  });

  it.each([
    [
      "forged with another secret",
      { aud: "access", expiresIn: 60_000 },
      "another secret, long enough to be accepted",
    ],
    ["expired", { aud: "access", expiresIn: 1, clockTimestamp: Date.now() - 60_000 }, undefined],
    ["without expiry", { aud: "access" }, undefined],
    ["of another kind", { aud: "invitation", expiresIn: 60_000 }, undefined],
    ["without kind", { expiresIn: 60_000 }, undefined],
  ])("%s are refused", async (_case, options, secret) => {
    const person = await member();
    const { userId, sessionId } = claimsOf(person.accessToken);
    const answer = await me(sign(options, secret)({ userId, sessionId }));
    expect([answer.status, answer.message]).toEqual([401, unauthorized]);
  });

  it("without signature are refused", async () => {
    const person = await member();
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    expect((await me(`${header}.${person.accessToken.split(".")[1] ?? ""}.`)).status).toBe(401);
  });

  it("of another person's session are refused", async () => {
    const [one, other] = [await member(), await member()];
    const { sessionId } = claimsOf(one.accessToken);
    const swapped = sign({ aud: "access", expiresIn: 60_000 })({ userId: other.id, sessionId });
    expect((await me(swapped)).status).toBe(401);
  });

  it.each(["", "abc", "a.b.c", "é.é.é", "x".repeat(10_000)])(
    "that are none are refused: %#",
    async (token) => {
      expect((await me(token)).status).toBe(401);
      expect((await refresh(token.slice(0, 3_000))).status).toBe(401);
    },
  );

  it("give up when the session has expired", async () => {
    const person = await member();
    const { sessionId } = claimsOf(person.accessToken);
    await server.services.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.id, sessionId));
    expect((await me(person.accessToken)).status).toBe(401);
  });
});
