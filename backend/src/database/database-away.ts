import { pgErrorCode } from "./driver";

/** Connection lost, resources exhausted, shutdown or timeout; a read-only server; a refused login. */
const awayClasses = ["08", "53", "57", "58", "28", "3D"];
const readOnly = "25006";

const networkCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
];

/** Errors of the drivers without a code. */
const driverWords =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client was closed|Client has encountered a connection error|The connection was in use for too long|PGlite is clos)|Cannot use a pool after calling end/;

/**
 * True when an error means that the database can't be reached or can't work now, rather than that it refuses.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = pgErrorCode(error);
  if (code !== undefined) return code === readOnly || awayClasses.includes(code.slice(0, 2));
  let one = error as { code?: unknown; message?: unknown; cause?: unknown } | null | undefined;
  while (typeof one === "object" && one !== null) {
    if (typeof one.message === "string" && driverWords.test(one.message)) return true;
    if (networkCodes.some((known) => known === one?.code)) return true;
    one = one.cause as typeof one;
  }
  return false;
}
