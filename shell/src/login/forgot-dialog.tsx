import { rules, useForm } from "@coulisses/shared-pages/forms";
import { forgotPassword, notify } from "@coulisses/shared-auth/session";
import { emailError, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { FormDialog } from "@coulisses/shared-ui/overlay";

type ForgotDialogProps = { email: string; onClose: () => void };

const schema = rules<{ email: string }>({ email: (email) => emailError(email.trim()) });

export default function ForgotDialog({ email, onClose }: ForgotDialogProps) {
  const form = useForm({
    initialValues: { email },
    schema,
    send: async (values) => {
      const answer = await forgotPassword({ email: normaliseEmail(values.email) });
      return answer.ok ? undefined : answer.error;
    },
    onSent: () => {
      notify({
        type: "success",
        message: "Un email de réinitialisation de mot de passe t'a été envoyé",
      });
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title="Ben alors, on oublie son mot de passe ?"
      submitLabel="Envoyer le mail"
      onClose={onClose}
    >
      <Text>Ça arrive aux meilleurs 🙈 On t'envoie un lien pour en choisir un autre.</Text>
      <TextField label="Ton email" type="email" autoComplete="email" required {...form.field("email")} />
    </FormDialog>
  );
}
