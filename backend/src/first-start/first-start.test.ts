import type {
  ConfigurationEntry,
  FestivalConfiguration,
} from "@coulisses/shared-domain/contract/configuration";
import type { FirstStartForm, NewFestival } from "@coulisses/shared-domain/first-start/first-start";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { eq } from "drizzle-orm";
import { teams } from "../database/schema/access";
import { auditEntries } from "../database/schema/audit";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";
import { firstStartAddress } from "./key";

let server: TestServer;
const openServer = async () => {
  server = await startTestServer();
};
const closeServer = () => server.close();

const logo = `data:image/jpeg;base64,/9j/${"A".repeat(400)}`;
const form = (changes: Partial<FirstStartForm> = {}): FirstStartForm => ({
  content: "empty",
  name: " Garorock ",
  association: "Les Amis du Rock",
  color: "#E62727",
  mailAddress: "contact@garorock.example",
  start: "2027-06-25T16:00:00.000Z",
  organisersStart: "2027-06-18T06:00:00.000Z",
  logo,
  teams: ["bar", "deco"],
  firstname: "Léa",
  lastname: "Martin",
  email: "Lea@Garorock.fr",
  mobilePhone: "0612345678",
  birthdate: "1998-05-17",
  password: "Scene-Ouverte-26!",
  ...changes,
});
const keyOf = ({ services }: TestServer) => services.firstStartKey;
const read = (key = keyOf(server)) => call(server, "POST", "/first-start/reading", { body: { key } });
const start = (changes?: Partial<FirstStartForm>, key = keyOf(server)) =>
  call(server, "POST", "/first-start", { body: { key, ...form(changes) } });
const outcome = ({ status, message }: { status: number; message: string }) => [status, message];
const { email, password } = { email: "lea@garorock.fr", password: form().password };
const signIn = () => call(server, "POST", "/login", { body: { email, password } });
const DONE = [409, expect.stringContaining("Le festival est déjà en place")];
const WRONG = [404, expect.stringContaining("n'est pas celle que le serveur a écrite")];

const setting = async (key: string) =>
  (await call(server, "GET", `/configuration/${key}`)).json<ConfigurationEntry>().value;
const codes = async () =>
  (await server.services.db.select({ code: teams.code }).from(teams)).map(({ code }) => code);

describe("FS-1 The address of the first start", () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it("holds its key after the #, is there as long as there is no administrator, and opens the choices", async () => {
    expect(await firstStartAddress(server.services)).toMatch(
      /^http:\/\/coulisses\.test\/first-start#[\w-]{43}$/,
    );
    const answer = await read();
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { teams: offered, canBeDemo } = answer.json<NewFestival>();
    expect(canBeDemo).toBe(true);
    const offeredCodes = offered.map(({ code }) => code);
    expect(offeredCodes).toEqual(expect.arrayContaining(["bar", "deco"]));
    expect(offeredCodes).not.toContain("admin");
    expect((await start()).status).toBe(204);
    expect(await firstStartAddress(server.services)).toBeUndefined();
  });

  it("is another with the secret of another server, and the same after a restart", async () => {
    const other = await startTestServer({
      variables: { JWT_SECRET: "quite another secret, as long as it must be" },
    });
    const again = await startTestServer();
    expect(keyOf(other)).not.toBe(keyOf(server));
    expect(keyOf(again)).toBe(keyOf(server));
    await other.close();
    await again.close();
  });

  it("opens nothing with a wrong key, of which ten are taken a minute, the right one always", async () => {
    const right = keyOf(server);
    for (const wrong of ["", "x", right.slice(1), `${right}a`, "b".repeat(43)]) {
      expect(outcome(await read(wrong))).toEqual(WRONG);
      expect(outcome(await start({}, wrong))).toEqual(WRONG);
    }
    expect((await read("one too many")).status).toBe(429);
    expect(await server.services.db.$count(users)).toBe(0);
    expect((await start()).status).toBe(204);
  });
});

describe("FS-2 A new festival", () => {
  beforeEach(openServer);
  afterEach(closeServer);

  it("is put in place whole: its name, its addresses, its dates, its logo, its teams, its administrator", async () => {
    expect((await start()).status).toBe(204);
    expect(await setting("festival")).toEqual({
      name: "Garorock",
      association: "Les Amis du Rock",
      schoolDomain: "",
      domain: "coulisses.test",
      color: "#E62727",
      humainEmail: "contact@garorock.example",
      communicationEmail: "contact@garorock.example",
      sgEmail: "contact@garorock.example",
      supportEmail: "contact@garorock.example",
    } satisfies FestivalConfiguration);
    expect([await setting("eventDate"), await setting("orgaWeekDate")]).toEqual([
      { start: "2027-06-25T16:00:00.000Z" },
      { start: "2027-06-18T06:00:00.000Z" },
    ]);
    const kept = await codes();
    expect(kept).toEqual(expect.arrayContaining(["bar", "deco", "admin", "hard", "soft", "humain", "fen"]));
    expect(kept).not.toEqual(expect.arrayContaining(["kfet"]));
    const { accessToken: token } = (await signIn()).json<{ accessToken: string }>();
    await call(server, "POST", "/users/me/approve-eula", { token });
    const leaflet = await call(server, "GET", "/configuration/leaflet", { token });
    expect(leaflet.json()).toMatchObject({ value: { logo } });
    const invitation = "/registrations/membership-applications/staffs/invitation-link";
    expect((await call(server, "POST", invitation, { token })).status).toBe(201);
    const [line] = await server.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.kind, "festival-put-in-place"));
    expect(line).toMatchObject({ details: { content: "empty", name: " Garorock ", teams: ["bar", "deco"] } });
    expect(JSON.stringify(line)).not.toContain(password);
  });

  it("is put in place once: the second time, and with any key, it says so", async () => {
    expect((await start()).status).toBe(204);
    for (const answer of [await start({ name: "Autre" }), await read(), await read("wrong")])
      expect(outcome(answer)).toEqual(DONE);
    expect(await setting("festival")).toMatchObject({ name: "Garorock" });
  });

  it("is put in place by one of two tabs that send at once", async () => {
    const answers = await Promise.all(
      ["one@example.org", "other@example.org"].map((address) => start({ email: address })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await server.services.db.$count(users)).toBe(1);
  });

  it("is not taken by a stranger who registers first, and stays without the demo then", async () => {
    await server.person({ email: "stranger@example.org" });
    expect((await read()).json()).toMatchObject({ canBeDemo: false });
    expect((await start({ content: "demo" })).status).toBe(409);
    const taken = await start({ email: "Stranger@example.org" });
    expect(outcome(taken)).toEqual([409, "L'email est déjà utilisé par un autre utilisateur"]);
    // Nothing of the refused one is there.
    expect(await codes()).toHaveLength(seededTeams.length);
    expect(await setting("festival")).not.toMatchObject({ name: "Garorock" });
    expect((await start()).status).toBe(204);
  });

  it("can be the demo, under its own name, whose accounts nobody opens with the password that all know", async () => {
    expect((await start({ content: "demo", start: null, organisersStart: null, teams: [] })).status).toBe(
      204,
    );
    expect(await setting("festival")).toMatchObject({
      name: "Garorock",
      supportEmail: "contact@garorock.example",
    });
    expect((await signIn()).status).toBe(201);
    const known = { email: "admin@demo.coulisses.test", password: "Coulisses-2026!" };
    expect((await call(server, "POST", "/login", { body: known })).status).not.toBe(201);
    expect(await server.services.db.$count(users)).toBeGreaterThan(300);
  });
});

describe("FS-2 A first start", () => {
  beforeAll(openServer);
  afterAll(closeServer);

  it.each([
    ["no name", { name: "" }, 400],
    ["a colour that vanishes", { color: "#FFFFFF" }, 400],
    ["a colour that is none", { color: "url(x)" }, 400],
    ["two addresses", { mailAddress: "a@b.fr, c@d.fr" }, 400],
    ["no date", { start: null }, 400],
    ["a week after it", { start: "2027-06-01T16:00:00Z" }, 400],
    ["a short password", { password: "court" }, 400],
    ["a common password", { password: "Azertyuiop-2026" }, 400],
    ["a drawing with a script", { logo: "data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=" }, 400],
    ["a heavy logo", { logo: `data:image/jpeg;base64,/9j/${"A".repeat(60_000)}` }, 400],
    ["a huge logo", { logo: `data:image/jpeg;base64,/9j/${"A".repeat(2_000_000)}` }, 413],
    ["too many teams", { teams: Array.from({ length: 101 }, () => "bar") }, 400],
  ])("with %s is refused, and nothing of it is kept", async (_what, wrong, status) => {
    expect((await start(wrong)).status).toBe(status);
    expect(await server.services.db.$count(users)).toBe(0);
    expect(await firstStartAddress(server.services)).toBeDefined();
  });
});
