import { writeCsv } from "../csv/write-csv";
import { transactionLabels, type TransactionType, transactionTypes } from "../personal-account/transaction";
import { writeAmount } from "../typed-text/read-amount";

/** What moved: what people were given from the cash, what they were charged, and what they sent each other, in cents. */
export type Moved = { count: number; credited: number; charged: number; exchanged: number };

/** What moved for one reason within a month of Paris, `yyyy-mm`. */
export type StatementLine = Moved & { month: string; type: TransactionType };

/**
 * Everything that moved within an edition and still stands, the oldest month first. `surplus` is what the association
 * kept by rounding, in cents; `earliest` the first edition in which money moved.
 */
export type EditionStatement = {
  edition: number;
  earliest: number;
  lines: StatementLine[];
  surplus: number;
};

const nothing: Moved = { count: 0, credited: 0, charged: 0, exchanged: 0 };

/** All of these lines together. */
export const totalMoved = (lines: readonly Moved[]): Moved =>
  lines.reduce(
    (sum, { count, credited, charged, exchanged }) => ({
      count: sum.count + count,
      credited: sum.credited + credited,
      charged: sum.charged + charged,
      exchanged: sum.exchanged + exchanged,
    }),
    nothing,
  );

/** Each reason for which money moved, with its totals, in the order of the types. */
export function movedByType(lines: readonly StatementLine[]): (Moved & { type: TransactionType })[] {
  return transactionTypes.flatMap((type) => {
    const own = lines.filter((line) => line.type === type);
    return own.length === 0 ? [] : [{ type, ...totalMoved(own) }];
  });
}

/** Each month in which money moved, with its totals, the oldest first. */
export function movedByMonth(lines: readonly StatementLine[]): (Moved & { month: string })[] {
  const months = [...new Set(lines.map(({ month }) => month))].sort();
  return months.map((month) => ({ month, ...totalMoved(lines.filter((line) => line.month === month)) }));
}

/** One line a month and type, amounts in euros with a comma; the last line is what was kept by rounding. */
export function statementCsv({ lines, surplus }: EditionStatement): string {
  const rows = lines.map(({ month, type, count, credited, charged, exchanged }) => ({
    ...{ month, type: transactionLabels[type], count },
    ...{ credited: writeAmount(credited), charged: writeAmount(charged), exchanged: writeAmount(exchanged) },
  }));
  const kept = { month: "", type: "Gardé par les arrondis", count: "", credited: "", exchanged: "" };
  return writeCsv([...rows, { ...kept, charged: writeAmount(surplus) }], {
    Mois: ({ month }) => month,
    Type: ({ type }) => type,
    Nombre: ({ count }) => count,
    "Crédité (€)": ({ credited }) => credited,
    "Débité (€)": ({ charged }) => charged,
    "Échangé (€)": ({ exchanged }) => exchanged,
  });
}
