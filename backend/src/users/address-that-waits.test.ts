import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { call } from "../testing/calls";
import type { Person } from "../testing/test-server";
import {
  aDayLater,
  addressOf,
  admin,
  answer,
  change,
  linesOf,
  manage,
  manager,
  openAddressChanges,
  server,
  SPENT,
} from "./testing/address-changes";

openAddressChanges();

describe("Decision 58 An address that waits", () => {
  const read = async (by: Person, path: string) =>
    (await call(server, "GET", path, { token: by.accessToken })).json<Partial<Volunteer & Me>>();
  const keep = (by: Person, path: string) =>
    call(server, "DELETE", `${path}/email-change`, { token: by.accessToken });
  const NOTHING_WAITS = "Aucun changement d'adresse n'attend : il a eu lieu, ou il a été repris ou refusé";

  it("is seen by those who manage users, with when it counts", async () => {
    const person = await change();
    const { pendingEmail } = await read(manager, `/users/${String(person.id)}`);
    expect(pendingEmail?.email).toBe(person.newEmail);
    const hours = (Date.parse(pendingEmail?.countsAt ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await read(manager, `/users/${String(admin.id)}`)).pendingEmail).toBeNull();
  });

  it("is told to its person without being named: the old address may not be theirs", async () => {
    const person = await change(["benevole", "hard"]);
    const me = await read(person, "/users/me");
    const { pendingEmail } = await read(manager, `/users/${String(person.id)}`);
    expect(me.emailChangesAt).toBe(pendingEmail?.countsAt);
    expect(JSON.stringify(me)).not.toContain(person.newEmail);
    expect(await read(person, `/users/${String(person.id)}`)).not.toHaveProperty("pendingEmail");
    expect((await read(manager, "/users/me")).emailChangesAt).toBeNull();
  });

  it.each([
    ["its person", (person: Person) => person, () => "/users/me"],
    ["who manages users", () => manager, ({ id }: Person) => `/users/${String(id)}`],
  ])("is taken back by %s, and never counts", async (_who, by, path) => {
    const person = await change();
    expect((await keep(by(person), path(person))).status).toBe(204);
    expect((await read(person, "/users/me")).emailChangesAt).toBeNull();
    expect((await linesOf(person)).at(-1)).toEqual({
      kind: "email-change-refused",
      actorId: by(person).id,
      details: { to: person.newEmail },
    });
    expect((await answer("confirm", person.token)).message).toBe(SPENT);
    await aDayLater();
    expect(await addressOf(person)).toBe(person.email);
    const again = await keep(by(person), path(person));
    expect([again.status, again.message]).toEqual([409, NOTHING_WAITS]);
  });

  it("stays when who takes it back has less rights than the account", async () => {
    const sg = await server.person({ email: "sg-old@example.org", teams: ["sg"] });
    await manage(sg, { email: "sg-new@example.org" }, admin);
    expect((await keep(manager, `/users/${String(sg.id)}`)).status).toBe(403);
    expect((await read(admin, `/users/${String(sg.id)}`)).pendingEmail?.email).toBe("sg-new@example.org");
    expect((await keep(manager, "/users/2147483647")).status).toBe(404);
  });
});
