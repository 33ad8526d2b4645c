import * as z from "zod";

const LARGEST_ID = 2_147_483_647;
const LARGEST_QUANTITY = 1_000_000;

/** A thing named by its id in a body. */
export function id(label: string) {
  const refusal = `${label} : un identifiant est attendu`;
  return z.int({ error: refusal }).min(1, refusal).max(LARGEST_ID, refusal);
}

export function quantity(label: string) {
  return z
    .int({ error: `${label} : un nombre entier est attendu` })
    .min(1, `${label} : doit être supérieur à 0`)
    .max(LARGEST_QUANTITY, `${label} : ${LARGEST_QUANTITY.toLocaleString("fr")} au plus`);
}
