import { forgotPassword, notify } from "@coulisses/shared-auth/session";
import { Button, Text, TextField } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { normaliseEmail, registrationEmailError } from "@coulisses/shared-domain/people/email";

export type ForgotDialogProps = { email: string; onClose: () => void };

export default function ForgotDialog({ email: typed, onClose }: ForgotDialogProps) {
  const [email, setEmail] = useState(typed);
  const [isLeft, setIsLeft] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const error = registrationEmailError(email.trim());

  async function send() {
    if (error !== undefined || isWaiting) return;
    setIsWaiting(true);
    const answer = await forgotPassword({ email: normaliseEmail(email) });
    setIsWaiting(false);
    if (!answer.ok) {
      notify({ type: "error", message: answer.error.message });
      return;
    }
    notify({
      type: "success",
      message: "Un email de réinitialisation de mot de passe t'as été envoyé",
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Ben alors, on oublie son mot de passe ?"
      onEnter={() => void send()}
      actions={
        <Button
          appearance="primary"
          disabled={error !== undefined}
          loading={isWaiting}
          onClick={() => void send()}
        >
          Envoyer le mail
        </Button>
      }
    >
      <Text>Ça arrive aux meilleurs 🙈 On t'envoie un lien pour en choisir un autre.</Text>
      <TextField
        label="Ton email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        onBlur={() => {
          setIsLeft(true);
        }}
        {...(isLeft && error !== undefined ? { error } : {})}
      />
    </Dialog>
  );
}
