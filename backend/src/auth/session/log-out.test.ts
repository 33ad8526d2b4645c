import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import { eq } from "drizzle-orm";
import { createSigner } from "fast-jwt";
import { auditEntries } from "../../database/schema/audit";
import { call } from "../../testing/calls";
import { type TestServer, useTestServer } from "../../testing/test-server";
import { hashPassword } from "../passwords";

const password = "Coulisses-2026!";
const server = useTestServer();
const secure = useTestServer({ variables: { PUBLIC_URL: "https://coulisses.test" } });
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const me = async (token: string) => (await call(server, "GET", "/users/me", { token })).status;
const logOut = (extra: Parameters<typeof call>[3]) => call(server, "POST", "/logout", extra);

let born = 0;
async function inBrowser(at: TestServer = server) {
  const email = `browser-${String(++born)}@example.org`;
  const person = await at.person({ email, passwordHash });
  const answer = await call(at, "POST", "/login", { body: { email, password, session: "cookie" } });
  const set = [answer.headers["set-cookie"]].flat().map(String);
  const cookies = Object.fromEntries(set.map((one) => one.split(";")[0]?.split("=") as [string, string]));
  return { ...person, ...answer.json<TokenPair>(), set, cookies };
}
const expired = (token: string) => {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;
  const sign = createSigner({
    key: "a secret that only tests know, long enough",
    algorithm: "HS256",
    aud: "access",
    expiresIn: 1,
    clockTimestamp: Date.now() - 3_600_000,
  });
  return sign({ userId: claims["userId"], sessionId: claims["sessionId"] });
};

describe("Logging out", () => {
  it("ends every session of the person, at once", async () => {
    const [here, person] = [await inBrowser(), await server.person()];
    const there = await call(server, "POST", "/login", { body: { email: here.email, password } });
    expect((await logOut({ token: here.accessToken })).status).toBe(204);
    expect(await me(here.accessToken)).toBe(401);
    const elsewhere = there.json<Required<TokenPair>>();
    expect(await me(elsewhere.accessToken)).toBe(401);
    expect(
      (await call(server, "POST", "/refresh", { body: { refreshToken: elsewhere.refreshToken } })).status,
    ).toBe(401);
    expect(await me(person.accessToken)).toBe(200);
  });

  it("needs only the cookie, and clears it", async () => {
    const { accessToken, cookies } = await inBrowser();
    const answer = await logOut({ cookies });
    expect(answer.status).toBe(204);
    expect(await me(accessToken)).toBe(401);
    const cleared = [answer.headers["set-cookie"]].flat().map(String);
    expect(cleared).toHaveLength(2);
    expect(cleared.every((one) => /=;.*Expires=Thu, 01 Jan 1970/.test(one))).toBe(true);
  });

  it("takes an access token that has expired", async () => {
    const { accessToken } = await inBrowser();
    expect(await me(expired(accessToken))).toBe(401);
    expect((await logOut({ token: expired(accessToken) })).status).toBe(204);
    expect(await me(accessToken)).toBe(401);
  });

  it("again, or by nobody, has nothing to say", async () => {
    const { accessToken, cookies } = await inBrowser();
    await logOut({ cookies });
    expect((await logOut({ cookies, token: accessToken })).status).toBe(204);
    expect((await logOut({})).status).toBe(204);
    expect((await logOut({ token: "é.é.é", cookies: { "coulisses-refresh": "x" } })).status).toBe(204);
  });

  it("with the tokens of a session that is over ends no other one", async () => {
    const before = await inBrowser();
    await logOut({ token: before.accessToken });
    const after = await call(server, "POST", "/login", { body: { email: before.email, password } });
    await logOut({ token: before.accessToken, cookies: before.cookies });
    expect(await me(after.json<TokenPair>().accessToken)).toBe(200);
  });

  it("takes no refresh token for an access token", async () => {
    const { accessToken, cookies } = await inBrowser();
    await logOut({ token: cookies["coulisses-refresh"] ?? "" });
    await logOut({ cookies: { "coulisses-refresh": accessToken } });
    expect(await me(accessToken)).toBe(200);
  });
});

describe("Over HTTPS", () => {
  it("cookies can't be set by anything that came over plain HTTP", async () => {
    const { id, set, cookies } = await inBrowser(secure);
    expect(Object.keys(cookies).sort()).toEqual([
      `__Secure-coulisses-device-${String(id)}`,
      "__Secure-coulisses-refresh",
      "__Secure-coulisses-session",
    ]);
    expect(set.every((one) => /; Secure/.test(one) && /; SameSite=Strict/.test(one))).toBe(true);
    expect((await call(secure, "POST", "/refresh", { body: {}, cookies })).status).toBe(201);
    const plain = { "coulisses-refresh": cookies["__Secure-coulisses-refresh"] ?? "" };
    expect((await call(secure, "POST", "/refresh", { body: {}, cookies: plain })).status).toBe(401);
  });
});

describe("The log of what happened to an account", () => {
  it("tells each sign-in, each failure and each sign-out, and nothing of what was typed", async () => {
    const browser = await inBrowser();
    await call(server, "POST", "/login", { body: { email: browser.email, password: "Wrong-password-1" } });
    await call(server, "POST", "/login", {
      body: { email: "nobody-here@example.org", password: "Wrong-password-1" },
    });
    await logOut({ cookies: browser.cookies, headers: { "user-agent": "Firefox" } });
    const { db } = server.services;
    const theirs = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, browser.id))
      .orderBy(auditEntries.id);
    expect(theirs).toMatchObject([
      { kind: "signed-in", actorId: browser.id, address: "127.0.0.1" },
      { kind: "sign-in-failed", actorId: null },
      { kind: "signed-out", actorId: browser.id, userAgent: "Firefox" },
    ]);
    const all = await db.select().from(auditEntries);
    expect(JSON.stringify(all)).not.toMatch(/Wrong-password|nobody-here/);
    expect(all.filter(({ kind, subjectId }) => kind === "sign-in-failed" && subjectId === null)).toHaveLength(
      1,
    );
  });
});

describe("Guesses at one account from everywhere", () => {
  it("are stopped, but not for its owner in a browser where they signed in before, wherever that is now", async () => {
    const owner = await inBrowser();
    const other = await inBrowser();
    const from = (remoteAddress: string, tried = password, cookies: Record<string, string> = {}) =>
      call(server, "POST", "/login", {
        body: { email: owner.email, password: tried },
        remoteAddress,
        cookies,
      });
    for (let guess = 1; guess < 100; guess++)
      expect((await from(`10.0.0.${String(guess)}`, "no")).status).toBe(401);
    const stopped = await from("10.0.1.1");
    expect(stopped.status).toBe(429);
    expect(stopped.message).toMatch(/^Tu as essayé trop de fois, réessaye dans (60|59|58) minutes$/);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(3_400);

    expect((await from("10.0.1.2", password, owner.cookies)).status).toBe(201);
    // Another account's cookie gives no exemption from the limit.
    expect((await from("10.0.1.3", password, other.cookies)).status).toBe(429);
    const name = `coulisses-device-${String(owner.id)}`;
    const forged = { [name]: other.cookies[`coulisses-device-${String(other.id)}`] ?? "" };
    expect((await from("10.0.1.4", password, forged)).status).toBe(429);
    expect((await from("10.0.1.5", password, { [name]: other.accessToken })).status).toBe(429);
  });

  it("from the owner's own browser have a limit of their own", async () => {
    const { email, cookies } = await inBrowser();
    const guess = (tried: string) =>
      call(server, "POST", "/login", { body: { email, password: tried }, cookies });
    for (let n = 0; n < 10; n++) expect((await guess("no")).status).toBe(401);
    expect((await guess(password)).status).toBe(429);
  });
});
