import { useSession } from "@coulisses/shared-auth";
import { Layout } from "../layout/layout";
import { CurrentPage } from "../page/current-page";
import { PublicFeaturePage } from "../page/public-feature-page";

/** A visitor is here for one page only, registration; everybody else gets the whole frame. */
export function Inside() {
  const { status } = useSession();
  if (status !== "authenticated") return <PublicFeaturePage />;
  return (
    <Layout>
      <CurrentPage />
    </Layout>
  );
}
