import type { Call } from "@coulisses/shared-domain/contract/call";
import * as z from "zod";

/** Other headers pass. */
const keyHeader = z.looseObject({
  "idempotency-key": z
    .uuid("L'en-tête Idempotency-Key doit être un UUID")
    .describe("Un UUID par geste : le même geste envoyé deux fois ne déplace l'argent qu'une fois"),
});

type SchemaOf<C extends Call> = {
  summary: string;
  tags: string[];
  response: C["answers"];
} & (C extends { params: infer Params } ? { params: Params } : unknown) &
  (C extends { query: infer Query } ? { querystring: Query } : unknown) &
  (C extends { body: infer Body } ? { body: Body } : unknown);

/** The route options of a call of the contract: `app.route({ ...routeOf(call, tag), config, handler })`. */
export function routeOf<const C extends Call>(call: C, tag: string) {
  const { method, path, summary, params, query, body, movesMoney, sendsFile, answers } = call;
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
      ...(movesMoney && { headers: keyHeader }),
      ...(sendsFile && { consumes: ["multipart/form-data"] }),
    } as unknown as SchemaOf<C>,
  };
}
