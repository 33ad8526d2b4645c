import { FeatureFailure } from "@coulisses/federation/loader";
import { Suspense } from "react";
import { Loaded } from "../features/feature-slot";
import { PartBoundary } from "../features/part-boundary";
import { isMissingCode } from "../root/missing-code";
import { reloadIfNewer } from "../site/newer-build";
import { forgetOwnPage, loadOwnPage } from "./own-pages";
import { PageLoading } from "./page-loading";

type OwnPageProps = { path: string };

/** The few pages of the shell itself. */
export function OwnPage({ path }: OwnPageProps) {
  return (
    <PartBoundary
      // It leaves with its page: an error thrown while a page leaves is not the next one's.
      key={path}
      place={path}
      explain={explain}
      onRetry={async () => {
        forgetOwnPage(path);
        await reloadIfNewer();
      }}
    >
      <Suspense fallback={<PageLoading />}>
        <Loaded load={() => loadOwnPage(path)} />
      </Suspense>
    </PartBoundary>
  );
}

function explain(cause: unknown): FeatureFailure {
  const kind = isMissingCode(cause) ? "chunk" : "render";
  if (kind === "chunk") void reloadIfNewer();
  return new FeatureFailure("shell", kind, cause instanceof Error ? cause.message : String(cause), cause);
}
