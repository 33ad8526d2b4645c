import { ofHours, ofMinutes } from "../time/duration";
import {
  type Hours,
  hoursByTeam,
  hoursCsv,
  hoursWords,
  isCheckedIn,
  type TeamHours,
  totalHours,
  withTotals,
} from "./hours";

const none: Hours = { planned: 0, worked: 0, absences: 0, ill: 0, replaced: 0, replacing: 0, unmarked: 0 };
const hours = (of: Partial<TeamHours>): TeamHours => ({ ...none, team: null, ...of });

const lea = { name: "Léa", hours: [hours({ team: "bar", planned: 5, absences: 1 }), hours({ worked: 7 })] };
const theo = { name: "Théo", hours: [hours({ team: "bar", planned: 3, unmarked: 1 })] };

describe("Hours", () => {
  it("add up, figure by figure", () => {
    const one = { planned: 1, worked: 2, absences: 3, ill: 7, replaced: 4, replacing: 5, unmarked: 6 };
    const other = {
      planned: 10,
      worked: 20,
      absences: 30,
      ill: 70,
      replaced: 40,
      replacing: 50,
      unmarked: 60,
    };
    expect(totalHours([one, other])).toEqual({
      planned: 11,
      worked: 22,
      absences: 33,
      ill: 77,
      replaced: 44,
      replacing: 55,
      unmarked: 66,
    });
    expect(totalHours([])).toEqual(none);
  });

  it("of each person are those for all teams, or for one, without those who did nothing for it", () => {
    expect(withTotals([lea, theo], "").map(({ name, total }) => [name, total.planned, total.worked])).toEqual(
      [
        ["Léa", 5, 7],
        ["Théo", 3, 0],
      ],
    );
    expect(withTotals([lea, theo], "bar").map(({ total }) => total.worked)).toEqual([0, 0]);
    expect(withTotals([lea, theo], "secu")).toEqual([]);
  });

  it("for each team are of all its people; what has no team stays apart", () => {
    expect(hoursByTeam([lea, theo])).toEqual([
      { team: "bar", people: 2, total: { ...none, planned: 8, absences: 1, unmarked: 1 } },
      { team: null, people: 1, total: { ...none, worked: 7 } },
    ]);
  });

  it("are checked in once somebody worked, was absent or was replaced", () => {
    expect(isCheckedIn({ ...none, planned: 8, unmarked: 3, replacing: 1 })).toBe(false);
    for (const noted of [{ worked: 1 }, { absences: 1 }, { ill: 1 }, { replaced: 1 }]) {
      expect(isCheckedIn({ ...none, ...noted })).toBe(true);
    }
  });

  it.each([
    [0, "0 min"],
    [ofMinutes(25), "25 min"],
    [ofHours(12.5), "12 h 30"],
    [ofHours(2) + 29_999, "2 h"],
    [ofHours(2) - 29_999, "2 h"],
  ])("of %d ms read as %s", (duration, words) => {
    expect(hoursWords(duration)).toBe(words);
  });
});

describe("The file of hours", () => {
  const rows = [
    { name: "Léa", people: 1, total: { ...none, planned: ofHours(2), worked: ofMinutes(90), replacing: 1 } },
    {
      name: "Théo",
      people: 2,
      total: { ...none, planned: ofHours(4), absences: 2, ill: 4, replaced: 1, unmarked: 3 },
    },
  ];

  it("has decimal hours that a spreadsheet adds up, and the sum last", () => {
    expect(hoursCsv("Bénévole", rows, { hasReplacing: true }).split("\n")).toEqual([
      '"Bénévole","Heures prévues","Heures faites","Absences","Malades","Remplacements","A remplacé","Sans pointage"',
      '"Léa","2,00","1,50","0","0","0","1","0"',
      '"Théo","4,00","0,00","2","4","1","0","3"',
      '"Total","6,00","1,50","2","4","1","1","3"',
    ]);
  });

  it("says how many people a team is of, and no sum of them: some come for several teams", () => {
    expect(hoursCsv("Équipe", rows, { hasPeople: true }).split("\n")).toEqual([
      '"Équipe","Personnes","Heures prévues","Heures faites","Absences","Malades","Remplacements","Sans pointage"',
      '"Léa","1","2,00","1,50","0","0","0","0"',
      '"Théo","2","4,00","0,00","2","4","1","3"',
      '"Total","","6,00","1,50","2","4","1","3"',
    ]);
  });
});
