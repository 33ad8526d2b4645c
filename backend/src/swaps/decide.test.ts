import type { UnderstaffedSlot } from "@coulisses/shared-domain/contract/assignment/swaps";
import { sql } from "drizzle-orm";
import { assign, aTask, comers, identifierOf, unassign, festival } from "../assignments/testing/assigning";
import { makeAvailable, slot } from "../festival-tasks/testing/sheets";
import type { Role } from "../testing/cast";
import * as swaps from "./testing/swapping";

swaps.openSwaps();

describe("SW-6, SW-7 A manager", () => {
  it("approves, and the place changes hands, as all concerned are told", async () => {
    const { organiser, humain } = festival.ids;
    const { id, place } = await swaps.aRequest("organiser");
    expect((await swaps.decides("humain", "approve", id)).message).toBe(
      "Personne n'a encore accepté ce remplacement",
    );
    await swaps.does("organiser", "accept", id);
    await festival.mails();
    const answer = await swaps.decides("humain", "approve", id, { answer: " Merci " });
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      {
        id,
        status: "APPROVED",
        answer: "Merci",
        team: "benevole",
        taker: { id: organiser },
        decidedBy: { id: humain },
      },
    ]);
    expect(await comers(place)).toEqual([organiser]);
    const subjects = (await festival.mails()).map(({ to, subject }) => `${to} ${subject}`);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${festival.emails.volunteer} Ton remplacement est validé`),
        expect.stringContaining(`${festival.emails.organiser} Tu remplaces quelqu'un`),
      ]),
    );
    expect((await swaps.mine("organiser")).invitations).toEqual([]);
    expect((await swaps.mine("volunteer")).requests).toMatchObject([{ status: "APPROVED", answer: "Merci" }]);
    expect((await swaps.does("organiser", "withdraw", id)).message).toBe("Ce remplacement est déjà décidé");
    expect((await swaps.decides("humain", "approve", id)).message).toBe("Cette demande est déjà terminée");
    expect((await festival.as.humain.get("/swaps/count")).json()).toBe(0);
  });

  it("approves once, also when two of them do at the same time", async () => {
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    const answers = await Promise.all([
      swaps.decides("humain", "approve", id),
      swaps.decides("admin", "approve", id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await comers(place)).toEqual([festival.ids.organiser]);
  });

  it("approves nobody but the taker they saw", async () => {
    const { organiser, volunteer, colleague } = festival.ids;
    const { id, place } = await swaps.aRequest("organiser", "colleague");
    await swaps.does("organiser", "accept", id);
    await swaps.does("organiser", "withdraw", id);
    await swaps.does("colleague", "accept", id);
    const refusal = await swaps.decides("humain", "approve", id, { takerId: organiser });
    expect([refusal.status, refusal.message]).toEqual([
      409,
      "Entre-temps, quelqu'un d'autre a accepté : relis la demande avant de valider",
    ]);
    expect(await comers(place)).toEqual([volunteer]);
    expect((await swaps.decides("humain", "approve", id, { takerId: colleague })).status).toBe(200);
  });

  it("and those concerned can't decide otherwise at the same time", async () => {
    const { organiser, volunteer } = festival.ids;
    for (const _ of [1, 2, 3]) {
      const { id, place } = await swaps.aRequest("organiser");
      await swaps.does("organiser", "accept", id);
      const answers = await Promise.all([
        swaps.does("organiser", "withdraw", id),
        swaps.does("volunteer", "cancel", id),
        swaps.decides("humain", "approve", id),
        swaps.decides("admin", "refuse", id),
        unassign(place, volunteer),
      ]);
      expect(answers.every(({ status }) => [200, 204, 404, 409].includes(status))).toBe(true);
      const state = await swaps.stateOf(id);
      const isApproved = state?.status === "APPROVED";
      expect(await comers(place)).toEqual(isApproved ? [organiser] : []);
      expect(["APPROVED", "REFUSED", "CANCELLED", "EXPIRED"]).toContain(state?.status);
      await festival.services.db.execute(sql`truncate festival_tasks cascade`);
    }
  });

  it("can't put anybody in two places, also when two of them approve at the same time", async () => {
    const { organiser, volunteer, colleague } = festival.ids;
    const [one, other] = [await swaps.aRequest("organiser"), identifierOf(await aTask())];
    await makeAvailable(festival, colleague, slot(18, 22));
    await assign(other, colleague);
    await swaps.ask("colleague", other);
    const second = (await swaps.mine("colleague")).requests[0]?.id ?? "";
    for (const id of [one.id, second]) expect((await swaps.does("organiser", "accept", id)).status).toBe(200);
    const answers = await Promise.all([
      swaps.decides("humain", "approve", one.id),
      swaps.decides("admin", "approve", second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toMatch(/est déjà affecté·e sur la FT/);
    const places = [await comers(one.place), await comers(other)].flat();
    expect(places.filter((id) => id === organiser)).toHaveLength(1);
    expect(places).toHaveLength(2);
    expect(places.filter((id) => id === volunteer || id === colleague)).toHaveLength(1);
    const states = [await swaps.stateOf(one.id), await swaps.stateOf(second)].map((state) => state?.status);
    expect(states.sort()).toEqual(["APPROVED", "OPEN"]);
  });

  it("reads why the taker can't come any more, and the request is open again", async () => {
    const { volunteer, organiser } = festival.ids;
    const { id, place } = await swaps.aRequest("organiser", "colleague");
    await swaps.does("organiser", "accept", id);
    await festival.as.humain.post(`/planning/${String(organiser)}/break-periods`, {
      start: slot(19, 20).start,
      durationInHours: 1,
    });
    const refusal = await swaps.decides("humain", "approve", id);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringMatching(/^organiser .* est en pause sur ce créneau$/),
    ]);
    expect(await swaps.stateOf(id)).toEqual({ status: "OPEN", taker: null });
    expect(await comers(place)).toEqual([volunteer]);
    expect(await swaps.invited("colleague")).toEqual([id]);
  });

  it("can't make a person who got another place of the slot come twice", async () => {
    const { volunteer, organiser } = festival.ids;
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    await assign(place, organiser);
    expect((await swaps.decides("humain", "approve", id)).message).toMatch(/vient déjà à ce créneau$/);
    expect(await comers(place)).toEqual([organiser, volunteer].sort((a, b) => a - b));
  });

  it("refuses with a word, and everybody is expected where they were", async () => {
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    await festival.mails();
    const answer = await swaps.decides("humain", "refuse", id, { answer: "Il faut quelqu'un qui connaît" });
    expect(answer.json()).toMatchObject({ status: "REFUSED", answer: "Il faut quelqu'un qui connaît" });
    expect(await comers(place)).toEqual([festival.ids.volunteer]);
    const mails = await festival.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [festival.emails.volunteer, festival.emails.organiser].sort(),
    );
    expect(mails.every(({ text }) => text.includes("Il faut quelqu'un qui connaît"))).toBe(true);
    expect((await swaps.decides("humain", "refuse", id)).message).toBe("Cette demande est déjà terminée");
  });

  it("is an assigner", async () => {
    const { id } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    for (const gesture of ["approve", "refuse"] as const) {
      expect((await swaps.decides("organiser", gesture, id)).status).toBe(403);
    }
    for (const path of ["/swaps", "/swaps/count", "/swaps/understaffed-slots"]) {
      expect((await festival.as.organiser.get(path)).status).toBe(403);
      expect((await festival.nobody.get(path)).status).toBe(401);
    }
    expect((await swaps.decides("humain", "approve", id, { answer: "a".repeat(301) })).status).toBe(400);
  });
});

describe("SW-8 A request ends", () => {
  it("when the requester is taken off the slot, and does not come back with them", async () => {
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    await unassign(place, festival.ids.volunteer);
    expect(await swaps.stateOf(id)).toMatchObject({ status: "EXPIRED" });
    await assign(place, festival.ids.volunteer);
    expect(await swaps.stateOf(id)).toMatchObject({ status: "EXPIRED" });
    expect((await swaps.decides("humain", "approve", id)).message).toBe("Cette demande est déjà terminée");
    expect((await swaps.ask("volunteer", place)).status).toBe(201);
  });

  it("with the slot", async () => {
    const { id, place } = await swaps.aRequest("organiser");
    await festival.services.db.execute(sql`delete from assignments where task_id = ${place.taskId}`);
    expect(await swaps.all()).toEqual([]);
    expect(await swaps.invited("organiser")).toEqual([]);
    expect((await swaps.does("organiser", "accept", id)).status).toBe(404);
  });

  it("with the start of the slot", async () => {
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.does("organiser", "accept", id);
    await swaps.startsIn(place, -0.5);
    expect(await swaps.stateOf(id)).toMatchObject({ status: "EXPIRED" });
    expect((await festival.as.humain.get("/swaps/count")).json()).toBe(0);
    expect((await swaps.decides("humain", "approve", id)).message).toBe("Cette demande est déjà terminée");
    expect(await swaps.mine("volunteer")).toEqual({ requests: [], invitations: [] });
  });
});

describe("SW-9 A festival that wants it", () => {
  it("needs no manager within its limits", async () => {
    await swaps.setRules({ automatic: true });
    const { id, place } = await swaps.aRequest("organiser", "colleague");
    const [one, other] = await Promise.all([
      swaps.does("organiser", "accept", id),
      swaps.does("colleague", "accept", id),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await swaps.all()).toMatchObject([{ status: "APPROVED", decidedBy: null }]);
    const taker = one.status === 200 ? "organiser" : "colleague";
    expect(await comers(place)).toEqual([festival.ids[taker]]);
  });

  it("needs one outside of them", async () => {
    await swaps.setRules({ automatic: true, automaticHours: 24, cutOffHours: 0 });
    const { id, place } = await swaps.aRequest("organiser");
    await swaps.startsIn(place, 20);
    const soon = new Date(Date.now() + 19 * 3_600_000).toISOString();
    const later = new Date(Date.now() + 26 * 3_600_000).toISOString();
    await festival.services.db.execute(sql`update availabilities set start_at = ${soon}::timestamptz,
      end_at = ${later}::timestamptz`);
    expect((await swaps.does("organiser", "accept", id)).status).toBe(200);
    expect(await swaps.stateOf(id)).toMatchObject({ status: "TAKEN" });
    expect(await comers(place)).toEqual([festival.ids.volunteer]);
  });

  it.each([
    [{ cutOffHours: -1 }, "Délai avant le créneau : 0 au moins"],
    [{ cutOffHours: 745 }, "Délai avant le créneau : 744 au plus"],
    [{ automatic: "oui" }, "Validation automatique : vrai ou faux est attendu"],
    [{ automaticHours: 1.5 }, "Délai de la validation automatique : un nombre entier est attendu"],
  ])("is refused %j", async (rules, message) => {
    const refusal = await swaps.setRules(rules);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });
});

describe("Slots short of people too late for a swap", () => {
  it("are listed with what they lack, until they end", async () => {
    const understaffed = async () =>
      (await festival.as.humain.get("/swaps/understaffed-slots")).json<UnderstaffedSlot[]>();
    const place = await swaps.aPlace();
    expect(await understaffed()).toEqual([]);
    await swaps.startsIn(place, 5);
    expect(await understaffed()).toMatchObject([
      { taskId: place.taskId, name: "Monter le bar", missing: [{ team: "benevole", count: 1 }] },
    ]);
    await swaps.startsIn(place, -1);
    expect(await understaffed()).toHaveLength(1);
    await swaps.startsIn(place, -3);
    expect(await understaffed()).toEqual([]);
  });
});

describe("Anyone who leaves the festival", () => {
  const close = (who: Role) => festival.as.admin.delete(`/users/${String(festival.ids[who])}`);

  it("asks for nobody any more", async () => {
    const place = await swaps.aPlace("organiser");
    await makeAvailable(festival, festival.ids.signa, slot(18, 22));
    await assign(place, festival.ids.signa);
    expect((await swaps.ask("signa", place)).status).toBe(201);
    expect(await swaps.invited("organiser")).toHaveLength(1);
    expect((await close("signa")).status).toBe(204);
    expect(await swaps.all()).toEqual([]);
    expect(await swaps.invited("organiser")).toEqual([]);
  });

  it("replaces nobody: the request is open again", async () => {
    const { id } = await swaps.aRequest("barrieres");
    await swaps.does("barrieres", "accept", id);
    expect((await close("barrieres")).status).toBe(204);
    expect(await swaps.all()).toMatchObject([{ status: "OPEN", taker: null, invited: 0 }]);
  });
});
