import type { FailedJobs } from "@coulisses/shared-domain/contract/failed-jobs";
import { sql } from "drizzle-orm";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { givenUpMail } from "./testing/given-up";

const letter = {
  subject: "FA rejetée",
  paragraphs: [],
  button: { label: "Voir", url: "http://coulisses.test" },
};
const unknown = "00000000-0000-4000-8000-000000000000";

const server = useTestServer();
let admin: string;
beforeAll(async () => {
  admin = (await server.person({ teams: ["admin"] })).accessToken;
});
beforeEach(async () => {
  server.mails.splice(0);
  await server.services.db.execute(sql`truncate pgboss.job`);
});

const list = async (token = admin) =>
  (await call(server, "GET", "/failed-jobs", { token })).json<FailedJobs>();

/** A mail given up after the mail server refused it. */
const givenUp = (userId: number) => givenUpMail(server.services, { userId, letter });

describe("Mails that were given up", () => {
  it("are listed for an administrator: what, to whom, when, how often, why", async () => {
    const person = await server.person({ firstname: "Marie", lastname: "Curie" });
    const id = await givenUp(person.id);
    expect(await list()).toEqual({
      total: 1,
      sendsNotifications: true,
      jobs: [
        {
          id,
          kind: "letter",
          person: { id: person.id, firstname: "Marie", lastname: "Curie", nickname: null },
          subject: "FA rejetée",
          failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          attempts: 1,
          lastError: "550 mailbox unavailable",
        },
      ],
    });
  });

  it("leave when they are tried again, and leave the list", async () => {
    const person = await server.person();
    const id = await givenUp(person.id);
    expect((await call(server, "POST", `/failed-jobs/${id}/retry`, { token: admin })).status).toBe(204);
    await server.services.jobs.settled();
    expect(server.mails.map(({ to }) => to)).toEqual([person.email]);
    expect((await list()).total).toBe(0);
    const again = await call(server, "POST", `/failed-jobs/${id}/retry`, { token: admin });
    expect([again.status, again.message]).toEqual([404, "Cet envoi n'est plus en échec"]);
  });

  it("are forgotten on demand, and never leave", async () => {
    const id = await givenUp((await server.person()).id);
    expect((await call(server, "DELETE", `/failed-jobs/${id}`, { token: admin })).status).toBe(204);
    await server.services.jobs.settled();
    expect([server.mails, (await list()).total]).toEqual([[], 0]);
  });

  it("stay readable when the person has left", async () => {
    const person = await server.person();
    await givenUp(person.id);
    await server.services.db.execute(sql`update users set deleted_at = now() where id = ${person.id}`);
    expect((await list()).jobs).toMatchObject([{ person: null, subject: "FA rejetée" }]);
  });

  it("concern nobody else, and no other work", async () => {
    const chief = (await server.person({ teams: ["bureau", "humain"] })).accessToken;
    const id = await givenUp((await server.person()).id);
    const calls = [
      ["GET", "/failed-jobs"],
      ["POST", `/failed-jobs/${id}/retry`],
      ["DELETE", `/failed-jobs/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await call(server, method, path)).status).toBe(401);
      expect((await call(server, method, path, { token: chief })).status).toBe(403);
    }
    expect((await list()).total).toBe(1);
    await server.services.write((_tx, _live, enqueue) =>
      Promise.resolve(enqueue("letter", { userId: 1, letter })),
    );
    await server.services.jobs.settled();
    expect((await list()).total).toBe(1);
  });

  it("are asked for by a name that exists", async () => {
    expect((await call(server, "DELETE", `/failed-jobs/${unknown}`, { token: admin })).status).toBe(404);
    expect((await call(server, "POST", "/failed-jobs/1'--/retry", { token: admin })).status).toBe(400);
  });
});
