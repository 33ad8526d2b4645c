/** Cents as `19.74 €`. */
export function formatMoney(cents: number): string {
  return `${(cents / 100).toFixed(2)} €`;
}
