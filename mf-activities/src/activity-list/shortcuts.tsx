import { useCan } from "@coulisses/shared-auth";
import { Link } from "@coulisses/federation/platform/router";
import { SignageExportButton } from "../signage-export/signage-export-button";

/** The pages that only their team reaches, from here, and the signage team's file. */
export function Shortcuts({ className }: { className?: string }) {
  const security = useCan("view-security-dashboard");
  const gear = useCan("view-fa-gear-dashboard");
  const publication = useCan("read-animation-to-publish");
  const signage = useCan("export-for-signa");
  if (!security && !gear && !publication && !signage) return null;
  return (
    <nav className={className} aria-label="Récapitulatifs">
      {security && <Link to="/fa/dashboard/security">Récapitulatif Sécurité</Link>}
      {gear && <Link to="/fa/dashboard/logistic">Demandes de matériel</Link>}
      {publication && <Link to="/fa/to-publish">Animations à publier</Link>}
      {signage && <SignageExportButton />}
    </nav>
  );
}
