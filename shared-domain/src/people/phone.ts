const FRENCH_MOBILE = /^0[67]\d{8}$/;
const INTERNATIONAL = /^\+/;
const FRENCH = /^0[1-9]\d{8}$/;
const FOREIGN = /^(\+|00)[1-9]\d{6,13}$/;

export const INVALID_MOBILE = "Numéro de téléphone mobile non valable";
export const INTERNATIONAL_MOBILE = "Nous ne supportons pas les numéros au format international";
export const INVALID_PHONE = "Numéro de téléphone non valable";

/** RG-3 */
export function mobilePhoneError(phone: string): string | undefined {
  if (INTERNATIONAL.test(phone)) return INTERNATIONAL_MOBILE;
  return FRENCH_MOBILE.test(phone) ? undefined : INVALID_MOBILE;
}

/** Any telephone at which a contractor answers: French by default, spaces and dots allowed. */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/[\s.()-]/g, "");
  return FRENCH.test(digits) || FOREIGN.test(digits);
}

/** `06 12 34 56 78` */
export function formatPhone(phone: string): string {
  return FRENCH.test(phone) ? (phone.match(/\d{2}/g) ?? []).join(" ") : phone;
}
