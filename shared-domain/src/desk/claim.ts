import { badInputOn, type FestivalError, notFound, refused } from "../festival-error";
import type { FieldProblems } from "../field-problems";
import { normaliseEmail, registrationEmailError } from "../people/email";
import { hasAddress } from "../people/no-address";
import {
  isCommonPassword,
  type IsCommonPassword,
  PASSWORD_IS_COMMON,
  type PasswordOwner,
} from "../people/password";
import { registrationPasswordProblem } from "../registration/registration";

/** The path of the page that claims an account; the secret stands after its `#`. */
export const CLAIM_PATH = "/claim";

/** DK-6: a link to claim an account lasts this many days. */
export const CLAIM_DAYS = 30;

/** The address and the password that a person gives to the account that the desk made. */
export type ClaimForm = { email: string; password: string };

/** A link that claims an account, shown once. */
export type ClaimLink = {
  url: string;
  /** ISO instant. */
  expiresAt: string;
};

/** DK-6: the refusal of a link that is used, replaced, over or was never made; all read the same. */
export const claimOver = (): FestivalError =>
  notFound(
    "Ce lien n'est plus valable : il a déjà servi, il a été remplacé, ou il est trop ancien. Si tu as déjà choisi ton mot de passe, connecte-toi. Sinon, demande un nouveau QR à l'accueil des bénévoles.",
  );

/** DK-6: an account with an address has an owner, so no link opens it any more. */
export function checkClaimable({ email }: { email: string }): void {
  if (hasAddress(email)) {
    throw refused(
      "Cette personne a déjà son adresse mail : elle se connecte, ou choisit un nouveau mot de passe",
    );
  }
}

type Owner = Omit<PasswordOwner, "email">;

/** DK-7: the errors of a claim by field: those of registration. */
export function claimProblems(
  { email, password }: ClaimForm,
  { owner, school }: { owner: Owner; school: string },
): FieldProblems {
  const address = normaliseEmail(email);
  const problems: Record<keyof ClaimForm, string | undefined> = {
    email: registrationEmailError(address, school),
    password: registrationPasswordProblem(password, { ...withoutNull(owner), email: address }),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const withoutNull = ({ firstname, lastname, nickname }: Owner) => ({
  firstname,
  lastname,
  ...(nickname ? { nickname } : {}),
});

/** DK-7: the form to store. Throws `bad-input` with the reasons, a line each, and on their fields. */
export function checkClaim(
  form: ClaimForm,
  { isCommon, ...around }: { owner: Owner; school: string; isCommon: IsCommonPassword },
): ClaimForm {
  const problems = claimProblems(form, around);
  const guessed =
    !("password" in problems) && isCommonPassword(form.password, isCommon)
      ? { password: PASSWORD_IS_COMMON }
      : {};
  const all = { ...problems, ...guessed };
  if (Object.keys(all).length > 0) throw badInputOn(all);
  return { ...form, email: normaliseEmail(form.email) };
}
