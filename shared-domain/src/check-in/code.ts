import { type FestivalError, notFound } from "../festival-error";

/** No letter that is taken for a figure: codes are read aloud and typed in the dark. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** How many letters a code has. */
export const CODE_LENGTH = 10;

const PREFIX = "COULISSES:";
const code = new RegExp(`^[${CODE_LETTERS}]{${String(CODE_LENGTH)}}$`);

/** CI-7: what the QR of a person holds; only letters that the small form of a QR has. */
export const qrText = (personCode: string): string => PREFIX + personCode;

/** CI-7: the code in what was scanned or typed, however it is spaced and written; undefined when there is none. */
export function codeIn(text: string): string | undefined {
  const letters = text.trim().toUpperCase().replace(PREFIX, "").replaceAll(/[\s-]/g, "");
  return code.test(letters) ? letters : undefined;
}

/** A code as a person reads and types it: `ABCDE-23456`. */
export const readableCode = (personCode: string): string =>
  `${personCode.slice(0, CODE_LENGTH / 2)}-${personCode.slice(CODE_LENGTH / 2)}`;

/** CI-7: the `not-found` refusal for a code that is nobody's. */
export const unknownCode = (): FestivalError => notFound("Ce code n'est celui de personne");
