import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { refusalOf } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { required } from "@coulisses/shared-domain/field-problems";
import { newEmailProblem, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { useChangeEmailMutation } from "../api/own-account";
import { ConfirmEmailNotice } from "./confirm-email-notice";
import { FoldedForm } from "./folded-form";
import { KeepEmailNotice } from "./keep-email-notice";
import { CurrentPassword, SecretForm } from "./secret-form";

export function EmailSection({ me }: { me: Me }) {
  return (
    <>
      {me.emailChangesAt && <KeepEmailNotice email={me.email} changesAt={me.emailChangesAt} />}
      {!me.emailConfirmed && <ConfirmEmailNotice email={me.email} />}
      <FoldedForm title="Mon adresse mail" action="Changer mon adresse mail" summary={me.email}>
        {(fold) => <EmailForm me={me} onDone={fold} />}
      </FoldedForm>
    </>
  );
}

type Values = { email: string; currentPassword: string };

const rulesFor = (me: Me) =>
  rules<Values>({ email: (email) => newEmailProblem(email, me.email), currentPassword: required });

function EmailForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const finish = useFinish(onDone);
  const [change] = useChangeEmailMutation();
  const form = useForm<Values>({
    initialValues: { email: "", currentPassword: "" },
    schema: rulesFor(me),
    send: async (values) =>
      refusalOf(await change({ body: { ...values, email: normaliseEmail(values.email) } })),
    onSent: () => finish("Ton adresse mail a été changée, l'ancienne est prévenue"),
  });

  return (
    <SecretForm
      form={form}
      label="Changer mon adresse mail"
      username={me.email}
      submitLabel="Enregistrer l'adresse mail"
      onCancel={onDone}
    >
      <TextField
        label="Nouvelle adresse mail"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        {...form.field("email")}
      />
      <CurrentPassword {...form.field("currentPassword")} />
      <Text size="small" muted>
        C'est avec elle que tu te connecteras. Tes autres appareils seront déconnectés.
      </Text>
    </SecretForm>
  );
}
