import { useSession } from "@coulisses/shared-auth";
import { lazy, type ReactNode, Suspense } from "react";

const EulaApproval = lazy(() => import("./eula-approval"));

/** Nobody goes further without having approved the conditions: before that, the server answers nothing that pages ask. */
export function EulaGate({ children }: { children: ReactNode }) {
  if (!useSession().mustApproveTerms) return children;
  return (
    <Suspense fallback={null}>
      <EulaApproval />
    </Suspense>
  );
}
