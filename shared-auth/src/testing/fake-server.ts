import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

/** Answers of the API, by path without `/api/`. */
export const api = (path: string) => `*/api/${path}`;

/** A refusal as the API answers it; `fields` says which fields it is about. */
export const refusal = (status: number, message: string, fields?: FieldProblems) =>
  HttpResponse.json({ statusCode: status, error: "Refus", message, ...(fields && { fields }) }, { status });

/** A server for one test file: unknown calls fail the test. */
export function fakeServer(...handlers: Parameters<typeof setupServer>) {
  const server = setupServer(...handlers);
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

export { http, HttpResponse };
