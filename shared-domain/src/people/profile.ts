import { badInput } from "../festival-error";
import type { FieldProblem } from "../field-problems";
import type { Instant } from "../time/instant";
import { birthdateError } from "./birthdate";
import { mobilePhoneError } from "./phone";

/** The longest name, in characters. */
export const MAX_NAME_LENGTH = 30;
/** The longest comment of a person on themselves, and the longest note of the managers, in characters. */
export const MAX_COMMENT_LENGTH = 5_000;
/** The `bad-input` message for a blank first name. */
const FIRSTNAME_MISSING = "Il faut renseigner un prénom";
/** The `bad-input` message for a blank last name. */
const LASTNAME_MISSING = "Il faut renseigner un nom";
/** The `bad-input` message for a blank nickname; null clears it. */
const NICKNAME_EMPTY = "Il faut renseigner un surnom";
/** The `bad-input` message for a blank comment; null clears it. */
const COMMENT_EMPTY = "Il faut préciser ton commentaire";

/**
 * The fields that people change of their own profile: an absent one stays, null clears nickname and comment.
 */
export type ProfileForm = {
  firstname?: string;
  lastname?: string;
  nickname?: string | null;
  /** A day, or an instant whose day counts. */
  birthdate?: string;
  phone?: string;
  comment?: string | null;
};

/** The French error of a first name, if any. */
export const firstnameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? FIRSTNAME_MISSING : noName("Le prénom", name);
/** The French error of a last name, if any. */
export const lastnameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? LASTNAME_MISSING : noName("Le nom", name);
/** RG-5: the error of a nickname: an empty one is refused, none is fine. */
export const nicknameProblem: FieldProblem<string> = (name) =>
  isBlank(name) ? NICKNAME_EMPTY : noName("Le surnom", name);
/** RG-5: the error of a comment: an empty one is refused, none is fine. */
export const commentProblem: FieldProblem<string> = (comment) =>
  isBlank(comment) ? COMMENT_EMPTY : undefined;

/** The French errors of a change of one's profile; absent fields stay, null clears. */
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

/** Throws `bad-input` with every error of the change, a line each. */
export function checkProfile(patch: ProfileForm, now: Instant): void {
  const errors = profileErrors(patch, now);
  if (errors.length > 0) throw badInput(errors.join("\n"));
}

/** Control characters such as line ends, and those that change the direction of the text. */
const UNWRITTEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A name as it is stored: composed accents, on one line, in its own direction, trimmed. */
export const nameToStore = (name: string): string => name.normalize("NFC").replace(UNWRITTEN, "").trim();

/** The length of a name as people and the database count it: an emoji or an accented letter is one. */
export const nameLength = (name: string): number => [...nameToStore(name)].length;

/** True when nothing of a text is visible. */
export const isBlank = (text: string) => text.replace(/[\p{C}\s]/gu, "") === "";

/** Texts that mail readers turn into links: `//`, `www.`, or a dot between a letter or digit and two more. */
const LINK = /\/\/|www\.|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}/iu;

/** Mails greet people by name: a link in it would make our mail lead anywhere. */
const holdsLink = (name: string) => LINK.test(name.normalize("NFKC").replace(/\p{C}/gu, ""));

function noName(field: string, text: string): string | undefined {
  if (nameLength(text) > MAX_NAME_LENGTH)
    return `${field} ne peut pas dépasser ${MAX_NAME_LENGTH} caractères`;
  return holdsLink(text) ? `${field} ne peut pas contenir de lien` : undefined;
}
