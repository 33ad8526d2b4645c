import { sql } from "drizzle-orm";
import type { Services } from "../services";
import { siteProblems } from "../served-site/watched-site";

/** What keeps the server from doing its work; undefined when nothing does. */
type Check = (services: Services) => Promise<string | undefined>;

const checks = {
  database: async ({ db }) => {
    await db.execute(sql`select 1`);
    return undefined;
  },
  site: async ({ environment }) => {
    const problems = await siteProblems(environment.siteDir);
    return problems.length === 0 ? undefined : problems.join("\n");
  },
} satisfies Record<string, Check>;

type Name = keyof typeof checks;
/** Why is for the log: it names machines and folders. */
export type Readiness = Record<Name, "ok" | "failing">;

/** A database that hangs is not waited for. */
const patienceMs = 1_500;

/** Runs every check; whoever asks meanwhile shares the answer. `tell` hears of each problem once. */
export function readinessOf(services: Services, tell: (name: Name, problem: string) => void): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined;
  const told = new Map<Name, string | undefined>();

  async function stateOf(name: Name): Promise<"ok" | "failing"> {
    const problem = await inTime(checks[name](services));
    if (problem !== undefined && problem !== told.get(name)) tell(name, problem);
    told.set(name, problem);
    return problem === undefined ? "ok" : "failing";
  }

  async function look(): Promise<Readiness> {
    const [database, site] = await Promise.all([stateOf("database"), stateOf("site")]);
    return { database, site };
  }

  return () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function inTime(check: Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("no answer"), patienceMs);
  });
  const outcome = await Promise.race([check.catch(reasonOf), late]);
  clearTimeout(timer);
  return outcome;
}

/** A failed query quotes its text: what the driver said is below it. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message: string };
  return cause?.message ?? message;
}
