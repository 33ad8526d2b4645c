import { badInput } from "../festival-error";
import { required } from "../field-problems";

/** The shortest password, in characters. */
const MIN_PASSWORD_LENGTH = 12;

const rules: readonly [accepted: (password: string) => boolean, reason: string][] = [
  [(text) => /[a-z]/.test(text), "Il faut au moins une minuscule dans le mot de passe"],
  [(text) => /[A-Z]/.test(text), "Il faut au moins une MAJUSCULE dans le mot de passe"],
  [(text) => /\d/.test(text), "Il faut au moins un chiffre dans le mot de passe"],
  [
    (text) => /[!@#$%^&*=+_.,;:?{}()/|-]/.test(text),
    "Il faut au moins un caractère spécial (!@#$%^&*=+_{}[]()|.) dans le mot de passe",
  ],
  [
    (text) => text.length >= MIN_PASSWORD_LENGTH,
    `Il faut au moins ${MIN_PASSWORD_LENGTH} caractères dans le mot de passe`,
  ],
];

/** RG-2: the French list of everything that a password lacks, in the order of the rules. */
export function passwordErrors(password: string): string[] {
  return rules.filter(([accepted]) => !accepted(password)).map(([, reason]) => reason);
}

/** The names and address of the password's owner, which it must not contain. */
export type PasswordOwner = {
  firstname: string;
  lastname: string;
  nickname?: string | null | undefined;
  email: string;
};

/** Returns true for a word, in lower case, among the most common passwords. */
export type IsCommonPassword = (word: string) => boolean;

/** The `bad-input` message for a password that holds the person's names or address. */
export const PASSWORD_HAS_NAME =
  "Ton mot de passe ne doit contenir ni ton prénom, ni ton nom, ni ton surnom, ni ton adresse mail";
/** The `bad-input` message for one of the most common passwords. */
export const PASSWORD_IS_COMMON = "Ce mot de passe est l'un des plus courants : choisis-en un autre";

/** True when a part of the owner's names or address is in the password. */
export function hasOwnName(password: string, owner: PasswordOwner): boolean {
  const { firstname, lastname, nickname, email } = owner;
  const names = wordsOf(`${firstname} ${lastname} ${nickname ?? ""} ${email.split("@")[0] ?? ""}`);
  const text = plain(password);
  const words = wordsOf(password);
  // Short names only count as whole words: they are part of many others.
  return names.some((name) =>
    name.length > 3 ? text.includes(name) : name.length === 3 && words.includes(name),
  );
}

/** True for a common password with the characters that the other rules ask for around it: `P@ssword-2026`. */
export function isCommonPassword(password: string, isCommon: IsCommonPassword): boolean {
  const text = plain(password);
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const letters = [core, withoutDisguise(core)].map((one) => one.replace(/[^a-z]/g, ""));
  const repeated = letters.map((one) => /^(.+?)\1+$/.exec(one)?.[1] ?? one);
  // With this few letters, the digits are the password.
  const digits = letters.every((one) => one.length < 4) ? [text.replace(/\D/g, "")] : [];
  return [text, core, ...letters, ...repeated, ...digits].some((one) => one.length > 3 && isCommon(one));
}

const disguises: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const withoutDisguise = (text: string) => text.replace(/[@431!0$57]/g, (one) => disguises[one] ?? one);

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string) => plain(text).split(/[^a-z]+/);

type Guessing = { owner: PasswordOwner; isCommon: IsCommonPassword };

/**
 * RG-2, then names and common passwords, which are only reported once the rest is right. Throws `bad-input`
 * on the field `password`, a line for each reason.
 */
export function checkPassword(password: string, { owner, isCommon }: Guessing): void {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw badInput(errors.join("\n"), "password");
  if (hasOwnName(password, owner)) errors.push(PASSWORD_HAS_NAME);
  if (isCommonPassword(password, isCommon)) errors.push(PASSWORD_IS_COMMON);
  if (errors.length > 0) throw badInput(errors.join("\n"), "password");
}

/** RG-2 in one sentence, shown before the person types. */
export const PASSWORD_RULES =
  "Au moins 12 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.";

/** The error of a new password in a form; only the server checks for common ones. */
export function newPasswordProblem(password: string, owner: PasswordOwner): string | undefined {
  const missing = required(password);
  if (missing !== undefined) return missing;
  const errors = passwordErrors(password);
  if (errors.length > 0) return errors.join("\n");
  return hasOwnName(password, owner) ? PASSWORD_HAS_NAME : undefined;
}

/** The error of the repeated password in a form. */
export const repeatedPasswordProblem = (password: string, repeated: string): string | undefined =>
  repeated === password ? undefined : "La valeur ne correspond pas";

/** The `bad-input` message for two passwords that differ, on the field `password2`. */
const PASSWORDS_DIFFER = "Les mot de passes ne sont pas identiques";

/**
 * Checks a new password, typed twice. Throws `bad-input` PASSWORDS_DIFFER on the field `password2`, and like
 * `checkPassword`.
 */
export function checkNewPassword(password: string, repeated: string, guessing: Guessing): void {
  if (password !== repeated) throw badInput(PASSWORDS_DIFFER, "password2");
  checkPassword(password, guessing);
}
