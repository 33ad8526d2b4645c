import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { required } from "@coulisses/shared-domain/field-problems";
import {
  newPasswordProblem,
  PASSWORD_RULES,
  type PasswordOwner,
  repeatedPasswordProblem,
} from "@coulisses/shared-domain/people/password";
import { PasswordField } from "@coulisses/shared-ui/base";
import { useChangePasswordMutation } from "../api/own-account";
import { FoldedForm } from "./folded-form";
import { CurrentPassword, SecretForm } from "./secret-form";

export function PasswordSection({ me }: { me: Me }) {
  return (
    <FoldedForm title="Mon mot de passe" action="Changer mon mot de passe">
      {(fold) => <PasswordForm me={me} onDone={fold} />}
    </FoldedForm>
  );
}

type Values = { currentPassword: string; password: string; password2: string };

const rulesFor = (owner: PasswordOwner) =>
  rules<Values>({
    currentPassword: required,
    password: (password) => newPasswordProblem(password, owner),
    password2: (repeated, { password }) => repeatedPasswordProblem(password, repeated),
  });

function PasswordForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const finish = useFinish(onDone);
  const [change] = useChangePasswordMutation();
  const form = useForm<Values>({
    initialValues: { currentPassword: "", password: "", password2: "" },
    schema: rulesFor(me),
    send: async (values) => refusalOf(await change({ body: values })),
    onSent: () => finish("Ton mot de passe a été changé, tes autres appareils sont déconnectés"),
  });

  const password = form.field("password");
  return (
    <SecretForm
      form={form}
      label="Changer mon mot de passe"
      username={me.email}
      submitLabel="Enregistrer le mot de passe"
      onCancel={onDone}
    >
      <CurrentPassword autoFocus {...form.field("currentPassword")} />
      <PasswordField
        label="Nouveau mot de passe"
        required
        autoComplete="new-password"
        {...password}
        hint={password.error === undefined ? PASSWORD_RULES : undefined}
      />
      <PasswordField
        label="Confirme ton nouveau mot de passe"
        required
        autoComplete="new-password"
        {...form.field("password2")}
      />
    </SecretForm>
  );
}
