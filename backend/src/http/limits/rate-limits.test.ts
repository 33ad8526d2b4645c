import { buildApp } from "../../app";
import { call } from "../../testing/calls";
import { testEnvironment } from "../../testing/test-environment";
import { type TestServer, useTestServer } from "../../testing/test-server";

const proxy = "10.0.0.5";
const refused = 429;

const server = useTestServer({ callsAMinute: 5 });

/** The same server behind other proxies, where nobody has called yet. */
async function behind(
  TRUST_PROXY: string,
  work: (server: TestServer) => Promise<void>,
  callsAMinute = 5,
): Promise<void> {
  const environment = testEnvironment({ TRUST_PROXY });
  const app = await buildApp({ ...server.services, environment }, { logger: false, callsAMinute });
  await work({ ...server, app });
  await app.close();
}

const read = (server: TestServer, remoteAddress: string, forwardedFor?: string) =>
  call(server, "GET", "/teams", {
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  });

const statusesOf = async (times: number, one: (n: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await one(n)).status);
  return statuses;
};

describe("Limits, by the route that answers and not by the look of the address", () => {
  it.each(["/%61pi/login", "/%61%70%69/%6cogin?a=1"])("stop whoever guesses a password at %s", (url) => {
    const payload = {
      email: `${encodeURIComponent(url)
        .toLowerCase()
        .replace(/[^a-z]/g, "")}@example.org`,
      password: "guess",
    };
    return behind(
      "loopback",
      async ({ app }) => {
        const statuses = await statusesOf(11, async () => {
          const { statusCode } = await app.inject({ method: "POST", url, payload });
          return { status: statusCode };
        });
        expect(statuses).toEqual([...Array<number>(10).fill(401), refused]);
      },
      100,
    );
  });

  it.each<[string, number, (n: number) => object]>([
    ["/login", 401, (n) => ({ email: `guess-${String(n)}@example.org`, password: "guess" })],
    ["/forgot", 204, (n) => ({ email: `guess-${String(n)}@example.org` })],
    ["/reset", 401, (n) => ({ token: `guess-${String(n)}`, password: "a", password2: "a" })],
  ])("stop whoever tries one account or link after another at %s", (path, answer, body) =>
    behind("loopback", async (server) => {
      const statuses = await statusesOf(6, (n) => call(server, "POST", path, { body: body(n) }));
      expect(statuses).toEqual([...Array<number>(5).fill(answer), refused]);
    }),
  );

  it.each(["/%61pi/teams", "/a%70i/teams"])("count calls to %s, whose answers nobody keeps", async (url) => {
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(await server.app.inject({ url, remoteAddress: `192.0.2.${url.length}` }));
    expect(answers.at(-1)?.statusCode).toBe(refused);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(answers.map(() => "no-store"));
  });

  it("leave the site's pages and files alone", async () => {
    const statuses = await statusesOf(12, async () => {
      const { statusCode } = await server.app.inject({ url: "/favicon.ico", remoteAddress: "192.0.2.200" });
      return { status: statusCode };
    });
    expect(statuses).not.toContain(refused);
  });

  it.each(["/%61pi/nowhere", "/api/nowhere", "/api"])("answer nothing at %s, never a page", async (url) => {
    const { statusCode, headers } = await server.app.inject({ url });
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      404,
      "application/json; charset=utf-8",
      "no-store",
    ]);
  });
});

describe("Limits, by the true client", () => {
  it("count by what a trusted proxy says", () =>
    behind(`loopback, ${proxy}`, async (server) => {
      const one = await statusesOf(6, () => read(server, proxy, "203.0.113.1"));
      expect(one.at(-1)).toBe(refused);
      expect((await read(server, proxy, "203.0.113.2")).status).not.toBe(refused);
    }));

  it("don't believe what the client wrote before a trusted proxy added its address", () =>
    behind(proxy, async (server) => {
      const forged = await statusesOf(6, (n) => read(server, proxy, `198.51.100.${n}, 203.0.113.1`));
      expect(forged.at(-1)).toBe(refused);
    }));

  it("follow a chain of trusted proxies to the first who is not", () =>
    behind(`${proxy}, 10.1.0.0/16`, async (server) => {
      const chained = await statusesOf(6, (n) =>
        read(server, proxy, `198.51.100.${n}, 203.0.113.1, 10.1.2.${n}`),
      );
      expect(chained.at(-1)).toBe(refused);
      expect((await read(server, proxy, "203.0.113.2, 10.1.2.3")).status).not.toBe(refused);
    }));

  it("count as many proxies as were said, from the nearest", () =>
    behind("2", async (server) => {
      const chained = await statusesOf(6, (n) =>
        read(server, proxy, `198.51.100.${n}, 203.0.113.1, 10.1.2.${n}`),
      );
      expect(chained.at(-1)).toBe(refused);
      expect((await read(server, proxy, "203.0.113.2, 10.1.2.3")).status).not.toBe(refused);
    }));

  it("believe nobody who is not a proxy of ours", async () => {
    for (const settings of ["loopback", "0", "10.0.0.6"]) {
      await behind(settings, async (server) => {
        const forged = await statusesOf(6, (n) => read(server, "203.0.113.9", `198.51.100.${n}`));
        expect([settings, forged.at(-1)]).toEqual([settings, refused]);
      });
    }
  });

  it("count a network of IPv6 as one client, whatever address of it calls", () =>
    behind("loopback", async (server) => {
      const hopping = await statusesOf(6, (n) => read(server, `2001:db8:1:2::${n + 1}`));
      expect(hopping.at(-1)).toBe(refused);
      expect((await read(server, "2001:db8:1:3::1")).status).not.toBe(refused);
    }));
});
