import { parisInstant } from "../time/paris";
import type { PlannedTask } from "../planning/planned-task";
import { dueReminders } from "./reminder";

const MINUTE = 60_000;
const site = "https://festival.fr";
const task = (start: Date, more: Partial<PlannedTask> = {}): PlannedTask => ({
  id: 7,
  name: "Tenir le bar",
  category: null,
  location: { id: 1, name: "Village", geoLocation: null },
  globalInstruction: "<p>Servir</p>",
  inChargeInstruction: null,
  isAnsweredFor: false,
  contacts: [{ id: 2, firstname: "Marie", lastname: "Curie", nickname: null, phone: "0601020304" }],
  company: [],
  period: { start, end: new Date(start.getTime() + 120 * MINUTE) },
  ...more,
});
const due = (planning: PlannedTask[], now: Date) => dueReminders(planning, now, site);
const minutesBefore = (date: Date, minutes: number) => new Date(date.getTime() - minutes * MINUTE);

describe("The evening before", () => {
  const friday = "2027-05-14";
  const morning = task(parisInstant(friday, 8));
  const night = task(parisInstant("2027-05-15", 2), { id: 8, name: "Veiller", location: null });

  it("tells at 18:00 in one message all that starts the next day, its night included", () => {
    const [reminder, ...others] = due([morning, night], parisInstant("2027-05-13", 18));
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ kind: "EVENING", key: friday, until: morning.period.start });
    expect(reminder?.letter).toMatchObject({
      subject: "Demain, vendredi 14 mai : 2 créneaux",
      button: { label: "Voir mon planning", url: expect.stringContaining(`${site}/planning`) },
    });
    expect(reminder?.letter.paragraphs).toEqual(
      expect.arrayContaining(["08:00 - 10:00 : Tenir le bar (Village)", "02:00 - 04:00 : Veiller"]),
    );
    expect(reminder?.notification.body).toBe(
      "08:00 - 10:00 : Tenir le bar (Village)\n02:00 - 04:00 : Veiller",
    );
  });

  it("leads to the slot when it tells of one alone, and to the planning when of several", () => {
    const now = parisInstant("2027-05-13", 18);
    expect(due([morning, night], now)[0]?.notification.path).toBe("/planning");
    const [alone] = due([night], now);
    expect(alone?.notification.path).toBe("/planning?task=8&start=2027-05-15T00%3A00%3A00.000Z");
    expect(alone?.letter.button?.label).toBe("Voir mon créneau");
  });

  it.each([
    ["what starts before 6 in the morning was told the evening before", parisInstant(friday, 5, 59), 0],
    ["what starts at 6 is of the day", parisInstant(friday, 6), 1],
    ["what starts at 5:59 of the day after is of its night", parisInstant("2027-05-15", 5, 59), 1],
    ["what starts at 6 of the day after comes tomorrow evening", parisInstant("2027-05-15", 6), 0],
  ])("knows where a day ends: %s", (_what, start, count) => {
    expect(due([task(start)], parisInstant("2027-05-13", 18))).toHaveLength(count);
  });

  it.each([
    ["17:59", parisInstant("2027-05-13", 17, 59), 0],
    ["18:00", parisInstant("2027-05-13", 18), 1],
    ["21:59, when the server was down since", parisInstant("2027-05-13", 21, 59), 1],
    ["22:00, when people sleep", parisInstant("2027-05-13", 22), 0],
    ["the next morning", parisInstant(friday, 7), 0],
  ])("at %s", (_when, now, count) => {
    expect(due([morning], now)).toHaveLength(count);
  });

  it.each([
    ["spring forward", "2027-03-27", "2027-03-28", "2027-03-29"],
    ["fall back", "2027-10-30", "2027-10-31", "2027-11-01"],
  ])("is the one of the same day when the clocks %s", (_which, eve, day, after) => {
    const first = task(parisInstant(day, 6));
    const last = task(parisInstant(after, 5, 45), { id: 8 });
    const [reminder] = due([first, last], parisInstant(eve, 18));
    expect(reminder?.key).toBe(day);
    expect(reminder?.letter.subject).toContain(": 2 créneaux");
    expect(due([task(parisInstant(day, 5, 45))], parisInstant(eve, 18))).toEqual([]);
    expect(due([first], minutesBefore(parisInstant(eve, 18), 1))).toEqual([]);
  });
});

describe("Before a task", () => {
  const start = parisInstant("2027-05-14", 16);
  const planning = [task(start)];

  it("tells where to be, when, and whom to call", () => {
    const [reminder] = due(planning, minutesBefore(start, 30));
    expect(reminder).toMatchObject({
      kind: "SOON",
      until: start,
      letter: {
        subject: "À 16:00 : Tenir le bar",
        paragraphs: [
          "16:00 - 18:00 : Tenir le bar (Village)",
          "En cas de problème : Marie Curie, 0601020304",
        ],
      },
      notification: { title: "À 16:00 : Tenir le bar", body: "Rendez-vous : Village" },
    });
  });

  it("leads to the slot, by mail and by notification", () => {
    const [reminder] = due(planning, minutesBefore(start, 30));
    const path = "/planning?task=7&start=2027-05-14T14%3A00%3A00.000Z";
    expect(reminder?.notification.path).toBe(path);
    expect(reminder?.letter.button).toEqual({ label: "Voir mon créneau", url: `${site}${path}` });
  });

  it("leads those who answer for the task to its check-in too", () => {
    const links = (isAnsweredFor: boolean) =>
      due([task(start, { isAnsweredFor })], minutesBefore(start, 30))[0]?.letter.links;
    expect(links(true)).toEqual([{ label: "Pointer ce créneau", url: `${site}/check-in` }]);
    expect(links(false)).toBeUndefined();
  });

  it("tells until when, where nobody said where", () => {
    const [reminder] = due([task(start, { location: null })], minutesBefore(start, 25));
    expect(reminder?.notification.body).toBe("Jusqu'à 18:00");
  });

  it.each([
    [31, 0],
    [30, 1],
    [21, 1],
    [20, 0],
    [1, 0],
    [-5, 0],
  ])("%i minutes before, %i times", (minutes, count) => {
    expect(due(planning, minutesBefore(start, minutes))).toHaveLength(count);
  });

  it("has another key once the task starts at another hour, so that the new hour is told too", () => {
    const later = parisInstant("2027-05-14", 17);
    const [before] = due(planning, minutesBefore(start, 30));
    const [after] = due([task(later)], minutesBefore(later, 30));
    expect(before?.key).not.toBe(after?.key);
  });

  it("is half an hour of a watch, also in the hour that comes twice", () => {
    const second = new Date(parisInstant("2027-10-31", 4).getTime() - 90 * MINUTE);
    expect(due([task(second)], minutesBefore(second, 90))).toEqual([]);
    expect(due([task(second)], minutesBefore(second, 30))).toHaveLength(1);
  });
});
