import type { OwnSession, TokenPair } from "@coulisses/shared-domain/contract/auth";
import { eq } from "drizzle-orm";
import { auditEntries } from "../../database/schema/audit";
import { passwordResets, sessions } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";
import { checkStillProven, provenOwner } from "./own-password";
import { hashPassword } from "../passwords";
import { openSession } from "../session/sessions";

const password = "Coulisses-2026!";
const chosen = "Un-autre-mot-2026";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const server = useTestServer();
let passwordHash: string;
let born = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

type Token = { accessToken: string };
const signIn = async (email: string, userAgent: string, secret = password) =>
  (
    await call(server, "POST", "/login", {
      body: { email, password: secret },
      headers: { "user-agent": userAgent },
    })
  ).json<Required<TokenPair>>();

/** A member logged in on two devices. */
async function member() {
  const email = `marie-${String(++born)}@example.org`;
  const { id } = await server.person({ email, passwordHash, firstname: "Marie", lastname: "Curie" });
  await server.services.db.delete(sessions).where(eq(sessions.userId, id));
  return { id, email, laptop: await signIn(email, firefox), phone: await signIn(email, safari) };
}
const me = async ({ accessToken }: Token) =>
  (await call(server, "GET", "/users/me", { token: accessToken })).status;
const changePassword = ({ accessToken }: Token, body: object) =>
  call(server, "PUT", "/users/me/password", {
    token: accessToken,
    body: { currentPassword: password, password: chosen, password2: chosen, ...body },
  });
const changeEmail = ({ accessToken }: Token, body: object) =>
  call(server, "PUT", "/users/me/email", {
    token: accessToken,
    body: { currentPassword: password, ...body },
  });
const kindsOf = async (id: number) =>
  (
    await server.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.id)
  ).map(({ kind }) => kind);

describe("Changing one's password", () => {
  it("takes the present one, ends the other sessions and keeps this one", async () => {
    const { id, email, laptop, phone } = await member();
    expect((await changePassword(laptop, {})).status).toBe(204);
    expect([await me(laptop), await me(phone)]).toEqual([200, 401]);
    expect(
      (await call(server, "POST", "/refresh", { body: { refreshToken: laptop.refreshToken } })).status,
    ).toBe(201);
    expect((await call(server, "POST", "/login", { body: { email, password } })).status).toBe(401);
    expect(await me(await signIn(email, firefox, chosen))).toBe(200);
    expect(await kindsOf(id)).toContain("password-changed");
  });

  it("is refused with a wrong one, and the session goes on", async () => {
    const { laptop, phone } = await member();
    const answer = await changePassword(laptop, { currentPassword: "Pas-le-bon-2026!" });
    expect([answer.status, answer.message]).toEqual([403, "Ce n'est pas ton mot de passe actuel"]);
    expect([await me(laptop), await me(phone)]).toEqual([200, 200]);
  });

  it("makes the link of a forgotten password worthless", async () => {
    const { id, email, laptop } = await member();
    await call(server, "POST", "/forgot", { body: { email } });
    await server.services.jobs.settled();
    await changePassword(laptop, {});
    const left = await server.services.db.select().from(passwordResets).where(eq(passwordResets.userId, id));
    expect(left).toEqual([]);
  });

  it.each([
    [
      "differs the second time",
      "Un-autre-mot-2026",
      "Un-autre-mot-2027",
      "Les mot de passes ne sont pas identiques",
    ],
    [
      "is a common one",
      "P@ssword-2026",
      "P@ssword-2026",
      "Ce mot de passe est l'un des plus courants : choisis-en un autre",
    ],
    [
      "has a name of theirs",
      "MadameCurie-1903",
      "MadameCurie-1903",
      "Ton mot de passe ne doit contenir ni ton prénom, ni ton nom, ni ton surnom, ni ton adresse mail",
    ],
  ])("is refused when the new one %s", async (_case, first, second, message) => {
    const { laptop } = await member();
    const answer = await changePassword(laptop, { password: first, password2: second });
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("can't be guessed at: ten tries in thirty seconds, wherever they come from", async () => {
    const { laptop } = await member();
    const guess = (from: string) =>
      call(server, "PUT", "/users/me/password", {
        token: laptop.accessToken,
        remoteAddress: from,
        body: { currentPassword: "no", password: chosen, password2: chosen },
      });
    for (let tries = 0; tries < 10; tries++)
      expect((await guess(`10.0.0.${String(tries)}`)).status).toBe(403);
    expect((await guess("10.0.0.99")).status).toBe(429);
  });
});

describe("Anyone who knows the old password", () => {
  const origin = { actorId: null, address: null, userAgent: null };

  it("does not slip in with a sign-in that was under way when it changed", async () => {
    const { id, email, laptop } = await member();
    await changePassword(laptop, {});
    expect(await openSession(server.services, id, { email, passwordHash, origin })).toBeUndefined();
  });

  it("does not take the account back with a change that was under way when it was reset", async () => {
    const { id, email, laptop } = await member();
    const proven = await provenOwner(server.services.db, id, password);
    await changePassword(laptop, {});
    const late = server.services.write((tx) => checkStillProven(tx, id, proven));
    await expect(late).rejects.toThrow("Ce n'est pas ton mot de passe actuel");
    expect(await me(await signIn(email, firefox, chosen))).toBe(200);
  });
});

describe("A forgotten password", () => {
  it("is not replaced by one that others would guess", async () => {
    const { email } = await member();
    await call(server, "POST", "/forgot", { body: { email } });
    await server.services.jobs.settled();
    const token = /\/reset\/([0-9a-f]{40})/.exec(
      server.mails.findLast(({ to }) => to === email)?.text ?? "",
    )?.[1];
    const common = "Azertyuiop-2026";
    const answer = await call(server, "POST", "/reset", {
      body: { token, password: common, password2: common },
    });
    expect([answer.status, answer.message]).toEqual([
      400,
      "Ce mot de passe est l'un des plus courants : choisis-en un autre",
    ]);
  });
});

describe("Changing one's address", () => {
  it("takes one's password, tells the old address and ends the other sessions", async () => {
    const { id, email, laptop, phone } = await member();
    const moved = `pierre-${String(id)}@example.org`;
    expect((await changeEmail(laptop, { email: ` ${moved.toUpperCase()} ` })).status).toBe(204);
    await server.services.jobs.settled();
    expect([await me(laptop), await me(phone)]).toEqual([200, 401]);
    expect(await me(await signIn(moved, firefox))).toBe(200);
    const subjectsTo = (address: string) =>
      server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
    expect(subjectsTo(email)).toEqual(["Ton adresse mail 24h de l'INSA a changé"]);
    expect(subjectsTo(moved)).toEqual(["Confirme ton adresse mail pour 24h de l'INSA"]);
    expect(await kindsOf(id)).toContain("email-changed");
  });

  it.each([
    [
      { email: "new-one@example.org", currentPassword: "Pas-le-bon-2026!" },
      403,
      "Ce n'est pas ton mot de passe actuel",
    ],
    [{ email: "nulle part" }, 400, "Adresse mail non valable"],
    [{ email: "marie@insa-lyon.fr" }, 400, "Pas d'adresse insa 🙏"],
    [{ email: "taken@example.org" }, 409, "L'email est déjà utilisé par un autre utilisateur"],
  ])("is refused: %j", async (body, status, message) => {
    await server.person({ email: "taken@example.org" }).catch(() => undefined);
    const { laptop, phone } = await member();
    const answer = await changeEmail(laptop, body);
    expect([answer.status, answer.message]).toEqual([status, message]);
    expect(await me(phone)).toBe(200);
  });

  it("to the same one changes nothing", async () => {
    const { email, laptop, phone } = await member();
    expect((await changeEmail(laptop, { email })).status).toBe(204);
    expect(await me(phone)).toBe(200);
  });
});

describe("One's devices", () => {
  const list = async ({ accessToken }: Token) =>
    (await call(server, "GET", "/users/me/sessions", { token: accessToken })).json<OwnSession[]>();
  const end = ({ accessToken }: Token, rest = "") =>
    call(server, "DELETE", `/users/me/sessions${rest}`, { token: accessToken });

  it("are listed under the names that people give them, this one first, without secrets", async () => {
    const { laptop } = await member();
    const devices = await list(laptop);
    expect(devices).toMatchObject([
      { current: true, device: "Firefox sur Windows", address: "127.0.0.1" },
      { current: false, device: "Safari sur iOS", address: "127.0.0.1" },
    ]);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual([
      "address",
      "createdAt",
      "current",
      "device",
      "id",
      "lastUsedAt",
    ]);
  });

  it("are logged out one by one", async () => {
    const { id, laptop, phone } = await member();
    const other = (await list(laptop)).find(({ current }) => !current);
    expect((await end(laptop, `/${other?.id ?? ""}`)).status).toBe(204);
    expect([await me(laptop), await me(phone)]).toEqual([200, 401]);
    const again = await end(laptop, `/${other?.id ?? ""}`);
    expect([again.status, again.message]).toEqual([404, "Cet appareil n'est plus connecté"]);
    expect(await kindsOf(id)).toContain("session-ended");
  });

  it("are all logged out but this one", async () => {
    const { email, laptop, phone } = await member();
    const third = await signIn(email, "");
    expect((await end(laptop)).status).toBe(204);
    expect([await me(laptop), await me(phone), await me(third)]).toEqual([200, 401, 401]);
    expect((await end(laptop)).status).toBe(204);
  });

  it("are nobody else's business", async () => {
    const [mine, theirs] = [await member(), await member()];
    const [device] = await list(theirs.laptop);
    expect((await end(mine.laptop, `/${device?.id ?? ""}`)).status).toBe(404);
    expect(await me(theirs.laptop)).toBe(200);
    expect((await end(mine.laptop, "/nothing")).status).toBe(400);
  });

  it("that nobody knows are said to be so", async () => {
    const { email } = await member();
    const odd = await signIn(email, "");
    expect((await list(odd))[0]).toMatchObject({ current: true, device: "Appareil inconnu" });
  });
});
