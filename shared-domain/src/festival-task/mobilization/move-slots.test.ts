import { act } from "../../festival-activity/testing/activities";
import { badInputRefusal, notFoundRefusal, refusal } from "../../testing/refusal";
import { REJECTED, REVIEWING, type FestivalTask } from "../festival-task";
import {
  draft,
  fridayNight,
  max,
  mobilization,
  named,
  readyDraft,
  refusedBy,
  saturday,
  validated,
} from "../testing/tasks";
import {
  changesBack,
  changesOf,
  checkMoveSize,
  keptOf,
  movedForm,
  planOf,
  type SlotMove,
} from "./move-slots";
import { updateMobilizations } from "./mobilizations";

const slot = (start: string, end: string, durationSplitInHour: number | null = null) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
  durationSplitInHour,
});
const shift = (days: number, minutes: number): SlotMove => ({ kind: "SHIFT", days, minutes });
const resize = (bound: "START" | "END", minutes: number): SlotMove => ({ kind: "RESIZE", bound, minutes });
const split = (hours: number): SlotMove => ({ kind: "SPLIT", hours });
const movedWith = <FT extends FestivalTask>(ft: FT, ids: string[], move: SlotMove) =>
  updateMobilizations(ft, changesOf(ft, ids, move), act);
const everything = () => false;
const touching = "Un autre créneau existe sur cette même période";

describe("MV-1 shifting", () => {
  const evening = slot("2024-05-17T18:00+02:00", "2024-05-17T22:00+02:00", 2);

  it.each<[string, SlotMove, string, string]>([
    ["hours", shift(0, 120), "2024-05-17T20:00+02:00", "2024-05-18T00:00+02:00"],
    ["over midnight", shift(0, 6 * 60), "2024-05-18T00:00+02:00", "2024-05-18T04:00+02:00"],
    ["back", shift(-1, -30), "2024-05-16T17:30+02:00", "2024-05-16T21:30+02:00"],
    ["minutes of no grid", shift(0, 7), "2024-05-17T18:07+02:00", "2024-05-17T22:07+02:00"],
    ["a year", shift(366, 0), "2025-05-18T18:00+02:00", "2025-05-18T22:00+02:00"],
    ["nothing", shift(0, 0), "2024-05-17T18:00+02:00", "2024-05-17T22:00+02:00"],
  ])("by %s keeps the length and the split", (_what, move, start, end) => {
    expect(movedForm(evening, move)).toEqual(slot(start, end, 2));
  });

  it("by days keeps the hours of the wall clock when the clocks change, as a changed date does", () => {
    const night = slot("2027-03-26T22:00+01:00", "2027-03-27T06:00+01:00");
    // Clocks go forward on that Sunday at 2: the night is an hour shorter.
    expect(movedForm(night, shift(1, 0))).toEqual(slot("2027-03-27T22:00+01:00", "2027-03-28T06:00+02:00"));
    const autumn = slot("2027-10-29T22:00+02:00", "2027-10-30T06:00+02:00");
    expect(movedForm(autumn, shift(1, 0))).toEqual(slot("2027-10-30T22:00+02:00", "2027-10-31T06:00+01:00"));
  });

  it("by hours lets hours pass when the clocks change", () => {
    const night = slot("2027-03-27T22:00+01:00", "2027-03-28T01:00+01:00");
    expect(movedForm(night, shift(0, 240))).toEqual(slot("2027-03-28T03:00+02:00", "2027-03-28T06:00+02:00"));
  });

  it("refuses the night that an hour less makes indivisible", () => {
    const night = {
      ...slot("2027-03-26T22:00+01:00", "2027-03-27T06:00+01:00", 4),
      volunteers: [],
      teams: [],
    };
    const ft = draft({ mobilizations: [{ ...night, id: "night" }] });
    expect(planOf(ft, everything, shift(1, 0)).slots[0]).toMatchObject({
      after: null,
      problem: "La période n'est pas divisible en 4 heures",
    });
    expect(planOf(ft, everything, shift(2, 0)).slots[0]?.problem).toBeNull();
  });

  it("leads to no date out of this century", () => {
    const ancient = slot("2000-01-01T10:00Z", "2000-01-01T12:00Z");
    const outside = badInputRefusal("La date doit être entre 2000 et 2099");
    expect(() => movedForm(ancient, shift(-1, 0))).toThrow(outside);
    expect(() => movedForm(slot("2099-12-31T10:00Z", "2099-12-31T12:00Z"), shift(1, 0))).toThrow(outside);
  });
});

describe("MV-2 lengthening and shortening", () => {
  const evening = slot("2024-05-17T18:00+02:00", "2024-05-17T22:00+02:00");

  it.each<[SlotMove, string, string]>([
    [resize("END", 90), "2024-05-17T18:00+02:00", "2024-05-17T23:30+02:00"],
    [resize("END", -60), "2024-05-17T18:00+02:00", "2024-05-17T21:00+02:00"],
    [resize("START", 60), "2024-05-17T17:00+02:00", "2024-05-17T22:00+02:00"],
    [resize("START", -15), "2024-05-17T18:15+02:00", "2024-05-17T22:00+02:00"],
  ])("%j moves one bound", (move, start, end) => {
    expect(movedForm(evening, move)).toEqual(slot(start, end));
  });

  it.each([
    [resize("END", -16 * 60), "La période doit avoir une durée"],
    [resize("START", -17 * 60), "La date de fin doit être après la date de début"],
    [resize("END", 14 * 24 * 60), "Une mobilisation dure 14 jours au plus"],
  ])("%j is refused beside its slot", (move, problem) => {
    const ft = draft({ mobilizations: [fridayNight] });
    expect(planOf(ft, everything, move).slots).toEqual([{ before: fridayNight, after: null, problem }]);
    expect(() => movedWith(ft, [fridayNight.id], move)).toThrow(badInputRefusal(problem));
  });

  it("keeps a split that divides the new period, and no other", () => {
    const ft = draft({ mobilizations: [{ ...saturday, durationSplitInHour: 4 }] });
    expect(movedWith(ft, [saturday.id], resize("END", 240)).mobilizations[0]?.durationSplitInHour).toBe(4);
    expect(planOf(ft, everything, resize("END", 120)).slots[0]?.problem).toBe(
      "La période n'est pas divisible en 4 heures",
    );
  });
});

describe("MV-3 splitting", () => {
  const ft = draft({ mobilizations: [fridayNight, saturday] });

  it("cuts each slot into equal pieces, and 0 joins them", () => {
    const cut = movedWith(ft, [fridayNight.id, saturday.id], split(4));
    expect(cut.mobilizations.map(({ durationSplitInHour }) => durationSplitInHour)).toEqual([4, 4]);
    expect(movedWith(cut, [saturday.id], split(0)).mobilizations[1]?.durationSplitInHour).toBeNull();
  });

  it("leaves no shorter last piece: the slot that does not divide is refused, the others are shown", () => {
    const { slots, refusal: none } = planOf(ft, everything, split(16));
    expect(slots.map(({ problem }) => problem)).toEqual([
      null,
      "La période n'est pas divisible en 16 heures",
    ]);
    expect(none).toBeNull();
    const half = mobilization({ from: "19 10:00", to: "19 12:30" });
    expect(planOf(draft({ mobilizations: [half] }), everything, split(1)).slots[0]?.problem).toBe(
      "La période n'est pas divisible en 1 heures",
    );
  });
});

describe("MV-4 several slots of a sheet", () => {
  const [first, second, third] = [
    mobilization({ from: "17 18:00", to: "17 20:00" }, { volunteers: [named(max)] }),
    mobilization({ from: "17 20:00", to: "17 22:00" }),
    mobilization({ from: "17 22:00", to: "18 00:00" }),
  ];
  const ft = draft({ mobilizations: [first, second, third] });

  it("each take the place that another one leaves, and keep their people", () => {
    const chained = movedWith(ft, [first.id, second.id, third.id], shift(0, 120));
    expect(chained.mobilizations.map(({ id }) => id).slice(0, 2)).toEqual([second.id, third.id]);
    expect(chained.mobilizations.map(({ volunteers }) => volunteers.length)).toEqual([1, 0, 0]);
  });

  it("never land on one that stays", () => {
    expect(() => movedWith(ft, [first.id], shift(0, 120))).toThrow(refusal(touching));
    expect(planOf(ft, (id) => id !== first.id, shift(0, 120)).refusal).toBe(touching);
  });

  it("must be there", () => {
    expect(() => movedWith(ft, ["1-2"], shift(0, 120))).toThrow(
      notFoundRefusal("Il n'y a pas de mobilisation correspondante"),
    );
  });
});

describe("MV-5 a sheet as the move finds it", () => {
  it("is refused with its own lock, and does not change", () => {
    const ft = validated();
    const lock = "La FT a déjà été validée par les équipes humain et matos.";
    expect(planOf(ft, everything, shift(0, 60))).toMatchObject({ refusal: lock, resets: [] });
    expect(() => movedWith(ft, [fridayNight.id], shift(0, 60))).toThrow(refusal(lock));
  });

  it("says which approvals start again, once for all of its slots", () => {
    const both = readyDraft({ mobilizations: [fridayNight, saturday] });
    const ft = refusedBy(["matos"], both, { humain: "APPROVED" });
    expect(planOf(ft, everything, shift(0, 60))).toMatchObject({ refusal: null, resets: ["humain"] });
    const moved = movedWith(ft, [fridayNight.id, saturday.id], shift(0, 60));
    expect(moved.reviews).toMatchObject({ humain: REVIEWING, matos: REJECTED });
    expect(moved.history.slice(ft.history.length)).toMatchObject([
      {
        action: "RESET_REVIEW",
        description: expect.stringContaining(
          "un changement sur 2 mobilisations, à partir de celle du vendredi 17 mai à 18:00",
        ),
      },
    ]);
    expect(movedWith(ft, [saturday.id], shift(0, 60)).history.at(-1)?.description).toContain(
      "un changement sur la mobilisation du samedi 18 mai à 10:00",
    );
  });

  it("does not move what is left out", () => {
    const ft = draft({ mobilizations: [fridayNight, saturday] });
    const { slots } = planOf(ft, (id) => id === saturday.id, shift(0, 60));
    expect(slots.map(({ after }) => after?.start)).toEqual(["2024-05-17T17:00:00.000Z", undefined]);
  });
});

describe("MV-6 undoing", () => {
  const ft = draft({ mobilizations: [{ ...fridayNight, volunteers: [named(max)] }, saturday] });
  const changes = changesOf(ft, [fridayNight.id, saturday.id], shift(1, 60));
  const kept = keptOf(ft, changes);
  const moved = updateMobilizations(ft, changes, act);

  it("puts everything back as it was", () => {
    expect(updateMobilizations(moved, changesBack(moved, kept), act)).toEqual(ft);
  });

  it("leaves alone who joined meanwhile", () => {
    const [one, other] = moved.mobilizations;
    const joined = { ...moved, mobilizations: [{ ...one, volunteers: [] }, other] } as typeof moved;
    expect(updateMobilizations(joined, changesBack(joined, kept), act).mobilizations[0]).toEqual({
      ...fridayNight,
      volunteers: [],
    });
  });

  it("is refused once one of the slots changed or went", () => {
    const since = refusal("Un créneau a été modifié depuis : ton action n'est pas annulée");
    const [one, other] = moved.mobilizations;
    expect(() => changesBack({ ...moved, mobilizations: one ? [one] : [] }, kept)).toThrow(since);
    const cut = { ...moved, mobilizations: [{ ...one, durationSplitInHour: 2 }, other] } as typeof moved;
    expect(() => changesBack(cut, kept)).toThrow(since);
  });

  it("keeps nothing of a slot that did not change", () => {
    expect(keptOf(ft, changesOf(ft, [saturday.id], split(0)))).toEqual([]);
    expect(keptOf(ft, changesOf(ft, [saturday.id], split(2)))).toMatchObject([
      { now: saturday.id, split: 2 },
    ]);
  });
});

it("MV-7 at most 500 slots move together", () => {
  expect(() => checkMoveSize(500)).not.toThrow();
  expect(() => checkMoveSize(501)).toThrow(badInputRefusal("500 créneaux au plus à la fois"));
});
