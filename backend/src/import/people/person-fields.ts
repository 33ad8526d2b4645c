import { birthdateError } from "@coulisses/shared-domain/people/birthdate";
import { mobilePhoneError } from "@coulisses/shared-domain/people/phone";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { isUsableBcrypt } from "../../auth/bcrypt";

/** A value for us, and in French what was wrong with the peer's, if anything. */
export type Read<Value> = { value: Value; note?: string };

/** No password matches it. */
export const NO_PASSWORD = "";

export const UNKNOWN_BIRTHDATE = "1970-01-01";

/** The day in Paris: right for midnight of Paris and of UTC alike. */
export function readBirthdate(at: Date, now: Date): Read<string> {
  if (at.getUTCFullYear() < 1) {
    return {
      value: UNKNOWN_BIRTHDATE,
      note: "date de naissance avant notre ère, remplacée par le 01/01/1970",
    };
  }
  const [year = "", month = "", day = ""] = parisDay(at).split("-");
  const value = `${year.padStart(4, "0")}-${month}-${day}`;
  if (birthdateError(at, now) === undefined) return { value };
  return { value, note: `date de naissance invraisemblable (${day}/${month}/${year}), reprise telle quelle` };
}

/** `+33 6 12 34 56 78` is `0612345678`; what is no French mobile stays as it was typed. */
export function readPhone(typed: string): Read<string> {
  const digits = typed.replace(/[\s.()\u002d\u2010-\u2015]/g, "");
  const value = /^\+33\d{9}$/.test(digits) ? `0${digits.slice(3)}` : digits;
  if (mobilePhoneError(value) === undefined) return { value };
  return { value, note: `téléphone « ${typed} » qui n'est pas un mobile français, repris tel quel` };
}

/** The hash as it is, where it can be checked. */
export function readPassword(hash: string): Read<string> {
  if (isUsableBcrypt(hash)) return { value: hash };
  const why = hash === "" ? "pas de mot de passe dans Overbookd" : "mot de passe illisible";
  return { value: NO_PASSWORD, note: `${why} : il faudra passer par « mot de passe oublié »` };
}
