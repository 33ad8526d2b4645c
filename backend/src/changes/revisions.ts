export const revisionNames = [
  "access",
  "availabilities",
  "catalogues",
  "festival-activities",
  "festival-tasks",
  "inventory",
  "logistic-sheets",
  "people",
  "teams",
] as const;
export type RevisionName = (typeof revisionNames)[number];

/** What each body of data stood at: as long as it stands, what was computed from it is right. */
export type Revisions = Record<RevisionName, number>;

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
