import type { Call } from "@coulisses/shared-domain/contract/call";

type SchemaOf<C extends Call> = {
  summary: string;
  tags: string[];
  response: C["answers"];
} & (C extends { params: infer Params } ? { params: Params } : unknown) &
  (C extends { query: infer Query } ? { querystring: Query } : unknown) &
  (C extends { body: infer Body } ? { body: Body } : unknown);

/** A call of the contract as the framework takes it: `app.route({ ...routeOf(call, tag), config, handler })`. */
export function routeOf<const C extends Call>(call: C, tag: string) {
  const { method, path, summary, params, query, body, sendsFile, answers } = call;
  return {
    method: method as C["method"],
    url: path,
    schema: {
      summary,
      tags: [tag],
      response: answers,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(sendsFile && { consumes: ["multipart/form-data"] }),
    } as unknown as SchemaOf<C>,
  };
}
