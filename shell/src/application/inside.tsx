import { useSession } from "@coulisses/shared-auth";
import { Layout } from "../layout/layout";
import { OverridesBanner } from "../overrides/overrides-banner";
import { CurrentPage } from "../page/current-page";
import { PublicFeaturePage } from "../page/public-feature-page";
import { useFreshPages } from "../updates/use-fresh-pages";

/** A visitor is here for one page only, registration; everybody else gets the whole frame. */
export function Inside() {
  const { status } = useSession();
  useFreshPages();
  return (
    <>
      {status === "authenticated" ? (
        <Layout>
          <CurrentPage />
        </Layout>
      ) : (
        <PublicFeaturePage />
      )}
      <OverridesBanner />
    </>
  );
}
