import { lea } from "../festival-activity/testing/activities";
import { parisInstant } from "../time/paris";
import { readSlotKey, slotKey, splitIntoSlots } from "./slot";
import { assignmentCategories, categoryLabel } from "./category";
import { offeredSplits, splitLabel, toSplit } from "./split";

const paris = (from: [string, number], to: [string, number]) => ({
  start: parisInstant(...from).toISOString(),
  end: parisInstant(...to).toISOString(),
});
const weekend = paris(["2024-05-17", 18], ["2024-05-20", 0]);
const night = paris(["2024-05-17", 18], ["2024-05-18", 4]);
const unnamed = { volunteers: [] };
const periodOf = ({ start, end }: { start: string; end: string }) => ({
  start: new Date(start),
  end: new Date(end),
});

describe("AS-3 The slots of a mobilization", () => {
  it("is one without split", () => {
    expect(splitIntoSlots({ ...weekend, durationSplitInHour: null, volunteers: [lea] })).toEqual([
      { id: "28599360-28602600", ...weekend, assignees: [lea] },
    ]);
  });

  it.each([
    ["54 hours by 2", weekend, 2, 27],
    ["10 hours by 2", night, 2, 5],
    ["10 hours by 1", night, 1, 10],
    ["54 hours by 3", weekend, 3, 18],
  ])("%s", (_, period, durationSplitInHour, count) => {
    const assignments = splitIntoSlots({ ...period, durationSplitInHour, ...unnamed });
    expect(assignments).toHaveLength(count);
    expect(assignments[0]?.start).toBe(period.start);
    expect(assignments.at(-1)?.end).toBe(period.end);
    const starts = assignments.slice(1).map(({ start }) => start);
    expect(assignments.slice(0, -1).map(({ end }) => end)).toEqual(starts);
    expect(new Set(assignments.map(({ id }) => id)).size).toBe(count);
  });

  it("anyone who is named comes without a team, and without the conflicts of the sheet", () => {
    const volunteers = [{ ...lea, conflicts: { tasks: [] } }];
    const [only] = splitIntoSlots({ ...night, durationSplitInHour: null, volunteers });
    expect(only?.assignees).toEqual([lea]);
  });
});

describe("AS-6 A split", () => {
  it("is offered from none to four hours", () => {
    expect(offeredSplits.map(splitLabel)).toEqual(["Aucun", "1h", "2h", "3h", "4h"]);
    expect(splitLabel(null)).toBe("Aucun");
  });

  it.each([
    [null, null],
    [0, null],
    [5, 5],
    [10, 10],
  ])("of %s is kept as %s for ten hours", (asked, kept) => {
    expect(toSplit(periodOf(night), asked)).toBe(kept);
  });

  it.each([3, 4, -2, 2.5, 11, Number.NaN])("of %s does not divide ten hours", (hours) => {
    expect(() => toSplit(periodOf(night), hours)).toThrow(
      `La période n'est pas divisible en ${hours} heures`,
    );
  });
});

describe("AS-3, AS-6 The night on which the clocks change", () => {
  const spring = paris(["2025-03-29", 22], ["2025-03-30", 6]);
  const autumn = paris(["2025-10-25", 22], ["2025-10-26", 6]);

  it("is an hour shorter in spring: seven slots of an hour, none of two", () => {
    expect(splitIntoSlots({ ...spring, durationSplitInHour: 1, ...unnamed })).toHaveLength(7);
    expect(() => toSplit(periodOf(spring), 2)).toThrow("La période n'est pas divisible en 2 heures");
  });

  it("is an hour longer in autumn: three slots of three hours, all as long", () => {
    const slots = splitIntoSlots({ ...autumn, durationSplitInHour: 3, ...unnamed });
    expect(slots.map(({ start, end }) => [start, end])).toEqual([
      ["2025-10-25T20:00:00.000Z", "2025-10-25T23:00:00.000Z"],
      ["2025-10-25T23:00:00.000Z", "2025-10-26T02:00:00.000Z"],
      ["2025-10-26T02:00:00.000Z", "2025-10-26T05:00:00.000Z"],
    ]);
  });

  it("the hour that comes twice gives two slots of different names", () => {
    const slots = splitIntoSlots({ ...autumn, durationSplitInHour: 1, ...unnamed });
    expect(slots).toHaveLength(9);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(9);
  });
});

describe("The category of a task", () => {
  it("is offered in this order", () => {
    expect(assignmentCategories.map((category) => categoryLabel(category))).toEqual([
      "Bar 🍻",
      "Relou 🥱",
      "Statique 🥶",
      "Manutention 👷",
      "Fun 😂",
    ]);
  });

  it("may be none", () => {
    expect(categoryLabel(undefined)).toBe("Aucune 🤷‍♂️");
  });
});

it("The key of a slot is read back, whatever its mobilization is called", () => {
  const slot = { taskId: 12, mobilizationId: "a/b c", assignmentId: "27-28" };
  expect(readSlotKey(slotKey(slot))).toEqual(slot);
});
