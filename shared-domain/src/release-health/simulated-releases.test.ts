import type { ClientError } from "../client-error/client-error";
import { speaksAgainstRelease } from "./release-error";
import { judgeRelease } from "./release-health";

/**
 * A thousand releases in their first hour, from reports as browsers send them, judged after each report as the
 * server does. Seeded: the same ones in every run.
 */
const RELEASES = 1_000;

/** Mulberry32: random numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const own: ClientError = {
  app: "mf-tasks",
  version: "v2",
  kind: "error",
  page: "/ft",
  message: "x is not a function",
  stack: "at Row (/features/mf-tasks/v2/1.js:1:2)",
  count: 1,
  duringOutage: false,
};
const ofExtension: ClientError = { ...own, stack: `at spy (chrome-extension://…:0)\n${own.stack}` };
const ofOutage: ClientError[] = [
  { ...own, kind: "rejection", message: "{status: 503, data}", stack: "" },
  { ...own, message: "TypeError: Failed to fetch" },
  { ...own, kind: "render", message: "Cannot read properties of undefined", duringOutage: true },
  { ...own, kind: "network", message: "Loading chunk 12 failed", stack: "" },
];

/** The report of one session, at an instant in milliseconds after the publication. */
type Report = { at: number; session: number; person: number; errors: ClientError[] };
type Release = { before: { sessions: number; failed: number }; reports: Report[] };

/** The instant at which the release goes back; undefined when it stays. */
function goesBackAt({ before, reports }: Release): number | undefined {
  const sessions = new Set<number>();
  const failed = new Set<number>();
  const failedOf = new Map<number, number>();
  let ofOne = 0;
  for (const { at, session, person, errors } of reports.toSorted((a, b) => a.at - b.at)) {
    sessions.add(session);
    if (!failed.has(session) && errors.some(speaksAgainstRelease)) {
      failed.add(session);
      failedOf.set(person, (failedOf.get(person) ?? 0) + 1);
      ofOne = Math.max(ofOne, failedOf.get(person) ?? 0);
    }
    const inPlace = { sessions: sessions.size, failed: failed.size, people: failedOf.size, ofOne };
    if (judgeRelease({ inPlace, before, age: at }).verdict === "go-back") return at;
  }
  return undefined;
}

/** The version before: known for long or hardly, and failing in up to one of a hundred sessions. */
function versionBefore(random: () => number) {
  const sessions = Math.floor(random() * 3_000);
  const share = random() * 0.01;
  return { share, before: { sessions, failed: Math.round(sessions * share) } };
}

const HOUR = 3_600_000;

/** The sessions of a release that is as good as the version before. */
function soundRelease(random: () => number): Release {
  const { share, before } = versionBefore(random);
  const count = 20 + Math.floor(random() * 200);
  const reports = Array.from({ length: count }, (_, session) => ({
    at: random() * HOUR,
    session,
    person: session,
    errors: random() < share ? [own] : [],
  }));
  return { before, reports };
}

type Trouble = (release: Release, random: () => number) => Release;

const troubles: Record<string, Trouble> = {
  nothing: (release) => release,
  "one noisy browser": ({ before, reports }) => ({
    before,
    reports: [
      ...reports,
      ...Array.from({ length: 200 }, (_, n) => ({
        at: n * 1_000,
        session: 9_999,
        person: 9_999,
        errors: [own],
      })),
    ],
  }),
  "an extension of a third of the browsers": ({ before, reports }, random) => ({
    before,
    reports: reports.map((report) =>
      random() < 0.33 ? { ...report, errors: [...report.errors, ofExtension] } : report,
    ),
  }),
  "a backend that is away for twenty minutes": ({ before, reports }) => ({
    before,
    reports: reports.map((report) =>
      report.at < HOUR / 3 ? { ...report, errors: [...report.errors, ...ofOutage] } : report,
    ),
  }),
  "two people who log in again and again": ({ before, reports }, random) => ({
    before,
    reports: [
      // The two are those in whose hands it breaks; the others are fine.
      ...reports.map((report) => ({ ...report, errors: [] })),
      ...Array.from({ length: 60 }, (_, n) => ({
        at: random() * HOUR,
        session: 10_000 + n,
        person: n % 2 === 0 ? 9_998 : 9_999,
        errors: [own],
      })),
    ],
  }),
};

describe(`Of ${RELEASES} releases`, () => {
  it.each(Object.entries(troubles))("none goes back because of %s", (_, trouble) => {
    const goneBack = Array.from({ length: RELEASES }, (_, seed) => {
      const random = randomFrom(seed);
      return goesBackAt(trouble(soundRelease(random), random));
    });
    expect(goneBack.filter((at) => at !== undefined)).toEqual([]);
  });

  it("each goes back within thirty seconds once a tenth of a hundred sessions throw", () => {
    const delays = Array.from({ length: RELEASES }, (_, seed) => {
      const random = randomFrom(seed + RELEASES);
      const { before } = versionBefore(random);
      const order = Array.from({ length: 100 }, (_, session) => ({ session, rank: random() }));
      const bad = new Set(
        order
          .toSorted((a, b) => a.rank - b.rank)
          .slice(0, 10)
          .map(({ session }) => session),
      );
      const length = (1 + random() * 50) * 60_000;
      const reports = order.map(({ session }) => ({
        at: random() * length,
        session,
        person: session,
        errors: bad.has(session) ? [own] : [],
      }));
      const allHeard = Math.max(...reports.map(({ at }) => at));
      const at = goesBackAt({ before, reports });
      return at === undefined ? Infinity : at - allHeard;
    });
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_000);
  });
});
