import { sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { eq } from "drizzle-orm";
import { attempts } from "../database/schema/attempts";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { startTestServer, useTestServer } from "../testing/test-server";
import { lea, newcomersOn } from "./testing/newcomers";

const server = useTestServer();
beforeEach(async () => {
  // Those that a test did not wait for.
  await server.services.jobs.settled();
  server.mails.splice(0);
});
const { register, stored, logIn } = newcomersOn(server);

describe("RG-8 An address that has an account", () => {
  const told = async (email: string) => {
    await server.services.jobs.settled();
    return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it("is told to its owner, and not to who registers with it", async () => {
    const owner = await server.person({ email: "taken@example.org", firstname: "Marie" });
    const [taken, fresh] = [await register(lea({ email: "Taken@Example.org" })), await register(lea())];
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect(await told("taken@example.org")).toEqual(["Tu as déjà un compte 24h de l'INSA"]);
    expect((await stored("taken@example.org"))?.id).toBe(owner.id);
    expect((await stored("taken@example.org"))?.firstname).toBe("Marie");
  });

  it("is told to its owner three times a day, however often others register with it", async () => {
    await server.person({ email: "often@example.org" });
    for (let time = 0; time < 5; time++) await register(lea({ email: "often@example.org" }));
    expect(await told("often@example.org")).toHaveLength(3);
  });

  it("of a closed account tells its owner which address to write to", async () => {
    const { id } = await server.person({ email: "closed@example.org" });
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    expect((await register(lea({ email: "closed@example.org" }))).status).toBe(204);
    expect(await told("closed@example.org")).toEqual(["Ton compte 24h de l'INSA"]);
  });

  it("is one account of twenty who register with it at once", async () => {
    const newcomer = lea();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(newcomer)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204));
    expect((await logIn(newcomer.email)).status).toBe(201);
  });

  it("takes the time of a new one: the password is hashed all the same", async () => {
    await server.person({ email: "timed@example.org" });
    const times = { fresh: [] as number[], taken: [] as number[] };
    for (let n = 0; n < 7; n++)
      for (const kind of ["fresh", "taken"] as const) {
        const start = performance.now();
        await register(lea(kind === "taken" ? { email: "timed@example.org" } : {}));
        times[kind].push(performance.now() - start);
      }
    const median = (all: number[]) => all.sort((a, b) => a - b)[3] ?? 0;
    expect(median(times.taken)).toBeGreaterThan(median(times.fresh) / 2);
  });
});

describe("Registrations from one address", () => {
  it("are twenty a minute and as many an hour as are set; others go on", async () => {
    const small = await startTestServer({
      variables: { REGISTRATIONS_A_MINUTE: "", REGISTRATIONS_AN_HOUR: "22" },
    });
    const from = async (remoteAddress: string) =>
      (await call(small, "POST", "/registrations", { body: { newcomer: lea() }, remoteAddress })).status;
    for (let n = 0; n < 20; n++) expect(await from("203.0.113.1")).toBe(204);
    expect(await from("203.0.113.1")).toBe(429);
    expect(await from("203.0.113.2")).toBe(204);
    // The minute is over.
    await small.services.db.update(attempts).set({ expiresAt: new Date() }).where(eq(attempts.count, 21));
    expect([await from("203.0.113.1"), await from("203.0.113.1"), await from("203.0.113.1")]).toEqual([
      204, 204, 429,
    ]);
    await small.close();
  });

  it("don't count forms that are refused: an evening's stand has typing errors", async () => {
    const small = await startTestServer({ variables: { REGISTRATIONS_A_MINUTE: "1" } });
    const send = async (newcomer: object) =>
      (await call(small, "POST", "/registrations", { body: { newcomer } })).status;
    for (let n = 0; n < 5; n++) expect(await send(lea({ mobilePhone: "06" }))).toBe(400);
    expect([await send(lea()), await send(lea())]).toEqual([204, 429]);
    await small.close();
  });
});

describe("The link that confirms an address", () => {
  const confirmAs = (accessToken: string, token: string) =>
    call(server, "POST", "/users/me/email/confirm", { token: accessToken, body: { token } });

  it("serves the account that it was made for, under that address alone, and welcomes once", async () => {
    const { tokens, jobs } = server.services;
    const [marie, other] = [
      await server.person({ emailConfirmedAt: null, registrationMembership: "VOLUNTEER" }),
      await server.person({ emailConfirmedAt: null }),
    ];
    const link = tokens.signConfirmation({ userId: marie.id, email: marie.email });
    expect((await confirmAs(other.accessToken, link)).status).toBe(400);
    const elsewhere = tokens.signConfirmation({ userId: marie.id, email: other.email });
    expect((await confirmAs(marie.accessToken, elsewhere)).status).toBe(400);
    expect((await confirmAs(marie.accessToken, marie.accessToken)).status).toBe(400);
    for (let time = 0; time < 2; time++) expect((await confirmAs(marie.accessToken, link)).status).toBe(204);
    await jobs.settled();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [marie.email, "Bienvenue sur Coulisses !"],
    ]);
  });

  it("is all that goes to an address until it is confirmed", async () => {
    const { write, jobs } = server.services;
    const [stranger, member] = [await server.person({ emailConfirmedAt: null }), await server.person()];
    await write((_tx, _changes, enqueue) => {
      for (const { id: userId } of [stranger, member])
        enqueue("letter", { userId, letter: sampleLetters.activityValidated });
      return Promise.resolve();
    });
    await jobs.settled();
    expect(server.mails.map(({ to }) => to)).toEqual([member.email]);
  });

  it("is sent again three times an hour, as long as it is needed", async () => {
    const { accessToken: token, email } = await server.person({ emailConfirmedAt: null });
    const again = () => call(server, "POST", "/users/me/email/confirmation-mail", { token });
    for (let time = 0; time < 3; time++) expect((await again()).status).toBe(204);
    expect((await again()).message).toBe("Tu as essayé trop de fois, réessaye dans 60 minutes");
    await server.services.jobs.settled();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(3);
    const done = await call(server, "POST", "/users/me/email/confirmation-mail", {
      token: (await server.person()).accessToken,
    });
    expect([done.status, done.message]).toEqual([409, "Ton adresse mail est déjà confirmée"]);
  });

  it("is no key: without it, a chosen password proves the address as well, since its link came by mail", async () => {
    const newcomer = lea();
    await register(newcomer);
    await call(server, "POST", "/forgot", { body: { email: newcomer.email } });
    await server.services.jobs.settled();
    const token = /\/reset\/(\w+)/.exec(server.mails.at(-1)?.text ?? "")?.[1] ?? "";
    const password = "Une-Autre-Scene-26!";
    await call(server, "POST", "/reset", { body: { token, password, password2: password } });
    expect((await stored(newcomer.email))?.emailConfirmedAt).not.toBeNull();
  });
});
