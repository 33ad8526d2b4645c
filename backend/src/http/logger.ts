import type { LoggerOptions } from "pino";

/** One JSON line an event; no token, password or cookie is ever written. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: ["req.headers.authorization", "req.headers.cookie", "res.headers['set-cookie']"],
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        // A reset link carries its token in the path, an invitation in the query.
        url: url.replace(/^\/reset\/[^?]+/, "/reset/…").replace(/([?&]token=)[^&]*/g, "$1…"),
      }),
      err: errorFields,
    },
  };
}

/** A query that failed quotes its parameters in its message: only its code and its stack are kept. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const message = error.message.replace(/\nparams: [\s\S]*$/, "");
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, message),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}
