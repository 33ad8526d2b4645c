import { useFestival } from "../testing/festival";
import {
  approvedBy,
  aDraft,
  evening,
  inReview,
  pathOf,
  slot,
  someVolunteers,
  taskIn,
} from "./testing/sheets";

const festival = useFestival();

const mobilizationsOf = (ft: ReturnType<typeof taskIn>) => `${pathOf(ft)}/mobilizations`;

it("TM-4 soft is mobilised by those who assign people alone, at the first press and later", async () => {
  const { organiser, humain } = festival.as;
  const path = mobilizationsOf(await aDraft(organiser));
  const soft = { team: "soft", count: 3 };
  const refused = "Seuls les responsables des bénévoles peuvent mobiliser l'équipe Bénévole";
  const added = await organiser.post(path, { ...evening, volunteers: [], teams: [soft] });
  expect([added.status, added.message]).toEqual([403, refused]);
  const id = taskIn(await organiser.post(path, { ...evening, ...someVolunteers })).mobilizations[0]?.id ?? "";
  const joined = await organiser.post(`${path}/${id}/teams`, soft);
  expect([joined.status, joined.message]).toEqual([403, refused]);
  expect((await humain.post(`${path}/${id}/teams`, soft)).status).toBe(201);
  const more = await organiser.post(`${path}/${id}/teams`, { ...soft, count: 300 });
  expect([more.status, more.message]).toEqual([403, refused]);
  expect((await organiser.delete(`${path}/${id}/teams/soft`)).status).toBe(200);
});

describe("FT-43, FT-44 the mobilizations of a task", () => {
  it("keep their people when their period changes, and are sorted by date", async () => {
    const { organiser } = festival.as;
    const path = mobilizationsOf(await aDraft(organiser));
    const people = { volunteers: [festival.ids.volunteer, festival.ids.elec], teams: someVolunteers.teams };
    const added = await organiser.post(path, { ...evening, ...people });
    expect(added.status).toBe(201);
    await organiser.post(path, { ...slot(20, 24), durationSplitInHour: 2, ...someVolunteers });
    const id = taskIn(added).mobilizations[0]?.id ?? "";
    const moved = await organiser.patch(`${path}/${id}`, { ...slot(21, 25), durationSplitInHour: 4 });
    const [first, second] = taskIn(moved).mobilizations;
    expect(first).toMatchObject({ ...slot(20, 24), durationSplitInHour: 2 });
    expect(second).toMatchObject({ ...slot(21, 25), durationSplitInHour: 4, teams: people.teams });
    expect(second?.volunteers.map((one) => one.id)).toEqual(people.volunteers);
  });

  it("gain and lose volunteers and teams one by one; a team asked for again takes the new count", async () => {
    const { organiser } = festival.as;
    const path = mobilizationsOf(await aDraft(organiser));
    const ft = taskIn(await organiser.post(path, { ...evening, ...someVolunteers }));
    const one = `${path}/${ft.mobilizations[0]?.id}`;
    const { volunteer: volunteerId } = festival.ids;
    expect((await organiser.post(`${one}/volunteers`, { volunteerId })).status).toBe(201);
    await organiser.post(`${one}/teams`, { team: "hard", count: 3 });
    const full = taskIn(await organiser.post(`${one}/teams`, { team: "benevole", count: 5 }));
    expect(full.mobilizations[0]).toMatchObject({
      volunteers: [{ id: volunteerId }],
      teams: [
        { team: "benevole", count: 5 },
        { team: "hard", count: 3 },
      ],
    });
    const again = taskIn(await organiser.post(`${one}/volunteers`, { volunteerId }));
    expect(again.version).toBe(full.version);
    await organiser.delete(`${one}/volunteers/${volunteerId}`);
    const left = taskIn(await organiser.delete(`${one}/teams/benevole`));
    expect(left.mobilizations[0]).toMatchObject({ volunteers: [], teams: [{ team: "hard", count: 3 }] });
    expect(taskIn(await organiser.delete(one)).mobilizations).toEqual([]);
  });

  it("count hours that pass across the night on which clocks change", async () => {
    const { organiser } = festival.as;
    const path = mobilizationsOf(await aDraft(organiser));
    // Saturday 22:00 to Sunday 05:00 in Paris: six hours.
    const night = { start: "2027-03-27T21:00:00.000Z", end: "2027-03-28T03:00:00.000Z" };
    expect((await organiser.post(path, { ...night, durationSplitInHour: 3, ...someVolunteers })).status).toBe(
      201,
    );
    const refusal = await organiser.post(path, {
      start: night.start,
      end: "2027-03-28T04:00:00.000Z",
      durationSplitInHour: 4,
      ...someVolunteers,
    });
    expect([refusal.status, refusal.message]).toEqual([400, "La période n'est pas divisible en 4 heures"]);
  });

  it.each([
    [{ durationSplitInHour: 3 }, 400, "La période n'est pas divisible en 3 heures"],
    [{ durationSplitInHour: -1 }, 400, "Découpage : ne peut pas être négatif"],
    [{ durationSplitInHour: 1.5 }, 400, "Découpage : un nombre entier d'heures est attendu"],
    [slot(22, 18), 400, "La date de fin doit être après la date de début"],
    [slot(18, 18), 400, "La période doit avoir une durée"],
    [{ start: "demain" }, 400, "Date de début : une date est attendue (ISO 8601)"],
    [{ volunteers: [123_456] }, 404, "La personne #123456 n'existe pas"],
    [{ volunteers: "tous" }, 400, "Bénévoles : une liste est attendue"],
    [{ teams: [{ team: "inconnue", count: 1 }] }, 404, "L'équipe inconnue n'existe pas"],
    [{ teams: [{ team: "hard", count: 0 }] }, 400, "Nombre de bénévoles : doit être supérieur à 0"],
  ])("refuse %j", async (wrong, status, message) => {
    const path = mobilizationsOf(await aDraft(festival.as.organiser));
    const refusal = await festival.as.organiser.post(path, { ...evening, ...someVolunteers, ...wrong });
    expect([refusal.status, refusal.message]).toEqual([status, message]);
  });

  it("are never twice the same period, and say when there is none of that id", async () => {
    const { organiser } = festival.as;
    const path = mobilizationsOf(await aDraft(organiser));
    await organiser.post(path, { ...evening, ...someVolunteers });
    const twice = await organiser.post(path, { ...evening, ...someVolunteers });
    expect([twice.status, twice.message]).toEqual([409, "Un autre créneau existe sur cette même période"]);
    for (const unknown of [
      await organiser.patch(`${path}/1-2`, evening),
      await organiser.post(`${path}/1-2/teams`, { team: "hard", count: 1 }),
      await organiser.post(`${path}/1-2/volunteers`, { volunteerId: festival.ids.elec }),
    ]) {
      expect([unknown.status, unknown.message]).toEqual([404, "Il n'y a pas de mobilisation correspondante"]);
    }
  });
});

describe("FT-40 to FT-42 the editing locks", () => {
  const people = { team: "hard", count: 1 };
  const approved = "La FT a déjà été validée par l'équipe humain.";

  it("close what humain approved, and what any approval closes", async () => {
    const path = pathOf(await approvedBy(festival, ["humain"]));
    const { organiser } = festival.as;
    for (const refusal of [
      await organiser.patch(`${path}/general`, { name: "Autre" }),
      await organiser.patch(`${path}/instructions`, { appointmentId: 2 }),
      await organiser.patch(`${path}/instructions`, { global: "<p>Autre</p>" }),
      await organiser.post(`${path}/instructions/contacts`, { contactId: festival.ids.elec }),
      await organiser.post(`${path}/mobilizations`, {
        ...slot(8, 10),
        durationSplitInHour: null,
        ...someVolunteers,
      }),
    ]) {
      expect([refusal.status, refusal.message]).toEqual([409, approved]);
    }
    const asked = await organiser.post(`${path}/inquiry/requests`, { slug: "chaise", quantity: 1 });
    expect(asked.status).toBe(201);
  });

  it("answer as the table says once validated", async () => {
    const ft = await approvedBy(festival, ["humain", "matos"]);
    const [path, { organiser }] = [pathOf(ft), festival.as];
    const mobilization = `${path}/mobilizations/${ft.mobilizations[0]?.id}`;
    const messages = [
      await organiser.patch(`${path}/general`, { name: "Autre" }),
      await organiser.post(`${mobilization}/teams`, people),
      await organiser.post(`${path}/inquiry/requests`, { slug: "chaise", quantity: 1 }),
      await organiser.patch(`${path}/instructions`, { appointmentId: 2 }),
      await organiser.delete(mobilization),
    ].map((refusal) => [refusal.status, refusal.message]);
    const lockedByBoth = "La FT a déjà été validée par les équipes humain et matos.";
    expect(messages).toEqual([
      [409, "Cas non géré"],
      [409, "Cas non géré"],
      [409, "Cas non géré"],
      [409, lockedByBoth],
      [409, lockedByBoth],
    ]);
  });

  it("FT-41 reset the approvals of a refused task, and say why in the history", async () => {
    const ft = await approvedBy(festival, ["matos"]);
    const [path, { organiser, humain }] = [pathOf(ft), festival.as];
    await humain.post(`${path}/reject`, { team: "humain", reason: "Trop tard" });
    const moved = taskIn(
      await organiser.patch(`${path}/mobilizations/${ft.mobilizations[0]?.id}`, {
        ...slot(16, 20),
        durationSplitInHour: null,
      }),
    );
    expect(moved).toMatchObject({ status: "REFUSED", reviews: { humain: "REJECTED", matos: "REVIEWING" } });
    expect(moved.history.at(-1)).toMatchObject({
      action: "RESET_REVIEW",
      description:
        "Précédentes approbations réinitialisées par un changement sur la mobilisation du vendredi 14 mai à 18:00 au vendredi 14 mai à 22:00",
    });
  });

  it("FT-42 keep a task in review ready", async () => {
    const ft = await inReview(festival);
    const path = pathOf(ft);
    const refusals = [
      await festival.as.organiser.patch(`${path}/general`, { team: null }),
      await festival.as.organiser.delete(`${path}/mobilizations/${ft.mobilizations[0]?.id}`),
    ];
    expect(refusals.map((refusal) => [refusal.status, refusal.message])).toEqual([
      [409, "Une équipe responsable est nécessaire"],
      [409, "Au moins une mobilisation est nécessaire"],
    ]);
  });
});
