import { useCan } from "@coulisses/shared-auth";
import { useNavigate } from "@coulisses/shared-pages/router";
import { PageAction, useIsMobile } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Menu } from "@coulisses/shared-ui/overlay";
import { SignageExportButton } from "../signage-export/signage-export-button";

/** Links to the pages reserved to teams, and the signage team's file. */
export function Shortcuts() {
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const signage = useCan("export-for-signa");
  const pages = [
    useCan("view-security-dashboard") && { label: "Récapitulatif Sécurité", href: "/fa/dashboard/security" },
    useCan("view-fa-gear-dashboard") && { label: "Demandes de matériel", href: "/fa/dashboard/logistic" },
    useCan("read-animation-to-publish") && { label: "Animations à publier", href: "/fa/to-publish" },
  ].filter((page) => page !== false);
  if (isMobile) return null;
  return (
    <>
      {pages.length > 0 && (
        <Menu
          trigger={<PageAction label="Récapitulatifs" wordsFrom={960} icon={<UiIcon name="menu" />} />}
          label="Récapitulatifs"
          align="end"
          items={pages.map((page) => ({ ...page, onSelect: () => void navigate(page.href) }))}
        />
      )}
      {signage && <SignageExportButton />}
    </>
  );
}
