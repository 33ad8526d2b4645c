import { type ApiError, useNotify } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { hasOwnName, PASSWORD_HAS_NAME, passwordErrors } from "@coulisses/shared-domain/people/password";
import { PasswordField } from "@coulisses/shared-ui/base";
import { useChangePasswordMutation } from "../api/own-account";
import { FoldedForm } from "./folded-form";
import { SecretForm } from "./secret-form";
import { useSecretForm } from "./use-secret-form";

const REQUIRED = "Ce champ est requis";
const RULES =
  "Au moins 12 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.";
const DIFFERENT = "La valeur ne correspond pas";

export function PasswordSection({ me }: { me: Me }) {
  return (
    <FoldedForm title="Mon mot de passe" action="Changer mon mot de passe">
      {(fold) => <PasswordForm me={me} onDone={fold} />}
    </FoldedForm>
  );
}

function PasswordForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const notify = useNotify();
  const [change, { isLoading }] = useChangePasswordMutation();
  const { form, field, isValid, refuse } = useSecretForm({
    empty: { currentPassword: "", password: "", password2: "" },
    errorsOf: ({ currentPassword, password, password2 }) => ({
      currentPassword: currentPassword === "" ? REQUIRED : undefined,
      password: newPasswordError(password, me),
      password2: password2 === password ? undefined : DIFFERENT,
    }),
  });

  async function save() {
    const { error } = await change(form);
    if (error !== undefined) {
      refuse(isWrongPassword(error as ApiError) ? "currentPassword" : "password", error as ApiError);
      return;
    }
    notify({
      type: "success",
      message: "Ton mot de passe a été changé, tes autres appareils sont déconnectés",
    });
    onDone();
  }

  const chosen = field("password");
  return (
    <SecretForm
      label="Changer mon mot de passe"
      username={me.email}
      submit="Enregistrer le mot de passe"
      isValid={isValid}
      isSending={isLoading}
      onSubmit={() => void save()}
      onCancel={onDone}
    >
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
        {...field("currentPassword")}
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        {...chosen}
        hint={chosen.error === undefined ? RULES : undefined}
      />
      <PasswordField
        label="Confirme ton nouveau mot de passe"
        autoComplete="new-password"
        {...field("password2")}
      />
    </SecretForm>
  );
}

function newPasswordError(password: string, me: Me): string | undefined {
  if (password === "") return REQUIRED;
  const errors = passwordErrors(password);
  if (errors.length > 0) return errors.join("\n");
  return hasOwnName(password, me) ? PASSWORD_HAS_NAME : undefined;
}

export const isWrongPassword = ({ status }: ApiError) => status === 403;
