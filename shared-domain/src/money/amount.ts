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
