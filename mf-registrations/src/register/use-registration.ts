import type { SendOutcome } from "@coulisses/shared-pages/forms";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { isApiError, session, useNotify } from "@coulisses/shared-auth";
import { useRef } from "react";
import { useRegisterMutation } from "../api/registration-api";
import { forgetDraft } from "./draft";
import {
  type FieldName,
  type FormStep,
  type RefusedFields,
  type RegistrationValues,
  stepOf,
  toNewcomer,
} from "./registration-values";

const FAILED = "Oups, l'inscription a échoué... Réessaie de créer ton compte.";
const LOOK_AT_MAILS = "Regarde tes mails : nous t'avons écrit. Ensuite, connecte-toi.";
const NOTHING_LOST = "Tout ce que tu as écrit est encore là : appuie de nouveau quand le réseau est revenu.";

type RegistrationOptions = {
  token: string | undefined;
  onInvitationOver: () => void;
  /** The account exists, and the newcomer is not logged in. */
  onLeave: () => void;
  /** Fields that the server refused, and the earliest step that holds one. */
  onRefused: (fields: RefusedFields, step: FormStep) => void;
};

/** Sends the registration, then logs the newcomer in. */
export function useRegistration({ token, onInvitationOver, onLeave, onRefused }: RegistrationOptions) {
  const notify = useNotify();
  const [create] = useRegisterMutation();
  /** Keeps the form shown until the newcomer is on the home page. */
  const isDone = useRef(false);

  return async (values: RegistrationValues): Promise<SendOutcome> => {
    if (isDone.current) return undefined;
    const newcomer = toNewcomer(values);
    const credentials = { email: normaliseEmail(newcomer.email), password: newcomer.password };

    const { error } = await create({ body: { newcomer, ...(token !== undefined && { token }) } });
    if (error === undefined) {
      const failure = await session.login(credentials);
      isDone.current = true;
      forgetDraft();
      if (failure === null) {
        notify({ type: "success", message: "Merci pour ton inscription 🎉" });
        return undefined;
      }
      // The address may belong to an account: only its owner is told so, by mail.
      notify({ type: "info", message: LOOK_AT_MAILS, timeout: 10_000 });
      return onLeave;
    }

    const { status, message, fields = {} } = isApiError(error) ? error : { status: 500, message: FAILED };
    if (status === 0) return { message: `${message} ${NOTHING_LOST}` };
    if (status >= 500) return { message: FAILED };
    if ("token" in fields) return onInvitationOver;

    const named = Object.entries(fields).map(
      ([path, problem]) => [path.replace(/^newcomer\./, "").split(".")[0] ?? path, problem] as const,
    );
    const step = stepOf(named.map(([name]) => name));
    if (step === undefined || step === "security") return { message, fields: Object.fromEntries(named) };
    const refused = Object.fromEntries(
      named.map(([name, problem]) => [name, { value: values[name as FieldName], message: problem }]),
    );
    return () => onRefused(refused, step);
  };
}
