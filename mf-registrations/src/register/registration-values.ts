import { rules } from "@coulisses/shared-pages/forms";
import { firstOf, required } from "@coulisses/shared-domain/field-problems";
import { birthdateError } from "@coulisses/shared-domain/people/birthdate";
import { registrationEmailError } from "@coulisses/shared-domain/people/email";
import { repeatedPasswordProblem } from "@coulisses/shared-domain/people/password";
import { mobilePhoneError, plainPhone } from "@coulisses/shared-domain/people/phone";
import {
  commentProblem,
  firstnameProblem,
  lastnameProblem,
  nicknameProblem,
} from "@coulisses/shared-domain/people/profile";
import { type JoinableTeam, joinableTeams } from "@coulisses/shared-domain/people/required-teams";
import type { Team } from "@coulisses/shared-domain/people/team";
import {
  eulaProblem,
  joinedTeamsProblem,
  type RegistrationForm,
  registrationPasswordProblem,
} from "@coulisses/shared-domain/registration/registration";

/** Values of a visitor; nickname and comment are "" when left out. */
export type RegistrationValues = {
  firstname: string;
  nickname: string;
  lastname: string;
  /** `yyyy-mm-dd`; "" until it is complete. */
  birthdate: string;
  comment: string;
  email: string;
  mobilePhone: string;
  teams: JoinableTeam[];
  password: string;
  repeatedPassword: string;
  hasApprovedEULA: boolean;
};

export type FieldName = keyof RegistrationValues;

export const emptyValues: RegistrationValues = {
  firstname: "",
  nickname: "",
  lastname: "",
  birthdate: "",
  comment: "",
  email: "",
  mobilePhone: "",
  teams: [],
  password: "",
  repeatedPassword: "",
  hasApprovedEULA: false,
};

/** Steps after the welcome, with the fields of each. */
export const steps = ["presentation", "contact", "security"] as const;
export type FormStep = (typeof steps)[number];

export const fieldsOf: Record<FormStep, readonly FieldName[]> = {
  presentation: ["firstname", "nickname", "lastname", "birthdate", "comment"],
  contact: ["email", "mobilePhone", "teams"],
  security: ["password", "repeatedPassword", "hasApprovedEULA"],
};

/** Teams that a newcomer may join, under their present names. */
export const teamChoices = (teams: readonly Team[] | undefined) =>
  joinableTeams.flatMap((value) => {
    const team = teams?.find(({ code }) => code === value);
    return team ? [{ value, label: team.name }] : [];
  });

const unlessEmpty = (problemOf: (text: string) => string | undefined) => (text: string) =>
  text === "" ? undefined : problemOf(text);

type Problems = {
  [Name in FieldName]: (value: RegistrationValues[Name], values: RegistrationValues) => string | undefined;
};

const problemsWith = (school: string): Problems => ({
  firstname: firstnameProblem,
  nickname: unlessEmpty(nicknameProblem),
  lastname: lastnameProblem,
  birthdate: firstOf<string>(required, (birthdate) => birthdateError(birthdate, new Date())),
  comment: unlessEmpty(commentProblem),
  email: (email) => registrationEmailError(email.trim(), school),
  mobilePhone: (phone) => mobilePhoneError(plainPhone(phone)),
  teams: joinedTeamsProblem,
  password: registrationPasswordProblem,
  repeatedPassword: (repeated, { password }) => repeatedPasswordProblem(password, repeated),
  hasApprovedEULA: eulaProblem,
});

/** Fields that the server refused, each with its value then: the same value can't be sent again. */
export type RefusedFields = Partial<Record<FieldName, { value: unknown; message: string }>>;

/** Rules of one step, with the server's refusals; `school` is the domain that newcomers don't register with. */
export function stepRules(step: FormStep, refused: RefusedFields, school: string) {
  const problems = problemsWith(school);
  const ruleOf = <Name extends FieldName>(name: Name) => {
    const refusal = refused[name];
    return (value: RegistrationValues[Name], values: RegistrationValues) =>
      refusal && JSON.stringify(refusal.value) === JSON.stringify(value)
        ? refusal.message
        : problems[name](value, values);
  };
  return rules<RegistrationValues>(Object.fromEntries(fieldsOf[step].map((name) => [name, ruleOf(name)])));
}

/** Step of the first field that the server named. */
export const stepOf = (names: readonly string[]): FormStep | undefined =>
  steps.find((step) => fieldsOf[step].some((name) => names.includes(name)));

/** The request to the server. */
export function toNewcomer(values: RegistrationValues): RegistrationForm {
  const { repeatedPassword: _, nickname, comment, email, mobilePhone, ...newcomer } = values;
  return {
    ...newcomer,
    email: email.trim(),
    mobilePhone: plainPhone(mobilePhone),
    ...(nickname !== "" && { nickname }),
    ...(comment !== "" && { comment }),
  };
}
