import { eq } from "drizzle-orm";
import { sessions } from "../../database/schema/people";
import { testsOnServer } from "../../testing/fresh-database";
import { useTestServer } from "../../testing/test-server";

const server = useTestServer();

/** A person's session, and what the reader says of it: their id while it lives. */
async function newSession() {
  const { id: userId } = await server.person();
  const ofPerson = eq(sessions.userId, userId);
  const [session] = await server.services.db.select().from(sessions).where(ofPerson);
  const claimed = { userId, sessionId: session?.id ?? "" };
  const read = async () => (await server.services.sessions.check(claimed))?.person.id;
  return { userId, ofPerson, read };
}

/** How often the database is asked whether a session lives while `work` runs. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const queries = jest.spyOn(server.services.connection, "runPrepared");
  await work();
  const names = queries.mock.calls.map(([{ name }]) => name);
  queries.mockRestore();
  return names.filter((name) => name === "alive-sessions").length;
}

describe("Whether a session lives", () => {
  it("is known at once, whatever began or ended it", async () => {
    const { userId, ofPerson, read } = await newSession();
    const { db } = server.services;
    const expireAt = (at: number) =>
      db
        .update(sessions)
        .set({ expiresAt: new Date(at) })
        .where(ofPerson);
    expect(await read()).toBe(userId);
    await expireAt(Date.now() - 1);
    expect(await read()).toBeUndefined();
    await expireAt(Date.now() + 60_000);
    expect(await read()).toBe(userId);
    await db.transaction(async (tx) => void (await tx.delete(sessions).where(ofPerson)));
    expect(await read()).toBeUndefined();
  });

  it("is asked of a server each time, of a database of our own only once somebody may have written", async () => {
    const { read } = await newSession();
    const now = jest.spyOn(performance, "now").mockReturnValue(performance.now());
    const again = testsOnServer() ? 1 : 0;
    expect(await asked(read)).toBe(1);
    expect(await asked(read)).toBe(again);
    await server.person();
    expect(await asked(read)).toBe(1);
    expect(await asked(read)).toBe(again);
    now.mockReturnValue(performance.now() + 1_001);
    expect(await asked(read)).toBe(1);
    now.mockRestore();
  });

  it("is asked again after the database failed to say it", async () => {
    const { userId, read } = await newSession();
    const failing = jest
      .spyOn(server.services.connection, "runPrepared")
      .mockRejectedValueOnce(new Error("The database is away"));
    await expect(read()).rejects.toThrow("The database is away");
    failing.mockRestore();
    expect(await read()).toBe(userId);
  });
});
