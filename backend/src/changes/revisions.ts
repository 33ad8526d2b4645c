export const revisionNames = [
  "access",
  "availabilities",
  "balances",
  "catalogues",
  "charisma",
  "festival-activities",
  "festival-tasks",
  "inventory",
  "logistic-sheets",
  "people",
  "registrations",
  "teams",
] as const;
export type RevisionName = (typeof revisionNames)[number];

/** The revision of each body of data: an answer computed at a revision is right as long as it stands. */
export type Revisions = Record<RevisionName, number>;

/** Above any counter of a database. */
const anIncarnation = 2 ** 40;

/**
 * Revisions go back when a dump is restored, and answers in memory would then seem newer. So the revisions of
 * each database that took another's place are raised above all of the former's.
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

/** The counter in the database, which is the same for every instance. */
export const storedRevision = (revision: number) => revision % anIncarnation;
