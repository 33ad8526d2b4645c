import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";
import { lea, newcomersOn } from "./testing/newcomers";
import { newInvitation } from "./testing/new-invitation";

const server = useTestServer();
beforeEach(async () => {
  // Those that a test did not wait for.
  await server.services.jobs.settled();
  server.mails.splice(0);
});
const { register, stored, confirm, logIn } = newcomersOn(server);

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

  it("reads nothing of what was typed in the first mail, which may reach another person", async () => {
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
