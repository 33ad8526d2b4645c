import { writeCsv } from "../csv/write-csv";
import { transactionLabels, type TransactionType, transactionTypes } from "../personal-account/transaction";
import { writeAmount } from "../typed-text/read-amount";

/** Totals of movements in cents: given to people from the cash, charged to people, sent between people. */
export type Moved = { count: number; credited: number; charged: number; exchanged: number };

/** The totals of searched movements; those that were `deleted` are counted apart, and have no part in the amounts. */
export type LedgerSum = Moved & { deleted: number };

/** The movements of one type within a month of Paris, `yyyy-mm`. */
export type StatementLine = Moved & { month: string; type: TransactionType };

/**
 * The movements of an edition that were not taken back, the oldest month first. `surplus` is what the
 * association kept by rounding, in cents; `earliest` the first edition with a movement.
 */
export type EditionStatement = {
  edition: number;
  earliest: number;
  lines: StatementLine[];
  surplus: number;
};

const nothing: Moved = { count: 0, credited: 0, charged: 0, exchanged: 0 };

/** The sum of these lines. */
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

/** The totals of each type with movements, in the order of the types. */
export function movedByType(lines: readonly StatementLine[]): (Moved & { type: TransactionType })[] {
  return transactionTypes.flatMap((type) => {
    const own = lines.filter((line) => line.type === type);
    return own.length === 0 ? [] : [{ type, ...totalMoved(own) }];
  });
}

/** The totals of each month with movements, the oldest first. */
export function movedByMonth(lines: readonly StatementLine[]): (Moved & { month: string })[] {
  const months = [...new Set(lines.map(({ month }) => month))].sort();
  return months.map((month) => ({ month, ...totalMoved(lines.filter((line) => line.month === month)) }));
}

/**
 * The CSV of an edition: a line for each month and type, amounts in euros with a comma; the last line is the
 * surplus of rounding.
 */
export function statementCsv({ lines, surplus }: EditionStatement): string {
  const rows = lines.map(({ month, type, count, credited, charged, exchanged }) => ({
    month,
    type: transactionLabels[type],
    count,
    credited: writeAmount(credited),
    charged: writeAmount(charged),
    exchanged: writeAmount(exchanged),
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
