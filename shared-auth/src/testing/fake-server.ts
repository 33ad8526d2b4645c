import { statusOfKind } from "@coulisses/shared-domain/contract/error";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { setupServer } from "msw/node";
import { faultOfAnswer, faultOfRequest } from "./contract-check";
import { answersLate } from "./late-answers";

/** The address pattern of a call, by its path without `/api/`. */
export const api = (path: string) => `*/api/${path}`;

/** A refusal as the API answers it; `fields` are the fields it is about. */
export const refusal = (status: number, message: string, fields?: FieldProblems) =>
  HttpResponse.json({ statusCode: status, error: "Refus", message, ...(fields && { fields }) }, { status });

/** The answer of a rule: its value, 204 without one, or its refusal as the true server words it. */
export async function answer(rule: () => unknown, status = 200): Promise<Response> {
  try {
    const body = await rule();
    if (body instanceof Response) return body;
    if (body === undefined) return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(body as JsonBodyType, { status });
  } catch (error) {
    if (error instanceof FestivalError) return refusal(statusOfKind[error.kind], error.message, error.fields);
    throw error;
  }
}

/** The answer to a read; `rule` receives the search parameters. */
export const read = (path: string, rule: (search: URLSearchParams) => unknown) =>
  http.get(api(path), ({ request }) => answer(() => rule(new URL(request.url).searchParams)));

/** The errors of a test's calls against the contract, once the calls have ended. */
export function contractFaults({ events }: Pick<ReturnType<typeof setupServer>, "events">) {
  let checks: Promise<string | undefined>[] = [];

  async function check({ method, url }: Request, fault: Promise<string | undefined>) {
    const found = await fault.catch((error: unknown) => `can't be read: ${String(error)}`);
    return found && `${method} ${new URL(url).pathname} ${found}`;
  }
  events.on("request:start", ({ request }) => {
    checks.push(check(request, faultOfRequest(request.clone())));
  });
  events.on("response:mocked", ({ request, response }) => {
    checks.push(check(request, faultOfAnswer(request, response.clone())));
  });

  return async (): Promise<string[]> => {
    const ended = checks;
    checks = [];
    return (await Promise.all(ended)).filter((fault) => fault !== undefined);
  };
}

/** A server for one test file of code that carries any calls: it does not check the contract. */
export function looseServer(...handlers: Parameters<typeof setupServer>) {
  const server = answersLate(setupServer(...handlers));
  beforeAll(() => {
    server.listen({ onUnhandledRequest: "error" });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}

/**
 * A server for one test file. A call that the API does not have, or whose path, query or body the contract
 * refuses, fails the test; so does an answer that differs from the contract. Unknown keys are refused in
 * both.
 */
export function fakeServer(...handlers: Parameters<typeof setupServer>) {
  const server = looseServer(...handlers);
  const faults = contractFaults(server);
  afterEach(async () => {
    expect(await faults()).toEqual([]);
  });
  return server;
}

export { http, HttpResponse };
