import type { ErrorBody } from "@coulisses/shared-domain/contract/error";
import type { InjectOptions } from "fastify";
import type { TestServer } from "./test-server";

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  json<Body>(): Body;
  /** The French text of a refusal. */
  message: string;
};

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Extra = Pick<InjectOptions, "headers" | "cookies" | "remoteAddress">;

/** Calls the API as its browser would; `token` is that of the person who calls. */
export async function call(
  { app }: TestServer,
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
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    json: () => answer.json(),
    get message() {
      return answer.json<ErrorBody>().message;
    },
  };
}
