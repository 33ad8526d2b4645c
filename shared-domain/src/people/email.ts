import { required } from "../field-problems";

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;
const SCHOOL = "insa-lyon.fr";

/** The `bad-input` message for a text that is not an address. */
export const INVALID_EMAIL = "Adresse mail non valable";
/** The `bad-input` message for a school address: it ends with the studies. */
export const SCHOOL_EMAIL = "Pas d'adresse insa 🙏";

/** True for an address that the product accepts. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** The address as it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** RG-1: the error of an address to register with. */
export function registrationEmailError(email: string): string | undefined {
  if (!isEmail(email)) return INVALID_EMAIL;
  if (email.toLowerCase().includes(SCHOOL)) return SCHOOL_EMAIL;
  return undefined;
}

/** The error of the address to take the place of `present`. */
export function newEmailProblem(email: string, present: string): string | undefined {
  const address = normaliseEmail(email);
  return (
    required(address) ??
    (address === present ? "C'est déjà ton adresse mail" : registrationEmailError(address))
  );
}
