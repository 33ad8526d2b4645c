import * as z from "zod";
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

/** 204: nothing to say. */
export const noContent = z.null().describe("Rien à répondre");

type Input = Pick<Schemas, "params" | "query" | "body">;

/** A call that answers this; `summary` is French, for the API's documentation. */
export const answering = <Answer extends z.ZodType, Sent extends Input = object>(
  summary: string,
  answer: Answer,
  sent?: Sent,
) => ({ summary, ...(sent as Sent), answers: { 200: answer } });

/** A call that creates something and answers it. */
export const creating = <Answer extends z.ZodType, Sent extends Input = object>(
  summary: string,
  answer: Answer,
  sent?: Sent,
) => ({ summary, ...(sent as Sent), answers: { 201: answer } });

/** A call that answers nothing once it is done. */
export const done = <Sent extends Input = object>(summary: string, sent?: Sent) => ({
  summary,
  ...(sent as Sent),
  answers: { 204: noContent },
});

/** Calls that change a part of a sheet with a body and answer the whole of it. */
export const editing =
  <Sheet extends z.ZodType>(sheet: Sheet) =>
  <Params extends z.ZodType, Body extends z.ZodType>(summary: string, params: Params, body: Body) => ({
    summary,
    params,
    body,
    answers: { 200: sheet },
  });

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
