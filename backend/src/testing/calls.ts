import type { ErrorBody } from "@coulisses/shared-domain/contract/error";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FastifyInstance, InjectOptions } from "fastify";

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  bytes: Buffer;
  json<Body>(): Body;
  /** The French text of a refusal. */
  message: string;
  /** The answered sheet, by default an activity; throws the refusal's text without one. */
  sheet<Sheet = FestivalActivity>(): Sheet;
};

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Extra = Pick<InjectOptions, "headers" | "cookies" | "remoteAddress">;

/** Calls the API as its browser would; `token` is the caller's. */
export async function call(
  { app }: { app: FastifyInstance },
  method: Method,
  path: string,
  { token, body, ...extra }: { token?: string; body?: InjectOptions["payload"] } & Extra = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    ...extra,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...extra.headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { statusCode: status } = answer;
  return {
    status,
    headers: answer.headers,
    body: answer.body,
    bytes: answer.rawPayload,
    json: () => answer.json(),
    get message() {
      return answer.json<ErrorBody>().message;
    },
    sheet() {
      if (status >= 300) throw new Error(`${status}: ${answer.body}`);
      return answer.json();
    },
  };
}

/** Calls as a person: `send("POST", "/friends", lea, { id: 3 })`. */
export const senderOn =
  (server: { app: FastifyInstance }) =>
  (method: Method, path: string, { accessToken: token }: { accessToken: string }, body?: object) =>
    call(server, method, path, { token, ...(body && { body }) });

type Send = (
  path: string,
  body?: InjectOptions["payload"],
  headers?: Record<string, string>,
) => Promise<Answer>;

/** The calls of one person. */
export type Caller = Record<"get" | "post" | "put" | "patch" | "delete", Send>;

/** Calls the API with this token; without, as a visitor. */
export function callerOf(app: FastifyInstance, token?: string): Caller {
  const sender =
    (method: Method): Send =>
    (path, body, headers = {}) =>
      call({ app }, method, path, {
        headers,
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
  return {
    get: sender("GET"),
    post: sender("POST"),
    put: sender("PUT"),
    patch: sender("PATCH"),
    delete: sender("DELETE"),
  };
}
