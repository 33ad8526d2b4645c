import type { AnsweredCallBoard } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { demoEmail } from "../demo/accounts";
import { until } from "../jobs/testing/job-instances";
import { type MailingServer, mailingServer } from "../jobs/testing/mailing-server";

let running: MailingServer;

beforeAll(async () => {
  running = await mailingServer({ DEMO: "on" });
});
afterAll(() => running.close());

const api = (path: string, token?: string, body?: object) =>
  fetch(`http://127.0.0.1:${String(running.server.port)}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe("A server that is killed while it calls people", () => {
  it("goes on where it stopped: one mail to each, and nobody is called again", async () => {
    await running.server.start();
    const login = { email: demoEmail("humain"), password: "Coulisses-2026!" };
    const { accessToken: token } = (await (await api("login", undefined, login)).json()) as {
      accessToken: string;
    };
    const { blocks, people } = (await (await api("availability-calls", token)).json()) as AnsweredCallBoard;
    const countAt = (rank: number) => people.filter(({ askable }) => askable.includes(rank)).length;
    const rank = blocks.map((_, at) => at).sort((one, other) => countAt(one) - countAt(other))[0] ?? 0;
    const starts = [blocks[rank]?.start];
    const count = countAt(rank);
    expect(count).toBeGreaterThan(10);

    // A mail that was taken just before the end may be sent again: this server dies before any is.
    running.mails.be("stalled");
    const answer = await api("availability-calls", token, { starts });
    expect([answer.status, await answer.json()]).toEqual([201, { people: count }]);
    await running.dieAtMail(1);

    running.mails.be("taking");
    await running.server.start();
    expect((await api("availability-calls", token, { starts })).status).toBe(409);
    // The demo festival has slots all day long: reminders of the next ones leave beside the calls.
    const called = () =>
      running.mails.received.flatMap(({ to, mail }) =>
        mail.subject?.startsWith("On manque de monde") === true ? to : [],
      );
    await until(() => Promise.resolve(called().length >= count), 180_000);
    await running.server.end("SIGTERM");
    const addresses = called();
    expect(new Set(addresses).size).toBe(count);
    expect(addresses).toHaveLength(count);
  }, 400_000);
});
