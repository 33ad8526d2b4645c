import { required } from "../field-problems";

const EMAIL = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;

/** The `bad-input` message for a text that is not an address. */
export const INVALID_EMAIL = "Adresse mail non valable";
/** The `bad-input` message for an address of the school with this domain: it ends with the studies. */
export const schoolEmail = (domain: string) => `Pas d'adresse ${domain.split(/[-.]/)[0] ?? domain} 🙏`;

/** True for an address that the product accepts. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** The address as it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The error of an address as such. */
export const emailError = (email: string): string | undefined => (isEmail(email) ? undefined : INVALID_EMAIL);

/** RG-1: the error of an address to register with; `school` is the configured domain, "" for none. */
export function registrationEmailError(email: string, school: string): string | undefined {
  const isOfSchool = school !== "" && email.toLowerCase().includes(school.toLowerCase());
  return emailError(email) ?? (isOfSchool ? schoolEmail(school) : undefined);
}

/** The error of the address to take the place of `present`; the server also knows the school's domain. */
export function newEmailProblem(email: string, present: string): string | undefined {
  const address = normaliseEmail(email);
  return required(address) ?? (address === present ? "C'est déjà ton adresse mail" : emailError(address));
}
