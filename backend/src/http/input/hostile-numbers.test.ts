import { call } from "../../testing/calls";
import { filled, hostileCaller } from "../../testing/hostile-caller";
import { plausible } from "../../testing/hostile-input";

const numbers = [
  "0",
  "-1",
  "1.5",
  "999",
  "9999",
  "32768",
  "99999",
  "2147483647",
  "2147483648",
  "4294967296",
  "9007199254740993",
  "9223372036854775807",
  "99999999999999999999",
  "1e21",
  "0x10",
  "١",
];
const days = [
  "0000-01-01",
  "0001-01-01",
  "1582-10-10",
  "1900-02-29",
  "9999-12-31",
  "10000-01-01",
  "-0001-01-01",
];
const instants = [
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "2026-10-25T02:30:00+99:99",
  "2100-01-01T00:00:00+14:00",
];
const values = [...numbers, ...days, ...instants];

const { routes, send, server, token } = hostileCaller();

const asked = (query: readonly [string, unknown][]) =>
  query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");

describe("No number and no date, however large or ancient, causes a 500:", () => {
  it("none in a path", async () => {
    for (const route of routes().filter(({ path }) => path.includes("{"))) {
      const query = asked(route.query.map(({ name, schema }) => [name, plausible(schema)]));
      for (const value of values) await send(route, `${filled(route.path, value)}?${query}`);
    }
  }, 180_000);

  it("none in a query, alone or all at once", async () => {
    for (const route of routes().filter(({ query }) => query.length > 0)) {
      const path = filled(route.path, "1");
      for (const value of values) {
        await send(route, `${path}?${asked(route.query.map(({ name }) => [name, value]))}`);
        for (const { name: wrong } of route.query) {
          const query = route.query.map(({ name, schema }) => [
            name,
            name === wrong ? value : plausible(schema),
          ]) as [string, unknown][];
          await send(route, `${path}?${asked(query)}`);
        }
      }
    }
  }, 180_000);

  it("no period from the first day there is to the last", async () => {
    for (const route of routes().filter(({ query }) => query.length > 1)) {
      for (const [first, last] of [
        ["0001-01-01", "9999-12-31"],
        ["2000-01-01T00:00:00Z", "2099-12-31T23:59:59Z"],
        ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
      ]) {
        const query = route.query.map(({ name }): [string, unknown] => [
          name,
          /^(to|end|until)/i.test(name) ? last : first,
        ]);
        await send(route, `${filled(route.path, "1")}?${asked(query)}`);
      }
    }
  }, 180_000);
});

it("The statement of an edition that no calendar knows is refused, also as a file", async () => {
  for (const path of ["/transactions/editions/9999", "/transactions/editions/9999/export"]) {
    const answer = await call(server(), "GET", path, { token: token() });
    expect([answer.status, answer.message]).toEqual([400, "Le numéro de l'édition n'est pas valable"]);
  }
  expect((await call(server(), "GET", "/transactions/editions/999", { token: token() })).status).toBe(200);
});

it.each(["/features/%E0%A4%A", "/%E0%A4%A", "/api/%E0%A4%A", "/shell/%c0%af", "/features/a/%ff/x.js", "/%"])(
  "The address %s, which nothing can read, is refused and kept by nobody",
  async (url) => {
    const { statusCode, headers } = await server().app.inject({ url });
    expect([statusCode < 500 && statusCode >= 400, headers["cache-control"]]).toEqual([true, "no-store"]);
  },
);
