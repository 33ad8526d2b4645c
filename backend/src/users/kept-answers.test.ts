import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq, sql } from "drizzle-orm";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../database/schema/festival-tasks";
import { membershipApplications, users } from "../database/schema/people";
import { assignees, slots } from "../database/schema/slots";
import { call } from "../testing/calls";
import { freshDatabase, testsOnServer } from "../testing/fresh-database";
import { moveMoney } from "../testing/money";
import { formWithFile, smallPng } from "../testing/multipart";
import { type Person, startTestServer, type TestServer } from "../testing/test-server";
import { listVolunteers } from "./user-queries";

/** Instances of the product on one database: one process alone may have the embedded one. */
let instances: TestServer[];
let server: TestServer;
let someone: Person, manager: Person, admin: Person;

beforeAll(async () => {
  const database = await freshDatabase();
  server = await startTestServer({ database });
  const beside = () => startTestServer({ database: { ...database, drop: () => Promise.resolve() } });
  instances = testsOnServer() ? [await beside(), server] : [server];
  someone = await server.person({ teams: ["benevole", "hard"] });
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  admin = await server.person({ teams: ["benevole", "admin"] });
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
});

type Method = Parameters<typeof call>[1];
type Extra = Parameters<typeof call>[3];

/** A call that succeeds. */
async function done(method: Method, path: string, { accessToken: token }: Person, extra: Extra = {}) {
  const answer = await call(server, method, path, { token, ...extra });
  expect(answer.status < 300 ? "done" : answer.body).toBe("done");
  return answer;
}

/** The answer of each instance to this call. */
const seenOn = <Body>(path: string, { accessToken: token }: Person): Promise<Body[]> =>
  Promise.all(instances.map(async (instance) => (await call(instance, "GET", path, { token })).json<Body>()));

const onEach = (value: unknown) => instances.map(() => value);

const userPath = (rest = "") => `/users/${String(someone.id)}${rest}`;

/** A slot of an hour of a new task, with this person. */
async function assign({ id: userId }: Person) {
  const { db } = server.services;
  const sheet = { id: 1, name: "Caisse" };
  await db.insert(festivalActivities).values({ ...sheet, adherentId: userId });
  await db.insert(festivalTasks).values({ ...sheet, festivalActivityId: sheet.id, administratorId: userId });
  const period = {
    startAt: new Date("2027-05-14T10:00:00Z"),
    endAt: new Date("2027-05-14T11:00:00Z"),
  };
  const place = { taskId: sheet.id, mobilizationId: "10-11" };
  await db.insert(festivalTaskMobilizations).values({ taskId: sheet.id, id: "10-11", ...period });
  await db.insert(slots).values({ ...place, id: "10", ...period });
  await db.insert(assignees).values({ ...place, assignmentId: "10", userId, ...period });
}

const period = { start: "2027-05-14T10:00:00Z", end: "2027-05-14T12:00:00Z" };
const participation = {
  event: { name: "Tri", charismaPerHour: 10, eventDate: "2026-11-22T12:00:00Z" },
  participants: [] as object[],
};

type Line<Seen> = [change: string, make: () => Promise<unknown>, part: (seen: Seen) => unknown, is: unknown];

const changesOfMe: Line<Me>[] = [
  [
    "a right that their team has from now on",
    async () => {
      await done("POST", "/permissions", admin, { body: { name: "nap" } });
      await done("POST", "/permissions/nap/teams", admin, { body: { team: "hard" } });
    },
    ({ permissions }) => permissions.includes("nap"),
    true,
  ],
  [
    "a right taken from their team",
    () => done("DELETE", "/permissions/nap/teams/hard", admin),
    ({ permissions }) => permissions.includes("nap"),
    false,
  ],
  [
    "a team that they join",
    () => done("PATCH", userPath("/teams"), manager, { body: ["soft"] }),
    ({ teams }) => teams.includes("soft"),
    true,
  ],
  [
    "a team that they leave",
    () => done("DELETE", userPath("/teams/soft"), manager),
    ({ teams }) => teams.includes("soft"),
    false,
  ],
  [
    "a deposit on their account",
    () => moveMoney(server, admin, "/transactions/deposits", [{ depositor: someone.id, amount: 500 }]),
    ({ balance }) => balance,
    500,
  ],
  [
    "their profile, which they change",
    () => done("PATCH", "/users/me", someone, { body: { nickname: "Zébulon" } }),
    ({ nickname, version }) => [nickname, version],
    ["Zébulon", 2],
  ],
  [
    "their phone, which a manager changes",
    () => done("PUT", userPath(), manager, { body: { phone: "0698765432" } }),
    ({ phone }) => phone,
    "0698765432",
  ],
  [
    "their picture",
    () => done("POST", "/users/me/profile-picture", someone, formWithFile(smallPng)),
    ({ profilePicture }) => profilePicture !== null,
    true,
  ],
  [
    "an address that a manager chose",
    () => done("PUT", userPath(), manager, { body: { email: "new@example.org" } }),
    ({ emailChangesAt }) => emailChangesAt !== null,
    true,
  ],
  [
    "the same address, which they refuse",
    () => done("DELETE", "/users/me/email-change", someone),
    ({ emailChangesAt }) => emailChangesAt !== null,
    false,
  ],
  [
    "an address that is no longer confirmed",
    () => server.services.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, someone.id)),
    ({ emailConfirmed }) => emailConfirmed,
    false,
  ],
  ["a task to which they are assigned", () => assign(someone), ({ tasksCount }) => tasksCount, 1],
  [
    "a candidature",
    () =>
      server.services.db
        .insert(membershipApplications)
        .values({ userId: someone.id, membership: "STAFF", edition: editionOf(new Date()) }),
    ({ applications }) => applications.map(({ isRejected }) => isRejected),
    [false],
  ],
  [
    "a candidature that is refused",
    () => server.services.db.update(membershipApplications).set({ isRejected: true }),
    ({ applications }) => applications.map(({ isRejected }) => isRejected),
    [true],
  ],
];

const changesOfAll: Line<Volunteer | undefined>[] = [
  [
    "a name",
    () => done("PATCH", "/users/me", someone, { body: { lastname: "Curie" } }),
    (one) => one?.lastname,
    "Curie",
  ],
  [
    "a note",
    () => done("PUT", userPath(), manager, { body: { note: "à appeler" } }),
    (one) => one?.note,
    "à appeler",
  ],
  [
    "a preference",
    () => done("PATCH", "/preferences/me/assignment", someone, { body: { assignment: "STACKED" } }),
    (one) => one?.preference,
    { assignment: "STACKED" },
  ],
  [
    "an availability, and its worth",
    async () => {
      await done("POST", "/charisma-periods", admin, { body: { name: "Matin", charisma: 20, ...period } });
      const path = `/volunteer-availability/${String(someone.id)}`;
      await done("PATCH", path, manager, { body: { availabilities: [period] } });
    },
    (one) => one?.charisma,
    40,
  ],
  [
    "a day of work outside the festival",
    () => {
      const participants = [{ id: someone.id, hours: 2 }];
      return done("POST", "/charisma-events", admin, { body: { ...participation, participants } });
    },
    (one) => one?.charisma,
    60,
  ],
  [
    "a team",
    () => done("PATCH", userPath("/teams"), manager, { body: ["soft"] }),
    (one) => one?.teams.includes("soft"),
    true,
  ],
  [
    "the right to be assigned, which a team has no longer",
    () => done("DELETE", "/permissions/be-affected/teams/benevole", admin),
    (one) => one !== undefined,
    false,
  ],
];

/** Changes what they say of themselves so that the database counts nothing. */
const changeUnnoticed = (comment: string) =>
  server.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(users).set({ comment }).where(eq(users.id, someone.id));
  });

it("What nothing has changed is answered as it was kept, of each person and of all", async () => {
  const comments = async () => {
    const [me] = await seenOn<Me>("/users/me", someone);
    const [list = []] = await seenOn<Volunteer[]>("/users/volunteers", manager);
    return [me?.comment, list.find(({ id }) => id === someone.id)?.comment];
  };
  expect(await comments()).toEqual([null, null]);
  await changeUnnoticed("gaucher");
  expect(await comments()).toEqual([null, null]);
  await server.person();
  expect(await comments()).toEqual(["gaucher", "gaucher"]);
});

it("A birthday is that of the day", async () => {
  const { id } = await server.person({ birthdate: "2000-02-29", teams: ["benevole", "soft"] });
  const isBirthday = async (day: string) => {
    const text = await listVolunteers(server.services.db, { teams: [], permissions: [] }, day);
    return (JSON.parse(text) as Volunteer[]).find((one) => one.id === id)?.isBirthday;
  };
  expect([await isBirthday("2028-02-29"), await isBirthday("2028-03-01")]).toEqual([true, false]);
});

describe("The very next answer of each instance shows", () => {
  it.each(changesOfMe)("in one's own account %s", async (_change, make, part, is) => {
    const before = (await seenOn<Me>("/users/me", someone)).map(part);
    await make();
    const after = (await seenOn<Me>("/users/me", someone)).map(part);
    expect(after).toEqual(onEach(is));
    expect(before).not.toEqual(after);
  });

  it.each(changesOfAll)("in the list of volunteers %s", async (_change, make, part, is) => {
    const listed = async () =>
      (await seenOn<Volunteer[]>("/users/volunteers", manager)).map((list) =>
        part(list.find(({ id }) => id === someone.id)),
      );
    const before = await listed();
    await make();
    const after = await listed();
    expect(after).toEqual(onEach(is));
    expect(before).not.toEqual(after);
  });

  it("nothing to a session that has just ended", async () => {
    const person = await server.person({ teams: ["benevole"] });
    const { accessToken: token } = person;
    const statuses = (path: string) =>
      Promise.all(instances.map(async (instance) => (await call(instance, "GET", path, { token })).status));
    const paths = ["/users/me", "/users/volunteers"];
    for (const path of paths) expect(await statuses(path)).toEqual(onEach(200));
    await done("POST", "/logout", person);
    for (const path of paths) expect(await statuses(path)).toEqual(onEach(401));
  });
});
