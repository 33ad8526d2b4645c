import { mergeAll, type Period } from "../time/period";
import {
  type Selection,
  availabilitiesOf,
  brokenAvailabilities,
  select,
  slotStates,
  slotsLike,
  toggleDay,
  unselect,
} from "./selection";
import { slotsOfDay } from "./slots";
import { friday, hours } from "./testing/availabilities";

const TOO_SHORT = "La disponibilité doit durer au moins 2 heures";
const nothing: Selection = { recorded: [], selected: [] };
const three = [hours(3, 5), hours(10, 12), hours(16, 19)];

const brokenIn = (selection: Selection) => brokenAvailabilities(selection).map(({ period }) => period);

describe("AV-2 A slot selected alone", () => {
  it.each([hours(10, 12), hours(6, 8)])("of two hours is valid", (slot) => {
    const selection = select(nothing, slot);
    expect(availabilitiesOf(selection)).toEqual([slot]);
  });

  it.each([hours(18, 19), hours(5, 6), hours(22, 23)])("of one hour is too short", (slot) => {
    const selection = select(nothing, slot);
    expect(brokenAvailabilities(selection)).toEqual([{ period: slot, rule: TOO_SHORT }]);
  });
});

describe("AV-3 Two slots", () => {
  it("apart make two periods in the order of time", () => {
    const both = [hours(10, 12), hours(16, 18)];
    expect(availabilitiesOf([...both].reverse().reduce(select, nothing))).toEqual(both);
    expect(availabilitiesOf(both.reduce(select, nothing))).toEqual(both);
  });

  it("that follow each other make one", () => {
    const selection = [hours(3, 4), hours(4, 5)].reduce(select, nothing);
    expect(availabilitiesOf(selection)).toEqual([hours(3, 5)]);
  });
});

describe("AV-4 Taking back what is selected", () => {
  const selection: Selection = { recorded: [], selected: three };

  it.each<[string, Period, Period[], Period[]]>([
    ["the end of a period", hours(18, 19), [hours(3, 5), hours(10, 12), hours(16, 18)], []],
    ["a whole period", hours(10, 12), [hours(3, 5), hours(16, 19)], []],
    ["its first hour", hours(3, 4), [hours(4, 5), hours(10, 12), hours(16, 19)], [hours(4, 5)]],
    ["its last hour", hours(4, 5), [hours(3, 4), hours(10, 12), hours(16, 19)], [hours(3, 4)]],
  ])("%s", (_, slot, left, broken) => {
    const after = unselect(selection, slot);
    expect(availabilitiesOf(after)).toEqual(left);
    expect(brokenIn(after)).toEqual(broken);
  });
});

describe("AV-5 Beside what is recorded", () => {
  const selection: Selection = { recorded: three, selected: [] };

  it("an hour apart is too short", () => {
    const after = select(selection, hours(21, 22));
    expect(availabilitiesOf(after)).toHaveLength(4);
    expect(brokenIn(after)).toEqual([hours(21, 22)]);
  });

  it("an hour that follows is joined", () => {
    const after = select(selection, hours(2, 3));
    expect(availabilitiesOf(after)).toEqual([hours(2, 5), hours(10, 12), hours(16, 19)]);
  });

  it("what is recorded is neither added nor taken back", () => {
    expect(select(selection, hours(4, 5))).toEqual(selection);
    expect(unselect(selection, hours(4, 5))).toEqual(selection);
  });
});

describe("AV-8 Two periods", () => {
  it("are joined when they touch, not when they are apart", () => {
    const touching = { recorded: [hours(8, 10)], selected: [hours(10, 12)] };
    const apart = { recorded: [hours(8, 10)], selected: [hours(12, 14)] };
    expect(availabilitiesOf(touching)).toEqual([hours(8, 12)]);
    expect(availabilitiesOf(apart)).toEqual([hours(8, 10), hours(12, 14)]);
  });
});

describe("AV-13 Selecting and taking back, one after the other", () => {
  const start: Selection = {
    recorded: [],
    selected: [hours(2, 3), hours(4, 6), hours(8, 12)],
  };

  it("only what is too short is wrong", () => {
    expect(brokenIn(start)).toEqual([hours(2, 3)]);
  });

  it.each<[string, Period, Period[], Period[]]>([
    ["before", hours(0, 2), [hours(0, 3), hours(4, 6), hours(8, 12)], []],
    ["between", hours(6, 8), [hours(2, 3), hours(4, 12)], [hours(2, 3)]],
    ["within", hours(9, 11), [hours(2, 3), hours(4, 6), hours(8, 12)], [hours(2, 3)]],
  ])("adding %s", (_, added, all, broken) => {
    const after = select(start, added);
    expect(availabilitiesOf(after)).toEqual(all);
    expect(brokenIn(after)).toEqual(broken);
  });

  it.each<[string, Period[], Period, Period[]]>([
    ["a whole period", start.selected as Period[], hours(2, 3), [hours(4, 6), hours(8, 12)]],
    ["an end", [hours(4, 6), hours(8, 12)], hours(5, 6), [hours(4, 5), hours(8, 12)]],
    ["a middle", [hours(8, 14)], hours(10, 12), [hours(8, 10), hours(12, 14)]],
  ])("taking back %s", (_, selected, slot, left) => {
    expect(availabilitiesOf(unselect({ recorded: [], selected }, slot))).toEqual(left);
  });

  it("a hole may be made in what was joined", () => {
    const joined = [hours(3, 6), hours(6, 10)].reduce(select, nothing);
    const after = unselect(joined, hours(6, 8));
    expect(availabilitiesOf(after)).toEqual([hours(3, 6), hours(8, 10)]);
  });
});

describe("A whole day at once", () => {
  const day = hours(6, 30);
  const slots = slotsOfDay(friday);

  it("is completed, then taken back but for what is recorded", () => {
    const some: Selection = { recorded: [hours(10, 12)], selected: [hours(20, 22)] };
    const full = toggleDay(some, slots);
    expect(availabilitiesOf(full)).toEqual([day]);
    expect(availabilitiesOf(toggleDay(full, slots))).toEqual([hours(10, 12)]);
  });

  it("is covered by a longer availability too", () => {
    const longer: Selection = { recorded: [], selected: [hours(6, 32)] };
    expect(availabilitiesOf(toggleDay(longer, slots))).toEqual([hours(30, 32)]);
  });

  it("covers the hour that comes twice", () => {
    const full = toggleDay(nothing, slotsOfDay("2025-10-25"));
    expect(availabilitiesOf(full)).toEqual([hours(6, 30, "2025-10-25")]);
  });
});

it("What the grid shows of a slot: wrong, recorded, selected or free", () => {
  const selection: Selection = {
    recorded: [hours(10, 12)],
    selected: [hours(14, 16), hours(22, 23)],
  };
  const stateOf = slotStates(selection);
  expect(stateOf(hours(22, 23))).toBe("broken");
  expect(stateOf(hours(10, 12))).toBe("recorded");
  expect(stateOf(hours(14, 16))).toBe("selected");
  expect(stateOf(hours(16, 18))).toBe("free");
});

describe("A day like the one before", () => {
  const like = (from: string, to: string, selection: Selection) =>
    slotsLike({ from: slotsOfDay(from), to: slotsOfDay(to) }, selection);

  it("has the same hours, those that are recorded too", () => {
    const selection: Selection = { recorded: [hours(10, 12)], selected: [hours(20, 22), hours(23, 26)] };
    expect(like(friday, "2024-05-18", selection)).toEqual(
      [hours(10, 12, "2024-05-18"), hours(20, 21, "2024-05-18"), hours(21, 22, "2024-05-18")].concat(
        hours(23, 24, "2024-05-18"),
        hours(24, 25, "2024-05-18"),
        hours(25, 26, "2024-05-18"),
      ),
    );
  });

  it("has the hour that comes twice as often as it comes, and none that the clocks skip", () => {
    const night = { recorded: [], selected: [hours(25, 28, "2025-10-24")] };
    const autumn = like("2025-10-24", "2025-10-25", night);
    expect(mergeAll(autumn)).toEqual([hours(25, 28, "2025-10-25")]);
    expect(autumn).toHaveLength(4);
    const spring = { recorded: [], selected: [hours(25, 28, "2025-03-28")] };
    expect(mergeAll(like("2025-03-28", "2025-03-29", spring))).toEqual([hours(25, 28, "2025-03-29")]);
  });
});
