import fc from "fast-check";
import { ofHours, ofMinutes } from "../time/duration";
import {
  type CheckInMark,
  isMissing,
  type MarkKind,
  markKinds,
  presenceOf,
  presencesOf,
  workedCharisma,
  workedTime,
} from "./presence";

const at = (time: string) => new Date(`2027-05-14T${time}:00.000Z`);
const slot = { start: at("18:00"), end: at("20:00") };
const LEA = 7;
let noted = 0;
const mark = (kind: MarkKind, time: string, replacedBy: number | null = null): CheckInMark => ({
  id: `00000000-0000-4000-8000-${String((noted += 1)).padStart(12, "0")}`,
  userId: LEA,
  kind,
  replacedBy,
  notedAt: at(time).toISOString(),
});
const said = (kind: MarkKind, time: string, hour: string): CheckInMark => ({
  ...mark(kind, time),
  happenedAt: at(hour).toISOString(),
});
const stateOf = (...marks: CheckInMark[]) => presenceOf(marks, slot);
const workedBy = (...marks: CheckInMark[]) => workedTime(stateOf(...marks), slot, at("23:00"));

describe("CI-2 A volunteer's presence at a slot", () => {
  it("is expected until something is noted, and again once it is cleared", () => {
    expect(stateOf()).toEqual({ state: "expected" });
    expect(stateOf(mark("ARRIVED", "18:00"), mark("CLEARED", "18:01"))).toEqual({ state: "expected" });
    expect(stateOf(mark("LEFT", "18:00"))).toEqual({ state: "expected" });
  });

  it("follows what was noted last: absent, replaced, or there after all", () => {
    expect(stateOf(mark("ARRIVED", "18:00"), mark("ABSENT", "18:20"))).toEqual({
      state: "absent",
      isIll: false,
    });
    expect(stateOf(mark("ABSENT", "18:20"), mark("REPLACED", "18:30", 9))).toEqual({
      state: "replaced",
      by: 9,
    });
    expect(stateOf(mark("ABSENT", "18:05"), mark("ARRIVED", "18:08"))).toMatchObject({
      state: "arrived",
      arrivedAt: at("18:08"),
    });
  });

  it("counts the first of two arrivals, and nobody has left who came back", () => {
    expect(stateOf(mark("ARRIVED", "18:05"), mark("ARRIVED", "18:15"))).toEqual({
      state: "arrived",
      arrivedAt: at("18:05"),
      isLate: false,
    });
    const leaving = [mark("ARRIVED", "18:00"), mark("LEFT", "19:00")];
    expect(stateOf(...leaving)).toMatchObject({ state: "left", leftAt: at("19:00"), isEarly: true });
    expect(stateOf(...leaving, mark("ARRIVED", "19:20"))).toMatchObject({
      state: "arrived",
      arrivedAt: at("18:00"),
    });
    expect(stateOf(mark("ARRIVED", "18:00"), mark("LEFT", "20:05"))).toMatchObject({ isEarly: false });
  });

  it("is the same whatever the order in which marks come, and however often", () => {
    const anyMark = fc.record({
      id: fc.uuid(),
      userId: fc.constant(LEA),
      kind: fc.constantFrom(...markKinds),
      replacedBy: fc.option(fc.integer({ min: 1, max: 3 })),
      isIll: fc.boolean(),
      happenedAt: fc.option(
        fc.constantFrom("17:00", "18:30", "19:45", "21:00").map((time) => at(time).toISOString()),
      ),
      // Few moments, so that many marks are noted at the same one.
      notedAt: fc
        .integer({ min: -2, max: 10 })
        .map((quarter) => new Date(slot.start.getTime() + quarter * ofMinutes(15)).toISOString()),
    });
    const shuffled = fc.uniqueArray(anyMark, { selector: ({ id }) => id, maxLength: 8 }).chain((marks) =>
      fc.record({
        marks: fc.constant(marks),
        other: fc.shuffledSubarray([...marks, ...marks], { minLength: marks.length * 2 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ marks, other }) => {
        expect(presenceOf(other, slot)).toEqual(presenceOf(marks, slot));
        const worked = workedTime(presenceOf(marks, slot), slot, at("23:00"));
        expect(worked).toBeGreaterThanOrEqual(0);
        expect(worked).toBeLessThanOrEqual(ofHours(2));
      }),
    );
  });

  it("is known for each person apart", () => {
    const noel = { ...mark("ABSENT", "18:10"), userId: 8 };
    const presences = presencesOf([noel, mark("ARRIVED", "18:00")], slot);
    expect([...presences].map(([id, { state }]) => [id, state])).toEqual([
      [8, "absent"],
      [LEA, "arrived"],
    ]);
  });

  it("is missing who is expected, absent or gone, not who is there or replaced", () => {
    expect(isMissing(stateOf())).toBe(true);
    expect(isMissing(stateOf(mark("ABSENT", "18:10")))).toBe(true);
    expect(isMissing(stateOf(mark("ARRIVED", "18:00"), mark("LEFT", "19:00")))).toBe(true);
    expect(isMissing(stateOf(mark("ARRIVED", "18:00")))).toBe(false);
    expect(isMissing(stateOf(mark("REPLACED", "18:00", 9)))).toBe(false);
  });
});

describe("CI-3 Late", () => {
  it("is who comes more than ten minutes after the start", () => {
    expect(stateOf(mark("ARRIVED", "18:10"))).toMatchObject({ isLate: false });
    expect(stateOf(mark("ARRIVED", "18:11"))).toMatchObject({ isLate: true });
    expect(stateOf(mark("ARRIVED", "17:30"))).toMatchObject({ isLate: false });
  });

  it("is nobody whose arrival is noted once the slot is over", () => {
    expect(stateOf(mark("ARRIVED", "21:00"))).toEqual({
      state: "arrived",
      arrivedAt: slot.start,
      isLate: false,
    });
  });
});

describe("CI-4 The time really worked", () => {
  it("lasts from the arrival to the leaving, within the slot", () => {
    expect(workedBy(mark("ARRIVED", "18:30"), mark("LEFT", "19:45"))).toBe(ofMinutes(75));
    expect(workedBy(mark("ARRIVED", "17:00"))).toBe(ofHours(2));
    expect(workedBy(mark("ARRIVED", "18:30"), mark("LEFT", "22:00"))).toBe(ofMinutes(90));
    expect(workedBy(mark("ARRIVED", "17:00"), mark("LEFT", "17:30"))).toBe(0);
  });

  it("is whole for anyone who is ticked once the slot is over, and nothing for those who weren't there", () => {
    expect(workedBy(mark("ARRIVED", "21:00"))).toBe(ofHours(2));
    expect(workedBy(mark("ABSENT", "18:00"))).toBe(0);
    expect(workedBy(mark("REPLACED", "18:00", 9))).toBe(0);
    expect(workedBy()).toBe(0);
  });

  it("grows while the slot goes on", () => {
    const present = stateOf(mark("ARRIVED", "18:00"));
    expect(workedTime(present, slot, at("18:40"))).toBe(ofMinutes(40));
    expect(workedTime(present, slot, at("17:50"))).toBe(0);
  });
});

describe("CI-9 An hour that was said", () => {
  it("is when the person came and left, whenever it was noted", () => {
    expect(stateOf(said("ARRIVED", "18:40", "18:25"))).toEqual({
      state: "arrived",
      arrivedAt: at("18:25"),
      isLate: true,
    });
    expect(stateOf(mark("ARRIVED", "18:00"), said("LEFT", "19:50", "19:30"))).toMatchObject({
      state: "left",
      leftAt: at("19:30"),
      isEarly: true,
    });
  });

  it("counts the minutes between both within the slot", () => {
    expect(workedBy(said("ARRIVED", "18:40", "18:25"), said("LEFT", "19:50", "19:30"))).toBe(ofMinutes(65));
    expect(workedBy(said("ARRIVED", "18:40", "17:25"), said("LEFT", "22:00", "21:30"))).toBe(ofHours(2));
    expect(workedBy(said("ARRIVED", "22:00", "19:15"))).toBe(ofMinutes(45));
    expect(workedBy(mark("ARRIVED", "22:00"), said("LEFT", "22:01", "19:15"))).toBe(ofMinutes(75));
  });

  it("corrects an hour noted by a press, before or after it, and the one said last counts", () => {
    const [press, hour] = [mark("ARRIVED", "18:20"), said("ARRIVED", "18:30", "18:05")];
    expect(stateOf(press, hour)).toMatchObject({ arrivedAt: at("18:05"), isLate: false });
    expect(stateOf(hour, mark("ARRIVED", "18:40"))).toMatchObject({ arrivedAt: at("18:05") });
    expect(stateOf(hour, said("ARRIVED", "18:50", "18:15"))).toMatchObject({ arrivedAt: at("18:15") });
    const leaving = [mark("ARRIVED", "18:00"), mark("LEFT", "19:50"), said("LEFT", "19:55", "19:10")];
    expect(stateOf(...leaving)).toMatchObject({ leftAt: at("19:10") });
    expect(stateOf(...leaving, said("LEFT", "19:58", "19:20"))).toMatchObject({ leftAt: at("19:20") });
  });

  it("of a leaving before the arrival doesn't count", () => {
    expect(stateOf(mark("ARRIVED", "18:30"), said("LEFT", "18:40", "18:10"))).toMatchObject({
      state: "arrived",
    });
    expect(workedBy(mark("ARRIVED", "18:30"), said("LEFT", "18:40", "18:10"))).toBe(ofMinutes(90));
  });

  it("is taken back with the rest, and by a return", () => {
    const hours = [said("ARRIVED", "18:40", "18:25"), said("LEFT", "19:00", "18:50")];
    expect(stateOf(...hours, mark("ARRIVED", "19:10"))).toMatchObject({
      state: "arrived",
      arrivedAt: at("18:25"),
    });
    expect(stateOf(...hours, mark("CLEARED", "19:10"))).toEqual({ state: "expected" });
  });

  it("is none in marks kept before hours could be said", () => {
    const { happenedAt: _none, ...kept } = said("ARRIVED", "18:40", "18:25");
    expect(stateOf(kept)).toMatchObject({ arrivedAt: at("18:40") });
    expect(stateOf({ ...kept, happenedAt: null })).toMatchObject({ arrivedAt: at("18:40") });
  });
});

describe("CI-11 An illness", () => {
  it("is an absence with its reason, and the last one noted counts", () => {
    const ill = (time: string): CheckInMark => ({ ...mark("ABSENT", time), isIll: true });
    expect(stateOf(ill("18:05"))).toEqual({ state: "absent", isIll: true });
    expect(stateOf(ill("18:05"), mark("ABSENT", "18:10"))).toEqual({ state: "absent", isIll: false });
    expect(stateOf(mark("ABSENT", "18:05"), ill("18:10"))).toEqual({ state: "absent", isIll: true });
    expect(isMissing(stateOf(ill("18:05")))).toBe(true);
    expect(workedBy(ill("18:05"))).toBe(0);
  });
});

describe("CI-8 What the time worked is worth", () => {
  it("counts a last part of an hour as one, and nothing while nobody has said", () => {
    expect(workedCharisma(ofMinutes(75), 10)).toBe(20);
    expect(workedCharisma(0, 10)).toBe(0);
    expect(workedCharisma(ofHours(2), 0)).toBe(0);
  });
});
