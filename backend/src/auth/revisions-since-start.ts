import type { Revisions } from "./session-reader";

/** No counter of a database gets there. */
const anIncarnation = 2 ** 40;

/**
 * Revisions go back when a dump is restored, and what this process keeps in memory would seem newer.
 * So those of each database that stood in the place of the one before are put above all of the former's.
 */
export function revisionsSinceStart(): (read: { revisions: Revisions; incarnation: string }) => Revisions {
  let last: string | undefined;
  let restored = 0;
  return ({ revisions, incarnation }) => {
    if (last !== undefined && incarnation !== last) restored += 1;
    last = incarnation;
    if (restored === 0) return revisions;
    const raised = Object.entries(revisions).map(([name, value]) => [name, value + restored * anIncarnation]);
    return Object.fromEntries(raised) as Revisions;
  };
}

/** The counter in the database, which every instance reads the same. */
export const storedRevision = (revision: number) => revision % anIncarnation;
