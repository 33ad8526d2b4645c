import { call } from "../../testing/calls";
import { type Person, type TestServer, useTestServer } from "../../testing/test-server";
import { newInvitation } from "./new-invitation";

export let server: TestServer;
export let sg: Person, humain: Person, stranger: Person;

/** A server for all tests of a file, with people who admit organisers, volunteers, and no one; each test begins without mails. */
export function openAdmissions() {
  server = useTestServer();
  beforeAll(async () => {
    sg = await server.person({ teams: ["hard", "sg"] });
    humain = await server.person({ teams: ["benevole", "hard", "humain"] });
    stranger = await server.person({ teams: ["benevole"] });
  });
  beforeEach(async () => {
    // Those that a test did not wait for.
    await server.services.jobs.settled();
    server.mails.splice(0);
  });
}

export const act = (method: "GET" | "POST" | "DELETE", path: string, by: Person, body?: object) =>
  call(server, method, `/registrations/membership-applications${path}`, {
    token: by.accessToken,
    ...(body === undefined ? {} : { body }),
  });
export const idsIn = async (path: string, by: Person) =>
  (await act("GET", path, by)).json<{ id: number }[]>().map(({ id }) => id);
export const teamsOf = async ({ id }: Person) =>
  (await call(server, "GET", `/users/${String(id)}`, { token: humain.accessToken })).json<{
    teams: string[];
  }>().teams;

export const applyAsVolunteer = (person: Person) =>
  act("POST", `/volunteers/apply/${String(person.id)}`, person);
export const applyAsStaff = async (person: Person, token?: string) =>
  act("POST", "/staffs", person, { email: person.email, token: token ?? (await newInvitation(server)) });
export async function volunteer(fields: Parameters<TestServer["person"]>[0] = {}): Promise<Person> {
  const person = await server.person(fields);
  expect((await applyAsVolunteer(person)).status).toBe(204);
  return person;
}
export async function organiser(fields: Parameters<TestServer["person"]>[0] = {}): Promise<Person> {
  const person = await server.person(fields);
  expect((await applyAsStaff(person)).status).toBe(204);
  return person;
}
export const enrol = (group: "staffs" | "volunteers", by: Person, ...people: { id: number }[]) =>
  act("POST", `/${group}/enroll`, by, { candidates: people.map(({ id }) => ({ id, name: "Camille" })) });

export const outcome = ({ status, message }: { status: number; message: string }) => [status, message];
