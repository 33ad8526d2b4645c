import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import type { Call } from "@coulisses/shared-domain/contract/call";

/** Live events are a stream of messages, which no schema of an answer describes. */
const streams = ["/live"];

/** The path of a call of the API, below `/api`; undefined for anything else. */
function apiPath(url: string): string | undefined {
  const [, path] = /\/api(\/.*)$/.exec(new URL(url).pathname) ?? [];
  return path === undefined || streams.some((start) => path.startsWith(start)) ? undefined : path;
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
// Whole words first: `/inventory/storages` is not the inventory of a gear.
const known = [...allCalls]
  .sort((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")))
  .map((call) => ({ call, pattern: pattern(call.path) }));

/** The error of a screen's request against the contract, or undefined. */
export async function faultOfRequest(request: Request): Promise<string | undefined> {
  const path = apiPath(request.url);
  if (path === undefined) return undefined;
  const found = callOf(request.method, path);
  if (!found) return "is no call of the API";
  const { call, params } = found;
  const { searchParams } = new URL(request.url);
  return (
    faultOfKey(call, request) ??
    misfit("path", call.params, params) ??
    misfit("query", call.query, Object.fromEntries(searchParams)) ??
    (await faultOfBody(call, request))
  );
}

/** The error of a fake server's answer against the contract, or undefined; refusals are free. */
export async function faultOfAnswer(request: Request, response: Response): Promise<string | undefined> {
  const path = apiPath(request.url);
  if (path === undefined || !response.ok) return undefined;
  const found = callOf(request.method, path);
  if (!found) return undefined;
  const schema = (found.call.answers as Partial<Record<number, Call["body"]>>)[response.status];
  if (!schema) return `is answered ${String(response.status)}, which the contract does not say`;
  if (!response.headers.get("content-type")?.startsWith("application/json")) return undefined;
  return misfit("answer", schema, await response.json());
}

/** The status of success that the contract gives for a request; 200 for an unknown call. */
export function promisedStatus({ method, url }: Request): number {
  const [, path = ""] = /\/api(\/.*)$/.exec(new URL(url).pathname) ?? [];
  const answers = callOf(method, path)?.call.answers ?? { 200: null };
  return Number(Object.keys(answers)[0]);
}

function callOf(method: string, path: string) {
  for (const { call, pattern } of known) {
    const match = call.method === method ? pattern.exec(path) : null;
    if (match) return { call, params: decoded(match.groups) };
  }
  return undefined;
}

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function faultOfKey({ movesMoney }: Call, { headers }: Request): string | undefined {
  const isKeyed = uuid.test(headers.get("idempotency-key") ?? "");
  return movesMoney && !isKeyed ? "moves money without its key" : undefined;
}

async function faultOfBody({ body, sendsFile }: Call, request: Request): Promise<string | undefined> {
  if (sendsFile) {
    const isFile = request.headers.get("content-type")?.startsWith("multipart/form-data");
    return isFile ? undefined : "has no file in its body";
  }
  const text = await request.text();
  if (body) return misfit("body", body, text === "" ? undefined : JSON.parse(text));
  return text === "" ? undefined : `has a body that the contract does not know: ${text}`;
}

function misfit(part: string, schema: Call["body"], value: unknown): string | undefined {
  const parsed = schema ? schema.safeParse(value) : { success: true as const, data: {} };
  if (!parsed.success) return `has a wrong ${part}: ${parsed.error.message}`;
  const unknown = unknownKey(value, parsed.data);
  return unknown === undefined
    ? undefined
    : `says in its ${part} what the contract does not know: ${unknown}`;
}

/** The first key that a schema dropped. */
function unknownKey(sent: unknown, parsed: unknown): string | undefined {
  if (!isRecord(sent) || !isRecord(parsed)) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in parsed)) return key;
    const below = unknownKey(value, parsed[key]);
    if (below !== undefined) return `${key}.${below}`;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
