import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { useKeepEmailMutation } from "../api/own-account";

/** Says that a manager chose another address (decision 58), and lets its person keep the present one. */
export function KeepEmailNotice({ email, changesAt }: { email: string; changesAt: string }) {
  const notify = useNotify();
  const [keep, { isLoading }] = useKeepEmailMutation();
  const refuse = async () => {
    const refusal = refusalOf(await keep());
    notify(
      refusal
        ? { type: "error", message: refusal.message }
        : { type: "success", message: "Ton adresse mail ne change pas" },
    );
  };
  return (
    <Notice
      intent="warning"
      title="Ton adresse mail va changer"
      actions={
        <Button size="small" loading={isLoading} onClick={() => void refuse()}>
          Garder mon adresse
        </Button>
      }
    >
      {`Un·e responsable a donné une autre adresse à ton compte. Elle remplacera ${email} le ${formatHumanDateTime(changesAt)}, ou dès que tu la confirmes avec le lien que nous t'avons envoyé.`}
    </Notice>
  );
}
