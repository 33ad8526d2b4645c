import type { CheckState } from "@coulisses/shared-domain/contract/health";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

type Readiness = { database: CheckState; site: CheckState; server: CheckState };

/** Milliseconds to wait for the database. */
const patienceMs = 1_500;

/** Checks everything needed to serve people; concurrent calls share the answer. */
export function readinessOf(app: FastifyInstance): () => Promise<Readiness> {
  let running: Promise<Readiness> | undefined;
  let databaseProblem: string | undefined;

  async function database(): Promise<CheckState> {
    const problem = await inTime(app.services.db.execute(sql`select 1`));
    // The driver's message contains host names: it is logged, once, and not sent to the client.
    if (problem !== undefined && problem !== databaseProblem)
      app.log.error({ check: "database", problem }, "not ready");
    databaseProblem = problem;
    return problem === undefined ? "ok" : "failing";
  }

  async function look(): Promise<Readiness> {
    const [databaseState, site] = await Promise.all([database(), app.site.state()]);
    return { database: databaseState, site, server: app.isLeaving() ? "failing" : "ok" };
  }

  return () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function inTime(answer: Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("no answer"), patienceMs);
  });
  const outcome = await Promise.race([answer.then(() => undefined, reasonOf), late]);
  clearTimeout(timer);
  return outcome;
}

/** drizzle's error quotes the query; the driver's own message is its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message: string };
  return cause?.message ?? message;
}
