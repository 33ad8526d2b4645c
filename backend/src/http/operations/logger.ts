import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";

/** One JSON line an event; no token, password, cookie or e-mail address is ever written. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      // The framework may log a request or an answer itself: never with its address or its headers.
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: errorFields,
    },
  };
}

/**
 * The log's fields of an answer: person, route, duration. Only the declared route and ids: paths and queries
 * hold reset links, invitations and search terms.
 */
export function requestFields(request: FastifyRequest, reply: FastifyReply) {
  const { claimed, method, routeOptions } = request;
  const person = request.person as FastifyRequest["person"] | undefined;
  return {
    userId: person?.id ?? claimed?.userId,
    method,
    route: routeOptions.url ?? "none",
    ...idsIn(request.params),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}

function idsIn(params: unknown): { ids?: Record<string, number> } {
  const entries = Object.entries((params ?? {}) as Record<string, unknown>);
  const ids = entries.filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return ids.length === 0 ? {} : { ids: Object.fromEntries(ids) };
}

/** The log's fields of an error: a failed query quotes its parameters, a mail server its addressee. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack?.replace(error.message, "") ?? ""),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}

/**
 * Removes a query's parameters, e-mail addresses, the password of an address and anything as long as a token.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, "")
    .replace(/\/\/[^\s/@]*@/g, "//…@")
    .replace(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, "…@…")
    .replace(/(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g, "…");
}
