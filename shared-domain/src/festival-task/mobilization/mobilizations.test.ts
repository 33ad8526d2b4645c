import { act, lea } from "../../festival-activity/testing/activities";
import { badInputRefusal, notFoundRefusal, refusal } from "../../testing/refusal";
import { addMobilization, removeMobilization, updateMobilization } from "./mobilizations";
import {
  dismissTeam,
  dismissVolunteer,
  mobilizeTeam,
  mobilizeVolunteer,
  mobilizableTeams,
} from "./mobilized-people";
import { draft, fridayNight, inReview, max, named, readyDraft, saturday, zoe } from "../testing/tasks";

const form = (start: string, end: string, durationSplitInHour: number | null = null) => ({
  start: `2024-05-${start}:00+02:00`,
  end: `2024-05-${end}:00+02:00`,
  durationSplitInHour,
});
const nobody = { volunteers: [], teams: [] };
const unknown = notFoundRefusal("Il n'y a pas de mobilisation correspondante");

describe("A mobilization", () => {
  it("is named after its period, in minutes since the epoch", () => {
    const newMobilization = {
      ...form("17T18:00", "18T04:00", 2),
      volunteers: [zoe],
      teams: [{ team: "bde", count: 3 }],
    };
    expect(addMobilization(draft(), newMobilization, act).mobilizations).toEqual([
      {
        id: "28599360-28599960",
        start: "2024-05-17T16:00:00.000Z",
        end: "2024-05-18T02:00:00.000Z",
        durationSplitInHour: 2,
        volunteers: [named(zoe)],
        teams: [{ team: "bde", count: 3 }],
      },
    ]);
  });

  it("stands in the order of time", () => {
    const later = addMobilization(draft(), { ...saturday, ...nobody }, act);
    const both = addMobilization(later, { ...fridayNight, ...nobody }, act);
    expect(both.mobilizations.map(({ id }) => id)).toEqual([fridayNight.id, saturday.id]);
    const moved = updateMobilization(both, fridayNight.id, form("19T18:00", "19T20:00"), act);
    expect(moved.mobilizations[0]?.id).toBe(saturday.id);
  });
});

describe("FT-43 The people of a mobilization", () => {
  const ft = readyDraft({
    mobilizations: [{ ...fridayNight, volunteers: [named(lea)] }, saturday],
  });

  it("a person already named stays named once", () => {
    expect(mobilizeVolunteer(ft, fridayNight.id, lea)).toEqual(ft);
    const twice = { ...form("19T18:00", "19T20:00"), volunteers: [max, max], teams: [] };
    const added = addMobilization(draft(), twice, act);
    expect(added.mobilizations[0]?.volunteers).toEqual([named(max)]);
  });

  it("a team asked for again takes the new count", () => {
    const again = mobilizeTeam(ft, fridayNight.id, { team: "benevole", count: 7 });
    expect(again.mobilizations[0]?.teams).toEqual([{ team: "benevole", count: 7 }]);
    expect(again.mobilizations[1]).toEqual(saturday);
  });

  it("a team or a person more leaves the others as they are", () => {
    const more = mobilizeTeam(ft, fridayNight.id, { team: "bde", count: 3 });
    expect(mobilizeTeam(more, fridayNight.id, { team: "bde", count: 1 }).mobilizations[0]?.teams).toEqual([
      { team: "benevole", count: 2 },
      { team: "bde", count: 1 },
    ]);
    expect(dismissTeam(more, fridayNight.id, "benevole").mobilizations[0]?.teams).toEqual([
      { team: "bde", count: 3 },
    ]);
    const both = mobilizeVolunteer(ft, fridayNight.id, max);
    expect(dismissVolunteer(both, fridayNight.id, lea.id).mobilizations[0]?.volunteers).toEqual([named(max)]);
  });

  it("who is not there can't leave, and nothing changes", () => {
    expect(dismissVolunteer(ft, fridayNight.id, zoe.id)).toEqual(ft);
    expect(dismissTeam(ft, fridayNight.id, "bde")).toEqual(ft);
  });

  it("an unknown mobilization can't be changed; removing from it changes nothing", () => {
    expect(() => mobilizeVolunteer(ft, "1-2", zoe)).toThrow(unknown);
    expect(() => mobilizeTeam(ft, "1-2", { team: "bde", count: 1 })).toThrow(unknown);
    expect(() => updateMobilization(ft, "1-2", saturday, act)).toThrow(unknown);
    expect(dismissVolunteer(ft, "1-2", lea.id)).toEqual(ft);
    expect(dismissTeam(ft, "1-2", "benevole")).toEqual(ft);
    expect(removeMobilization(ft, "1-2", act)).toEqual(ft);
  });
});

describe("FT-44 The period of a mobilization", () => {
  const ft = readyDraft({ mobilizations: [fridayNight, { ...saturday, durationSplitInHour: 2 }] });

  it("is divided by its split, added or changed", () => {
    const indivisible = (hours: number) =>
      badInputRefusal(`La période n'est pas divisible en ${hours} heures`);
    expect(() => addMobilization(ft, { ...form("19T10:00", "19T15:00", 2), ...nobody }, act)).toThrow(
      indivisible(2),
    );
    expect(() =>
      updateMobilization(ft, fridayNight.id, { ...fridayNight, durationSplitInHour: 3 }, act),
    ).toThrow(indivisible(3));
    expect(() => updateMobilization(ft, saturday.id, form("18T10:00", "18T17:00", 2), act)).toThrow(
      indivisible(2),
    );
  });

  it("is whole without split, or with a split of zero", () => {
    const zero = updateMobilization(ft, saturday.id, { ...saturday, durationSplitInHour: 0 }, act);
    expect(zero.mobilizations[1]?.durationSplitInHour).toBeNull();
    const whole = updateMobilization(ft, saturday.id, form("18T10:00", "18T17:15"), act);
    expect(whole.mobilizations[1]?.durationSplitInHour).toBeNull();
  });

  it("lasts", () => {
    expect(() => addMobilization(ft, { ...form("19T10:00", "19T08:00"), ...nobody }, act)).toThrow(
      badInputRefusal("La date de fin doit être après la date de début"),
    );
    expect(() => updateMobilization(ft, saturday.id, form("19T10:00", "19T10:00"), act)).toThrow(
      badInputRefusal("La période doit avoir une durée"),
    );
  });

  it("may overlap another, not be the same", () => {
    const same = refusal("Un autre créneau existe sur cette même période");
    expect(() => addMobilization(ft, { ...saturday, ...nobody }, act)).toThrow(same);
    expect(() => updateMobilization(ft, fridayNight.id, saturday, act)).toThrow(same);
    const overlapping = addMobilization(ft, { ...form("18T11:00", "18T12:00"), ...nobody }, act);
    expect(overlapping.mobilizations).toHaveLength(3);
  });

  it("moves with its people", () => {
    const mobilizations = [{ ...fridayNight, volunteers: [named(lea)] }];
    const moved = updateMobilization(
      inReview(readyDraft({ mobilizations })),
      fridayNight.id,
      form("17T20:00", "18T10:00"),
      act,
    );
    expect(moved.mobilizations).toEqual([
      {
        id: "28599480-28600320",
        start: "2024-05-17T18:00:00.000Z",
        end: "2024-05-18T08:00:00.000Z",
        durationSplitInHour: null,
        volunteers: [named(lea)],
        teams: fridayNight.teams,
      },
    ]);
  });
});

describe("TM-4 The teams of which people can be asked", () => {
  it("are twelve, and soft for those who assign", () => {
    const organiser = { teams: ["hard"], permissions: ["write-ft"] };
    expect(mobilizableTeams(organiser)).toEqual([
      "benevole",
      "hard",
      "confiance",
      "vieux",
      "conducteur",
      "bde",
      "karna",
      "kfet",
      "strasbourg",
      "cvl",
      "teckos",
      "team-montage",
    ]);
    const manager = { teams: ["humain"], permissions: ["affect-volunteer"] };
    expect(mobilizableTeams(manager)).toEqual([...mobilizableTeams(organiser), "soft"]);
  });
});
