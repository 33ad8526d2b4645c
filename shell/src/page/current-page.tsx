import { Navigate } from "@coulisses/federation/platform/router";
import { notify } from "@coulisses/shared-auth";
import { useEffect } from "react";
import { FeaturePageView } from "./feature-page-view";
import { LostPage } from "./lost-page";
import { OwnPage } from "./own-page";
import { StaffApplication } from "./staff-application";
import { useDecision } from "./use-decision";

export function CurrentPage() {
  const decision = useDecision();
  switch (decision.kind) {
    case "show":
      return decision.page.feature === null ? (
        <OwnPage path={decision.page.path} />
      ) : (
        <FeaturePageView page={decision.page} />
      );
    case "not-found":
      return <LostPage message={decision.message} />;
    case "redirect":
      return <Redirection to={decision.to} notice={decision.notice} />;
    case "apply-as-staff":
      return <StaffApplication token={decision.token} then={decision.then} />;
  }
}

function Redirection({ to, notice }: { to: string; notice: string | undefined }) {
  useEffect(() => {
    if (notice !== undefined) notify({ type: "error", message: notice });
  }, [notice]);
  return <Navigate to={to} replace />;
}
