import { problemIn } from "../festival-error";
import type { OwnLine } from "./own-line";
import { checkStatementDays, statementCsv, statementOf } from "./statement";

const me = { id: 1, firstname: "Léa", lastname: "Martin" };
const noel = { id: 2, firstname: "Noël", lastname: "Petit" };
/** The last first, as they are read. */
const lines: OwnLine[] = [
  {
    id: 3,
    type: "TRANSFER",
    amount: 1234,
    context: "Crêpes",
    to: noel,
    balance: -734,
    // Already the second of June in Paris.
    date: "2026-06-01T22:30:00.000Z",
  },
  {
    id: 2,
    type: "BARREL",
    amount: 500,
    context: "Fût de Blonde du 01/05: 5 bâtons",
    from: me,
    balance: 500,
    date: "2026-05-01T22:00:00.000Z",
  },
  {
    id: 1,
    type: "DEPOSIT",
    amount: 1000,
    context: "Recharge de compte perso",
    to: me,
    balance: 1000,
    date: "2026-04-01T10:00:00.000Z",
  },
];

describe("The statement of an account", () => {
  it("has what was there, the lines of its days in Paris, oldest first, and what is left", () => {
    expect(statementOf(lines, { from: "2026-05-02", to: "2026-06-02" })).toEqual({
      from: "2026-05-02",
      to: "2026-06-02",
      opening: 1000,
      closing: -734,
      lines: [lines[1], lines[0]],
    });
  });

  it("of days on which nothing moved has what was there", () => {
    expect(statementOf(lines, { from: "2026-05-10", to: "2026-06-01" })).toMatchObject({
      opening: 500,
      closing: 500,
      lines: [],
    });
    expect(statementOf([], { from: "2026-01-01", to: "2026-01-01" })).toMatchObject({
      opening: 0,
      closing: 0,
    });
  });

  it("can't end before it begins; one day is enough", () => {
    expect(problemIn(() => checkStatementDays({ from: "2026-05-02", to: "2026-05-01" }))).toBe(
      "La date de fin doit être après la date de début",
    );
    expect(problemIn(() => checkStatementDays({ from: "2026-05-02", to: "2026-05-02" }))).toBeUndefined();
  });

  it("is a file in which a spreadsheet adds up signed euros", () => {
    const statement = statementOf(lines, { from: "2026-01-01", to: "2026-12-31" });
    expect(statementCsv(statement, me.id).split("\n")).toEqual([
      '"Date","Type","Contexte","Montant (€)","Solde (€)"',
      '"01/04/2026 12:00","Dépôt","Recharge de compte perso","10,00","10,00"',
      '"02/05/2026 00:00","Fût","Fût de Blonde du 01/05: 5 bâtons","-5,00","5,00"',
      '"02/06/2026 00:30","Virement","Crêpes (vers Noël Petit)","-12,34","-7,34"',
    ]);
  });
});
