export const LARGEST_QUANTITY = 1_000_000;

export const NOT_AN_INTEGER = "La quantité doit être un nombre entier";
export const NEGATIVE = "La quantité ne peut pas être négative";
export const LESS_THAN_ONE = "La quantité doit être au moins de 1";
export const TOO_MANY = `La quantité ne peut pas dépasser ${LARGEST_QUANTITY.toLocaleString("fr")}`;

/** What is wrong with a quantity of gear; `least` is the fewest that makes sense. */
export function quantityError(quantity: number, least: 0 | 1): string | undefined {
  if (!Number.isInteger(quantity)) return NOT_AN_INTEGER;
  if (quantity < least) return least === 0 ? NEGATIVE : LESS_THAN_ONE;
  return quantity > LARGEST_QUANTITY ? TOO_MANY : undefined;
}
