import { sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { eq } from "drizzle-orm";
import { attempts } from "../database/schema/attempts";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { newInvitation } from "./testing/new-invitation";
import { startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Those that a test did not wait for.
  await server.services.jobs.settled();
  server.mails.splice(0);
});

let born = 0;
const lea = (changes: object = {}) => ({
  email: `lea${String(++born)}@example.org`,
  firstname: "Léa",
  lastname: "Martin",
  password: "Scene-Ouverte-26!",
  mobilePhone: "0612345678",
  birthdate: "2001-05-17",
  teams: ["kfet"],
  hasApprovedEULA: true,
  ...changes,
});
const register = (newcomer: object, token?: unknown) =>
  call(server, "POST", "/registrations", { body: { newcomer, ...(token === undefined ? {} : { token }) } });
const stored = (email: string) =>
  server.services.db.query.users.findFirst({ where: eq(users.email, email.toLowerCase()) });
/** Confirms the address with the link of the last mail, in the browser where the newcomer signed in. */
async function confirm(email: string) {
  await server.services.jobs.settled();
  const text = server.mails.findLast(({ to }) => to === email)?.text ?? "";
  const { accessToken } = (await logIn(email)).json<{ accessToken: string }>();
  const token = /\?confirm=(\S+)/.exec(text)?.[1] ?? "no link";
  const answer = await call(server, "POST", "/users/me/email/confirm", {
    token: accessToken,
    body: { token },
  });
  await server.services.jobs.settled();
  return answer;
}
const logIn = (email: string) =>
  call(server, "POST", "/login", { body: { email, password: "Scene-Ouverte-26!" } });

describe("A stranger who registers", () => {
  it("has an account, the teams that they asked for, and a mail that asks to confirm their address, then welcomes them", async () => {
    const newcomer = lea({ nickname: "Lélé", comment: "Je sais souder" });
    expect((await register(newcomer)).status).toBe(204);
    const { accessToken } = (await logIn(newcomer.email)).json<{ accessToken: string }>();
    const me = await call(server, "GET", "/users/me", { token: accessToken });
    expect(me.json()).toMatchObject({
      firstname: "Léa",
      nickname: "Lélé",
      phone: "0612345678",
      birthdate: "2001-05-17",
      teams: ["kfet"],
      hasApprovedEULA: true,
      membershipApplication: null,
      emailConfirmed: false,
    });
    await server.services.jobs.settled();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      "Confirme ton adresse mail pour 24h de l'INSA",
    ]);
    expect((await confirm(newcomer.email)).status).toBe(204);
    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]).toMatchObject({ to: newcomer.email, subject: "Bienvenue sur Coulisses !" });
    expect(server.mails[1]?.text).toContain("http://coulisses.test/login");
    const now = await call(server, "GET", "/users/me", { token: accessToken });
    expect(now.json<{ emailConfirmed: boolean }>().emailConfirmed).toBe(true);
  });

  it("reads nothing of what was typed in the first mail, which may reach somebody else", async () => {
    const newcomer = lea({ firstname: "Cadeau", lastname: "Gratuit", nickname: "Iphone" });
    expect((await register(newcomer)).status).toBe(204);
    await server.services.jobs.settled();
    expect(JSON.stringify(server.mails)).not.toMatch(/Cadeau|Gratuit|Iphone/);
    expect(server.mails[0]?.toName).toBe("");
    await call(server, "POST", "/forgot", { body: { email: newcomer.email } });
    await server.services.jobs.settled();
    expect(server.mails).toHaveLength(2);
    expect(JSON.stringify(server.mails)).not.toMatch(/Cadeau|Gratuit|Iphone/);
  });

  it("RG-9 is a volunteer to be, or an organiser to be with an invitation", async () => {
    const [volunteer, organiser] = [lea(), lea()];
    expect((await register(volunteer)).status).toBe(204);
    expect((await register(organiser, await newInvitation(server))).status).toBe(204);
    expect((await stored(volunteer.email))?.registrationMembership).toBe("VOLUNTEER");
    expect((await stored(organiser.email))?.registrationMembership).toBe("STAFF");
    expect((await confirm(organiser.email)).status).toBe(204);
    expect(server.mails.findLast(({ to }) => to === organiser.email)?.text).toContain("sg@coulisses.test");
  });

  it("RG-1 is stored in lower case, and a plus sign makes another address", async () => {
    const newcomer = lea({ email: "Lea.Plus@Example.ORG" });
    expect((await register(newcomer)).status).toBe(204);
    expect((await stored("lea.plus@example.org"))?.firstname).toBe("Léa");
    expect((await register(lea({ email: "lea.plus+2@example.org" }))).status).toBe(204);
  });

  it("has thirty characters for a name, whatever they take in bytes", async () => {
    const newcomer = lea({ firstname: "🎪".repeat(30), lastname: "É".repeat(30) });
    expect((await register(newcomer)).status).toBe(204);
    const refusal = await register(lea({ firstname: "🎪".repeat(31) }));
    expect([refusal.status, refusal.message]).toEqual([400, "Le prénom ne peut pas dépasser 30 caractères"]);
  });

  it("writes text, not the HTML of a mail", async () => {
    const newcomer = lea({ firstname: "<b>Léa</b>", nickname: "<img src=x onerror=alert(1)>" });
    expect((await register(newcomer)).status).toBe(204);
    expect((await confirm(newcomer.email)).status).toBe(204);
    expect(server.mails.at(-1)?.html).not.toContain("<img");
    expect(server.mails.at(-1)?.html).toContain("&lt;img");
  });
});

describe("A registration is refused", () => {
  it("RG-6, RG-7 when all is missing, with every reason on its field", async () => {
    const refusal = await register({});
    expect(refusal.status).toBe(400);
    expect(refusal.message.split("\n")).toHaveLength(11);
    expect(Object.keys(refusal.json<{ fields: object }>().fields)).toEqual(
      [
        "email",
        "firstname",
        "lastname",
        "password",
        "mobilePhone",
        "birthdate",
        "teams",
        "hasApprovedEULA",
      ].filter((name) => name !== "teams"),
    );
  });

  it.each(["admin", "hard", "benevole", "humain", "constructor"])(
    "X1 to a stranger in the team %s",
    async (team) => {
      const newcomer = lea({ teams: [team] });
      const refusal = await register(newcomer);
      expect([refusal.status, refusal.message]).toEqual([400, `Tu ne peux pas rejoindre l'équipe ${team}`]);
      expect(await stored(newcomer.email)).toBeUndefined();
    },
  );

  it.each<[string, () => Promise<unknown>]>([
    ["forged", () => Promise.resolve("a.b.c")],
    ["empty", () => Promise.resolve("")],
    ["an access token", async () => (await server.person()).accessToken],
    ["a refresh token", async () => (await server.person()).refreshToken],
    [
      "signed by nobody",
      () => Promise.resolve("eyJhbGciOiJub25lIn0.eyJhdWQiOiJpbnZpdGF0aW9uIiwiZXhwIjo5OTk5OTk5OTk5fQ."),
    ],
  ])("with an invitation that is %s", async (_, token) => {
    const newcomer = lea();
    const refusal = await register(newcomer, await token());
    expect([refusal.status, refusal.message]).toEqual([400, "Le lien d'invitation a expiré"]);
    expect(await stored(newcomer.email)).toBeUndefined();
  });

  it.each([
    [{ birthdate: "hier" }, "La date de naissance n'est pas valable"],
    [{ birthdate: "1949-12-31" }, "Tu n'es pas si vieux !"],
    [{ birthdate: "2999-01-01" }, "Tu ne peux pas naître dans le futur"],
    [{ mobilePhone: "+33612345678" }, "Nous ne supportons pas les numéros au format international"],
    [{ email: "lеa@example.org" }, "Adresse mail non valable"],
    [{ password: "Motdepasse-2026!" }, "Ce mot de passe est l'un des plus courants : choisis-en un autre"],
    [{ nickname: "" }, "Il faut renseigner un surnom"],
    [{ firstname: "Cadeau bit.ly/abc" }, "Le prénom ne peut pas contenir de lien"],
    [{ hasApprovedEULA: false }, "Les Conditions Générales d'Utilisation doivent être approuvées"],
  ])("%j", async (changes, message) => {
    const refusal = await register(lea(changes));
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it.each([[null], ["Léa"], [{ ...lea(), teams: "kfet" }], [{ ...lea(), hasApprovedEULA: "oui" }]])(
    "when it is no form: %j",
    async (newcomer) => {
      expect((await call(server, "POST", "/registrations", { body: { newcomer } as object })).status).toBe(
        400,
      );
    },
  );
});

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

  it("of a closed account tells its owner whom to write to", async () => {
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
