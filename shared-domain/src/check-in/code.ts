import { type FestivalError, notFound } from "../festival-error";

/** Without letters that look like figures: codes are read aloud and typed in the dark. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** The number of letters of a code. */
export const CODE_LENGTH = 10;

const PREFIX = "COULISSES:";
const code = new RegExp(`^[${CODE_LETTERS}]{${String(CODE_LENGTH)}}$`);

/** CI-7: the text of a person's QR; only characters of the QR alphanumeric mode, which keeps it small. */
export const qrText = (personCode: string): string => PREFIX + personCode;

/** CI-7: the code in a scanned or typed text, with any spaces and case; undefined when there is none. */
export function codeIn(text: string): string | undefined {
  const letters = text.trim().toUpperCase().replace(PREFIX, "").replaceAll(/[\s-]/g, "");
  return code.test(letters) ? letters : undefined;
}

/** A code as people read and type it: `ABCDE-23456`. */
export const readableCode = (personCode: string): string =>
  `${personCode.slice(0, CODE_LENGTH / 2)}-${personCode.slice(CODE_LENGTH / 2)}`;

/** CI-7: the `not-found` refusal for a code that belongs to no one. */
export const unknownCode = (): FestivalError => notFound("Ce code n'est celui de personne");
