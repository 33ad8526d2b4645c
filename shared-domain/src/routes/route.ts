/**
 * Where one call of the API is: data alone, which a browser may load. What it takes and answers stands beside it in
 * `contract`, with zod.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, a parameter as `:id`. */
  path: `/${string}`;
  /** Needs the header `Idempotency-Key`, a uuid for each gesture, so that a gesture sent twice moves money once. */
  movesMoney?: true;
  /** A file in the field `file` of a multipart body. */
  sendsFile?: true;
};

/** The routes of one area, by the name of their call. */
export type Routes = Record<string, Route>;
