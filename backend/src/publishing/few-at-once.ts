import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error";
import { takesItsTime } from "../http/limits/deadline";

/** Commands that run at once; each takes a process. */
const MOST = 2;
/** Seconds. */
const SOON = 5;

/** Makes a function that runs a command beside a few others at most; a further call is refused (429, with `Retry-After`). */
export function fewAtOnce() {
  let running = 0;
  return async <Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= MOST)
      throw new HttpError(429, "D'autres publications sont en cours, réessaie bientôt", SOON);
    running += 1;
    takesItsTime(request);
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
