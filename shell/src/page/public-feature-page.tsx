import { useLocation } from "@coulisses/federation/platform/router";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { isUnreadable } from "@coulisses/federation/registry";
import { FullPageError, makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { tellLocationChanged } from "../root/browser-location";
import { useSite } from "../site/site";
import { FeaturePageView } from "./feature-page-view";
import { RegistryMissing } from "./registry-missing";

const useStyles = makeStyles({
  alone: { minHeight: "100dvh", display: "grid", placeContent: "center", padding: "16px" },
});

/** A page open to anybody, without the layout. Leaving it is the light screens' business again. */
export function PublicFeaturePage() {
  const styles = useStyles();
  const { pages, registry } = useSite();
  const location = useLocation();
  const page = findPage(pages, location.pathname);
  useEffect(tellLocationChanged, [location]);
  useDocumentTitle(page?.title);
  if (isUnreadable(registry)) {
    return (
      <main className={styles.alone}>
        <RegistryMissing />
      </main>
    );
  }
  if (!page?.public) {
    return <FullPageError message="Les inscriptions ne sont pas disponibles pour le moment." />;
  }
  return (
    <main>
      <FeaturePageView page={page} />
    </main>
  );
}
