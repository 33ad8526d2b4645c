import type { AddressInfo } from "node:net";
import { apiDocument } from "../testing/api-document";
import { call } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { listening, type RawClient, rawClient, stopInTime, until } from "../testing/raw-client";
import { type Person, startTestServer, type TestServer, useTestServer } from "../testing/test-server";

const server = useTestServer();
let address: AddressInfo;
let admin: Person;
let routes: { method: string; path: string; kind: "multipart" | "json" | "stream" | "bytes" }[];

beforeAll(async () => {
  address = await listening(server);
  admin = await server.person({ teams: ["admin"] });
  routes = await routesOf(server);
});

type Described = { requestBody?: { content: object }; responses?: Record<string, { content?: object }> };

/**
 * Every route that may take a body or sends a stream or bytes, as the API's own document lists them.
 * It does not say which take a form: those that change something and take no JSON are all tried with one.
 */
async function routesOf(of: TestServer): Promise<typeof routes> {
  const { paths } = await apiDocument<{ paths: Record<string, Record<string, Described>> }>(of);
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { requestBody, responses }]) => {
      const sent = Object.keys(requestBody?.content ?? {});
      const answered = Object.values(responses ?? {}).flatMap(({ content }) => Object.keys(content ?? {}));
      const kind = kindOf(verb, sent, answered);
      // Ends the session that the others are tried with.
      if (path === "/api/logout") return [];
      return kind === undefined
        ? []
        : [{ method: verb.toUpperCase(), path: path.replace(/\{\w+\}/g, "1"), kind }];
    }),
  );
}

function kindOf(verb: string, sent: string[], answered: string[]) {
  if (sent.length > 0) return "json" as const;
  if (["post", "put", "patch"].includes(verb)) return "multipart" as const;
  if (answered.includes("text/event-stream")) return "stream" as const;
  return answered.some((type) => type.startsWith("image/")) ? ("bytes" as const) : undefined;
}

const form = formWithFile(Buffer.concat([smallPng, Buffer.alloc(100_000)]));
const wrongBoundary = { "content-type": "multipart/form-data; boundary=another" };
const noBoundary = { "content-type": "multipart/form-data" };

type Sent = { headers: Record<string, string>; body: Buffer | string };
const whole = (headers: Record<string, string>, body: Buffer | string): Sent => ({
  headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
  body,
});
const cut = ({ headers, body }: Sent): Sent => ({ headers, body: body.slice(0, body.length / 2) });

const bodies: Record<string, Sent[]> = {
  multipart: [
    cut(whole(form.headers, form.body)),
    whole(form.headers, form.body.subarray(0, 5_000)),
    whole(wrongBoundary, form.body),
    whole(noBoundary, form.body),
    whole(form.headers, ""),
    whole(form.headers, form.body.toString("latin1").replace('name="file"', 'name="__proto__"')),
    {
      headers: { ...form.headers, "transfer-encoding": "chunked" },
      body: "ffff\r\n------coulisses\r\nContent",
    },
    { headers: { ...form.headers, "transfer-encoding": "chunked" }, body: "zz\r\n" },
  ],
  json: [
    cut(whole({ "content-type": "application/json" }, JSON.stringify({ name: "x".repeat(5_000) }))),
    { headers: { "content-type": "application/json", "transfer-encoding": "chunked" }, body: '5\r\n{"a":' },
    { headers: { "content-type": "application/json", "transfer-encoding": "chunked" }, body: "-5\r\n" },
  ],
  stream: [{ headers: {}, body: "" }],
  bytes: [{ headers: {}, body: "" }],
};

const leave: Record<string, (client: RawClient) => void> = {
  stalls: ({ socket }) => socket.pause(),
  resets: ({ socket }) => socket.resetAndDestroy(),
  disappears: ({ socket }) => socket.destroy(),
  "sends no more": ({ socket }) => socket.end(),
};

it("All that uploads and streams is tried", () => {
  const of = (kind: string) =>
    routes.filter((route) => route.kind === kind).map(({ method, path }) => `${method} ${path}`);
  const forms = [
    "/api/signages/1/image",
    "/api/statistics/editions/1/import",
    "/api/users/me/profile-picture",
  ];
  expect(of("multipart")).toEqual(expect.arrayContaining(forms.map((path) => `POST ${path}`)));
  expect(of("stream")).toEqual(["GET /api/live-notifications"]);
  expect(of("json")).toContain("POST /api/logistic/inventory");
  expect(of("json").length).toBeGreaterThan(30);
});

describe.each(Object.keys(leave))("A client that %s", (manner) => {
  it("ends no server, whatever it was sending", async () => {
    const clients: RawClient[] = [];
    for (const { method, path, kind } of routes) {
      for (const { headers, body } of bodies[kind] ?? []) {
        const client = await rawClient(address, { method, path, token: admin.accessToken, headers }, body);
        // Half of them leave while their call is under way.
        if (clients.length % 2 === 0) await new Promise((done) => setTimeout(done, 5));
        leave[manner]?.(client);
        clients.push(client);
      }
    }
    await new Promise((done) => setTimeout(done, 300));
    expect((await call(server, "GET", "/health")).status).toBe(200);
    for (const { socket } of clients) socket.destroy();
    await until(() => server.services.liveHub.openOf(admin.id) === 0);
  });
});

it("What is wrong in a form is refused, and nothing else breaks", async () => {
  const answers: string[] = [];
  for (const { method, path } of routes.filter(({ kind }) => kind === "multipart")) {
    for (const { headers, body } of bodies.multipart?.slice(1) ?? []) {
      const client = await rawClient(address, { method, path, token: admin.accessToken, headers }, body);
      client.socket.end();
      await until(() => client.isClosed());
      answers.push(client.answered().slice(9, 12));
    }
  }
  expect(answers).toContain("400");
  expect(answers.filter((status) => status.startsWith("5"))).toEqual([]);
});

it("The server stops within seconds although uploads and answers are stuck", async () => {
  const stopping = await startTestServer();
  const place = await listening(stopping);
  const { accessToken: token } = await stopping.person({ teams: ["admin"] });
  for (const { headers, body } of [bodies.multipart?.[0], bodies.json?.[0]].flatMap((sent) => sent ?? [])) {
    await rawClient(place, { method: "POST", path: "/api/users/me/profile-picture", token, headers }, body);
    await rawClient(place, { method: "POST", path: "/api/logistic/inventory", token, headers }, body);
  }
  const deaf = await rawClient(place, { method: "GET", path: "/api/openapi.json", token });
  deaf.socket.pause();
  for (let asked = 0; asked < 100; asked++)
    deaf.socket.write(`GET /api/openapi.json HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((done) => setTimeout(done, 500));
  await stopInTime(stopping);
  deaf.socket.destroy();
});
