import type { RowOutcome } from "@coulisses/shared-domain/spreadsheet/outcome";
import { eq } from "drizzle-orm";
import { userTeams } from "../database/schema/access";
import { membershipApplications, users } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let humain: Person;
let sg: Person;
beforeAll(async () => {
  humain = await server.person({ teams: ["benevole", "hard", "humain"] });
  sg = await server.person({ teams: ["benevole", "sg"] });
});

const nina = (changes: object = {}) => ({
  firstname: "Nina",
  lastname: "Roux",
  email: "Nina.Roux@example.org ",
  mobilePhone: "612345678",
  birthdate: "01/02/2003",
  nickname: "",
  teams: "",
  comment: "",
  ...changes,
});
const importing = (rows: object[], { by = humain, sendsMails = false } = {}) =>
  call(server, "POST", "/registrations/import", { token: by.accessToken, body: { rows, sendsMails } });
const outcomes = async (...rows: object[]) => (await importing(rows)).json<RowOutcome[]>();
const accountOf = async (email: string) =>
  (await server.services.db.select().from(users).where(eq(users.email, email)))[0];
const refused = (problems: object) => ({ outcome: "refused", problems });

describe("EN-1 People of a spreadsheet", () => {
  it("become volunteers with an account that nobody signs in to yet", async () => {
    expect(await outcomes(nina({ teams: "bar, catering" }))).toEqual([{ outcome: "added" }]);
    const account = await accountOf("nina.roux@example.org");
    expect(account).toMatchObject({
      firstname: "Nina",
      phone: "0612345678",
      birthdate: "2003-02-01",
      emailConfirmedAt: null,
      hasApprovedEula: false,
    });
    const id = account?.id ?? 0;
    const { db } = server.services;
    const teams = await db.select().from(userTeams).where(eq(userTeams.userId, id));
    expect(teams.map(({ teamCode }) => teamCode).sort()).toEqual(["bar", "benevole", "catering", "soft"]);
    const applied = await db
      .select()
      .from(membershipApplications)
      .where(eq(membershipApplications.userId, id));
    expect(applied).toMatchObject([{ membership: "VOLUNTEER" }]);
    const login = await call(server, "POST", "/login", {
      body: { email: "nina.roux@example.org", password: "nobody's" },
    });
    expect(login.status).toBe(401);
  });

  it("count once when they are sent twice; an address is one person", async () => {
    const rows = [nina({ email: "ada@example.org" })];
    expect(await outcomes(...rows)).toEqual([{ outcome: "added" }]);
    expect(await outcomes(...rows)).toEqual([{ outcome: "present" }]);
    expect(await outcomes(nina({ email: "ADA@example.org", firstname: "Ada" }))).toEqual([
      refused({ email: "Un compte d'une autre personne a déjà cette adresse" }),
    ]);
    const twice = await Promise.all([
      outcomes(nina({ email: "eve@example.org" })),
      outcomes(nina({ email: "eve@example.org" })),
    ]);
    expect(twice.flat()).toEqual(expect.arrayContaining([{ outcome: "added" }, { outcome: "present" }]));
  });

  it("are refused by the rules of registration", async () => {
    const wrong = nina({
      email: "nina@insa-lyon.fr",
      mobilePhone: "0478000000",
      birthdate: "1920",
      teams: "fée",
    });
    expect(await outcomes(wrong)).toEqual([
      refused({
        email: "Pas d'adresse insa 🙏",
        mobilePhone: "Numéro de téléphone mobile non valable",
        birthdate: "Il manque l'année, par exemple 21/05/2027",
        teams: "L'équipe fée n'existe pas",
      }),
    ]);
  });

  it("never get more rights than the person who imports them has, nor become organisers", async () => {
    expect(await outcomes(nina({ email: "a@example.org", teams: "admin" }))).toEqual([
      refused({ teams: "Tu ne peux pas gérer l'équipe admin" }),
    ]);
    expect(await outcomes(nina({ email: "a@example.org", teams: "hard" }))).toEqual([
      refused({ teams: "Un import ajoute des bénévoles : les orgas s'inscrivent par leur invitation" }),
    ]);
    expect(await accountOf("a@example.org")).toBeUndefined();
  });

  it("get a mail only if it is asked for; its link, or « Mot de passe oublié », gives them a password", async () => {
    const [without, withMail] = ["sans-mail@example.org", "avec-mail@example.org"];
    await importing([nina({ email: without })]);
    await importing([nina({ email: withMail, firstname: "Nino" })], { sendsMails: true });
    await server.services.jobs.settled();
    expect(server.mails.map(({ to }) => to)).toEqual([withMail]);
    await call(server, "POST", "/forgot", { body: { email: without } });
    await server.services.jobs.settled();
    for (const email of [without, withMail]) {
      const mail = server.mails.findLast(({ to }) => to === email);
      const token = /\/reset\/([0-9a-f]{40})/.exec(mail?.text ?? "")?.[1];
      const password = "Un-long-chemin-2027!";
      const body = { token, password, password2: password };
      expect((await call(server, "POST", "/reset", { body })).status).toBe(204);
      expect((await call(server, "POST", "/login", { body: { email, password } })).status).toBe(201);
    }
  });

  it("need the rights to manage and to admit people", async () => {
    expect((await importing([nina()], { by: sg })).status).toBe(403);
    const volunteer = await server.person({ teams: ["benevole"] });
    expect((await importing([nina()], { by: volunteer })).status).toBe(403);
  });
});
