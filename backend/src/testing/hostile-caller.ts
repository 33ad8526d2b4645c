import { apiDocument } from "./api-document";
import { call } from "./calls";
import type { Schema } from "./hostile-input";
import { useTestServer } from "./test-server";

type Parameter = { in: string; name: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>> };
/** A route in the API's document, without `/api`. */
export type Route = {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: string;
  query: Parameter[];
  body: Schema | undefined;
};

/** Left out: they end the caller's session, never end, or answer 503 on purpose. */
const leftOut = /live-notifications|logout|refresh|sessions|ready/;

/** An administrator who calls all routes of a server of their own; a test in which one answers 500 fails. */
export function hostileCaller() {
  const server = useTestServer();
  let routes: Route[];
  let token: string;
  const failures: string[] = [];

  async function logIn(): Promise<void> {
    const person = await server.person({ teams: ["admin", "benevole", "hard", "humain", "matos", "signa"] });
    token = person.accessToken;
  }
  beforeAll(async () => {
    routes = routesOf((await apiDocument<Document>(server)).paths);
  });
  beforeEach(logIn);
  afterEach(() => {
    expect(failures.splice(0)).toEqual([]);
  });

  return {
    routes: () => routes,
    server: () => server,
    token: () => token,
    async send({ method }: Route, path: string, body = method === "GET" ? undefined : "{}"): Promise<void> {
      const answer = await call(server, method, path, {
        token,
        ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
      });
      if (answer.status >= 500)
        failures.push(`${method} ${path} ${(body ?? "").slice(0, 200)}: ${answer.body}`);
      if (answer.status === 401) await logIn();
    },
  };
}

/** A path with this value for all its parameters; `raw` when it is encoded already. */
export const filled = (path: string, value: string, { raw = false } = {}) =>
  path.replace(/\{[^}]+\}/g, raw ? value : encodeURIComponent(value));

function routesOf(paths: Document["paths"]): Route[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as Route["method"],
        path: path.replace(/^\/api/, ""),
        query: parameters.filter((one) => one.in === "query"),
        body: requestBody?.content["application/json"]?.schema,
      })),
    )
    .filter(({ path }) => !leftOut.test(path));
}
