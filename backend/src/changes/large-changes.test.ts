import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { membershipApplications } from "../database/schema/people";
import { act, humain, openAdmissions, server } from "../registrations/testing/admissions";
import { call } from "../testing/calls";
import { crowdOf } from "../testing/crowd";
import { liveChannel } from "./outbox";

openAdmissions();
const heard: string[] = [];
beforeAll(async () => {
  await server.services.connection.listen(
    liveChannel,
    (payload) => heard.push(payload),
    () => undefined,
  );
});
beforeEach(() => heard.splice(0));

/** So many people who applied as volunteers. */
async function crowd(size: number): Promise<number[]> {
  const people = await crowdOf(size, server);
  const edition = editionOf(new Date());
  await server.services.db
    .insert(membershipApplications)
    .values(people.map((userId) => ({ userId, membership: "VOLUNTEER" as const, edition })));
  return people;
}

describe("A write about many people at once", () => {
  it.each([300, 1_000])("gives charisma to %i participants of one event", async (size) => {
    const participants = (await crowd(size)).map((id) => ({ id, hours: 1 }));
    const board = await server.person({ teams: ["bureau"] });
    const event = { name: "Montage", charismaPerHour: 10, eventDate: "2026-05-12T10:00:00Z" };
    const answer = await call(server, "POST", "/charisma-events", {
      token: board.accessToken,
      body: { event, participants },
    });
    expect(answer.status).toBe(201);
    expect(answer.json<ListedParticipation[]>().length).toBeGreaterThanOrEqual(size);
  });

  it("enrols 340 volunteers, and tells screens of each of them", async () => {
    const ids = await crowd(340);
    const candidates = ids.map((id) => ({ id, name: "Camille" }));
    expect((await act("POST", "/volunteers/enroll", humain, { candidates })).status).toBe(204);
    const last = `"id":${String(ids.at(-1))}}`;
    while (!heard.some((payload) => payload.includes(last)))
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const id of ids) expect(heard.join("")).toContain(`{"type":"Volunteer","id":${String(id)}}`);
  });

  it("enrols five hundred", async () => {
    const candidates = (await crowd(500)).map((id) => ({ id, name: "Camille" }));
    expect((await act("POST", "/volunteers/enroll", humain, { candidates })).status).toBe(204);
  });
});
