import { useLocation } from "@coulisses/federation/platform/router";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { FullPageError, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { tellLocationChanged } from "../root/browser-location";
import { useSite } from "../site/site";
import { FeaturePageView } from "./feature-page-view";

/** A page open to anybody, without the layout. Leaving it is the light screens' business again. */
export function PublicFeaturePage() {
  const { pages } = useSite();
  const location = useLocation();
  const page = findPage(pages, location.pathname);
  useEffect(tellLocationChanged, [location]);
  useDocumentTitle(page?.title);
  if (!page?.public) {
    return <FullPageError message="Les inscriptions ne sont pas disponibles pour le moment." />;
  }
  return (
    <main>
      <FeaturePageView page={page} />
    </main>
  );
}
