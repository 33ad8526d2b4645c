import { contactEmailProblem, festivalProblems } from "../configuration/festival-form";
import { festivalColorProblem } from "../configuration/festival-color";
import { badInputOn, type FestivalError, notFound, refused } from "../festival-error";
import { type FieldProblems, required } from "../field-problems";
import { isCommonPassword, type IsCommonPassword, PASSWORD_IS_COMMON } from "../people/password";
import type { Team } from "../people/team";
import { type RegistrationForm, registrationProblems } from "../registration/registration";
import { type Instant, toDate } from "../time/instant";

/** The path of the page; the key stands after its `#`. */
export const FIRST_START_PATH = "/first-start";

type Administrator = Pick<
  RegistrationForm,
  "firstname" | "lastname" | "email" | "mobilePhone" | "birthdate" | "password"
>;

/** A festival to put in place, and its first administrator. */
export type FirstStartForm = Administrator & {
  /** The demo has dates and teams of its own. */
  content: "empty" | "demo";
  name: string;
  association: string;
  color: string;
  /** The sender of the mails, and the address of everybody who answers for the festival until they have theirs. */
  mailAddress: string;
  /** ISO instants; null while they are not chosen. */
  start: string | null;
  organisersStart: string | null;
  /** A JPEG as a data URL. */
  logo: string | null;
  /** Codes of the teams to begin with. */
  teams: string[];
};

/** The choices that a festival not yet in place still has. */
export type NewFestival = { teams: Team[]; canBeDemo: boolean };

/** FS-1: the refusal of a key that the server has not written. */
export const wrongKey = (): FestivalError =>
  notFound(
    "Cette adresse n'est pas celle que le serveur a écrite sur sa console au démarrage : copie-la en entier.",
  );

/** FS-2: the refusal of a second first start. */
export const festivalInPlace = (): FestivalError =>
  refused("Le festival est déjà en place : connecte-toi, tout se change depuis la configuration.");

/** FS-2: the refusal of the demo among people who have registered. */
export const tooLateForDemo = (): FestivalError =>
  refused("Quelqu'un s'est déjà inscrit : la démo ne va que dans un festival vide.", "content");

/** FS-4: the error of the dates of a festival. */
export function organisersStartProblem(organisersStart: string | null, start: string | null) {
  const missing = required(organisersStart);
  if (missing !== undefined || organisersStart === null || start === null) return missing;
  return toDate(organisersStart) > toDate(start)
    ? "La semaine orga commence avant le festival, ou en même temps"
    : undefined;
}

/** Any date of birth, while none is typed. */
const born = { birthdate: "2000-01-01" };

/** FS-3 to FS-5: the errors by field, in the order of the form. */
export function firstStartProblems(form: FirstStartForm, now: Instant): FieldProblems {
  const isEmpty = form.content === "empty";
  const { firstname, lastname, email, mobilePhone, birthdate, password } = form;
  const isBorn = birthdate !== "";
  const administrator = {
    firstname,
    lastname,
    email,
    mobilePhone,
    password,
    ...(isBorn ? { birthdate } : born),
  };
  const problems = {
    name: festivalProblems.name(form.name),
    association: festivalProblems.association(form.association),
    color: festivalColorProblem(form.color),
    mailAddress: contactEmailProblem(form.mailAddress),
    start: isEmpty ? required(form.start) : undefined,
    organisersStart: isEmpty ? organisersStartProblem(form.organisersStart, form.start) : undefined,
    ...registrationProblems({ ...administrator, teams: [], hasApprovedEULA: true }, { now, school: "" }),
    ...(isBorn ? {} : { birthdate: required(birthdate) }),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** FS-3 to FS-5: throws `bad-input` with the reasons, a line each, and on their fields. */
export function checkFirstStart(
  form: FirstStartForm,
  { now, isCommon }: { now: Instant; isCommon: IsCommonPassword },
): void {
  const problems = firstStartProblems(form, now);
  const guessed =
    !("password" in problems) && isCommonPassword(form.password, isCommon)
      ? { password: PASSWORD_IS_COMMON }
      : {};
  const all = { ...problems, ...guessed };
  if (Object.keys(all).length > 0) throw badInputOn(all);
}
