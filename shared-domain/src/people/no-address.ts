/** A domain that can't exist (RFC 2606): no one can register with an address of it, and no mail reaches one. */
const NOWHERE = "@sans-adresse.invalid";

/** DK-5: the address of an account whose person gave none; `key` makes it unique. */
export const addressOfNone = (key: string): string => `accueil-${key.toLowerCase()}${NOWHERE}`;

/** DK-5: false for an account whose person gave no address yet: it gets no mail, and its address is never shown. */
export const hasAddress = (email: string): boolean => !email.endsWith(NOWHERE);

/** Pattern of the addresses that `hasAddress` refuses, for SQL `like`. */
export const NO_ADDRESS_LIKE = `%${NOWHERE}`;

/** The words in place of an address that is none. */
export const NO_ADDRESS_WORDS = "Pas encore d'adresse";

/** The address as lists and files show it: none for an account without one. */
export const shownAddress = (email: string | undefined): string | undefined =>
  email !== undefined && hasAddress(email) ? email : undefined;
