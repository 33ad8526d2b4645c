import { fridayAt } from "../testing/friday";
import { byDrive, daysOfWay, isNotBack, linesOfWay } from "./board";
import { loadingLines } from "./lines";
import { loadingMarkProblem, NOT_ASKED } from "./note-marks";
import { cups, hours, mark, tables } from "./testing/samples";

const now = (hour: number) => new Date(fridayAt(hour));
const twoDays = { ...tables, periods: [hours(10, 18), hours(34, 50)] };
const names = (lines: ReturnType<typeof loadingLines>) => lines.map(({ gear }) => gear.name);

describe("VAN-6 A mark is refused", () => {
  const good = { notedAt: fridayAt(10), ...hours(10, 18) };
  it.each([
    [good, true, undefined],
    [good, false, NOT_ASKED],
    [
      { ...good, notedAt: fridayAt(12) },
      true,
      "Ce pointage vient du futur : vérifie l'heure de ton téléphone",
    ],
    [{ ...good, ...hours(18, 10) }, true, "La date de fin doit être après la date de début"],
    [{ ...good, ...hours(18, 18) }, true, "La période doit avoir une durée"],
  ])("%j, asked for: %s", (noted, isKnown, problem) => {
    expect(loadingMarkProblem(noted, { isKnown, now: now(10) })).toBe(problem);
  });
});

describe("VAN-7 The list of a way", () => {
  const lines = loadingLines({ requests: [twoDays, cups], marks: [] });

  it("has what is used up on the way out alone", () => {
    expect(names(linesOfWay(lines, "OUT"))).toEqual(["Table", "Table", "Gobelet"]);
    expect(names(linesOfWay(lines, "BACK"))).toEqual(["Table", "Table"]);
  });

  it("has the trips that go or come back that day, in Paris", () => {
    expect(daysOfWay(lines, "OUT")).toEqual(["2026-05-15", "2026-05-16"]);
    expect(daysOfWay(lines, "BACK")).toEqual(["2026-05-15", "2026-05-17"]);
    expect(linesOfWay(lines, "BACK", "2026-05-17")).toHaveLength(1);
    expect(linesOfWay(lines, "OUT", "2026-05-17")).toEqual([]);
  });

  it("is sorted by drive, place and time; what has none comes last", () => {
    const elsewhere = { ...tables, sheet: { ...tables.sheet, id: 13, place: "Bar" } };
    const nowhere = { ...tables, sheet: { ...tables.sheet, id: 14, place: null } };
    const bench = {
      ...tables,
      gear: { ...tables.gear, slug: "banc", name: "Banc" },
      periods: [hours(9, 12)],
    };
    const requests = [cups, nowhere, tables, bench, elsewhere];
    const drives = byDrive(loadingLines({ requests, marks: [mark(9)] }), "OUT");
    expect(drives.map(({ drive, count, ticked }) => [drive, count, ticked])).toEqual([
      ["Magasin", 4, 1],
      [null, 1, 0],
    ]);
    expect(drives[0]?.sheets.map(({ sheet, lines: own }) => [sheet.id, names(own)])).toEqual([
      [13, ["Table"]],
      [12, ["Banc", "Table"]],
      [14, ["Table"]],
    ]);
  });
});

describe("VAN-8 Not back", () => {
  const isLate = (hour: number, ...marks: ReturnType<typeof mark>[]) =>
    loadingLines({ requests: [tables, cups], marks }).map((line) => isNotBack(line, now(hour)));

  it("is what was loaded and should be back, until it is ticked", () => {
    expect(isLate(19, mark(9))).toEqual([true, false]);
    expect(isLate(17, mark(9))).toEqual([false, false]);
    expect(isLate(19)).toEqual([false, false]);
    expect(isLate(19, mark(9), mark(18, {}, "BACK"))).toEqual([false, false]);
  });

  it("is never what is used up", () => {
    const loaded = mark(9, { sheet: { kind: "FT", id: 34 }, slug: "gobelet", quantity: 30 });
    expect(isLate(19, loaded)).toEqual([false, false]);
  });
});
