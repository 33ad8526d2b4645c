import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import { and, eq } from "drizzle-orm";
import { auditEntries } from "../../database/schema/audit";
import { sessions } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";

type Pair = Required<TokenPair>;
const server = useTestServer();

const refresh = ({ refreshToken }: Pair) => call(server, "POST", "/refresh", { body: { refreshToken } });
async function renewed(pair: Pair): Promise<Pair> {
  const answer = await refresh(pair);
  expect(answer.status).toBe(201);
  return answer.json<Pair>();
}
const status = async (pair: Pair) => (await refresh(pair)).status;
const me = async ({ accessToken }: Pair) =>
  (await call(server, "GET", "/users/me", { token: accessToken })).status;
const theirs = (person: { id: number }) => eq(sessions.userId, person.id);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const days = 24 * 3_600;

describe("A spent refresh token", () => {
  it("is taken once more: its answer got lost on the way", async () => {
    const person = await server.person();
    await refresh(person);
    const again = await renewed(person);
    expect(await me(again)).toBe(200);
    expect(await status(again)).toBe(201);
  });

  it("is not taken a third time", async () => {
    const person = await server.person();
    await refresh(person);
    await refresh(person);
    expect(await status(person)).toBe(401);
    expect(await me(person)).toBe(401);
  });

  it("ends the session once its successor was used: there is a copy", async () => {
    const person = await server.person();
    const last = await renewed(await renewed(person));
    expect(await status(person)).toBe(401);
    expect(await status(last)).toBe(401);
    expect(await me(last)).toBe(401);
  });

  it("ends the session after half a minute", async () => {
    const person = await server.person();
    const next = await renewed(person);
    await server.services.db
      .update(sessions)
      .set({ previousSpentAt: ago(31) })
      .where(theirs(person));
    expect(await status(person)).toBe(401);
    expect(await status(next)).toBe(401);
  });

  it("may be lost again later, in the same session", async () => {
    let pair: Pair = await server.person();
    for (let time = 0; time < 3; time++) {
      await refresh(pair);
      pair = await renewed(pair);
    }
    expect(await me(pair)).toBe(200);
  });

  it("ends that session alone, and the log says so", async () => {
    const person = await server.person({ email: "copied@example.org", passwordHash: "none" });
    const last = await renewed(await renewed(person));
    await refresh(person);
    await refresh(last);
    const kept = await server.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, "token-reused"), eq(auditEntries.subjectId, person.id)));
    expect(kept).toMatchObject([{ actorId: null, address: "127.0.0.1" }]);
  });
});

describe("Two renewals at once", () => {
  it("both go on, whichever answer comes last", async () => {
    for (const chosen of [0, 1] as const) {
      const person = await server.person();
      const answers = await Promise.all([refresh(person), refresh(person)]);
      expect(answers.map((one) => one.status)).toEqual([201, 201]);
      expect(await status(answers[chosen].json<Pair>())).toBe(201);
    }
  });

  it("is ended by ten renewals at once: there is a copy of its token", async () => {
    const person = await server.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(person)));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(2);
    expect(answers.filter((one) => one.status === 401)).toHaveLength(8);
    expect(await me(person)).toBe(401);
  });
});

describe("A session", () => {
  it("goes on as long as it serves, ninety days at most", async () => {
    const person = await server.person();
    const { db } = server.services;
    await db
      .update(sessions)
      .set({ createdAt: ago(89 * days) })
      .where(theirs(person));
    const pair = await renewed(person);
    const [kept] = await db.select().from(sessions).where(theirs(person));
    expect((kept?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(days * 1_000);

    const past = { createdAt: ago(90 * days + 1), expiresAt: ago(1) };
    await db.update(sessions).set(past).where(theirs(person));
    expect([await me(pair), await status(pair)]).toEqual([401, 401]);
  });

  it("that is over is no theft", async () => {
    const person = await server.person();
    await server.services.db
      .update(sessions)
      .set({ expiresAt: ago(1) })
      .where(theirs(person));
    expect(await status(person)).toBe(401);
    const told = await server.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, "token-reused"), eq(auditEntries.subjectId, person.id)));
    expect(told).toEqual([]);
  });

  it("says when it served last", async () => {
    const person = await server.person();
    const { db } = server.services;
    await db
      .update(sessions)
      .set({ lastUsedAt: ago(600) })
      .where(theirs(person));
    await me(person);
    const used = async () =>
      (await db.select().from(sessions).where(theirs(person)))[0]?.lastUsedAt.getTime() ?? 0;
    expect(await used()).toBeLessThan(ago(500).getTime());
    await refresh(person);
    expect(await used()).toBeGreaterThan(ago(500).getTime());
  });
});
