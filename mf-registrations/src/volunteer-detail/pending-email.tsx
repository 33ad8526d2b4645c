import { useNotify } from "@coulisses/shared-auth";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { shownAddress } from "@coulisses/shared-domain/people/no-address";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { useKeepEmailOfMutation } from "../api/volunteers-api";

/** The address that will replace the present one (decision 58), and the button that cancels it. */
export function PendingEmail({ volunteer: { id, email, pendingEmail } }: { volunteer: Volunteer }) {
  const notify = useNotify();
  const [keep, { isLoading }] = useKeepEmailOfMutation();
  if (!pendingEmail) return null;
  const takeBack = async () => {
    const answer = await keep({ id });
    if (!("error" in answer)) notify({ type: "success", message: "Le changement d'adresse est repris" });
  };
  return (
    <Notice
      title="Une nouvelle adresse attend"
      actions={
        <Button size="small" loading={isLoading} onClick={() => void takeBack()}>
          Reprendre ce changement
        </Button>
      }
    >
      {`${pendingEmail.email} servira dès que ${shownAddress(email) ?? "l'ancienne adresse"} l'aura confirmée, au plus tard le ${formatHumanDateTime(pendingEmail.countsAt)}.`}
    </Notice>
  );
}
