import { badInput } from "../festival-error";
import type { Instant } from "../time/instant";
import { birthdateError } from "./birthdate";
import { mobilePhoneError } from "./phone";

/** The most characters of a name. */
export const MAX_NAME_LENGTH = 30;
/** The `bad-input` message for a blank first name. */
export const FIRSTNAME_MISSING = "Il faut renseigner un prenom";
/** The `bad-input` message for a blank last name. */
export const LASTNAME_MISSING = "Il faut renseigner un nom";
/** The `bad-input` message for a blank nickname; null clears it. */
export const NICKNAME_EMPTY = "Il faut renseigner un surnom";
/** The `bad-input` message for a blank comment; null clears it. */
export const COMMENT_EMPTY = "Il faut préciser ton commentaire";

/** What people change of their own profile: an absent field is kept, null clears nickname and comment. */
export type ProfileForm = {
  firstname?: string;
  lastname?: string;
  nickname?: string | null;
  /** A day, or an instant of which the day is kept. */
  birthdate?: string;
  phone?: string;
  comment?: string | null;
};

type Check = [broken: boolean, reason: string];

/** What is wrong with a change of one's profile; an absent field is kept, null clears. */
export function profileErrors(patch: ProfileForm, now: Instant): string[] {
  const { firstname, lastname, nickname, comment, phone, birthdate } = patch;
  const reasons = [
    ...broken(
      [isBlank(firstname), FIRSTNAME_MISSING],
      [isLong(firstname), tooLong("Le prénom")],
      [isBlank(lastname), LASTNAME_MISSING],
      [isLong(lastname), tooLong("Le nom")],
      [isBlank(nickname), NICKNAME_EMPTY],
      [isLong(nickname), tooLong("Le surnom")],
      [isBlank(comment), COMMENT_EMPTY],
    ),
    birthdate === undefined ? undefined : birthdateError(birthdate, now),
    phone === undefined ? undefined : mobilePhoneError(phone),
  ];
  return reasons.filter((reason) => reason !== undefined);
}

/** Throws `bad-input` with everything that is wrong with the change, a line each. */
export function checkProfile(patch: ProfileForm, now: Instant): void {
  const errors = profileErrors(patch, now);
  if (errors.length > 0) throw badInput(errors.join("\n"));
}

type Text = string | null | undefined;

const broken = (...checks: Check[]) => checks.filter(([is]) => is).map(([, reason]) => reason);
const isBlank = (text: Text) => text?.trim() === "";
const isLong = (text: Text) => (text?.length ?? 0) > MAX_NAME_LENGTH;
const tooLong = (field: string) => `${field} ne peut pas dépasser ${MAX_NAME_LENGTH} caractères`;
