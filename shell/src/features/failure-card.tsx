import type { FailureKind, FeatureFailure } from "@coulisses/federation/loader";
import { ErrorCard, makeStyles, media, useOnline } from "@coulisses/shared-ui/base";
import { useEffect, useRef } from "react";
import { hasJustReconnected } from "./reconnection";

const AGAIN_AFTER_MS = 1_000;
const networkKinds: readonly FailureKind[] = ["missing", "network", "chunk", "timeout"];

const useStyles = makeStyles({
  bare: {
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    boxShadow: "none",
    [media.mobile]: { padding: 0 },
  },
});

const titleOf = ({ kind }: FeatureFailure) =>
  kind === "disabled" ? "En pause" : "Cette partie n'a pas pu être affichée";

/** A failure, and its retry. */
type FailureCardProps = {
  failure: FeatureFailure;
  retrying: boolean;
  onRetry: () => void;
  /** True within a card. */
  bare: boolean;
};

/**
 * Shows the failure of a part of the page; one caused by the network is tried again when it is back, until it
 * works.
 */
export function FailureCard({ failure, retrying, onRetry, bare }: FailureCardProps) {
  const styles = useStyles();
  const isOnline = useOnline();
  const lacksNetwork = networkKinds.includes(failure.kind);
  const wasOffline = useRef(!isOnline);

  useEffect(() => {
    if (!isOnline || !lacksNetwork || !hasJustReconnected()) return;
    const timer = setTimeout(onRetry, wasOffline.current ? 0 : AGAIN_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOnline, lacksNetwork, onRetry]);

  const isOffline = !isOnline && lacksNetwork;
  return (
    <ErrorCard
      title={isOffline ? "Pas disponible hors ligne" : titleOf(failure)}
      message={
        isOffline
          ? "Cette partie n'a pas encore été ouverte sur cet appareil. Elle s'affichera toute seule dès que la connexion reviendra."
          : failure.message
      }
      {...(bare && { className: styles.bare })}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
