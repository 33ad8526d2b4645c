import { rules, useForm } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { notify, resetPassword } from "@coulisses/shared-auth/session";
import { passwordErrors, repeatedPasswordProblem } from "@coulisses/shared-domain/people/password";
import { Heading, PasswordField, useDocumentTitle } from "@coulisses/shared-ui/base";
import { InlineForm } from "@coulisses/shared-ui/form";
import { goTo, useBrowserLocation } from "../root/browser-location";
import { LightLink } from "./light-link";
import { useLoginStyles } from "./login-styles";
import { PublicFrame } from "./public-frame";

type Values = { password: string; password2: string };

const schema = rules<Values>({
  // Only the server knows the owner, whose names it may not contain.
  password: (password) => required(password) ?? (passwordErrors(password).join("\n") || undefined),
  password2: (repeated, { password }) => repeatedPasswordProblem(password, repeated),
});
const initialValues: Values = { password: "", password2: "" };

/** The page of the link of a forgotten password: the token is in the path. */
export default function ResetPage() {
  const styles = useLoginStyles();
  const { path } = useBrowserLocation();
  const token = decodeURIComponent(path.split("/")[2] ?? "");
  useDocumentTitle("Changement du mot de passe");
  const form = useForm<Values>({
    initialValues,
    schema,
    send: async (values) => {
      const answer = await resetPassword({ token, ...values });
      return answer.ok ? undefined : answer.error;
    },
    onSent: () => {
      notify({ type: "success", message: "Ton mot de passe a été réinitialisé" });
      goTo("/");
    },
  });
  const field = (name: keyof Values) => ({
    required: true,
    autoComplete: "new-password",
    ...form.field(name),
  });

  return (
    <PublicFrame>
      <div className={styles.form}>
        <Heading level={1} visual={2}>
          Changement du mot de passe
        </Heading>
        <InlineForm form={form} label="Changement du mot de passe" submitLabel="Enregistrer le mot de passe">
          <PasswordField label="Nouveau mot de passe" name="password" {...field("password")} />
          <PasswordField label="Confirme ton nouveau mot de passe" name="password2" {...field("password2")} />
        </InlineForm>
        <LightLink to="/login" onFollow={goTo}>
          Revenir à la connexion
        </LightLink>
      </div>
    </PublicFrame>
  );
}
