import { Route, Routes } from "@coulisses/shared-pages/router";
import type { SitePage } from "../site/site-page";
import { useLoader } from "../site/site";
import { FeatureSlot } from "../features/feature-slot";
import { PageLoading } from "./page-loading";

type FeaturePageViewProps = { page: SitePage };

/** The page of a feature app, in a route of its own so that it reads its parameters. */
export function FeaturePageView({ page: { feature, path } }: FeaturePageViewProps) {
  const loader = useLoader();
  const name = feature ?? "";
  return (
    <Routes>
      <Route
        path={path}
        element={
          <FeatureSlot
            key={path}
            name={name}
            load={() => loader.page(name, path)}
            fallback={<PageLoading />}
          />
        }
      />
    </Routes>
  );
}
