import { byMonth, evolutionOf, matchesOwnLine, otherSide, type OwnLine, signedAmount } from "./own-line";

const me = { id: 1, firstname: "Noël", lastname: "Ertsemud" };
const lea = { id: 2, firstname: "Léa", lastname: "Martin", nickname: null };
const line = (changes: Partial<OwnLine>): OwnLine => ({
  id: 1,
  type: "TRANSFER",
  amount: 1200,
  context: "Tournée de crêpes",
  date: "2026-05-17T10:00:00.000Z",
  balance: 1200,
  ...changes,
});
const sent = line({ to: lea });
const received = line({ from: lea });
const deposit = line({ type: "DEPOSIT", to: me, context: "Recharge de compte perso" });
const barrel = line({ type: "BARREL", from: me });

describe("A line of one's own account", () => {
  it.each([
    ["sent to somebody", sent, -1200, "(vers Léa Martin)"],
    ["received from somebody", received, 1200, "(de Léa Martin)"],
    ["deposited", deposit, 1200, ""],
    ["drunk", barrel, -1200, ""],
  ])("%s has its sign and its other side", (_, own, amount, side) => {
    expect([signedAmount(own, me.id), otherSide(own, me.id)]).toEqual([amount, side]);
  });

  it.each(["crepes", "LEA mar", "virement", "mai 2026", "12,00", ""])("is found by « %s »", (typed) => {
    expect(matchesOwnLine(sent, me.id, typed)).toBe(true);
  });

  it("is not found by what it does not say", () => {
    expect(matchesOwnLine(sent, me.id, "placard")).toBe(false);
  });

  it("stands in its Paris month", () => {
    const lines = [
      line({ id: 3, date: "2026-05-31T22:30:00.000Z" }),
      line({ id: 2, date: "2026-05-31T21:30:00.000Z" }),
      line({ id: 1, date: "2026-05-01T08:00:00.000Z" }),
    ];
    expect(byMonth(lines).map(({ month, lines: own }) => [month, own.map(({ id }) => id)])).toEqual([
      ["juin 2026", [3]],
      ["mai 2026", [2, 1]],
    ]);
  });
});

describe("The evolution of an account", () => {
  const day = (count: number) => Date.UTC(2026, 0, 1 + count);
  /** One line a day, a euro each, the last first. */
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      line({ date: new Date(day(index)).toISOString(), balance: 100 * (index + 1) }),
    ).reverse();

  it("is nothing before the first line", () => {
    expect(evolutionOf([], day(0))).toEqual([]);
  });

  it("has a point for each of up to fifteen lines, and what is there now", () => {
    const points = evolutionOf(days(15), day(20));
    expect(points.map(({ balance }) => balance)).toEqual([
      ...days(15)
        .map((own) => own.balance)
        .reverse(),
      1500,
    ]);
    expect(points.at(-1)).toEqual({ at: day(20), balance: 1500 });
  });

  it("has one point for lines written together: the balance that they leave", () => {
    const together = [line({ id: 2, balance: 700 }), line({ id: 1, balance: 1200 })];
    expect(evolutionOf(together, Date.parse("2026-05-18T10:00:00Z")).map(({ balance }) => balance)).toEqual([
      700, 700,
    ]);
  });

  it("has fifteen slices of time beyond that, the last of which is now", () => {
    const points = evolutionOf(days(31), day(30));
    expect(points).toHaveLength(15);
    expect(points[0]).toEqual({ at: day(2), balance: 300 });
    expect(points.at(-1)).toEqual({ at: day(30), balance: 3100 });
  });
});
