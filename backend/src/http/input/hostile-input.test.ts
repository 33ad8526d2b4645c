import { apiDocument } from "../../testing/api-document";
import { call } from "../../testing/calls";
import { hostileWords, plausible, type Schema, spoiled } from "../../testing/hostile-input";
import { startTestServer, type TestServer } from "../../testing/test-server";

type Parameter = { in: string; name: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>> };
type Route = Operation & { method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE"; path: string };

let server: TestServer;
let routes: Route[];
let token: string;

/** They end the session that calls, never end, or answer 503 on purpose. */
const leftOut = /live-notifications|logout|refresh|sessions|ready/;

beforeAll(async () => {
  server = await startTestServer();
  const { paths } = await apiDocument<Document>(server);
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as Route["method"],
      path: path.replace(/^\/api/, ""),
    })),
  );
  routes = routes.filter(({ path }) => !leftOut.test(path));
});
afterAll(() => server.close());

async function logIn(): Promise<void> {
  token = (await server.person({ teams: ["admin", "benevole", "hard", "humain", "matos", "signa"] }))
    .accessToken;
}
beforeEach(logIn);

const failures: string[] = [];
async function send(method: Route["method"], path: string, body?: string): Promise<void> {
  const answer = await call(server, method, path, {
    token,
    ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
  });
  if (answer.status >= 500) failures.push(`${method} ${path} ${(body ?? "").slice(0, 200)}: ${answer.body}`);
  if (answer.status === 401) await logIn();
}

const filled = (path: string, value: string) => path.replace(/\{[^}]+\}/g, encodeURIComponent(value));
const encodable = hostileWords.filter((word) => !/[\ud800-\udfff]/.test(word));

describe("Nothing that a client sends causes a 500:", () => {
  afterEach(() => {
    expect(failures.splice(0)).toEqual([]);
    expect({}).not.toHaveProperty("polluted");
  });

  it("no word in a path", async () => {
    for (const route of routes.filter(({ path }) => path.includes("{"))) {
      for (const word of encodable)
        await send(route.method, filled(route.path, word), route.method === "GET" ? undefined : "{}");
      for (const raw of ["%00", "%ED%A0%80", "%2F", "..%2f..", "%25"]) {
        await send(
          route.method,
          route.path.replace(/\{[^}]+\}/g, raw),
          route.method === "GET" ? undefined : "{}",
        );
      }
    }
  });

  it("no word in a query", async () => {
    for (const route of routes.filter(({ method }) => method === "GET")) {
      const names = (route.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);
      for (const word of encodable) {
        const value = encodeURIComponent(word);
        const query = [...names, "constructor", "__proto__", "unknown"]
          .map((name) => `${name}=${value}`)
          .join("&");
        await send(route.method, `${filled(route.path, "1")}?${query}`);
        for (const name of names)
          await send(route.method, `${filled(route.path, "1")}?${name}=${value}&${name}=${value}`);
      }
      for (const raw of [
        "%00=1",
        "a=%00",
        "__proto__[a]=1",
        "constructor[prototype][a]=1",
        "%ED%A0%80=%ED%A0%80",
      ]) {
        await send(route.method, `${filled(route.path, "1")}?${raw}`);
      }
    }
  });

  it("no value in a body, wherever it stands", async () => {
    for (const route of routes) {
      const schema = route.requestBody?.content["application/json"]?.schema;
      if (schema === undefined) continue;
      let left = 200;
      for (const body of spoiled(plausible(schema))) {
        if (left-- === 0) break;
        await send(route.method, filled(route.path, "1"), JSON.stringify(body));
      }
    }
  }, 600_000);
});

describe("Bodies", () => {
  const patch = (body: string) =>
    call(server, "PATCH", "/users/me", { token, body, headers: { "content-type": "application/json" } });

  it.each([33, 1_000, 60_000])("%i levels deep are refused", async (levels) => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const size = open.length + close.length;
      const depth = Math.min(levels, Math.floor(190_000 / size));
      const answer = await patch(`{"nickname":${open.repeat(depth)}1${close.repeat(depth)}}`);
      expect([answer.status, answer.message]).toEqual([400, "Le contenu envoyé a trop de niveaux"]);
    }
  });

  it.each(["constructor", "toString", "hasOwnProperty", "valueOf"])(
    "named %s are configuration as any other",
    async (key) => {
      const saved = await call(server, "POST", `/configuration/${key}`, { token, body: { value: { a: 1 } } });
      expect([saved.status, saved.json()]).toEqual([201, expect.objectContaining({ key, value: { a: 1 } })]);
      expect((await call(server, "GET", `/configuration/${key}`, { token })).status).toBe(200);
      expect((await call(server, "GET", `/configuration/${key}`)).status).toBe(401);
    },
  );
});
