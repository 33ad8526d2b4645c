import type { FastifyInstance } from "fastify";
import type { ErrorBody } from "@coulisses/shared-domain/contract/error";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";

export type Answer = {
  status: number;
  text: string;
  headers: Record<string, unknown>;
  json<T>(): T;
  /** The answered sheet; throws the refusal's text when there is none. */
  sheet(): FestivalActivity;
  /** The refusal's French text. */
  message(): string;
};

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
export type Caller = Record<"get" | "post" | "patch" | "delete", Send>;

/** Calls the server as the holder of this token; without, as nobody. */
export function callerOf(app: FastifyInstance, token?: string): Caller {
  const send =
    (method: "GET" | "POST" | "PATCH" | "DELETE"): Send =>
    async (path, body, headers = {}) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return answerOf(answer.statusCode, answer.body, answer.headers);
    };
  return { get: send("GET"), post: send("POST"), patch: send("PATCH"), delete: send("DELETE") };
}

function answerOf(status: number, text: string, headers: Record<string, unknown>): Answer {
  const json = <T>() => JSON.parse(text) as T;
  return {
    status,
    text,
    headers,
    json,
    sheet() {
      if (status >= 300) throw new Error(`${status}: ${text}`);
      return json<FestivalActivity>();
    },
    message: () => json<ErrorBody>().message,
  };
}
