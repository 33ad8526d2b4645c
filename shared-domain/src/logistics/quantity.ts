/** The highest quantity of one gear in a sheet or a storage. */
export const LARGEST_QUANTITY = 1_000_000;

/** The `bad-input` message for a quantity that is not whole. */
export const NOT_AN_INTEGER = "La quantité doit être un nombre entier";
/** The `bad-input` message for a negative quantity. */
export const NEGATIVE = "La quantité ne peut pas être négative";
/** The `bad-input` message for a request of no piece. */
export const LESS_THAN_ONE = "La quantité doit être au moins de 1";
/** The `bad-input` message for more than the largest quantity. */
export const TOO_MANY = `La quantité ne peut pas dépasser ${LARGEST_QUANTITY.toLocaleString("fr")}`;

/** The French error of a quantity of gear, if any; `least` is the smallest allowed. */
export function quantityError(quantity: number, least: 0 | 1): string | undefined {
  if (!Number.isInteger(quantity)) return NOT_AN_INTEGER;
  if (quantity < least) return least === 0 ? NEGATIVE : LESS_THAN_ONE;
  return quantity > LARGEST_QUANTITY ? TOO_MANY : undefined;
}
