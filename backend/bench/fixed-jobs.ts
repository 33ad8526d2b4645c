import type {
  ProblemPerson,
  ProblemSlot,
  ProposalProblem,
  Span,
} from "@coulisses/shared-domain/proposal/problem";
import { seededRandom } from "@coulisses/shared-domain/proposal/random";
import { parisInstant } from "@coulisses/shared-domain/time/paris";

const MINUTE = 60_000;
const START = parisInstant("2027-05-12", 0).getTime();

const DAY = 1440;

/** Jobs with a start and an end (minutes), and for each person the ranks of those that they can do. */
export type FixedJobs = { jobs: readonly Span[]; able: readonly (readonly number[])[] };

const numbers = (line: string | undefined) => (line?.match(/\d+/g) ?? []).map(Number);

/**
 * An instance of the public benchmark of fixed jobs and qualified people (SMPTSP; Krishnamoorthy, Ernst, Baatar 2012),
 * as its text files have it: `Jobs = n`, n lines `start end`, `Qualifications = w`, w lines `count: job …`. Throws
 * when a line is missing.
 */
export function readFixedJobs(text: string): FixedJobs {
  const lines = text.split(/\r?\n/);
  const after = (title: string) => {
    const at = lines.findIndex((line) => line.startsWith(`${title} =`));
    const [count = 0] = numbers(lines[at]);
    const own = lines.slice(at + 1, at + 1 + count);
    if (at < 0 || own.length < count) throw new Error(`Not an instance of fixed jobs: ${title}`);
    return own;
  };
  return {
    jobs: after("Jobs").map((line): Span => {
      const [start = 0, end = 0] = numbers(line);
      return [start, end];
    }),
    able: after("Qualifications").map((line) => numbers(line).slice(1)),
  };
}

/**
 * An instance of the same shape that can be filled: everybody's day (1,440 minutes) is cut into jobs that follow each
 * other with short breaks, so that nine tenths of it are work; each person can also do a share of the others' jobs.
 */
export function drawnFixedJobs({
  people,
  jobs,
  share = 0.33,
  step = 1,
  seed = 1,
}: {
  people: number;
  jobs: number;
  share?: number;
  /** Minutes: all starts and ends are multiples of it. */
  step?: number;
  seed?: number;
}): FixedJobs {
  const random = seededRandom(seed);
  const drawn: { job: Span; own: number }[] = [];
  for (let person = 0; person < people; person += 1) {
    const count = Math.floor((jobs * (person + 1)) / people) - Math.floor((jobs * person) / people);
    const weights = Array.from({ length: count }, () => 0.5 + random.next());
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let from = 0;
    for (const weight of weights) {
      const room = (DAY * weight) / sum;
      const onStep = (minutes: number) => step * Math.floor(minutes / step);
      const length = Math.max(step, onStep(room * (0.85 + 0.1 * random.next())));
      const start = onStep(from + random.next() * Math.max(0, room - length));
      drawn.push({ job: [start, start + length], own: person });
      from += room;
    }
  }
  drawn.sort((a, b) => a.job[0] - b.job[0] || a.job[1] - b.job[1]);
  return {
    jobs: drawn.map(({ job }) => job),
    able: Array.from({ length: people }, (_, person) =>
      drawn.flatMap(({ own }, rank) => (own === person || random.chance(share) ? [rank] : [])),
    ),
  };
}

/** As a proposal: each job is a slot for one person, of a team of those who can do it. */
export function proposalOfFixedJobs(
  { jobs, able }: FixedJobs,
  wishes: "none" | "all" = "none",
): ProposalProblem {
  const weight = wishes === "none" ? 0 : 5;
  const random = seededRandom(1);
  return {
    seed: 1,
    slots: jobs.map(([start, end], rank): ProblemSlot => ({
      key: `job ${String(rank)}`,
      taskId: rank,
      span: [START + start * MINUTE, START + end * MINUTE],
      category: null,
      topPriority: false,
      demands: [{ team: `job ${String(rank)}`, demand: 1 }],
    })),
    people: able.map((own, rank): ProblemPerson => ({
      id: rank + 1,
      teams: own.map((job) => `job ${String(job)}`),
      charisma: 0,
      preference: "NO_PREF",
      availabilities: [[START, START + 2 * DAY * MINUTE]],
      breaks: [],
      rest: wishes === "none" ? {} : { minimumRest: 0, nightsInARow: 3 },
      friendIds: wishes === "none" ? [] : [random.integer(1, able.length)],
    })),
    today: [],
    weights: { priority: 0, friends: weight, preference: weight, fairness: weight, stability: 0 },
  };
}
