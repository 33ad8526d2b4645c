import { areas } from "@coulisses/shared-domain/contract/all-calls";
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from "@coulisses/shared-domain/contract/call";
import type { FieldProblems } from "@coulisses/shared-domain/field-problems";
import { http, HttpResponse, type RequestHandler } from "msw";
import { answer, api, refusal } from "./fake-server";

/** A call as the server reads it: the parameters of its path by their names, its query and its body; `version` of `If-Match`. */
type Asked<C extends Call> = (ParamsOf<C> extends object ? ParamsOf<C> : unknown) &
  ([QueryOf<C>] extends [undefined] ? unknown : { query: QueryOf<C> }) &
  ([BodyOf<C>] extends [undefined] ? unknown : { body: BodyOf<C> }) & {
    request: Request;
    version: number | undefined;
  };
type Answered<Value> = (Value extends null ? undefined : Value) | Response;
type Rule<C extends Call> = (asked: Asked<C>) => Answered<AnswerOf<C>> | Promise<Answered<AnswerOf<C>>>;
type Areas = typeof areas;

/** Rules by area and call, typed by the contract: what each answers, or refuses by throwing as the festival's rules do. */
export type Answers = {
  [Area in keyof Areas]?: {
    [Name in keyof Areas[Area]]?: Areas[Area][Name] extends Call ? Rule<Areas[Area][Name]> : never;
  };
};

/**
 * Handlers of a fake server. A text is sent as it is, anything else as JSON, without what the contract does not
 * promise: a rule may answer with rows that know more. `Response` says headers of its own.
 *
 *     answersTo({ charismaPeriod: { list: () => periods, remove: ({ id }) => … } })
 */
export function answersTo(answers: Answers): RequestHandler[] {
  return (
    Object.entries(answers)
      .flatMap(([area, rules]) => {
        const calls: Record<string, Call> = areas[area as keyof Areas];
        return Object.entries(rules ?? {}).map(([name, rule]) => ({
          call: calls[name],
          rule: rule as Decide,
        }));
      })
      .filter((one): one is { call: Call; rule: Decide } => one.call !== undefined)
      // Whole words first: `/users/volunteers` is not the user of an id.
      .sort((a, b) => Number(a.call.path.includes(":")) - Number(b.call.path.includes(":")))
      .map(({ call, rule }) => handlerOf(call, rule))
  );
}

type Decide = (asked: never) => unknown;
const listen = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** The handler of one call, whose rule answers as those of `answersTo`. */
export function handlerOf(call: Call, rule: Decide, { once = false } = {}): RequestHandler {
  const status = Number(Object.keys(call.answers)[0]);
  return listen[call.method](
    api(call.path.slice(1)),
    ({ request, params }) =>
      answer(async () => {
        const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false;
        const [, version] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
        const answered = await rule({
          ...(reading(call.params, params) as object),
          query: reading(call.query, Object.fromEntries(new URL(request.url).searchParams)),
          body: isJson ? reading(call.body, await request.clone().json()) : undefined,
          version: version === undefined ? undefined : Number(version),
          request,
        } as never);
        if (typeof answered === "string") return HttpResponse.text(answered);
        return answered instanceof Response ? answered : reading(Object.values(call.answers)[0], answered);
      }, status),
    { once },
  );
}

/** A call by its area and its name there, as `friend.list`. */
type CallName = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas];
type More = { fields?: FieldProblems; once?: boolean };
const callsByName = new Map<string, Call>(
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${area}.${name}`, call]),
  ),
);

/**
 * A handler that refuses a call as the API does; `fields` are the fields it is about, `once` lets the next one
 * through.
 */
export function refusing(name: CallName, status: number, message: string, more: More = {}): RequestHandler {
  const call = callsByName.get(name);
  if (!call) throw new Error(`no call ${name}`);
  return handlerOf(call, () => refusal(status, message, more.fields), more);
}

/** The contract's reading of a value; as it is where the contract refuses it, which fails the test elsewhere. */
function reading(schema: Call["body"], value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  return parsed?.success ? parsed.data : value;
}
