import type { AppVersion } from "../client-error/client-error";

/**
 * The publication of a version that is in place, or that a channel shows to some; `before` is the version to which
 * people would go back.
 */
export type Release = AppVersion & { publishedAt: string; before: string; channel?: string };

/** The sessions that opened a version of an app, and those of them in which its own code failed. */
export type SessionFigures = { sessions: number; failed: number };

/** The figures of the version in place, and those of the one before. */
export type ReleaseFigures = {
  /**
   * `people`: how many different people the failed sessions belong to; `ofOne`: the most failed sessions that one
   * person has.
   */
  inPlace: SessionFigures & { people: number; ofOne: number };
  before: SessionFigures;
  /** Milliseconds since the version was put in place. */
  age: number;
};

/** The bounds of the rule; each is explained in docs/releases-that-break.md. */
export const releaseRule = {
  /** Milliseconds after the publication during which the rule acts. */
  firstHour: 60 * 60_000,
  sessions: 20,
  /** Without those of the person who has most. */
  failed: 6,
  people: 3,
  /** The least difference between the two shares that is worth going back. */
  rise: 0.06,
  /** The greatest chance, each time that one looks, that an equally good version shows such figures. */
  chance: 0.005,
  /** A version before of which fewer sessions are known is filled up to these, and then fails in one of two hundred. */
  known: { sessions: 500, share: 0.005 },
} as const;

/** The verdict on a release; `chance` is that of the test, 1 when it was not made. */
export type ReleaseVerdict = {
  verdict: "go-back" | "too-old" | "too-few" | "as-before";
  chance: number;
  share: number;
  shareBefore: number;
};

/** Decides whether a release breaks so much more than the version before that it goes back by itself. */
export function judgeRelease({ inPlace, before, age }: ReleaseFigures): ReleaseVerdict {
  const known = filledUp(before);
  const others = withoutTheWorst(inPlace);
  const share = shareOf(others);
  const shareBefore = shareOf(known);
  const facts = { chance: 1, share, shareBefore };
  if (age > releaseRule.firstHour) return { ...facts, verdict: "too-old" };
  const isEnough =
    inPlace.sessions >= releaseRule.sessions &&
    others.failed >= releaseRule.failed &&
    inPlace.people >= releaseRule.people;
  if (!isEnough) return { ...facts, verdict: "too-few" };
  if (share - shareBefore < releaseRule.rise) return { ...facts, verdict: "as-before" };
  const chance = chanceOfAsMany(others, known);
  return { ...facts, chance, verdict: chance <= releaseRule.chance ? "go-back" : "as-before" };
}

const shareOf = ({ sessions, failed }: SessionFigures) => (sessions === 0 ? 0 : failed / sessions);

/** One person with a broken browser must not tip the scales. */
const withoutTheWorst = ({ sessions, failed, ofOne }: ReleaseFigures["inPlace"]): SessionFigures => ({
  sessions: sessions - ofOne,
  failed: failed - ofOne,
});

function filledUp({ sessions, failed }: SessionFigures): SessionFigures {
  const missing = Math.max(0, releaseRule.known.sessions - sessions);
  return { sessions: sessions + missing, failed: failed + missing * releaseRule.known.share };
}

/**
 * Fisher's exact test, one-sided: the chance that chance alone puts at least as many of all failed sessions into
 * this version's, were both versions equally good.
 */
export function chanceOfAsMany(inPlace: SessionFigures, before: SessionFigures): number {
  const all = inPlace.sessions + before.sessions;
  const allFailed = Math.round(inPlace.failed + before.failed);
  const most = Math.min(allFailed, inPlace.sessions);
  const logAll = logChoose(all, inPlace.sessions);
  let chance = 0;
  for (let failed = inPlace.failed; failed <= most; failed += 1) {
    const waysHere = logChoose(allFailed, failed);
    const waysElsewhere = logChoose(all - allFailed, inPlace.sessions - failed);
    chance += Math.exp(waysHere + waysElsewhere - logAll);
  }
  return Math.min(1, chance);
}

/** The logarithm of the number of ways to choose `few` of `many`. */
const logChoose = (many: number, few: number) =>
  few < 0 || few > many ? -Infinity : logFactorial(many) - logFactorial(few) - logFactorial(many - few);

const logFactorials = [0];

/** Exact sums up to a thousand, then Stirling's series, which errs by less than 10⁻¹² there. */
function logFactorial(n: number): number {
  if (n > 1_000)
    return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + 1 / (12 * n) - 1 / (360 * n ** 3);
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}
