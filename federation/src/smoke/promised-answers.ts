import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sample } from "openapi-sampler";
import * as z from "zod";

/** A call of the contract, as far as an answer to it can be made. */
type PromisedCall = { method: string; path: string; answers: Record<string, z.ZodType> };

/** A call with an example of what it answers; no `body` for a 204. */
export type PromisedAnswer = { method: string; path: RegExp; status: number; body: unknown };

const AWAY = 503;
const CONTRACT_MODULE = "@coulisses/shared-domain/contract/all-calls";

/**
 * An example of each answer that the contract promises, from the schemas of the contract that the code in
 * `folder` finds; undefined where none is in reach, as beside a bare build.
 */
export async function promisedAnswers(folder: string): Promise<PromisedAnswer[] | undefined> {
  let file: string;
  try {
    file = createRequire(path.join(folder, "from")).resolve(CONTRACT_MODULE);
  } catch {
    return undefined;
  }
  const { allCalls } = (await import(pathToFileURL(file).href)) as { allCalls: readonly PromisedCall[] };
  // The router's order: a fixed address before one with parameters.
  const parameters = ({ path: route }: PromisedCall) => route.split(":").length;
  return allCalls
    .toSorted((one, other) => parameters(one) - parameters(other))
    .flatMap((call) => answerOf(call) ?? []);
}

/** A call whose example its own schema refuses is answered as by a server that is away. */
function answerOf({ method, path: route, answers }: PromisedCall): PromisedAnswer | undefined {
  const [status, schema] = Object.entries(answers)[0] ?? [];
  if (!status || !schema) return undefined;
  const answer = { method, path: patternOf(route), status: Number(status) };
  if (status === "204") return { ...answer, body: undefined };
  const body = exampleOf(schema);
  return schema.safeParse(body).success ? { ...answer, body } : { ...answer, status: AWAY, body: {} };
}

function patternOf(route: string): RegExp {
  return new RegExp(`^/api${route.replace(/:\w+/g, "[^/]+")}$`);
}

function exampleOf(schema: z.ZodType): unknown {
  // As it travels: an instant is read from its text.
  const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  const whole = JSON.parse(JSON.stringify(json), (_key, node: unknown) => withAllKeys(node)) as Schema;
  return inOrderOfTime(sample(whole, {}, whole));
}

type Schema = Parameters<typeof sample>[0] & object;
type JsonSchema = { propertyNames?: { enum?: string[] }; additionalProperties?: unknown };

/** A record whose keys are a fixed set, as an object that has them all. */
function withAllKeys(node: unknown): unknown {
  const { propertyNames, additionalProperties } = (node ?? {}) as JsonSchema;
  const keys = propertyNames?.enum;
  if (!keys || !additionalProperties) return node;
  return { type: "object", properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) };
}

const HOUR_MS = 3_600_000;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Each instant of an example an hour after the one before it: a period ends after it began. */
function inOrderOfTime(example: unknown): unknown {
  let now = Date.now();
  return JSON.parse(JSON.stringify(example), (_key, value: unknown) => {
    if (typeof value !== "string" || !INSTANT.test(value)) return value;
    now += HOUR_MS;
    return new Date(now).toISOString();
  });
}
