import { useSession } from "@coulisses/shared-auth";
import { lazy, type ReactNode, Suspense } from "react";

const EulaApproval = lazy(() => import("./eula-approval"));

/**
 * Blocks the application until the person has approved the conditions: before that, the server refuses the
 * pages' calls.
 */
export function EulaGate({ children }: { children: ReactNode }) {
  if (!useSession().mustApproveTerms) return children;
  return (
    <Suspense fallback={null}>
      <EulaApproval />
    </Suspense>
  );
}
