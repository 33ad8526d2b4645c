import type { AuditPage } from "@coulisses/shared-domain/contract/audit";
import { eq, sql } from "drizzle-orm";
import { removeExpired } from "../auth/remove-expired";
import { auditEntries } from "../database/schema/audit";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let admin: Person, camille: Person;
beforeAll(async () => {
  admin = await server.person({ teams: ["admin"] });
  camille = await server.person();
  await server.services.db.insert(auditEntries).values({ kind: "data-exported", actorId: admin.id });
});

const entries = async (query: string) =>
  (await call(server, "GET", `/audit-entries?${query}`, { token: admin.accessToken })).json<AuditPage>()
    .entries;

describe("What is in the log", () => {
  it("is neither changed nor deleted, no matter who asks the database", async () => {
    const { db } = server.services;
    const refused = (work: PromiseLike<unknown>) =>
      expect(Promise.resolve(work)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: "audit_entries only grows" }) as object,
      });
    const count = await db.$count(auditEntries);
    await refused(db.delete(auditEntries));
    await refused(db.update(auditEntries).set({ kind: "signed-in" }));
    await refused(db.update(auditEntries).set({ details: { innocent: true } }));
    await refused(db.update(auditEntries).set({ actorId: camille.id }));
    await refused(db.execute(sql`truncate audit_entries`));
    expect(await db.$count(auditEntries)).toBe(count);
  });

  it("outlives the person", async () => {
    const { db } = server.services;
    const somebody = await server.person();
    await db.insert(auditEntries).values({ kind: "signed-in", actorId: somebody.id, subjectId: somebody.id });
    await db.delete(users).where(eq(users.id, somebody.id));
    expect((await entries("kind=signed-in"))[0]).toMatchObject({ actor: null, subject: null });
  });

  it("forgets after a year from where it was", async () => {
    const { db } = server.services;
    const from = {
      kind: "data-exported",
      actorId: admin.id,
      address: "203.0.113.9",
      userAgent: "Firefox",
    } as const;
    const day = 86_400_000;
    await db.insert(auditEntries).values([
      { ...from, target: "export:old", at: new Date(Date.now() - 367 * day) },
      { ...from, target: "export:recent", at: new Date(Date.now() - 363 * day) },
    ]);
    await removeExpired(db);
    expect((await entries("target=export:old"))[0]).toMatchObject({
      actor: { id: admin.id },
      address: null,
      userAgent: null,
    });
    expect((await entries("target=export:recent"))[0]).toMatchObject({
      address: "203.0.113.9",
      userAgent: "Firefox",
    });
  });
});
