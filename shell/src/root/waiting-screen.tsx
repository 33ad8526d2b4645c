import { session } from "@coulisses/shared-auth/session";
import { FullPageError, Button } from "@coulisses/shared-ui/base";

/** The same as the page's own markup, so that nothing moves while the code arrives. */
export function WaitingScreen() {
  return <div className="splash" role="status" aria-label="Chargement" />;
}

/** Shown when a person may be logged in, but the server does not answer: it is asked again by itself. */
export function UnreachableScreen() {
  return (
    <FullPageError
      message="Impossible de joindre le serveur. Vérifie ta connexion : on réessaie tout seul."
      action={
        <Button appearance="primary" onClick={() => void session.renew()}>
          Réessayer maintenant
        </Button>
      }
    />
  );
}
