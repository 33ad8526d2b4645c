import type { AppStatus } from "@coulisses/federation/loader";
import { formatTime } from "@coulisses/shared-domain/time/format";

type Intent = "neutral" | "info" | "success" | "warning" | "error";

/** The facts about one app for administrators, in French. */
export type AppFacts = {
  state: { label: string; intent: Intent };
  version: string;
  /** Another version is published than the one that runs in this tab. */
  next: string | undefined;
  loadTime: string;
  lastFailure: { message: string; detail: string; at: string } | undefined;
};

const states: Record<AppStatus["state"]["status"], AppFacts["state"]> = {
  idle: { label: "Pas encore ouverte", intent: "neutral" },
  loading: { label: "Chargement…", intent: "info" },
  ready: { label: "En marche", intent: "success" },
  failed: { label: "En panne", intent: "error" },
};

const paused = { label: "En pause", intent: "warning" } as const;
const leftOut = { label: "Écartée", intent: "warning" } as const;

export function appFactsOf(app: AppStatus): AppFacts {
  const { state, version, published, loadTime, lastFailure, disabled } = app;
  const isLeftOut = state.status === "failed" && published === undefined;
  return {
    state: isLeftOut ? leftOut : disabled ? paused : states[state.status],
    version: version ?? "inconnue",
    next: version !== undefined && published !== undefined && version !== published ? published : undefined,
    loadTime: loadTime === undefined ? "–" : `${String(Math.round(loadTime))} ms`,
    lastFailure: lastFailure && {
      message: lastFailure.error.message,
      detail: lastFailure.error.detail,
      at: formatTime(new Date(lastFailure.at)),
    },
  };
}
