import { proposedPeriod, withStart } from "./period-form";

const now = new Date("2026-01-10T09:20:00.000Z");

describe("the window proposed", () => {
  it("is the first hour of the festival", () => {
    expect(proposedPeriod("2026-05-15T16:00:00.000Z", now)).toEqual({
      start: "2026-05-15T16:00:00.000Z",
      end: "2026-05-15T17:00:00.000Z",
    });
  });

  it("is the coming hour while nobody has set the festival's date", () => {
    expect(proposedPeriod(undefined, now).start).toBe("2026-01-10T10:00:00.000Z");
  });

  it("keeps its length when its start moves", () => {
    const period = { start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T18:30:00.000Z" };
    expect(withStart(period, "2026-05-16T08:00:00.000Z")).toEqual({
      start: "2026-05-16T08:00:00.000Z",
      end: "2026-05-16T10:30:00.000Z",
    });
  });

  it("keeps its end where it is when it had no length", () => {
    const period = { start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T16:00:00.000Z" };
    expect(withStart(period, "2026-05-15T15:00:00.000Z").end).toBe(period.end);
  });
});
