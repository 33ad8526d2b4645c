import type { SessionFigures } from "./release-health";

/** The figures of a release that went back, and its channel when only some people had it. */
export type BrokenRelease = SessionFigures & { share: number; shareBefore: number; channel?: string };

const percent = (share: number) => `${(share * 100).toLocaleString("fr", { maximumFractionDigits: 1 })} %`;

/** The line of the history when a release goes back by itself. */
export function rollbackReason({ sessions, failed, shareBefore, channel }: BrokenRelease): string {
  const other = channel === undefined ? "la version d'avant" : "la version en place";
  return `Retour automatique : ${failed} sessions sur ${sessions} en erreur, contre ${percent(shareBefore)} avec ${other}`;
}
