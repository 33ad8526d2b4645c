import { parisInstant } from "../time/paris";
import { changeReminder, netChanges, type PlanningChange, changesSendTime } from "./planning-change";

const friday = "2027-05-14";
const at = (hour: number) => parisInstant(friday, hour);
const when = (from: number, to: number, place: string | null = "Village") => ({
  period: { start: at(from), end: at(to) },
  place,
});
const change = (
  before: PlanningChange["before"],
  after: PlanningChange["after"],
  uid = "bar",
): PlanningChange => ({ uid, taskId: 7, name: "Tenir le bar", before, after });
const told = (changes: PlanningChange[], now = parisInstant("2027-05-13", 12)) =>
  changeReminder(changes, { key: "k", now, site: "https://festival.fr" });

describe("A planning that changes", () => {
  it("is told with what is new, what moved and from where, and what is off, by date", () => {
    const reminder = told([
      change(null, when(20, 22, null), "new"),
      change(when(16, 18), when(18, 20, "Scène"), "moved"),
      change(when(10, 12), null, "off"),
    ]);
    expect(reminder).toMatchObject({
      kind: "CHANGE",
      until: at(22),
      letter: {
        subject: "Ton planning a changé : 3 créneaux",
        paragraphs: [
          "Annulé : Tenir le bar, vendredi 14 mai 10:00 - 12:00 (Village)",
          "Déplacé : Tenir le bar, vendredi 14 mai 18:00 - 20:00 (Scène), au lieu de vendredi 14 mai 16:00 - 18:00 (Village)",
          "Nouveau : Tenir le bar, vendredi 14 mai 20:00 - 22:00",
        ],
      },
    });
    expect(told([change(null, when(20, 22))])?.notification.title).toBe("Ton planning a changé");
  });

  it("leads to the slot that is new or moved, and to the planning when one is off or several changed", () => {
    const path = (...changes: PlanningChange[]) => told(changes)?.notification.path;
    expect(path(change(when(16, 18), when(18, 20)))).toBe(
      "/planning?task=7&start=2027-05-14T16%3A00%3A00.000Z",
    );
    expect(told([change(null, when(18, 20))])?.letter.button?.label).toBe("Voir mon créneau");
    expect(path(change(when(16, 18), null))).toBe("/planning");
    expect(path(change(null, when(16, 18)), change(null, when(18, 20), "other"))).toBe("/planning");
  });

  it("comes to one change a task, from what it was at first to what it is now", () => {
    const changes = [change(when(10, 12), when(12, 14)), change(when(12, 14), when(14, 16))];
    expect(netChanges(changes)).toEqual([change(when(10, 12), when(14, 16))]);
  });

  it("is not told when all came back to what it was, nor when all of it is over", () => {
    expect(told([change(when(10, 12), null), change(null, when(10, 12))])).toBeUndefined();
    expect(told([change(null, when(10, 12)), change(when(10, 12), null)])).toBeUndefined();
    expect(told([change(when(10, 12), null)], at(12))).toBeUndefined();
  });
});

describe("When a change is told", () => {
  const soon = change(when(10, 12), null);

  it("is five minutes later for the next two days, so that several make one message", () => {
    const now = parisInstant("2027-05-13", 9, 30);
    expect(changesSendTime([soon], now)).toEqual(parisInstant("2027-05-13", 9, 35));
    expect(changesSendTime([soon], parisInstant("2027-05-12", 10))).toEqual(
      parisInstant("2027-05-12", 10, 5),
    );
  });

  it.each([
    ["2027-05-01", 9, "2027-05-01"],
    ["2027-05-01", 18, "2027-05-02"],
    ["2027-03-27", 23, "2027-03-28"],
    ["2026-10-24", 23, "2026-10-25"],
  ])("is the next evening for what is further away: on %s at %i, the %s", (day, hour, evening) => {
    expect(changesSendTime([soon], parisInstant(day, hour))).toEqual(parisInstant(evening, 18));
  });

  it("is that of the closest one", () => {
    const far = {
      ...soon,
      before: { place: null, period: { start: parisInstant("2027-06-01", 9), end: at(10) } },
    };
    const now = parisInstant("2027-05-13", 12);
    expect(changesSendTime([far, soon], now)).toEqual(parisInstant("2027-05-13", 12, 5));
  });
});
