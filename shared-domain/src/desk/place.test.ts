import { brokenRule } from "../volunteer-availability/broken-rule";
import { createPeriod, includes } from "../time/period";
import { availabilityFor, checkPlaceable } from "./place";

const slot = (start: string, end: string) =>
  createPeriod({ start: `2027-05-14T${start}:00Z`, end: `2027-05-14T${end}:00Z` });
const at = (time: string) => new Date(`2027-05-14T${time}:00Z`);

describe("DK-4 a slot of the desk", () => {
  it("is under way or begins within three hours", () => {
    for (const now of ["13:00", "16:00", "17:59"])
      expect(() => checkPlaceable(slot("16:00", "18:00"), at(now))).not.toThrow();
  });

  it("is neither over nor too far away", () => {
    expect(() => checkPlaceable(slot("16:00", "18:00"), at("18:00"))).toThrow(
      "Ce créneau s'est terminé le 14/05/2027 20:00",
    );
    expect(() => checkPlaceable(slot("16:00", "18:00"), at("12:59"))).toThrow(
      "Ce créneau commence le 14/05/2027 18:00 : affecte cette personne d'avance",
    );
  });
});

describe("DK-4 the availability that a person at the desk gives", () => {
  it.each([
    ["on even hours", slot("08:00", "10:00"), slot("08:00", "10:00")],
    ["from an odd hour of the day", slot("09:00", "11:00"), slot("08:00", "11:00")],
    ["from half past an odd hour", slot("09:30", "10:15"), slot("08:00", "11:00")],
    ["of one hour by night", slot("20:00", "21:00"), slot("20:00", "22:00")],
    ["of a quarter of an hour", slot("16:10", "16:25"), slot("16:00", "18:00")],
  ])("for a slot %s is sound and holds it", (_case, given, expected) => {
    const availability = availabilityFor(given, []);
    expect(availability).toEqual(expected);
    if (availability === undefined) throw new Error("none");
    expect(brokenRule(availability)).toBeUndefined();
    expect(includes(availability, given)).toBe(true);
  });

  it("is nothing more where they gave it already", () => {
    expect(availabilityFor(slot("09:00", "11:00"), [slot("08:00", "12:00")])).toBeUndefined();
    expect(availabilityFor(slot("09:00", "11:00"), [slot("08:00", "10:00")])).toBeDefined();
  });
});
