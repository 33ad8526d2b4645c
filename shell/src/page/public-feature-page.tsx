import { useLocation } from "@coulisses/shared-pages/router";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { isUnreadable } from "@coulisses/federation/registry";
import { FullPageError, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { PublicFrame } from "../login/public-frame";
import { notifyLocationChanged } from "../root/browser-location";
import { isKiosk, isWithoutFrame } from "../site/public-pages";
import { useSite } from "../site/site";
import { FeaturePageView } from "./feature-page-view";
import { RegistryMissing } from "./registry-missing";

/** A page without login and layout. Leaving it returns to the light screens. */
export function PublicFeaturePage() {
  const { pages, registry } = useSite();
  const location = useLocation();
  const page = findPage(pages, location.pathname);
  useEffect(notifyLocationChanged, [location]);
  useDocumentTitle(page?.title);
  if (isUnreadable(registry)) {
    return (
      <PublicFrame>
        <RegistryMissing />
      </PublicFrame>
    );
  }
  if (!page?.public) {
    const what = isWithoutFrame(location.pathname)
      ? "Cet écran n'est pas disponible"
      : "Les inscriptions ne sont pas disponibles";
    return <FullPageError message={`${what} pour le moment.`} />;
  }
  if (isKiosk(location.pathname)) {
    return (
      <main>
        <FeaturePageView page={page} />
      </main>
    );
  }
  return (
    <PublicFrame>
      <FeaturePageView page={page} />
    </PublicFrame>
  );
}
