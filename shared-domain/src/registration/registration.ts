import { badInputOn, type FestivalError, refused } from "../festival-error";
import type { FieldProblems } from "../field-problems";
import { birthdateError } from "../people/birthdate";
import { normaliseEmail, registrationEmailError } from "../people/email";
import {
  hasOwnName,
  isCommonPassword,
  type IsCommonPassword,
  PASSWORD_HAS_NAME,
  PASSWORD_IS_COMMON,
  passwordErrors,
} from "../people/password";
import { mobilePhoneError } from "../people/phone";
import {
  commentProblem,
  firstnameProblem,
  lastnameProblem,
  nameToStore,
  nicknameProblem,
} from "../people/profile";
import { joinableTeams } from "../people/required-teams";
import type { Instant } from "../time/instant";

/** The fields of a newcomer's registration; `nickname` and `comment` are absent when there is none. */
export type RegistrationForm = {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  /** A French mobile number without spaces. */
  mobilePhone: string;
  nickname?: string;
  /** A day, or an instant whose day counts. */
  birthdate: string;
  comment?: string;
  /** Codes of `joinableTeams`. */
  teams: string[];
  hasApprovedEULA: boolean;
};

/** An empty form; RG-6: an absent field counts as empty. */
export const emptyRegistration: RegistrationForm = {
  email: "",
  firstname: "",
  lastname: "",
  password: "",
  mobilePhone: "",
  birthdate: "1949-12-25",
  teams: [],
  hasApprovedEULA: false,
};

/** The most teams that a newcomer may ask for. */
const MAX_JOINED_TEAMS = 2;
/** The `bad-input` message for more of them. */
const TOO_MANY_TEAMS = `Tu ne peux pas rejoindre plus de ${MAX_JOINED_TEAMS} équipes`;
/** The `bad-input` message for terms of use that were not approved. */
const EULA_NOT_APPROVED = "Les Conditions Générales d'Utilisation doivent être approuvées";

/** The `bad-input` message for a team that newcomers can't join. */
export const teamNotJoinable = (team: string) => `Tu ne peux pas rejoindre l'équipe ${team}`;

/** RG-5: the error of a newcomer's teams: open ones only, two at most. */
export function joinedTeamsProblem(teams: readonly string[]): string | undefined {
  const closedTeam = teams.find((team) => !joinableTeams.some((joinable) => joinable === team));
  if (closedTeam !== undefined) return teamNotJoinable(closedTeam);
  return new Set(teams).size > MAX_JOINED_TEAMS ? TOO_MANY_TEAMS : undefined;
}

/** The error of terms of use that are not approved. */
export const eulaProblem = (isApproved: boolean): string | undefined =>
  isApproved ? undefined : EULA_NOT_APPROVED;

/** RG-2: the errors of a newcomer's password, a line each. */
export function registrationPasswordProblem(
  password: string,
  owner: Pick<RegistrationForm, "firstname" | "lastname" | "nickname" | "email">,
): string | undefined {
  const errors = passwordErrors(password);
  if (errors.length > 0) return errors.join("\n");
  return hasOwnName(password, owner) ? PASSWORD_HAS_NAME : undefined;
}

/** The errors of a registration by field, in the order of the form. */
export function registrationProblems(
  form: RegistrationForm,
  { now, school }: { now: Instant; school: string },
): FieldProblems {
  const { nickname, comment } = form;
  const problems: Record<keyof RegistrationForm, string | undefined> = {
    email: registrationEmailError(form.email, school),
    firstname: firstnameProblem(form.firstname),
    lastname: lastnameProblem(form.lastname),
    password: registrationPasswordProblem(form.password, form),
    mobilePhone: mobilePhoneError(form.mobilePhone),
    nickname: nickname === undefined ? undefined : nicknameProblem(nickname),
    birthdate: birthdateError(form.birthdate, now),
    comment: comment === undefined ? undefined : commentProblem(comment),
    teams: joinedTeamsProblem(form.teams),
    hasApprovedEULA: eulaProblem(form.hasApprovedEULA),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * RG-1 to RG-7: the form to store, its address in lower case and its names trimmed. Throws `bad-input` with
 * the reasons, a line each, and on their fields.
 */
export function checkRegistration(
  form: RegistrationForm,
  { isCommon, ...around }: { now: Instant; school: string; isCommon: IsCommonPassword },
): RegistrationForm {
  const problems = registrationProblems(form, around);
  const guessed =
    !("password" in problems) && isCommonPassword(form.password, isCommon)
      ? { password: PASSWORD_IS_COMMON }
      : {};
  const all = { ...problems, ...guessed };
  if (Object.keys(all).length > 0) throw badInputOn(all);
  return {
    ...form,
    email: normaliseEmail(form.email),
    firstname: nameToStore(form.firstname),
    lastname: nameToStore(form.lastname),
    birthdate: form.birthdate.slice(0, 10),
    teams: [...new Set(form.teams)],
    ...(form.nickname !== undefined && { nickname: nameToStore(form.nickname) }),
    ...(form.comment !== undefined && { comment: form.comment.trim() }),
  };
}

/** RG-8: the refusal of an address that another person has. */
export const emailTaken = (): FestivalError =>
  refused("L'email est déjà utilisé par un autre utilisateur", "email");

/** The default welcome text of the registration page, as HTML. */
export const defaultRegisterForm = [
  "<h2>Bienvenue chez les bénévoles !</h2>",
  "<p>Chaque année, plus de 400 bénévoles font vivre le festival : montage, bars, accueil, sécurité, courses, concerts…</p>",
  "<p>Inscris-toi, indique tes disponibilités et retrouve tes amis : l'équipe bénévole te trouvera des créneaux qui te ressemblent.</p>",
  "<p>Une question ? Écris aux responsables des bénévoles, ils te répondront avec plaisir.</p>",
].join("");
