/**
 * The address of one API call: data alone, which a browser may load. `contract` adds its schemas, with zod.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below `/api`, with parameters as `:id`. */
  path: `/${string}`;
  /** Needs the header `Idempotency-Key`, a uuid for each gesture, so that a gesture sent twice moves money once. */
  movesMoney?: true;
  /** A file in the field `file` of a multipart body. */
  sendsFile?: true;
};

/** The routes of one area, by the name of their call. */
export type Routes = Record<string, Route>;
