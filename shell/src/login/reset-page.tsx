import { notify, resetPassword } from "@coulisses/shared-auth/session";
import { passwordErrors } from "@coulisses/shared-domain/people/password";
import { Button, Heading, PasswordField, useDocumentTitle } from "@coulisses/shared-ui/base";
import { type SyntheticEvent, useState } from "react";
import { goTo, useBrowserLocation } from "../root/browser-location";
import { LightLink } from "./light-link";
import { useLoginStyles } from "./login-styles";
import { PublicFrame } from "./public-frame";

const REQUIRED = "Ce champ est requis";
const DIFFERENT = "La valeur ne correspond pas";

type Field = "password" | "password2";

export default function ResetPage() {
  const styles = useLoginStyles();
  const { path } = useBrowserLocation();
  const token = decodeURIComponent(path.split("/")[2] ?? "");
  const [form, setForm] = useState({ password: "", password2: "" });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [isWaiting, setIsWaiting] = useState(false);
  useDocumentTitle("Changement du mot de passe");

  const errors = {
    password: form.password === "" ? REQUIRED : passwordErrors(form.password).join("\n"),
    password2: form.password2 === "" ? REQUIRED : form.password2 === form.password ? "" : DIFFERENT,
  };
  const isValid = errors.password === "" && errors.password2 === "";

  const field = (name: Field) => ({
    value: form[name],
    required: true,
    autoComplete: "new-password",
    onChange: (value: string) => {
      setForm({ ...form, [name]: value });
    },
    onBlur: () => {
      setLeft(new Set([...left, name]));
    },
    ...(left.has(name) && errors[name] !== "" ? { error: errors[name] } : {}),
  });

  async function save() {
    if (!isValid || isWaiting) return;
    setIsWaiting(true);
    const answer = await resetPassword({ token, ...form });
    setIsWaiting(false);
    if (!answer.ok) {
      notify({ type: "error", message: answer.error.message });
      return;
    }
    notify({ type: "success", message: "Ton mot de passe a été réinitialisé" });
    goTo("/");
  }

  return (
    <PublicFrame>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Heading level={1} visual={2}>
          Changement du mot de passe
        </Heading>
        <PasswordField label="Nouveau mot de passe" name="password" {...field("password")} />
        <PasswordField label="Confirme ton nouveau mot de passe" name="password2" {...field("password2")} />
        <Button type="submit" appearance="primary" size="large" disabled={!isValid} loading={isWaiting}>
          Enregistrer le mot de passe
        </Button>
        <LightLink to="/login" onFollow={goTo}>
          Revenir à la connexion
        </LightLink>
      </form>
    </PublicFrame>
  );
}
