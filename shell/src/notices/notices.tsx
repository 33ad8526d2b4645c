import { notices } from "@coulisses/shared-auth/session";
import { lazy, Suspense, useSyncExternalStore } from "react";

const NoticeSnackbar = lazy(() => import("./notice-snackbar"));

/** The snackbar's code comes with the first notice. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  if (notice === undefined) return null;
  return (
    <Suspense fallback={null}>
      <NoticeSnackbar notice={notice} />
    </Suspense>
  );
}
