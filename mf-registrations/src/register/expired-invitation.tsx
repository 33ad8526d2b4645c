import { Link as RouterLink } from "@coulisses/shared-pages/router";
import { useFestival } from "@coulisses/shared-auth";
import { Button, Link, Notice } from "@coulisses/shared-ui/base";

/** Shown instead of the form when the invitation has expired. */
export function ExpiredInvitation({ onBack }: { onBack: () => void }) {
  const address = useFestival()?.sgEmail;
  return (
    <Notice
      role="alert"
      intent="warning"
      title="Ce lien d'invitation n'est plus valable"
      actions={<Button onClick={onBack}>Retour</Button>}
    >
      Demande un nouveau lien à la ou au secrétaire général·e
      {address !== undefined && (
        <>
          {" "}
          (<Link href={`mailto:${address}`}>{address}</Link>)
        </>
      )}
      , ou <RouterLink to="/register">inscris-toi comme bénévole</RouterLink>.
    </Notice>
  );
}
