import { badInput } from "../festival-error";
import type { FieldProblem } from "../field-problems";
import type { Instant } from "../time/instant";
import { birthdateError } from "./birthdate";
import { mobilePhoneError } from "./phone";

/** The most characters of a name. */
export const MAX_NAME_LENGTH = 30;
/** The most characters of a comment on oneself, or of the managers' note. */
export const MAX_COMMENT_LENGTH = 5_000;
/** The `bad-input` message for a blank first name. */
export const FIRSTNAME_MISSING = "Il faut renseigner un prénom";
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

/** What is wrong with a first name, in French; undefined when nothing is. */
export const firstnameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? FIRSTNAME_MISSING : noName("Le prénom", name);
/** What is wrong with a last name, in French; undefined when nothing is. */
export const lastnameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? LASTNAME_MISSING : noName("Le nom", name);
/** RG-5: no nickname is fine, an empty one is not. */
export const nicknameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? NICKNAME_EMPTY : noName("Le surnom", name);
/** RG-5: no comment is fine, an empty one is not. */
export const commentProblem: FieldProblem<string> = (comment) =>
  isBlank(comment) ? COMMENT_EMPTY : undefined;

/** What is wrong with a change of one's profile; an absent field is kept, null clears. */
export function profileErrors(patch: ProfileForm, now: Instant): string[] {
  const { firstname, lastname, nickname, comment, phone, birthdate } = patch;
  const reasons = [
    firstname === undefined ? undefined : firstnameProblem(firstname),
    lastname === undefined ? undefined : lastnameProblem(lastname),
    typeof nickname === "string" ? nicknameProblem(nickname) : undefined,
    typeof comment === "string" ? commentProblem(comment) : undefined,
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

/** Line ends and the like, and what turns the text around it to the other side. */
const UNWRITTEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A name as it is kept: each accent in one with its letter, on one line, in its own direction, without spaces around.
 */
export const nameToStore = (name: string): string => name.normalize("NFC").replace(UNWRITTEN, "").trim();

/** How many characters a name has, as people count them and as the database does: an emoji or an accent is one. */
export const nameLength = (name: string): number => [...nameToStore(name)].length;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string) => text.replace(/[\p{C}\s]/gu, "") === "";

/** What mail readers make a link of: `//`, `www.`, or a dot with two letters or figures behind it and one before. */
const LINK = /\/\/|www\.|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}/iu;

/** Mails greet people by their names, so that a link in one would be a mail of ours that leads anywhere. */
const holdsLink = (name: string) => LINK.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

function noName(field: string, text: string): string | undefined {
  if (nameLength(text) > MAX_NAME_LENGTH)
    return `${field} ne peut pas dépasser ${MAX_NAME_LENGTH} caractères`;
  return holdsLink(text) ? `${field} ne peut pas contenir de lien` : undefined;
}
