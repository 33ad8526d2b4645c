import type { OwnSwaps } from "@coulisses/shared-domain/contract/assignment/swaps";
import { assign, aTask, identifierOf, festival } from "../assignments/testing/assigning";
import { makeAvailable, slot } from "../festival-tasks/testing/sheets";
import {
  openSwaps,
  all,
  aPlace,
  aRequest,
  ask,
  does,
  invited,
  mine,
  setRules,
  startsIn,
  stateOf,
} from "./testing/swapping";

openSwaps();

describe("SW-1, SW-2 Asking to be replaced", () => {
  it("is told to all those who could come, and to nobody else; the reason to the managers alone", async () => {
    const { volunteer } = festival.ids;
    const elsewhere = identifierOf(await aTask());
    await makeAvailable(festival, festival.ids.elec, slot(18, 22));
    await assign(elsewhere, festival.ids.elec);
    await festival.mails();
    const { id, place } = await aRequest("organiser", "colleague");
    const mails = await festival.mails();
    const emails = [festival.emails.organiser, festival.emails.colleague].sort();
    expect(mails.map(({ to }) => to).sort()).toEqual(emails);
    expect(mails[0]?.subject).toContain("On cherche quelqu'un : Monter le bar");
    expect(mails[0]?.text).toMatch(/Monter le bar, vendredi 14 mai 18:00 - 20:00 \(.+\)/);
    expect(mails[0]?.text).not.toContain("malade");
    const [invitation] = (await mine("organiser")).invitations;
    expect(invitation).toMatchObject({
      id,
      ...place,
      ...slot(18, 20),
      status: "OPEN",
      name: "Monter le bar",
      isTaker: false,
      requester: { id: volunteer },
    });
    expect(JSON.stringify(invitation)).not.toContain("malade");
    expect([await invited("elec"), await invited("matos"), await invited("volunteer")]).toEqual([[], [], []]);
    expect((await mine("volunteer")).requests).toMatchObject([
      { id, status: "OPEN", reason: "Je suis malade" },
    ]);
    expect(await all()).toMatchObject([
      {
        id,
        team: "benevole",
        reason: "Je suis malade",
        requester: { id: volunteer },
        invited: 2,
        declined: 0,
      },
    ]);
  });

  it("asks nobody whom it would leave without rest", async () => {
    const task = await aTask();
    const [first, second] = [identifierOf(task, 0), identifierOf(task, 1)];
    for (const id of [festival.ids.volunteer, festival.ids.organiser]) {
      await makeAvailable(festival, id, slot(18, 22));
    }
    await assign(first, festival.ids.volunteer);
    await assign(second, festival.ids.organiser);
    const value = { everybody: { hoursInARow: 2 }, teams: [] };
    await festival.as.admin.post("/configuration/restRules", { value });
    await ask("volunteer", first);
    expect(await invited("organiser")).toEqual([]);
    await festival.as.admin.delete("/configuration/restRules");
    await festival.as.volunteer.post(`/swaps/${(await all())[0]?.id ?? ""}/cancel`);
    await ask("volunteer", first);
    expect(await invited("organiser")).toHaveLength(1);
  });

  it("counts once, however quickly it is asked", async () => {
    const place = await aPlace("organiser");
    const answers = await Promise.all([1, 2, 3].map(() => ask("volunteer", place)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      "Tu as déjà demandé à être remplacé·e sur ce créneau",
    );
    expect(await all()).toHaveLength(1);
  });

  it("is for one's own slots, with a reason", async () => {
    const place = await aPlace("organiser");
    const others = await ask("organiser", place);
    expect([others.status, others.message]).toEqual([409, "Tu n'es pas affecté·e à ce créneau"]);
    expect((await ask("volunteer", place, "  ")).message).toContain("Raison : ne peut pas être vide");
    expect((await ask("volunteer", place, "a".repeat(301))).status).toBe(400);
    expect((await ask("volunteer", { ...place, taskId: 9_999 })).status).toBe(404);
    expect((await festival.nobody.post("/swaps", { assignment: place, reason: "Non" })).status).toBe(401);
  });

  it("too late is refused with whom to call", async () => {
    const place = await aPlace("organiser");
    await startsIn(place, 11);
    const answer = await ask("volunteer", place);
    expect(answer.status).toBe(409);
    expect(answer.message).toMatch(
      /^Un remplacement se demande au plus tard 12 h avant le créneau\. Maintenant, appelle organiser .* au 0\d( \d\d){4}$/,
    );
    await setRules({ cutOffHours: 10 });
    expect((await ask("volunteer", place)).status).toBe(201);
    await festival.as.volunteer.post(`/swaps/${(await all())[0]?.id ?? ""}/cancel`);
    await startsIn(place, -1);
    expect((await ask("volunteer", place)).message).toBe("Ce créneau a déjà commencé");
  });
});

describe("SW-3 to SW-5 Those who are asked", () => {
  it("accept, and the first of them gets it", async () => {
    const people = ["organiser", "colleague", "elec"] as const;
    const { id } = await aRequest(...people);
    const answers = await Promise.all(people.map((who) => does(who, "accept", id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      "Quelqu'un d'autre a accepté juste avant toi. Merci quand même !",
    );
    const first = people[answers.findIndex(({ status }) => status === 200)] ?? "elec";
    expect(await stateOf(id)).toEqual({ status: "TAKEN", taker: festival.ids[first] });
    expect((await mine(first)).invitations).toMatchObject([{ id, status: "TAKEN", isTaker: true }]);
    const others = people.filter((who) => who !== first);
    for (const other of others) expect(await invited(other)).toEqual([]);
    expect((await festival.as.humain.get("/swaps/count")).json()).toBe(1);
  });

  it("withdraw until it is approved, and are asked no more, nor are those who declined", async () => {
    const { id } = await aRequest("organiser", "colleague");
    await does("colleague", "decline", id);
    expect(await invited("colleague")).toEqual([]);
    await does("organiser", "accept", id);
    expect((await does("colleague", "withdraw", id)).message).toBe("Tu n'as pas accepté ce remplacement");
    expect((await does("organiser", "withdraw", id)).status).toBe(200);
    expect(await stateOf(id)).toEqual({ status: "OPEN", taker: null });
    expect(await all()).toMatchObject([{ invited: 2, declined: 2 }]);
    expect([await invited("organiser"), await invited("colleague")]).toEqual([[], []]);
    // The volunteer may accept after a refusal.
    expect((await does("colleague", "accept", id)).status).toBe(200);
  });

  it("can't accept once they have something else to do, and are asked no more", async () => {
    const { id } = await aRequest("organiser");
    const other = identifierOf(await aTask());
    await assign(other, festival.ids.organiser);
    expect(await invited("organiser")).toEqual([]);
    const refusal = await does("organiser", "accept", id);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringMatching(/est déjà affecté·e sur la FT #\d+ - Monter le bar$/),
    ]);
    expect(await stateOf(id)).toEqual({ status: "OPEN", taker: null });
  });

  it("are asked no more once the requester cancels, who alone may", async () => {
    const { id, place } = await aRequest("organiser");
    expect((await does("organiser", "cancel", id)).status).toBe(403);
    expect((await does("volunteer", "cancel", id)).json<OwnSwaps>().requests).toMatchObject([
      { id, status: "CANCELLED" },
    ]);
    expect(await invited("organiser")).toEqual([]);
    expect((await does("organiser", "accept", id)).message).toBe("Ce remplacement n'est plus demandé");
    expect((await does("volunteer", "cancel", id)).message).toBe("Cette demande est déjà terminée");
    expect((await ask("volunteer", place)).status).toBe(201);
  });

  it("are told once of a place, however often it is asked for, and that they need not come when it is cancelled", async () => {
    const { id, place } = await aRequest("organiser", "colleague");
    await does("organiser", "accept", id);
    await festival.mails();
    await does("volunteer", "cancel", id);
    const cancelled = await festival.mails();
    expect(cancelled.map(({ to }) => to)).toEqual([festival.emails.organiser]);
    expect(cancelled[0]?.subject).toContain("Finalement, ton aide n'est pas nécessaire");
    expect((await ask("volunteer", place)).status).toBe(201);
    expect(await festival.mails()).toEqual([]);
    expect([await invited("organiser"), await invited("colleague")].flat()).toHaveLength(2);
  });

  it("are the only ones who learn that there is such a request", async () => {
    const { id } = await aRequest("organiser");
    for (const gesture of ["accept", "decline", "withdraw"] as const) {
      expect((await does("matos", gesture, id)).status).toBe(404);
    }
    expect((await does("organiser", "accept", "not-an-id")).status).toBe(400);
    expect((await does("organiser", "accept", "00000000-0000-4000-8000-000000000000")).status).toBe(404);
  });
});
