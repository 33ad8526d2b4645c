/** The highest amount of one movement, in cents: 10 000 €. */
export const MAX_AMOUNT = 1_000_000;

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/**
 * An amount as every screen, mail and document writes it: `19,74 €`, `-1 200,00 €`, with spaces that don't break.
 * `cents` is an integer.
 */
export function formatAmount(cents: number): string {
  return euros.format(cents / 100);
}

/** `a × b / c`, rounded up to the next integer without a float on the way: all three are integers, `c` above 0. */
export function shareOf(a: number, b: number, c: number): number {
  const product = a * b;
  const rest = product % c;
  return (product - rest) / c + (rest > 0 ? 1 : 0);
}

/** `amount / count` in cents, rounded up to the next five cents; 0 for a count of 0. */
export function shareToFiveCents(amount: number, count: number): number {
  return count === 0 ? 0 : shareOf(amount, 1, count * 5) * 5;
}
