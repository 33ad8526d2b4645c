import { festivalDayPeriod } from "@coulisses/shared-domain/time/festival-day";
import { axisOf, hoursOf, instantOn, minutesOn, rowOfHour, skippedRows } from "./calendar-axis";
import { availabilityWords, columnsOfDays, columnsOfPeople } from "./calendar-column";

const ordinary = "2026-05-15";
/** Saturdays: their nights are the ones on which the clocks change. */
const clocksGoForward = "2026-03-28";
const clocksGoBack = "2026-10-24";
const names = (day: string) => hoursOf(day).map(({ hour, again }) => `${hour}${again ? " again" : ""}`);

describe("The hours of a day in Paris", () => {
  it("go from six to six, 24 but for the nights on which the clocks move", () => {
    expect(names(ordinary)).toHaveLength(24);
    expect([names(ordinary)[0], names(ordinary).at(-1)]).toEqual(["6", "5"]);
    expect(names(clocksGoForward)).toHaveLength(23);
    expect(names(clocksGoForward).slice(18)).toEqual(["0", "1", "3", "4", "5"]);
    expect(names(clocksGoBack)).toHaveLength(25);
    expect(names(clocksGoBack).slice(18, 23)).toEqual(["0", "1", "2", "2 again", "3"]);
  });

  it("share one axis, which has two o'clock twice if one of the days has", () => {
    expect(axisOf([ordinary, clocksGoForward])).toHaveLength(24);
    const axis = axisOf([ordinary, clocksGoBack]);
    expect(axis).toHaveLength(25);
    expect(rowOfHour(axis, 2)).toBe(20);
    expect(rowOfHour(axis, 3)).toBe(22);
  });

  it("leave the rows empty that a day skips", () => {
    expect(skippedRows(axisOf([ordinary]), ordinary)).toEqual([]);
    expect(skippedRows(axisOf([clocksGoForward]), clocksGoForward)).toEqual([20]);
    expect(skippedRows(axisOf([ordinary, clocksGoBack]), ordinary)).toEqual([21]);
  });

  it("place an instant by the clock on the wall, the second two o'clock under the first", () => {
    const axis = axisOf([ordinary, clocksGoBack]);
    const first = new Date("2026-10-25T00:30:00.000Z");
    const second = new Date("2026-10-25T01:30:00.000Z");
    expect([minutesOn(axis, first), minutesOn(axis, second)]).toEqual([20.5 * 60, 21.5 * 60]);
    expect(minutesOn(axisOf([ordinary]), new Date("2026-05-15T16:15:00.000Z"))).toBe(12 * 60 + 15);
  });
});

describe("A column of the calendar", () => {
  it("is named after its day, with the holiday that it is", () => {
    const [friday, bastille] = columnsOfDays([ordinary, "2026-07-14"], [], []);
    expect(friday).toMatchObject({ id: ordinary, label: expect.stringContaining("15 mai") });
    expect(friday?.holiday).toBeUndefined();
    expect(bastille?.holiday).toBeDefined();
  });

  it("is named after its person, who may have told no availability", () => {
    const people = [{ id: "1", name: "Léa", events: [], details: "bar" }];
    expect(columnsOfPeople(people, ordinary)).toEqual([
      { id: "1", day: ordinary, label: "Léa", details: "bar", events: [], availabilities: [] },
    ]);
  });

  it("says when its person is available, what follows on as one", () => {
    const period = (from: number, to: number) => ({
      start: new Date(Date.UTC(2026, 4, 15, from)),
      end: new Date(Date.UTC(2026, 4, 15, to)),
    });
    expect(availabilityWords([])).toBe("");
    const words = availabilityWords([period(8, 10), period(10, 12), period(14, 16)]);
    expect(words).toMatch(/^Disponible : .*10.*14.*, .*16.*18/);
    expect(words.split(", ")).toHaveLength(2);
  });
});

describe("The instant so many minutes down a day", () => {
  const at = (day: string, minutes: number, axis = axisOf([day])) =>
    instantOn(axis, day, minutes).toISOString();

  it("is that of the clock on the wall", () => {
    expect(at("2027-05-14", 8 * 60 + 15)).toBe("2027-05-14T12:15:00.000Z");
    expect(at("2027-05-14", 20 * 60)).toBe("2027-05-15T00:00:00.000Z");
    expect(at("2027-05-14", 24 * 60)).toBe("2027-05-15T04:00:00.000Z");
  });

  it("counts the hour that comes twice apart, each time", () => {
    expect(at("2027-10-30", 20 * 60 + 30)).toBe("2027-10-31T00:30:00.000Z");
    expect(at("2027-10-30", 21 * 60 + 30)).toBe("2027-10-31T01:30:00.000Z");
    expect(at("2027-10-30", 25 * 60)).toBe("2027-10-31T05:00:00.000Z");
  });

  it("is the next one that there is, in the hour that a day skips", () => {
    expect(at("2027-03-27", 20 * 60 + 30)).toBe("2027-03-28T01:00:00.000Z");
    const beside = axisOf(["2027-10-30"]);
    expect(at("2027-10-29", 21 * 60, beside)).toBe("2027-10-30T01:00:00.000Z");
  });

  it.each(["2027-05-14", "2027-03-27", "2027-10-30"])("goes back where it came from on %s", (day) => {
    const axis = axisOf([day]);
    const { start } = festivalDayPeriod(day);
    for (const index of hoursOf(day).keys()) {
      const instant = new Date(start.getTime() + index * 3_600_000 + 900_000);
      expect(instantOn(axis, day, minutesOn(axis, instant))).toEqual(instant);
    }
  });
});
