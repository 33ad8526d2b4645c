import { eq } from "drizzle-orm";
import { configurations } from "../database/schema/configuration";
import { call } from "../testing/calls";
import { outcome, type Admissions, type Person, startAdmissions } from "./testing/admissions";

let server: Admissions["server"], act: Admissions["act"];
let sg: Person, humain: Person, stranger: Person;

beforeAll(async () => {
  ({ server, sg, humain, stranger, act } = await startAdmissions());
});
afterAll(() => server.close());

describe("INV-1 The invitation link", () => {
  it("is none at first, then the one made last; those before go on inviting", async () => {
    await server.services.db.delete(configurations).where(eq(configurations.key, "inviteStaffLink"));
    const link = async () => (await act("GET", "/staffs/invitation-link", sg)).json<string | null>();
    const newLink = async () => (await act("POST", "/staffs/invitation-link", sg)).json<string>();
    expect(await link()).toBeNull();
    const [first, second] = [await newLink(), await newLink()];
    expect(first).toMatch(/^http:\/\/coulisses\.test\/login\?token=[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(second).not.toBe(first);
    expect(await link()).toBe(second);
    const invites = (url: string) =>
      server.services.tokens.isInvitation(new URL(url).searchParams.get("token") ?? "");
    expect([invites(first), invites(second)]).toEqual([true, true]);
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
