import { ofName } from "../french/of-name";
import { formatAmount } from "../money/amount";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { matches } from "../slug";
import { formatLongDate, formatMonth } from "../time/format";
import { transactionLabels, type TransactionType } from "./transaction";

/**
 * A line of the person's own account. `amount` and `balance`, that after the line, are in cents; `date` is an
 * ISO instant. `to` is the person for a deposit, the payee for a payment; otherwise `from` is given.
 */
export type OwnLine = {
  id: number;
  type: TransactionType;
  amount: number;
  context: string;
  date: string;
  from?: UserIdentity;
  to?: UserIdentity;
  balance: number;
};

/** The amount of a line for the account of `me`, in cents: negative when it was debited. */
export function signedAmount({ amount, from, to }: OwnLine, me: number): number {
  return to?.id === me || (from !== undefined && from.id !== me) ? amount : -amount;
}

/** The other person of a line: `(de Léa Martin)`, `(vers Léa Martin)`; empty for the association. */
export function otherSide({ from, to }: OwnLine, me: number): string {
  if (from && from.id !== me) return `(${ofName(displayName(from))})`;
  return to && to.id !== me ? `(vers ${displayName(to)})` : "";
}

/** True when the typed text is in the line's context, other person, type, date or amount. */
export function matchesOwnLine(line: OwnLine, me: number, typed: string): boolean {
  const { context, type, date, amount } = line;
  const said = [
    context,
    otherSide(line, me),
    transactionLabels[type],
    formatLongDate(date),
    formatAmount(amount),
  ];
  return matches(said.join(" "), typed);
}

/** Lines in the order given, by Paris month: `mai 2026`. */
export function byMonth<Line extends { date: string }>(
  lines: readonly Line[],
): { month: string; lines: Line[] }[] {
  const months: { month: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const month = formatMonth(line.date);
    const last = months.at(-1);
    if (last?.month === month) last.lines.push(line);
    else months.push({ month, lines: [line] });
  }
  return months;
}

/** A point of the chart of an account: its balance in cents, at an instant in milliseconds since 1970. */
type BalancePoint = { at: number; balance: number };

const MOST_POINTS = 15;

/**
 * The balance of an account until `now`: after each line up to 15 of them, else at the end of 15 equal slices
 * of time since the first line. The last point is the present balance. `lines` come newest first; without any
 * there is no point.
 */
export function evolutionOf(lines: readonly OwnLine[], now: number): BalancePoint[] {
  // Of lines written together, the last one leaves the balance.
  const points = lines
    .map(({ date, balance }) => ({ at: Date.parse(date), balance }))
    .reverse()
    .filter(({ at }, index, all) => all[index + 1]?.at !== at);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const today = { at: Math.max(now, last.at), balance: last.balance };
  if (points.length <= MOST_POINTS) return [...points, today];
  const slice = (today.at - first.at) / MOST_POINTS;
  return Array.from({ length: MOST_POINTS }, (_, index) => {
    const at = first.at + slice * (index + 1);
    const isLast = index === MOST_POINTS - 1;
    return isLast ? today : { at, balance: points.findLast((point) => point.at <= at)?.balance ?? 0 };
  });
}
