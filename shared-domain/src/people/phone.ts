const FRENCH_MOBILE = /^0[67]\d{8}$/;
const INTERNATIONAL = /^\+/;
const FRENCH = /^0[1-9]\d{8}$/;
const FOREIGN = /^(\+|00)[1-9]\d{6,13}$/;

/** The `bad-input` message for a number that is not a French mobile one. */
const INVALID_MOBILE = "Numéro de téléphone mobile non valable";
/** The `bad-input` message for a number that starts with a plus sign. */
const INTERNATIONAL_MOBILE = "Nous ne supportons pas les numéros au format international";
/** The `bad-input` message for a text that is not a telephone number. */
const INVALID_PHONE = "Numéro de téléphone non valable";

/** A number as it is stored, without the spaces, dots and dashes that people write. */
export const plainPhone = (phone: string): string => phone.replace(/[\s.-]/g, "");

/** RG-3: the French error of a volunteer's number, if any. */
export function mobilePhoneError(phone: string): string | undefined {
  if (INTERNATIONAL.test(phone)) return INTERNATIONAL_MOBILE;
  return FRENCH_MOBILE.test(phone) ? undefined : INVALID_MOBILE;
}

/** True for any telephone number of a contractor: French by default, spaces and dots allowed. */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/[\s.()-]/g, "");
  return FRENCH.test(digits) || FOREIGN.test(digits);
}

/** The error of a number that `isPhone` refuses. */
export function phoneProblem(phone: string): string | undefined {
  return isPhone(phone) ? undefined : INVALID_PHONE;
}

/** `06 12 34 56 78`; a foreign number stays as it is written. */
export function formatPhone(phone: string): string {
  return FRENCH.test(phone) ? (phone.match(/\d{2}/g) ?? []).join(" ") : phone;
}
