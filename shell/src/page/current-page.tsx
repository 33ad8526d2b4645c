import { Navigate, useLocation } from "@coulisses/shared-pages/router";
import { notify } from "@coulisses/shared-auth";
import { isUnreadable } from "@coulisses/federation/registry";
import { makeStyles } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { useSite } from "../site/site";
import { FeaturePageView } from "./feature-page-view";
import { LostPage } from "./lost-page";
import { OwnPage } from "./own-page";
import { PageSlots } from "./page-slots";
import { RegistryMissing } from "./registry-missing";
import { StaffApplication } from "./membership/staff-application";
import { useDecision } from "./use-decision";

/** Milliseconds during which the link of a page for large screens is offered. */
const TIME_TO_SEND = 15_000;

const useStyles = makeStyles({ stacked: { display: "grid", gap: "16px" } });

export function CurrentPage() {
  const styles = useStyles();
  if (!isUnreadable(useSite().registry)) return <DecidedPage />;
  return (
    <div className={styles.stacked}>
      <RegistryMissing />
      <DecidedPage isWithoutApps />
    </div>
  );
}

function DecidedPage({ isWithoutApps = false }: { isWithoutApps?: boolean }) {
  const decision = useDecision();
  const page = decision.kind === "show" ? decision.page.path : decision.kind;
  return <PageSlots page={page}>{contentOf(decision, isWithoutApps)}</PageSlots>;
}

function contentOf(decision: ReturnType<typeof useDecision>, isWithoutApps: boolean) {
  switch (decision.kind) {
    case "show":
      return decision.page.feature === null ? (
        <OwnPage path={decision.page.path} />
      ) : (
        <FeaturePageView page={decision.page} />
      );
    case "not-found":
      // It may well be a page of one of the apps.
      return isWithoutApps ? null : <LostPage message={decision.message} />;
    case "redirect":
      return <Redirection {...decision} />;
    case "apply-as-staff":
      return <StaffApplication token={decision.token} then={decision.then} />;
  }
}

type RedirectionProps = { to: string; notice?: string; forLargeScreen?: true };

function Redirection({ to, notice, forLargeScreen }: RedirectionProps) {
  const { pathname, search } = useLocation();
  const asked = `${pathname}${search}`;
  useEffect(() => {
    if (notice === undefined) return;
    notify(
      forLargeScreen
        ? {
            type: "info",
            message: notice,
            timeout: TIME_TO_SEND,
            action: {
              label: "M'envoyer le lien",
              run: () => void import("./send-link").then(({ sendLink }) => sendLink(asked)),
            },
          }
        : { type: "error", message: notice },
    );
  }, [notice, forLargeScreen, asked]);
  return <Navigate to={to} replace />;
}
