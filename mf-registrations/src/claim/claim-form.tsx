import { isApiError, session, useFestival, useNotify } from "@coulisses/shared-auth";
import { normaliseEmail, registrationEmailError, schoolEmail } from "@coulisses/shared-domain/people/email";
import { PASSWORD_RULES, repeatedPasswordProblem } from "@coulisses/shared-domain/people/password";
import { registrationPasswordProblem } from "@coulisses/shared-domain/registration/registration";
import { rules, type SendOutcome, useForm } from "@coulisses/shared-pages/forms";
import { useNavigate } from "@coulisses/shared-pages/router";
import { Button, makeStyles, PasswordField, TextField } from "@coulisses/shared-ui/base";
import { InlineForm } from "@coulisses/shared-ui/form";
import { useMemo } from "react";
import { useClaimAccountMutation } from "../api/claim-api";

type Values = { email: string; password: string; repeatedPassword: string };

const empty: Values = { email: "", password: "", repeatedPassword: "" };
const NOTHING_LOST = "Tout ce que tu as écrit est encore là : appuie de nouveau quand le réseau est revenu.";

const useStyles = makeStyles({ send: { width: "100%" } });

const schemaFor = (firstname: string, school: string) =>
  rules<Values>({
    email: (email) => registrationEmailError(normaliseEmail(email), school),
    password: (password, { email }) =>
      registrationPasswordProblem(password, { firstname, lastname: "", email: normaliseEmail(email) }),
    repeatedPassword: (repeated, { password }) => repeatedPasswordProblem(password, repeated),
  });

/** DK-7: the address and the password of a person who claims their account; then they are logged in. */
export function ClaimForm({ token, firstname }: { token: string; firstname: string }) {
  const styles = useStyles();
  const notify = useNotify();
  const navigate = useNavigate();
  const [claim] = useClaimAccountMutation();
  const school = useFestival()?.schoolDomain ?? "";

  const send = async ({ email, password }: Values): Promise<SendOutcome> => {
    const { error } = await claim({ body: { token, email: email.trim(), password } });
    if (error !== undefined) {
      if (!isApiError(error) || error.status !== 0)
        return isApiError(error) ? error : { message: NOTHING_LOST };
      return { message: `${error.message} ${NOTHING_LOST}` };
    }
    return async () => {
      const failure = await session.login({ email: normaliseEmail(email), password });
      if (failure === null) notify({ type: "success", message: "Ton compte est à toi 🎉" });
      // The link in the address is spent.
      void navigate(failure === null ? "/" : "/login", { replace: true });
    };
  };
  const form = useForm<Values>({
    initialValues: empty,
    schema: useMemo(() => schemaFor(firstname, school), [firstname, school]),
    send,
    isKept: true,
  });
  return (
    <InlineForm form={form} label="Récupérer mon compte">
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...(school !== "" && { hint: schoolEmail(school) })}
        required
        {...form.field("email")}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
        required
        {...form.field("password")}
      />
      <PasswordField
        label="Confirme ton mot de passe"
        name="password2"
        autoComplete="new-password"
        required
        {...form.field("repeatedPassword")}
      />
      <Button type="submit" appearance="primary" className={styles.send} loading={form.sending}>
        C'est mon compte
      </Button>
    </InlineForm>
  );
}
