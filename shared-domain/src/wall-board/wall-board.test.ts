import type { CheckInMark } from "../check-in/presence";
import { parisInstant } from "../time/paris";
import {
  others,
  type SlotOnWall,
  toWallSlot,
  wallAge,
  wallBoard,
  wallDelay,
  wallFilling,
  wallNames,
  type WallSlot,
  wallWindow,
} from "./wall-board";

const at = (time: string) => new Date(`2027-05-14T${time}:00Z`);
const slot = (task: string, start: Date, fields: Partial<WallSlot> = {}): WallSlot => ({
  task,
  place: null,
  start: start.toISOString(),
  end: new Date(start.getTime() + 3_600_000).toISOString(),
  expected: 2,
  lacking: 0,
  missing: [],
  ...fields,
});
const missing = [{ firstname: "Léa", state: "expected" }] as const;
const tasks = (slots: readonly WallSlot[]) => slots.map(({ task }) => task);

describe("WB-1 A slot on the wall board", () => {
  const stored: SlotOnWall = {
    task: "Tenir le bar",
    place: "Zone B",
    start: at("18:00").toISOString(),
    end: at("20:00").toISOString(),
    comers: [
      { id: 1, firstname: "Léa", as: "soft" },
      { id: 2, firstname: "Léa", as: "soft" },
      { id: 3, firstname: "Théo", as: null },
      { id: 4, firstname: "Zoé", as: "hard" },
      { id: 5, firstname: null, as: "hard" },
    ],
    demands: [
      { team: "soft", demand: 4 },
      { team: "hard", demand: 1 },
    ],
    marks: [],
  };
  const mark = (
    userId: number,
    kind: CheckInMark["kind"],
    replacedBy: number | null = null,
  ): CheckInMark => ({
    id: `00000000-0000-4000-8000-00000000000${userId}`,
    userId,
    kind,
    replacedBy,
    notedAt: at("18:05").toISOString(),
  });

  const late = at("23:00");

  it("has first names and numbers, and nothing else of anybody", () => {
    const more = {
      ...stored,
      taskId: 7,
      comers: stored.comers.map((one) => ({ ...one, lastname: "Martin" })),
    };
    expect(toWallSlot(more, late)).toEqual({
      task: "Tenir le bar",
      place: "Zone B",
      start: at("18:00").toISOString(),
      end: at("20:00").toISOString(),
      expected: 4,
      lacking: 2,
      missing: ["Léa", "Léa", "Théo", "Zoé"].map((firstname) => ({ firstname, state: "expected" })),
    });
  });

  it("names nobody long before anybody is awaited", () => {
    const numbers = { expected: 4, lacking: 2 };
    expect(toWallSlot(stored, at("18:00"))).toMatchObject({ ...numbers, missing: { length: 4 } });
    expect(toWallSlot(stored, at("17:59"))).toMatchObject({ ...numbers, missing: [] });
  });

  it("misses those whom check-in misses: not those who are there, nor those who are replaced", () => {
    const marks = [mark(1, "ARRIVED"), mark(2, "ABSENT"), mark(3, "REPLACED", 9)];
    expect(toWallSlot({ ...stored, marks }, late).missing).toEqual([
      { firstname: "Léa", state: "absent" },
      { firstname: "Zoé", state: "expected" },
    ]);
  });

  it("lacks what each team lacks: one too many for a team helps no other", () => {
    const comers = [1, 2].map((id) => ({ id, firstname: "Léa", as: "hard" }));
    expect(toWallSlot({ ...stored, comers }, late)).toMatchObject({ expected: 2, lacking: 4 });
  });
});

describe("WB-2 A board receives", () => {
  it("the slots that its lists can show for the next two hours, the same for a quarter of an hour", () => {
    expect(wallWindow(at("18:14"))).toEqual({
      start: at("18:00"),
      end: new Date("2027-05-15T00:15:00Z"),
      namesUntil: at("20:30"),
    });
    expect(wallWindow(at("18:00"))).toEqual(wallWindow(at("18:14")));
    expect(wallWindow(at("18:15"))).not.toEqual(wallWindow(at("18:14")));
  });
});

describe("WB-3 People are missing", () => {
  const [running, next, later, over] = [
    slot("Bar", at("17:30"), { missing: [...missing] }),
    slot("Accueil", at("18:15"), { missing: [...missing] }),
    slot("Scène", at("18:16"), { missing: [...missing] }),
    slot("Montage", at("17:00"), { missing: [...missing] }),
  ];

  it("at slots that run or start within a quarter of an hour, the longest awaited first", () => {
    const all = [later, next, over, running, slot("Complet", at("17:45"))];
    expect(tasks(wallBoard(all, at("18:00")).missing)).toEqual(["Bar", "Accueil"]);
    expect(tasks(wallBoard(all, at("18:01")).missing)).toEqual(["Bar", "Accueil", "Scène"]);
  });

  it("until the very instant at which the slot ends", () => {
    expect(tasks(wallBoard([running], new Date(at("18:30").getTime() - 1)).missing)).toEqual(["Bar"]);
    expect(wallBoard([running], at("18:30")).missing).toEqual([]);
  });
});

describe("WB-4 A slot is announced", () => {
  it("in the hour before it starts, by time, place and task", () => {
    const all = [
      slot("Zone", at("18:30"), { place: "Zone B" }),
      slot("Été", at("18:30"), { place: "Zone A" }),
      slot("Eau", at("18:30"), { place: "Zone A" }),
      slot("Dans une heure", at("19:00")),
      slot("Trop tard", at("19:01")),
      slot("En cours", at("18:00")),
    ];
    expect(tasks(wallBoard(all, at("18:00")).soon)).toEqual(["Eau", "Été", "Zone", "Dans une heure"]);
  });

  it("with the people expected, of those it asks for", () => {
    expect(wallFilling({ expected: 2, lacking: 2 })).toBe("2/4");
    expect(wallFilling({ expected: 3, lacking: 0 })).toBe("3/3");
  });
});

describe("WB-5 A slot shows what it lacks", () => {
  it("while it runs and in the four hours before", () => {
    const all = [
      slot("En cours", at("17:30"), { lacking: 1 }),
      slot("Dans quatre heures", at("22:00"), { lacking: 2 }),
      slot("Après", at("22:01"), { lacking: 2 }),
      slot("Complet", at("19:00")),
      slot("Fini", at("17:00"), { lacking: 3 }),
    ];
    expect(tasks(wallBoard(all, at("18:00")).gaps)).toEqual(["En cours", "Dans quatre heures"]);
  });
});

describe("The board", () => {
  it("goes on across midnight", () => {
    const midnight = parisInstant("2027-05-15");
    const before = new Date(midnight.getTime() - 10 * 60_000);
    const first = slot("Nuit", midnight, { missing: [...missing] });
    const board = wallBoard([first], before);
    expect([tasks(board.missing), tasks(board.soon), wallDelay(first, before)]).toEqual([
      ["Nuit"],
      ["Nuit"],
      "dans 10 min",
    ]);
  });

  it.each([
    ["comes twice", "2027-10-31T00:50:00Z", "2027-10-31T01:20:00Z"],
    ["does not come", "2027-03-28T00:50:00Z", "2027-03-28T01:20:00Z"],
  ])("counts the minutes that pass in the night when an hour %s", (_night, now, start) => {
    const next = slot("Nuit", new Date(start));
    expect(tasks(wallBoard([next], new Date(now)).soon)).toEqual(["Nuit"]);
    expect(wallDelay(next, new Date(now))).toBe("dans 30 min");
  });

  it.each([
    ["17:40", "dans 20 min"],
    ["16:00", "dans 2 h"],
    ["18:00", "maintenant"],
    ["18:12", "depuis 12 min"],
  ])("says at %s how far a slot is from its start", (now, words) => {
    expect(wallDelay(slot("Bar", at("18:00")), at(now))).toBe(words);
  });

  it("names the missing people in a line, the last ones by their number", () => {
    expect(
      wallNames([
        { firstname: "Léa", state: "expected" },
        { firstname: "Théo", state: "absent" },
        { firstname: "Zoé", state: "left" },
      ]),
    ).toBe("Léa, Théo (absent·e), Zoé (parti·e)");
    const many = (count: number) => Array.from({ length: count }, () => missing[0]);
    expect(wallNames(many(8))).toBe(Array(8).fill("Léa").join(", "));
    expect(wallNames(many(9))).toBe(`${Array(7).fill("Léa").join(", ")} et 2 autres`);
    expect(others(1)).toBe("1 autre");
  });
});

describe("WB-7 What a board shows", () => {
  it.each([
    [0, "0 s", false],
    [20, "20 s", false],
    [60, "1 min", false],
    [61, "1 min", true],
    [7_500, "2 h 05", true],
    [-5, "0 s", false],
  ])("%s seconds after it was read is %s old", (seconds, words, isStale) => {
    const readAt = at("18:00");
    expect(wallAge(readAt, new Date(readAt.getTime() + seconds * 1000))).toEqual({ words, isStale });
  });
});
