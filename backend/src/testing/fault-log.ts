import type { FastifyBaseLogger } from "fastify";

const silent = () => undefined;

/** Prints why a call failed, which its answer does not: a failure on a busy machine may not happen again. */
export const faultLog: FastifyBaseLogger = {
  level: "error",
  child: () => faultLog,
  error: say,
  fatal: say,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  silent,
};

function say(what: unknown): void {
  const { err } = what as { err?: Error };
  if (err)
    process.stderr.write(`${err.stack ?? err.message}\n${err.cause ? `  ${String(err.cause)}\n` : ""}`);
}
