import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { ManagedSwap, OwnSwaps } from "@coulisses/shared-domain/contract/assignment/swaps";
import { aTask, festival, identifierOf } from "../assignments/testing/assigning";
import type { Role } from "../testing/cast";
import { all, aPlace, ask, does, invited, mine, openSwaps, startsIn } from "./testing/swapping";

openSwaps();

const askFor = (who: Role, person: number, assignment: SlotIdentifier, reason = "A appelé : malade") =>
  festival.as[who].post(`/swaps/for/${String(person)}`, { assignment, reason });

describe("SW-10 A manager asks for a person who called", () => {
  it("past the delay too; those who could come hear of it, and the person sees it among their own", async () => {
    const { volunteer } = festival.ids;
    const place = await aPlace("organiser");
    await startsIn(place, 3);
    expect((await ask("volunteer", place)).status).toBe(409);
    const answer = await askFor("humain", volunteer, place);
    expect(answer.status).toBe(201);
    expect(answer.json<ManagedSwap>()).toMatchObject({
      ...place,
      status: "OPEN",
      requester: { id: volunteer },
      reason: "A appelé : malade",
    });
    expect((await mine("volunteer")).requests).toMatchObject([{ ...place, status: "OPEN" }]);
    expect((await mine("humain")).requests).toEqual([]);
  });

  it("stands on that person's planning for every manager, as far as it is, whoever asked", async () => {
    const { volunteer } = festival.ids;
    const standing = async (who: Role) => festival.as[who].get(`/swaps/for/${String(volunteer)}`);
    const place = await aPlace("organiser");
    expect((await standing("humain")).json()).toEqual([]);
    const { id } = (await askFor("humain", volunteer, place)).json<ManagedSwap>();
    expect((await standing("admin")).json()).toMatchObject([{ id, ...place, status: "OPEN", taker: null }]);
    await does("organiser", "accept", id);
    expect((await standing("humain")).json()).toMatchObject([
      { id, status: "TAKEN", taker: { id: festival.ids.organiser } },
    ]);
    await does("volunteer", "cancel", id);
    const own = (await ask("volunteer", place)).json<OwnSwaps>().requests;
    expect((await standing("humain")).json()).toEqual(own);
    for (const who of ["volunteer", "organiser"] as const) expect((await standing(who)).status).toBe(403);
    expect((await festival.nobody.get(`/swaps/for/${String(volunteer)}`)).status).toBe(401);
    await startsIn(place, -1);
    expect((await standing("humain")).json()).toEqual([]);
  });

  it("is taken back by the person, and decided as their own", async () => {
    const place = await aPlace("organiser");
    const { id } = (await askFor("humain", festival.ids.volunteer, place)).json<ManagedSwap>();
    expect(await invited("organiser")).toEqual([id]);
    expect((await festival.as.volunteer.post(`/swaps/${id}/cancel`)).status).toBe(200);
    expect(await all()).toMatchObject([{ id, status: "CANCELLED" }]);
  });

  it("counts once, though the person and two managers ask at one time", async () => {
    const { volunteer } = festival.ids;
    const place = await aPlace("organiser");
    const answers = await Promise.all([
      askFor("humain", volunteer, place),
      askFor("admin", volunteer, place),
      ask("volunteer", place),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await askFor("humain", volunteer, place);
    expect(again.message).toMatch(/^Un remplacement de volunteer .* est déjà demandé sur ce créneau$/);
  });

  it("is refused for a slot to which the person does not come, and with a reason that says nothing", async () => {
    const { organiser, volunteer } = festival.ids;
    const place = await aPlace("organiser");
    const elsewhere = await askFor("humain", organiser, place);
    expect([elsewhere.status, elsewhere.message]).toEqual([
      409,
      expect.stringMatching(/^organiser .* n'est pas affecté·e à ce créneau$/),
    ]);
    expect((await askFor("humain", volunteer, place, "  ")).status).toBe(400);
    expect((await askFor("humain", 9_999, place)).status).toBe(404);
    expect(
      (await askFor("humain", volunteer, { ...identifierOf(await aTask()), taskId: 9_999 })).status,
    ).toBe(404);
    expect(await all()).toEqual([]);
  });

  it("is for those who assign, and for nobody else", async () => {
    const { volunteer, organiser } = festival.ids;
    const place = await aPlace("organiser");
    expect((await askFor("volunteer", volunteer, place)).status).toBe(403);
    expect((await askFor("organiser", organiser, place)).status).toBe(403);
    const stranger = await festival.nobody.post(`/swaps/for/${String(volunteer)}`, {
      assignment: place,
      reason: "Non",
    });
    expect(stranger.status).toBe(401);
  });
});
