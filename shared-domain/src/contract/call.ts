import type * as z from "zod";

/**
 * One call of the API, said once: the backend makes its route and its OpenAPI of it, the fake servers of the tests
 * check requests and answers with it. Screens import types only, so that no schema reaches the browser.
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, a parameter as `:id`. */
  path: `/${string}`;
  /** French, for the document of the API. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Needs the header `Idempotency-Key`, a uuid for each gesture, so that a gesture sent twice moves money once. */
  movesMoney?: true;
  /** A file in the field `file` of a multipart body. */
  sendsFile?: true;
  /** By status, the only one of success first; `noContent` for 204. */
  answers: { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodType };
};

/** The calls of one area, by name; each keeps the type of its schemas. */
export type Calls = Record<string, Call>;

/** What a call takes and answers, as TypeScript sees it. */
export type ParamsOf<C extends Call> = C extends { params: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** The body of a call; undefined without one. */
export type BodyOf<C extends Call> = C extends { body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** What a call answers when it succeeds. */
export type AnswerOf<C extends Call> = z.output<C["answers"][keyof C["answers"]] & z.ZodType>;

/** Fails to compile when a schema and the entity of the domain that it describes differ. */
export const describes =
  <Entity>() =>
  <Schema extends z.ZodType<Entity>>(schema: Entity extends z.output<Schema> ? Schema : never): Schema =>
    schema;
