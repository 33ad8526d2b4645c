import type * as z from "zod";
import type { Route, Routes } from "../routes/route";

/** The French summary, the input schemas and the answers of a call. */
type Schemas = {
  /** French, for the API's documentation. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** By status; the only success comes first. `noContent` for 204. */
  answers: { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodType };
};

/**
 * One call of the API, said once: the backend makes its route and its OpenAPI of it, the fake servers of the tests
 * check requests and answers with it. Screens load its route and import types of the rest, so that no schema reaches
 * the browser.
 */
export type Call = Route & Schemas;

/** The calls of one area, by name. */
export type Calls = Record<string, Call>;

/** Joins the routes of an area with their schemas; each call keeps both types. */
export function withSchemas<const Area extends Routes, const Said extends Record<keyof Area, Schemas>>(
  routes: Area,
  schemas: Said,
): { [Name in keyof Area & keyof Said]: Area[Name] & Said[Name] } {
  const calls = Object.entries(schemas as Record<string, Schemas>).map(([name, said]) => [
    name,
    { ...routes[name], ...said },
  ]);
  return Object.fromEntries(calls) as { [Name in keyof Area & keyof Said]: Area[Name] & Said[Name] };
}

/** The path parameters of a call; undefined without any. */
export type ParamsOf<C extends Call> = C extends { params: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** The body of a call; undefined without one. */
export type BodyOf<C extends Call> = C extends { body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** The body of a call's success. */
export type AnswerOf<C extends Call> = z.output<C["answers"][keyof C["answers"]] & z.ZodType>;

/** The query of a call, undefined without one. */
export type QueryOf<C extends Call> = C extends { query: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** The body of a call as a screen writes it, before its schema completes it; undefined without one. */
export type WrittenBodyOf<C extends Call> = C extends { body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** Fails to compile when a schema and the entity of the domain that it describes differ. */
export const describesEntity =
  <Entity>() =>
  <Schema extends z.ZodType<Entity>>(schema: Entity extends z.output<Schema> ? Schema : never): Schema =>
    schema;
