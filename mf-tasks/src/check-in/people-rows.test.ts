import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import type { CheckInList } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { lea, max, slot, theo } from "../testing/check-in-samples";
import type { KeptMark } from "./kept-marks";
import { clearedBy, peopleRows, type PersonRow, presenceWords, scanResult } from "./people-rows";

const start = new Date(slot.start);
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

let marksMade = 0;
const mark = (userId: number, kind: CheckInMark["kind"], more: Partial<CheckInMark> = {}): CheckInMark => ({
  id: `00000000-0000-4000-8000-${String((marksMade += 1)).padStart(12, "0")}`,
  userId,
  kind,
  replacedBy: null,
  notedAt: after(3),
  ...more,
});
const waiting = (one: CheckInMark): KeptMark => ({ ...one, slot, name: "Léa Martin" });
const sheet = (...marks: CheckInMark[]): CheckInList => ({
  ...slot,
  marks,
  people: [
    { ...lea, isExpected: true },
    { ...theo, isExpected: true },
    { ...max, isExpected: false },
  ],
});
const states = (rows: readonly PersonRow[]) =>
  rows.map(({ firstname, presence }) => [firstname, presence.state]);
const rowOf = (rows: readonly PersonRow[], id: number) => {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error("nobody has this number");
  return found;
};

describe("CI-4 The people of a slot", () => {
  it("are those who are expected, whatever was noted", () => {
    expect(states(peopleRows(sheet(), [], []))).toEqual([
      ["Léa", "expected"],
      ["Théo", "expected"],
    ]);
  });

  it("are those as well who came in place of another, once it is noted", () => {
    const marks = [mark(theo.id, "REPLACED", { replacedBy: max.id }), mark(max.id, "ARRIVED")];
    expect(states(peopleRows(sheet(...marks), [], []))).toEqual([
      ["Léa", "expected"],
      ["Théo", "replaced"],
      ["Max", "arrived"],
    ]);
  });

  it("count what still waits on the phone, and say so", () => {
    const rows = peopleRows(sheet(), [waiting(mark(lea.id, "ARRIVED"))], []);
    expect(states(rows)).toEqual([
      ["Léa", "arrived"],
      ["Théo", "expected"],
    ]);
    expect(rows.map(({ isWaiting }) => isWaiting)).toEqual([true, false]);
  });

  it("keep a person in sight whose arrival is taken back without network, until the server knows", () => {
    const came = mark(max.id, "ARRIVED");
    const taken = waiting(mark(max.id, "CLEARED", { notedAt: after(5) }));
    expect(states(peopleRows(sheet(came), [taken], []))).toContainEqual(["Max", "expected"]);
    expect(states(peopleRows(sheet(came, taken), [], []))).not.toContainEqual(["Max", "expected"]);
  });

  it("name a replacement that only this phone knows, as far as the list of members does", () => {
    const zoe = { id: 77, firstname: "Zoé", lastname: "Roux" };
    const kept = [
      waiting(mark(theo.id, "REPLACED", { replacedBy: zoe.id })),
      waiting(mark(zoe.id, "ARRIVED")),
    ];
    const added = rowOf(peopleRows(sheet(), kept, [zoe]), zoe.id);
    expect(added).toMatchObject({ firstname: "Zoé", nickname: null, isExpected: false, isWaiting: true });
    expect(states(peopleRows(sheet(), kept, []))).toEqual([
      ["Léa", "expected"],
      ["Théo", "replaced"],
    ]);
  });

  it("stand once each, also when a replacement stands on the sheet already", () => {
    const kept = [waiting(mark(theo.id, "REPLACED", { replacedBy: max.id }))];
    const rows = peopleRows(sheet(mark(max.id, "ARRIVED")), kept, [max]);
    expect(rows.filter(({ id }) => id === max.id)).toHaveLength(1);
  });
});

describe("CI-3 A presence in words", () => {
  const said = (id: number, ...marks: CheckInMark[]) => {
    const rows = peopleRows(sheet(...marks), [], []);
    return presenceWords(rowOf(rows, id).presence, start, rows);
  };

  it.each([
    [10, "Là depuis 18:10"],
    [11, "Là depuis 18:11, 11 min de retard"],
    [75, "Là depuis 19:15, 1 h 15 de retard"],
    [-20, "Là depuis 17:40"],
  ])("of a person who comes %s minutes after the start: %s", (minutes, words) => {
    expect(said(lea.id, mark(lea.id, "ARRIVED", { notedAt: after(minutes) }))).toBe(words);
  });

  it("says that nobody came yet, or that a person won't", () => {
    expect(said(lea.id)).toBe("Pas encore là");
    expect(said(lea.id, mark(lea.id, "ABSENT"))).toBe("Absent·e");
  });

  it.each([
    [119, "Parti·e avant la fin, à 19:59"],
    [120, "Parti·e à 20:00"],
  ])(
    "tells a person who leaves after %s minutes that the slot was not over, or that it was",
    (minutes, words) => {
      const left = mark(lea.id, "LEFT", { notedAt: after(minutes) });
      expect(said(lea.id, mark(lea.id, "ARRIVED"), left)).toBe(words);
    },
  );

  it("names who comes instead, or says that it is a person whose account is closed", () => {
    expect(said(theo.id, mark(theo.id, "REPLACED", { replacedBy: max.id }), mark(max.id, "ARRIVED"))).toBe(
      "Remplacé·e par Max Martin",
    );
    expect(said(theo.id, mark(theo.id, "REPLACED"))).toBe("Remplacé·e par quelqu'un");
  });
});

describe("CI-7 A code that is scanned", () => {
  const rows = peopleRows(sheet(mark(theo.id, "ARRIVED")), [], []);

  it("is the one of a person of this slot, as a QR holds it or as one types it", () => {
    for (const text of [`COULISSES:${lea.code}`, lea.code.toLowerCase(), " abcde-23456 "])
      expect(scanResult(text, rows)).toEqual({ kind: "arrives", person: rowOf(rows, lea.id) });
  });

  it("of a person who is there already says so", () => {
    expect(scanResult(theo.code, rows)).toMatchObject({ kind: "already", person: { id: theo.id } });
  });

  it("of a person who is absent or gone counts as an arrival", () => {
    const absent = peopleRows(sheet(mark(lea.id, "ABSENT")), [], []);
    expect(scanResult(lea.code, absent).kind).toBe("arrives");
    const gone = peopleRows(
      sheet(mark(lea.id, "ARRIVED"), mark(lea.id, "LEFT", { notedAt: after(9) })),
      [],
      [],
    );
    expect(scanResult(lea.code, gone).kind).toBe("arrives");
  });

  it("of a person who is not on this slot is left to the server to name", () => {
    expect(scanResult("mnpqr-23456", rows)).toEqual({ kind: "elsewhere", code: max.code });
  });

  it.each(["", "webcal://example.org/a.ics", "ABCDE2345", "ABCDE234567", "ABCDE2345O"])(
    "« %s » is none",
    (text) => expect(scanResult(text, rows)).toEqual({ kind: "no-code" }),
  );
});

describe("What takes a presence back", () => {
  it("clears the replacement too", () => {
    const rows = peopleRows(
      sheet(mark(theo.id, "REPLACED", { replacedBy: max.id }), mark(max.id, "ARRIVED")),
      [],
      [],
    );
    expect(clearedBy(rowOf(rows, theo.id))).toEqual([
      { userId: theo.id, kind: "CLEARED" },
      { userId: max.id, kind: "CLEARED" },
    ]);
    expect(clearedBy(rowOf(rows, max.id))).toEqual([{ userId: max.id, kind: "CLEARED" }]);
  });

  it("clears one person alone whose replacement has left the festival", () => {
    const rows = peopleRows(sheet(mark(theo.id, "REPLACED")), [], []);
    expect(clearedBy(rowOf(rows, theo.id))).toEqual([{ userId: theo.id, kind: "CLEARED" }]);
  });
});
