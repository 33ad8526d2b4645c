import { useGetMeQuery } from "@coulisses/shared-auth";
import { lazy, Suspense } from "react";

const EulaApproval = lazy(() => import("./eula-approval"));

/** Nobody goes further without having approved the conditions. */
export function EulaGate() {
  const { data: me } = useGetMeQuery();
  if (me === undefined || me.hasApprovedEULA) return null;
  return (
    <Suspense fallback={null}>
      <EulaApproval />
    </Suspense>
  );
}
