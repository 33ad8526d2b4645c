import { type ApiError, useNotify } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { normaliseEmail, registrationEmailError } from "@coulisses/shared-domain/people/email";
import { PasswordField, Text, TextField } from "@coulisses/shared-ui/base";
import { useChangeEmailMutation } from "../api/own-account";
import { FoldedForm } from "./folded-form";
import { isWrongPassword } from "./password-section";
import { SecretForm } from "./secret-form";
import { useSecretForm } from "./use-secret-form";

const REQUIRED = "Ce champ est requis";

export function EmailSection({ me }: { me: Me }) {
  return (
    <FoldedForm title="Mon adresse mail" action="Changer mon adresse mail" summary={me.email}>
      {(fold) => <EmailForm me={me} onDone={fold} />}
    </FoldedForm>
  );
}

function EmailForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const notify = useNotify();
  const [change, { isLoading }] = useChangeEmailMutation();
  const { form, field, isValid, refuse } = useSecretForm({
    empty: { email: "", currentPassword: "" },
    errorsOf: ({ email, currentPassword }) => ({
      email: newEmailError(email, me),
      currentPassword: currentPassword === "" ? REQUIRED : undefined,
    }),
  });

  async function save() {
    const { error } = await change({ ...form, email: normaliseEmail(form.email) });
    if (error !== undefined) {
      refuse(isWrongPassword(error as ApiError) ? "currentPassword" : "email", error as ApiError);
      return;
    }
    notify({ type: "success", message: "Ton adresse mail a été changée, l'ancienne est prévenue" });
    onDone();
  }

  return (
    <SecretForm
      label="Changer mon adresse mail"
      username={me.email}
      submit="Enregistrer l'adresse mail"
      isValid={isValid}
      isSending={isLoading}
      onSubmit={() => void save()}
      onCancel={onDone}
    >
      <TextField
        label="Nouvelle adresse mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        {...field("email")}
      />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <Text size="small" muted>
        C'est avec elle que tu te connecteras. Tes autres appareils seront déconnectés.
      </Text>
    </SecretForm>
  );
}

function newEmailError(email: string, me: Me): string | undefined {
  const typed = normaliseEmail(email);
  if (typed === "") return REQUIRED;
  return typed === me.email ? "C'est déjà ton adresse mail" : registrationEmailError(typed);
}
