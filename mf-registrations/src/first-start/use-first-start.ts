import { isApiError, refusalOf, session, useNotify } from "@coulisses/shared-auth";
import { FESTIVAL_COLOR } from "@coulisses/shared-domain/configuration/festival-form";
import {
  type FirstStartForm,
  firstStartProblems,
  type NewFestival,
} from "@coulisses/shared-domain/first-start/first-start";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { repeatedPasswordProblem } from "@coulisses/shared-domain/people/password";
import { joinableTeams } from "@coulisses/shared-domain/people/required-teams";
import { plainPhone } from "@coulisses/shared-domain/people/phone";
import { type Form, rules, type SendOutcome, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { useState } from "react";
import { usePutInPlaceMutation } from "../api/first-start-api";

export type Values = FirstStartForm & { repeatedPassword: string };

const NOTHING_LOST = "Tout ce que tu as écrit est encore là : appuie de nouveau quand le réseau est revenu.";

const startingWith = (teams: NewFestival["teams"]): Values => ({
  content: "empty",
  name: "",
  association: "",
  color: FESTIVAL_COLOR,
  mailAddress: "",
  start: null,
  organisersStart: null,
  logo: null,
  // Those of students are for a school.
  teams: teams.map(({ code }) => code).filter((code) => !joinableTeams.some((one) => one === code)),
  firstname: "",
  lastname: "",
  email: "",
  mobilePhone: "",
  birthdate: "",
  password: "",
  repeatedPassword: "",
});

const toForm = ({ repeatedPassword: _, ...values }: Values): FirstStartForm => ({
  ...values,
  email: values.email.trim(),
  mobilePhone: plainPhone(values.mobilePhone),
});

/** The server checks the whole form with the same rules. */
const problemOf = (name: keyof FirstStartForm) => (_value: unknown, values: Values) =>
  firstStartProblems(toForm(values), new Date())[name];

const asked = [
  "name",
  "association",
  "color",
  "mailAddress",
  "start",
  "organisersStart",
  "firstname",
  "lastname",
  "email",
  "mobilePhone",
  "birthdate",
  "password",
] as const;

const schema = rules<Values>({
  ...Object.fromEntries(asked.map((name) => [name, problemOf(name)])),
  repeatedPassword: (repeated, { password }) => repeatedPasswordProblem(password, repeated),
});

/** The form that puts the festival in place, then signs its administrator in. */
export function useFirstStart(key: string, teams: NewFestival["teams"]): Form<Values> {
  const notify = useNotify();
  const navigate = useNavigate();
  const [putInPlace] = usePutInPlaceMutation();
  const [initialValues] = useState(() => startingWith(teams));

  const send = async (values: Values): Promise<SendOutcome> => {
    const form = toForm(values);
    const answer = await putInPlace({ body: { key, ...form } });
    const refusal = refusalOf(answer);
    if (refusal !== undefined) {
      const isAway = isApiError(answer.error) && answer.error.status === 0;
      return isAway ? { message: `${refusal.message} ${NOTHING_LOST}` } : refusal;
    }
    return async () => {
      const failure = await session.login({ email: normaliseEmail(form.email), password: form.password });
      if (failure === null) notify({ type: "success", message: "Ton festival est en place 🎉" });
      // The key in the address opens nothing any more.
      void navigate(failure === null ? "/" : "/login", { replace: true });
    };
  };
  return useForm<Values>({ initialValues, schema, send, isKept: true });
}
