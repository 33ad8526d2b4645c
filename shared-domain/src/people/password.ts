import { badInput } from "../festival-error";

export const MIN_PASSWORD_LENGTH = 12;

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

/** RG-2: everything that a password lacks, in the order of the rules. */
export function passwordErrors(password: string): string[] {
  return rules.filter(([accepted]) => !accepted(password)).map(([, reason]) => reason);
}

export function checkPassword(password: string): void {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw badInput(errors.join("\n"));
}

export const PASSWORDS_DIFFER = "Les mot de passes ne sont pas identiques";

/** A new password is typed twice. */
export function checkNewPassword(password: string, repeated: string): void {
  if (password !== repeated) throw badInput(PASSWORDS_DIFFER);
  checkPassword(password);
}
