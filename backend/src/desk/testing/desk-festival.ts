import { randomUUID } from "node:crypto";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { ClaimLink } from "@coulisses/shared-domain/desk/claim";
import type { DeskSlot } from "@coulisses/shared-domain/desk/place";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { eq, sql } from "drizzle-orm";
import { deskWelcomes } from "../../database/schema/desk";
import { festivalTaskMobilizationTeams } from "../../database/schema/festival-tasks";
import { users } from "../../database/schema/people";
import { assignees, slots } from "../../database/schema/slots";
import { placeOn } from "../../planning/testing/assign";
import type { Caller } from "../../testing/calls";
import { type Festival, useFestival } from "../../testing/festival";

export let festival: Festival;
let made = 0;

/** A festival for all tests of a file; each test begins without tasks. */
export function openDesk(): void {
  festival = useFestival();
  afterEach(() =>
    festival.services.db.execute(sql`truncate festival_tasks, check_in_marks, attempts cascade`),
  );
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A slot that lacks this number of people of a team; by default it is under way and lacks one. */
export async function aGap({
  count = 1,
  team = "benevole",
  from = -30,
  until = 90,
} = {}): Promise<SlotIdentifier> {
  made += 1;
  const { db } = festival.services;
  const window = { start: minutesFromNow(from), end: minutesFromNow(until) };
  const [taskId, mobilizationId] = [made, "slot"];
  await placeOn(db, { id: taskId, name: "Tenir le bar", people: [festival.ids.organiser], ...window });
  // The task is the organiser's; nobody is on its slot.
  await db.delete(assignees).where(eq(assignees.taskId, taskId));
  await db.insert(festivalTaskMobilizationTeams).values({ taskId, mobilizationId, teamCode: team, count });
  return { taskId, mobilizationId, assignmentId: "0" };
}

export const periodOf = async ({ taskId }: SlotIdentifier) =>
  (await festival.services.db.select().from(slots).where(eq(slots.taskId, taskId)))[0];

/** A number that no one else of this database has. */
export const newPhone = () => `06${String(10_000_000 + ++made * 7).padStart(8, "0")}`;

/** The form of a person without account. */
export const zoe = (changes: object = {}) => ({
  key: randomUUID(),
  firstname: "Zoé",
  lastname: "Petit",
  mobilePhone: newPhone(),
  birthdate: "2003-02-01",
  hasApprovedEULA: true,
  ...changes,
});

export const welcome = (form: object, by: Caller = festival.as.humain) => by.post("/desk/people", form);

export async function welcomed(changes: object = {}): Promise<UserIdentity> {
  const answer = await welcome(zoe(changes));
  expect(answer.status).toBe(201);
  return answer.json<UserIdentity>();
}

const below = ({ id }: { id: number }) => `/desk/people/${String(id)}`;
export const slotsFor = async (person: { id: number }) =>
  (await festival.as.humain.get(`${below(person)}/slots`)).json<DeskSlot[]>();
export const place = (
  person: { id: number },
  slot: SlotIdentifier,
  { as = "benevole", by = festival.as.humain }: { as?: string; by?: Caller } = {},
) => by.post(`${below(person)}/places`, { ...slot, as });
export const newLink = (person: { id: number }, by: Caller = festival.as.humain) =>
  by.post(`${below(person)}/claim-link`);

/** The secret of a new link, as the page reads it after the `#`. */
export async function newToken(person: { id: number }): Promise<string> {
  const answer = await newLink(person);
  expect(answer.status).toBe(201);
  return new URL(answer.json<ClaimLink>().url).hash.slice(1);
}

export const password = "Scene-Ouverte-26!";
export const newEmail = () => `zoe${String(++made)}@example.org`;
export const claim = (token: string, changes: object = {}) =>
  festival.nobody.post("/claims", { token, email: newEmail(), password, ...changes });
export const readLink = (token: string) => festival.nobody.post("/claims/reading", { token });

export const rowOf = async ({ id }: { id: number }) =>
  (await festival.services.db.select().from(users).where(eq(users.id, id)))[0];
export const welcomeOf = async ({ id }: { id: number }) =>
  (await festival.services.db.select().from(deskWelcomes).where(eq(deskWelcomes.userId, id)))[0];
