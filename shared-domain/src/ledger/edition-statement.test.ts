import { movedByMonth, movedByType, statementCsv, type StatementLine } from "./edition-statement";

const line = (
  month: string,
  type: StatementLine["type"],
  amounts: Partial<StatementLine>,
): StatementLine => ({
  month,
  type,
  count: 1,
  credited: 0,
  charged: 0,
  exchanged: 0,
  ...amounts,
});
const lines = [
  line("2026-09", "DEPOSIT", { count: 3, credited: 6000 }),
  line("2026-09", "BARREL", { count: 40, charged: 12_007 }),
  line("2026-10", "BARREL", { count: 20, charged: 9_000 }),
  line("2026-10", "TRANSFER", { exchanged: 550 }),
];

describe("The statement of an edition", () => {
  it("adds up each reason", () => {
    expect(movedByType(lines)).toEqual([
      { type: "DEPOSIT", count: 3, credited: 6000, charged: 0, exchanged: 0 },
      { type: "TRANSFER", count: 1, credited: 0, charged: 0, exchanged: 550 },
      { type: "BARREL", count: 60, credited: 0, charged: 21_007, exchanged: 0 },
    ]);
  });

  it("adds up each month", () => {
    expect(movedByMonth(lines)).toEqual([
      { month: "2026-09", count: 43, credited: 6000, charged: 12_007, exchanged: 0 },
      { month: "2026-10", count: 21, credited: 0, charged: 9_000, exchanged: 550 },
    ]);
  });

  it("is a file in euros, which says what was kept by rounding", () => {
    const csv = statementCsv({ edition: 52, earliest: 50, lines, surplus: 7 });
    expect(csv.split("\n")).toEqual([
      '"Mois","Type","Nombre","Crédité (€)","Débité (€)","Échangé (€)"',
      '"2026-09","Dépôt","3","60,00","0,00","0,00"',
      '"2026-09","Fût","40","0,00","120,07","0,00"',
      '"2026-10","Fût","20","0,00","90,00","0,00"',
      '"2026-10","Virement","1","0,00","0,00","5,50"',
      '"","Gardé par les arrondis","","","0,07",""',
    ]);
  });
});
