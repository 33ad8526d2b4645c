import {
  byStartThenEnd,
  createPeriod,
  includes,
  isMergeable,
  isWithin,
  mergeAll,
  overlaps,
  periodError,
  periodId,
  toIsoPeriod,
} from "./period";

const at = (time: string) => new Date(`2024-05-17T${time}:00+02:00`);
const from = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe("Period 1.4.1, 1.4.2: a period lasts", () => {
  it("refuses an end before the start", () => {
    expect(() => createPeriod(from("10:00", "09:00"))).toThrow(
      "La date de fin doit être après la date de début",
    );
  });

  it("refuses an end at the start", () => {
    expect(() => createPeriod(from("10:00", "10:00"))).toThrow("La période doit avoir une durée");
  });

  it("gives one reason only", () => {
    expect(periodError(from("10:00", "09:00"))).toBe("La date de fin doit être après la date de début");
    expect(periodError(from("09:00", "10:00"))).toBeUndefined();
  });

  it("refuses what is not a date", () => {
    expect(() => createPeriod({ start: "demain", end: at("10:00") })).toThrow(
      expect.objectContaining({ kind: "bad-input", message: "La date n'est pas valide" }),
    );
  });

  it("is written as ISO instants", () => {
    expect(toIsoPeriod(from("08:00", "09:00"))).toEqual({
      start: "2024-05-17T06:00:00.000Z",
      end: "2024-05-17T07:00:00.000Z",
    });
  });

  it("reads ISO instants", () => {
    expect(createPeriod({ start: "2024-05-17T06:00:00.000Z", end: "2024-05-17T07:00:00.000Z" })).toEqual(
      from("08:00", "09:00"),
    );
  });
});

describe("Period 1.4.3: overlapping is strict", () => {
  it("touching periods do not overlap", () => {
    expect(overlaps(from("08:00", "09:00"), from("09:00", "10:00"))).toBe(false);
    expect(overlaps(from("09:00", "10:00"), from("08:00", "09:00"))).toBe(false);
  });

  it("periods that share a minute overlap", () => {
    expect(overlaps(from("08:00", "09:01"), from("09:00", "10:00"))).toBe(true);
  });

  it("a period overlaps the one that contains it", () => {
    expect(overlaps(from("08:15", "08:30"), from("08:00", "10:00"))).toBe(true);
  });
});

describe("Period 1.4.4: including and merging", () => {
  it("a period includes itself and what is inside", () => {
    expect(includes(from("08:00", "10:00"), from("08:00", "10:00"))).toBe(true);
    expect(includes(from("08:00", "10:00"), from("08:30", "09:00"))).toBe(true);
    expect(includes(from("08:00", "10:00"), from("07:59", "09:00"))).toBe(false);
  });

  it("touching periods can be merged, distant ones can't", () => {
    expect(isMergeable(from("08:00", "09:00"), from("09:00", "10:00"))).toBe(true);
    expect(isMergeable(from("08:00", "09:00"), from("09:01", "10:00"))).toBe(false);
  });
});

describe("Period 1.4.6: merging a list", () => {
  it("folds neighbours", () => {
    expect(mergeAll([from("08:15", "08:30"), from("08:00", "08:15")])).toEqual([from("08:00", "08:30")]);
  });

  it("keeps a gap of a quarter of an hour", () => {
    const apart = [from("08:00", "08:15"), from("08:30", "08:45")];
    expect(mergeAll(apart)).toEqual(apart);
  });

  it("absorbs a contained period", () => {
    expect(mergeAll([from("08:00", "12:00"), from("09:00", "10:00")])).toEqual([from("08:00", "12:00")]);
  });

  it("leaves one period, and none, unchanged", () => {
    expect(mergeAll([from("08:00", "09:00")])).toEqual([from("08:00", "09:00")]);
    expect(mergeAll([])).toEqual([]);
  });
});

it("Period 1.4.7: the shorter of two that start together comes first", () => {
  const sorted = [from("08:00", "09:00"), from("08:00", "08:30"), from("07:00", "12:00")].sort(
    byStartThenEnd,
  );
  expect(sorted).toEqual([from("07:00", "12:00"), from("08:00", "08:30"), from("08:00", "09:00")]);
});

describe("Period 1.4.13: its id", () => {
  it("is start and end in minutes since the epoch", () => {
    expect(periodId({ start: "2023-05-17T08:00:00+02:00", end: "2023-05-17T09:00:00+02:00" })).toBe(
      "28071720-28071780",
    );
  });

  it("rounds a part of a minute up", () => {
    expect(periodId({ start: "2023-05-17T08:00:00.001+02:00", end: "2023-05-17T08:59:30+02:00" })).toBe(
      "28071721-28071780",
    );
  });
});

it("Date 1.1.5: a period holds its start but not its end", () => {
  const periods = [from("08:00", "09:00"), from("10:00", "11:00")];
  expect(isWithin(at("08:00"), periods)).toBe(true);
  expect(isWithin(at("09:00"), periods)).toBe(false);
  expect(isWithin(at("10:59"), periods)).toBe(true);
  expect(isWithin(at("08:00"), [])).toBe(false);
});
