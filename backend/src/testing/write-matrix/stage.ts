import { sql } from "drizzle-orm";
import { hashPassword } from "../../auth/passwords";
import { rowsOf } from "../../database/driver";
import { givenUpMail } from "../../jobs/testing/given-up";
import { type Answer, call, type Caller, callerOf } from "../calls";
import { fillCatalogue } from "../catalogue";
import { type Person, startTestServer, type TestServer } from "../test-server";
import type { Statement } from "../../changes/change";
import type { RevisionName } from "../../changes/revisions";

/** The callers and listeners; writes concern camille. */
export const cast = {
  admin: ["benevole", "admin"],
  humain: ["benevole", "hard", "humain"],
  matos: ["benevole", "hard", "matos"],
  organiser: ["benevole", "hard"],
  camille: ["benevole"],
} as const;
export type Role = keyof typeof cast;
export const roles = Object.keys(cast) as Role[];
export const everybody = roles.join(" ");

export type Method = "POST" | "PUT" | "PATCH" | "DELETE";
export type Send = (path: string, extra?: Parameters<typeof call>[3]) => Promise<Answer>;
/** The effects of one write: the stale revisions, and the events with those of the cast who hear them. */
export type Line = {
  /** Makes the call once, after what it needs. */
  make: (send: Send) => Promise<Answer>;
  /** The revisions that it moves. */
  moves: RevisionName[];
  /** The people who hear of each event. */
  tells: Record<string, string>;
};
export type Lines = Record<`${Method} /${string}`, Line>;

export const password = "Une-Phrase-2026!";
export const nothing = { moves: [], tells: {} };

/** The changes stated by transactions since this was emptied. */
export const statements: Statement[] = [];

type Stage = { server: TestServer; people: Record<Role, Person> };
let open: Stage | undefined;

export async function openStage(): Promise<void> {
  const server = await startTestServer({
    onStated: (stated) => statements.push(...stated),
    publisher: {
      publish: () => Promise.resolve({ version: "v3", already: false }),
      rollback: () => Promise.resolve({ from: "v2", to: "v1" }),
      switchApp: () => Promise.resolve({ already: false }),
      closeChannel: ({ app }) => Promise.resolve({ closed: [{ app, version: "v3", already: false }] }),
    },
  });
  await fillCatalogue(server.services.db);
  const passwordHash = await hashPassword(password);
  const people: [Role, Person][] = [];
  for (const role of roles) {
    people.push([role, await server.person({ firstname: role, teams: cast[role], passwordHash })]);
  }
  open = { server, people: Object.fromEntries(people) as Record<Role, Person> };
}

export function stage(): Stage {
  if (open === undefined) throw new Error("The stage is not open");
  return open;
}

/** The calls that one of the cast makes to prepare a line. */
export const callerFor = (role: Role): Caller => callerOf(stage().server.app, as(role).token);
export const as = (role: Role) => ({ token: stage().people[role].accessToken });
export const idOf = (role: Role) => String(stage().people[role].id);
export const emailOf = (role: Role) => stage().people[role].email;

/** A new person, with the password above. */
export async function somebody(teams: string[] = []): Promise<Person> {
  return stage().server.person({ teams, passwordHash: await hashPassword(password) });
}

/** The id of a thing that the administrator adds. */
export async function idOfAdded(path: string, body: object): Promise<string> {
  const answer = await call(stage().server, "POST", path, { ...as("admin"), body });
  return String(answer.json<{ id: number }>().id);
}

/** Another device of this person; returns the id of its session. */
export async function logInElsewhere(role: Role): Promise<string> {
  const { server } = stage();
  const answer = await call(server, "POST", "/login", { body: { email: emailOf(role), password } });
  const { accessToken } = answer.json<{ accessToken: string }>();
  return String(server.services.tokens.readAccess(accessToken)?.sessionId);
}

/** The id of a mail that was given up. */
export const failedJob = () => givenUpMail(stage().server.services, {});

export async function revisions(): Promise<Record<string, number>> {
  const found = await stage().server.services.db.execute(sql`select name, value::int from revisions`);
  const rows = rowsOf<{ name: string; value: number }>(found);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
