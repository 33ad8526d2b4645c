import { type CsvColumns, writeCsv } from "../csv/write-csv";
import { badInput } from "../festival-error";
import { END_BEFORE_START } from "../time/period";
import { formatDateTime } from "../time/format";
import { toDate } from "../time/instant";
import { parisDay } from "../time/paris";
import { otherSide, type OwnLine, signedAmount } from "./own-line";
import { transactionLabels } from "./transaction";
import { writeAmount } from "../typed-text/read-amount";

/** The days of a statement, `yyyy-mm-dd` of Paris, both included. */
export type StatementDays = { from: string; to: string };

/**
 * A statement: the balance before the first day and after the last one, in cents, and the lines between,
 * oldest first.
 */
export type Statement = StatementDays & { opening: number; closing: number; lines: OwnLine[] };

/** Throws `bad-input` for a last day before the first one. */
export function checkStatementDays({ from, to }: StatementDays): void {
  if (to < from) throw badInput(END_BEFORE_START, "to");
}

/** The statement of an account; `lines` are all of its lines, newest first. */
export function statementOf(lines: readonly OwnLine[], days: StatementDays): Statement {
  const dayOf = ({ date }: OwnLine) => parisDay(toDate(date));
  const opening = lines.find((line) => dayOf(line) < days.from)?.balance ?? 0;
  const within = lines.filter((line) => dayOf(line) >= days.from && dayOf(line) <= days.to).reverse();
  return { ...days, opening, closing: within.at(-1)?.balance ?? opening, lines: within };
}

/** The text of a line of a statement. */
export const statementText = (line: OwnLine, me: number): string =>
  [line.context, otherSide(line, me)].filter(Boolean).join(" ");

/** The lines of a statement as CSV, oldest first; amounts in euros with a comma. */
export function statementCsv({ lines }: Statement, me: number): string {
  const columns: CsvColumns<OwnLine> = {
    Date: ({ date }) => formatDateTime(date),
    Type: ({ type }) => transactionLabels[type],
    Contexte: (line) => statementText(line, me),
    "Montant (€)": (line) => writeAmount(signedAmount(line, me)),
    "Solde (€)": ({ balance }) => writeAmount(balance),
  };
  return writeCsv(lines, columns);
}
