import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { useMailConfirmationMutation } from "../api/own-account";

/** Says what is blocked until the person has confirmed their address, and sends another mail. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const notify = useNotify();
  const [send, { isLoading, isSuccess }] = useMailConfirmationMutation();
  const sendAgain = async () => {
    const refusal = refusalOf(await send());
    notify(
      refusal
        ? { type: "error", message: refusal.message }
        : { type: "success", message: `Le mail est parti vers ${email}` },
    );
  };
  return (
    <Notice
      title="Confirme ton adresse mail"
      actions={
        <Button size="small" loading={isLoading} disabled={isSuccess} onClick={() => void sendAgain()}>
          Renvoyer le mail
        </Button>
      }
    >
      {`Ouvre le lien que nous avons envoyé à ${email}. En attendant, aucun autre mail ne t'arrive et ta candidature ne peut pas être acceptée.`}
    </Notice>
  );
}
