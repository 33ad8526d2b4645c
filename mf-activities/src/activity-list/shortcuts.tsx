import { useCan } from "@coulisses/shared-auth";
import { Link } from "@coulisses/federation/platform/router";

/** The pages that only their team reaches, from here. */
export function Shortcuts({ className }: { className?: string }) {
  const security = useCan("view-security-dashboard");
  const gear = useCan("view-fa-gear-dashboard");
  const publication = useCan("read-animation-to-publish");
  if (!security && !gear && !publication) return null;
  return (
    <nav className={className} aria-label="Récapitulatifs">
      {security && <Link to="/fa/dashboard/security">Récapitulatif Sécurité</Link>}
      {gear && <Link to="/fa/dashboard/logistic">Demandes de matériel</Link>}
      {publication && <Link to="/fa/to-publish">Animations à publier</Link>}
    </nav>
  );
}
