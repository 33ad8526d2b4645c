import type { SessionFigures } from "./release-health";

/** The figures of a release that went back. */
export type BrokenRelease = SessionFigures & { share: number; shareBefore: number };

const percent = (share: number) => `${(share * 100).toLocaleString("fr", { maximumFractionDigits: 1 })} %`;

/** The line of the history when a release goes back by itself. */
export function rollbackReason({ sessions, failed, shareBefore }: BrokenRelease): string {
  return `Retour automatique : ${failed} sessions sur ${sessions} en erreur, contre ${percent(shareBefore)} avec la version d'avant`;
}
