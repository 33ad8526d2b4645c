import { type Access, can } from "../access/access";
import { badInputOn, type FestivalError, forbidden, refused } from "../festival-error";
import type { FieldProblems } from "../field-problems";
import { birthdateError } from "../people/birthdate";
import { displayName } from "../people/display-name";
import { mobilePhoneError, plainPhone } from "../people/phone";
import { firstnameProblem, lastnameProblem, nameToStore } from "../people/profile";
import type { UserIdentity } from "../people/user";
import { eulaProblem } from "../registration/registration";
import type { Instant } from "../time/instant";

/** The path of the desk's page. */
export const DESK_PATH = "/check-in/desk";

/** A person without an account, as the desk writes them down. */
export type WelcomeForm = {
  firstname: string;
  lastname: string;
  /** A French mobile number, spaces allowed. */
  mobilePhone: string;
  /** A day, or an instant whose day counts. */
  birthdate: string;
  /** True once the person read the terms of use on the spot and approved them. */
  hasApprovedEULA: boolean;
};

/** A person whose account has a telephone number. */
export type KnownPerson = UserIdentity & {
  /** False for a person who was never admitted. */
  isMember: boolean;
  /** False for an account that waits to be claimed. */
  hasAddress: boolean;
};

/** DK-1: welcoming admits a volunteer and places them, so it takes the rights of both. */
export const mayWelcome = (access: Access): boolean =>
  can(access, "affect-volunteer") && can(access, "enroll-soft");

/** DK-1: the refusal for anyone else, in French. */
export const NOT_AT_DESK = "Seules les personnes qui admettent et affectent les bénévoles tiennent l'accueil";

/** DK-1: throws `forbidden` for a person who does not hold the desk. */
export function checkMayWelcome(access: Access): void {
  if (!mayWelcome(access)) throw forbidden(NOT_AT_DESK);
}

/** DK-2: the errors of the form by field, those of registration, in the order of the form. */
export function welcomeProblems(form: WelcomeForm, now: Instant): FieldProblems {
  const problems: Record<keyof WelcomeForm, string | undefined> = {
    firstname: firstnameProblem(form.firstname),
    lastname: lastnameProblem(form.lastname),
    mobilePhone: mobilePhoneError(plainPhone(form.mobilePhone)),
    birthdate: birthdateError(form.birthdate, now),
    hasApprovedEULA: eulaProblem(form.hasApprovedEULA),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** DK-2: the form to store. Throws `bad-input` with the reasons, a line each, and on their fields. */
export function checkWelcome(form: WelcomeForm, now: Instant): WelcomeForm {
  const problems = welcomeProblems(form, now);
  if (Object.keys(problems).length > 0) throw badInputOn(problems);
  return {
    ...form,
    firstname: nameToStore(form.firstname),
    lastname: nameToStore(form.lastname),
    mobilePhone: plainPhone(form.mobilePhone),
    birthdate: form.birthdate.slice(0, 10),
  };
}

const names = (people: readonly UserIdentity[]) =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(people.map(displayName));

/** DK-3: the sentence about the people whose account has this number. */
export const knownPhoneText = (people: readonly UserIdentity[]): string =>
  people.length > 1
    ? `Des comptes existent avec ce numéro : ${names(people)}`
    : `Un compte existe avec ce numéro : ${names(people)}`;

/** DK-3: one number is one account at the desk. */
export const phoneKnown = (people: readonly UserIdentity[]): FestivalError =>
  refused(knownPhoneText(people), "mobilePhone");
