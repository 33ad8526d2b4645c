import { lazy, Suspense } from "react";
import { PageLoading } from "./page-loading";

const HomePage = lazy(() => import("../home/home-page"));
const AppsPage = lazy(() => import("../apps/apps-page"));

export type OwnPageProps = { path: string };

/** The few pages that the shell brings itself. */
export function OwnPage({ path }: OwnPageProps) {
  return <Suspense fallback={<PageLoading />}>{path === "/apps" ? <AppsPage /> : <HomePage />}</Suspense>;
}
