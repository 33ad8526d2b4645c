import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import { eq, sql } from "drizzle-orm";
import { openSession } from "../auth/session/sessions";
import { rowsOf } from "../database/driver";
import { users } from "../database/schema/people";
import { demoAccounts, demoEmail } from "../demo/accounts";
import { fillDemo } from "../demo/fill-demo";
import { call } from "../testing/calls";
import { freshDatabase } from "../testing/fresh-database";
import { startTestServer, type TestServer } from "../testing/test-server";

/** Read with a secret, or made of files. */
const notJson =
  /:secret|:code|nearest-slot$|^\/shared-meals\/:id\/|:slug|export$|^\/planning$|^\/planning\/:id$|booklets|\/file$|\/image$|statement$|for-signa$|^\/configuration\/:key$|^\/ready$|^\/proposals\/|^\/planning\/prints\/:id$|task-to-volunteer\/tasks\/:id$/;

const identity = ["id", "firstname", "lastname", "nickname"];
/** Fields about the slot rather than the person. */
const atSlot = ["code", "isExpected", "state", "isIll", "as", "conflicts"];

type Slot = {
  task: number;
  mobilization: string;
  assignment: string;
  person: number;
  start: Date;
  end: Date;
};

let server: TestServer;
let slot: Slot;
/** Id of the person whose data the others read. */
let organiser: number;
/** Their telephone number. */
let phone: string;

beforeAll(async () => {
  const database = await freshDatabase();
  // Before the server is there: it cuts short what takes long.
  const open = async () => {
    const connection = await database.open();
    const size = { people: 60, activities: 12, tasks: 30 };
    await connection.db.transaction((tx) => fillDemo(tx, new Date(), size));
    return connection;
  };
  server = await startTestServer({ database: { ...database, open } });
  const { db } = server.services;
  const emails = demoAccounts.map(({ role }) => sql`${demoEmail(role)}`);
  const accounts = sql`select id from users where email in (${sql.join(emails, sql`, `)})`;
  const [found] = rowsOf<Slot>(
    await db.execute(sql`select task_id as task, mobilization_id as mobilization, assignment_id as assignment,
      user_id as person, start_at as start, end_at as end from assignees
      where task_id not in (select task_id from assignees where user_id in (${accounts}))
        and task_id not in (select task_id from festival_task_in_charge_volunteers where user_id in (${accounts}))
      order by task_id, user_id limit 1`),
  );
  if (found === undefined) throw new Error("The demo has no slot");
  slot = found;
  organiser = found.person;
  const [person] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, organiser));
  phone = person?.phone ?? "";
});
afterAll(() => server.close());

async function tokenOf(role: string): Promise<{ id: number; token: string }> {
  const { services } = server;
  const who = eq(users.email, demoEmail(role));
  const [person] = await services.db.update(users).set({ hasApprovedEula: true }).where(who).returning();
  const pair = await openSession(services, person?.id ?? 0);
  return { id: person?.id ?? 0, token: pair?.accessToken ?? "" };
}

/** Address of a call about another person and another volunteer's slot. */
function addressOf(path: string): string {
  const filled = path
    .replace(":taskId", String(slot.task))
    .replace(":mobilizationId", slot.mobilization)
    .replace(":assignmentId", slot.assignment)
    .replace(/:(userId|personId)/, String(organiser))
    .replace(":gearId", "1")
    .replace(":app", "mf-tasks")
    .replace(":team", "matos")
    .replace(":edition", "52")
    .replace(":email", demoEmail("hard"))
    .replace(/^(\/users|\/friends|\/planning|\/assignments\/.*|.*\/volunteers)\/:id/, `$1/${organiser}`)
    .replace(":id", "1");
  const start = new Date(slot.start).toISOString();
  const end = new Date(slot.end).toISOString();
  if (/need-help|orga-needs|timeline$/.test(path)) return `${filled}?start=${start}&end=${end}`;
  if (path === "/inbox") return `${path}?state=unread`;
  if (path === "/desk/people") return `${path}?phone=${phone}`;
  if (path.endsWith("/last-edit")) return `${filled}?place=general`;
  return path === "/multi-planning" ? `${filled}?volunteerIds=${organiser}` : filled;
}

/** Fields of people other than the reader, by name; `contacts.` are those of a task's contacts. */
function fieldsIn(value: unknown, reader: number, within = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, reader, within));
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const inside = entries.flatMap(([key, one]) => fieldsIn(one, reader, key));
  // A contractor with a company has no account.
  const isPerson = "lastname" in value && !("company" in value) && (value as { id?: unknown }).id !== reader;
  if (!isPerson) return inside;
  const own = entries.map(([key]) => key).filter((key) => ![...identity, ...atSlot].includes(key));
  return ["name", ...own.map((key) => (within === "contacts" ? `contacts.${key}` : key)), ...inside];
}

/** Content of each resource of a person, whatever its fields. */
const resources: Record<string, string> = {
  "/users/:id/assignments": "slots",
  "/users/:id/mobilizations": "slots",
  "/volunteer-availability/:userId": "availabilities",
  "/friends/:id": "friends",
};

/** Each field that a role gets of others, with the calls that give it. */
async function readBy(role: string): Promise<Map<string, Set<string>>> {
  const { id, token } = await tokenOf(role);
  const fields = new Map<string, Set<string>>();
  for (const { path } of allCalls.filter(({ method, path }) => method === "GET" && !notJson.test(path))) {
    const answer = await call(server, "GET", addressOf(path), { token });
    expect([role, path, answer.status < 500, answer.status !== 400]).toEqual([role, path, true, true]);
    if (path.endsWith("profile-picture") && answer.status !== 403) add(fields, "picture", path);
    if (answer.status !== 200 || !String(answer.headers["content-type"]).startsWith("application/json"))
      continue;
    const resource = resources[path];
    if (resource !== undefined) add(fields, resource, path);
    const list = path === "/users/volunteers" ? "list." : "";
    for (const field of fieldsIn(answer.json(), id)) add(fields, listed(list, field), path);
  }
  return fields;
}

const add = (fields: Map<string, Set<string>>, field: string, path: string) =>
  fields.set(field, (fields.get(field) ?? new Set()).add(path));

/** A birth date or a comment of everybody at once is more than that of one. */
const listed = (list: string, field: string) =>
  ["birthdate", "comment"].includes(field) ? `${list}${field}` : field;

/** The table of the page: which fields each role may read. */
function table(): Map<string, Set<string>> {
  const page = readFileSync(join(__dirname, "../../../docs/who-reads-what.md"), "utf8");
  const rows = page
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [titles = [], , ...lines] = rows;
  const allowed = new Map<string, Set<string>>();
  titles.slice(2).forEach((title, index) => {
    const fields = lines
      .filter((cells) => cells[index + 2] === "yes")
      .flatMap(([names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
    for (const role of title.split(" ")) allowed.set(role, new Set(fields));
  });
  return allowed;
}

describe("What people read of others", () => {
  it("is told for every role", () => {
    expect([...table().keys()].sort()).toEqual(demoAccounts.map(({ role }) => role).sort());
  });

  it.each(demoAccounts.map(({ role }) => role))(
    "is for %s what the table says, over every call that reads",
    async (role) => {
      const read = await readBy(role);
      const allowed = table().get(role) ?? new Set();
      const tooMuch = [...read].filter(([field]) => !allowed.has(field));
      expect(tooMuch.map(([field, paths]) => [field, ...paths])).toEqual([]);
      expect([...allowed].filter((field) => !read.has(field))).toEqual([]);
    },
  );
});
