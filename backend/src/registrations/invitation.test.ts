import { desc, eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { configurations } from "../database/schema/configuration";
import { call } from "../testing/calls";
import { lea, newcomersOn } from "./testing/newcomers";
import { act, humain, openAdmissions, outcome, server, sg, stranger } from "./testing/admissions";

openAdmissions();

describe("INV-1 The invitation link", () => {
  it("is none at first, then the one made last: decision 48, those before invite nobody any more", async () => {
    await server.services.db.delete(configurations).where(eq(configurations.key, "inviteStaffLink"));
    const link = async () => (await act("GET", "/staffs/invitation-link", sg)).json<string | null>();
    const newLink = async () => (await act("POST", "/staffs/invitation-link", sg)).json<string>();
    expect(await link()).toBeNull();
    const [first, second] = [await newLink(), await newLink()];
    expect(first).toMatch(/^http:\/\/coulisses\.test\/login\?token=[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(second).not.toBe(first);
    expect(await link()).toBe(second);

    const tokenIn = (url: string) => new URL(url).searchParams.get("token") ?? "";
    const apply = async (url: string) => {
      const person = await server.person();
      return act("POST", "/staffs", person, { email: person.email, token: tokenIn(url) });
    };
    const { register } = newcomersOn(server);
    const registered = async (url: string) => (await register(lea(), tokenIn(url))).status;
    expect(outcome(await apply(first))).toEqual([400, "Le lien de candidature a expiré"]);
    expect((await apply(second)).status).toBe(204);
    expect([await registered(first), await registered(second)]).toEqual([400, 204]);
  });

  it("X12 opens no session", async () => {
    const token = server.services.tokens.signInvitation();
    expect((await call(server, "GET", "/users/me", { token })).status).toBe(401);
    expect((await call(server, "POST", "/refresh", { body: { refreshToken: token } })).status).toBe(401);
  });

  it("X3 is read by nobody else", async () => {
    await act("POST", "/staffs/invitation-link", sg);
    expect((await act("GET", "/staffs/invitation-link", stranger)).status).toBe(403);
    const configuration = await call(server, "GET", "/configuration");
    expect(configuration.body).not.toContain("token=");
  });
});

describe("BR-1 The briefing", () => {
  it.each([
    [
      "bad period",
      400,
      "2027-05-12T18:00:00Z",
      "2027-05-12T16:00:00Z",
      "La date de fin doit être après la date de début",
    ],
    [
      "too short",
      409,
      "2027-05-12T16:00:00Z",
      "2027-05-12T17:00:00Z",
      "La disponibilité doit durer au moins 2 heures",
    ],
    [
      "at an odd hour",
      409,
      "2027-05-12T09:00:00Z",
      "2027-05-12T11:00:00Z",
      "Il n'est pas possible de sélectionner des heures impaires en dehors du shift de la soirée (18h00-06h00)",
    ],
  ])("is refused for a %s", async (_, status, start, end, message) => {
    expect(outcome(await act("POST", "/volunteers/briefing-time-window", humain, { start, end }))).toEqual([
      status,
      message,
    ]);
  });
});

describe("The briefing that two managers set", () => {
  it.each([
    ["/registrations/membership-applications/volunteers/briefing-time-window", 11, (value: object) => value],
    ["/configuration/volunteerBriefingTimeWindow", 13, (value: object) => ({ value })],
  ])("by %s is kept from whoever saw an older one, and the journal tells both", async (path, first, body) => {
    const value = (day: number) => ({
      start: `2027-05-${String(day)}T16:00:00.000Z`,
      end: `2027-05-${String(day)}T18:00:00.000Z`,
    });
    const manager = await server.person({ teams: ["admin"] });
    const read = async () =>
      (
        await call(server, "GET", "/configuration/volunteerBriefingTimeWindow", {
          token: manager.accessToken,
        })
      ).json<{ value: unknown; version: number }>();
    const { version } = await read();
    const set = async (day: number) =>
      (
        await call(server, "POST", path, {
          token: manager.accessToken,
          body: body(value(day)),
          headers: { "if-match": `"${String(version)}"` },
        })
      ).status;
    const statuses = await Promise.all([set(first), set(first + 1)]);
    expect(statuses.map((status) => status < 300).sort()).toEqual([false, true]);
    expect(statuses).toContain(412);
    const kept = value(statuses[0] === 412 ? first + 1 : first);
    expect((await read()).value).toEqual(kept);
    const told = await server.services.db.query.auditEntries.findFirst({
      where: eq(auditEntries.target, "configuration:volunteerBriefingTimeWindow"),
      orderBy: desc(auditEntries.id),
    });
    expect(JSON.stringify(told?.details)).toContain(kept.start);
  });
});

const period = { start: "2027-05-12T16:00:00Z", end: "2027-05-12T18:00:00Z" };

it.each<["GET" | "POST" | "DELETE", string, object]>([
  ["GET", "/staffs", {}],
  ["GET", "/staffs/rejected", {}],
  ["GET", "/staffs/candidates/count", {}],
  ["GET", "/staffs/invitation-link", {}],
  ["POST", "/staffs/invitation-link", {}],
  ["POST", "/staffs/enroll", { body: { candidates: [{ id: 1 }] } }],
  ["DELETE", "/staffs/1", {}],
  ["POST", "/staffs/1/cancel-rejection", {}],
  ["GET", "/volunteers", {}],
  ["GET", "/volunteers/rejected", {}],
  ["GET", "/volunteers/candidates/count", {}],
  ["POST", "/volunteers/enroll", { body: { candidates: [{ id: 1 }] } }],
  ["POST", "/volunteers/briefing-time-window", { body: period }],
  ["DELETE", "/volunteers/1", {}],
  ["POST", "/volunteers/1/cancel-rejection", {}],
])("%s %s is for those who admit people", async (method, path, extra) => {
  const statusWith = async (caller: { token?: string }) =>
    (await call(server, method, `/registrations/membership-applications${path}`, { ...caller, ...extra }))
      .status;
  expect(await statusWith({ token: stranger.accessToken })).toBe(403);
  expect(await statusWith({})).toBe(401);
});
