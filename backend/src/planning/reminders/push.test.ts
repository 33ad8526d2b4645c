import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { eq } from "drizzle-orm";
import { PermanentFailure } from "../../jobs/job-kinds";
import { pushSubscriptions } from "../../database/schema/plannings";
import { call } from "../../testing/calls";
import { testEnvironment } from "../../testing/test-environment";
import { type TestServer, useTestServer } from "../../testing/test-server";
import { isPublicAddress, isPushEndpoint } from "./public-agent";
import { pushServiceWith, sayIfSilent, vapidKeys } from "./push-service";

const browserKeys = () => {
  const pair = createECDH("prime256v1");
  return { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
};

describe("An address that a browser gives", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QPt",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f",
  ])("is taken: %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user:word@fcm.googleapis.com/",
    "https://fcm.googleapis.com\\@127.0.0.1/",
    "https://FCM.googleapis.com/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://localhost/",
    "https://postgres/",
    "https://metadata.google.internal/",
    "https://printer.local/",
    "file:///etc/passwd",
    "not an address",
    "",
  ])("is refused: %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  it.each([
    ["8.8.8.8", true],
    ["172.15.0.1", true],
    ["10.1.2.3", false],
    ["127.0.0.1", false],
    ["169.254.169.254", false],
    ["172.16.0.1", false],
    ["192.168.1.1", false],
    ["100.64.0.1", false],
    ["0.0.0.0", false],
    ["2a00:1450:4007::200e", true],
    ["::1", false],
    ["::ffff:127.0.0.1", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["64:ff9b::7f00:1", false],
    ["2002:7f00:1::", false],
  ])("leads to the Internet when its name stands for %s: %s", (address, isPublic) => {
    expect(isPublicAddress({ address, family: address.includes(":") ? 6 : 4 })).toBe(isPublic);
  });
});

describe("A push service", () => {
  let status = 201;
  let last: IncomingHttpHeaders | undefined;
  const service = createServer((request, response) => {
    last = request.headers;
    request.resume().on("end", () => {
      response.writeHead(status, { location: "http://127.0.0.1/elsewhere" }).end("secret of the browser");
    });
  });
  /** To the server of this test, whatever the address says. */
  const agent = new Agent();
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    const { port } = service.address() as AddressInfo;
    Object.assign(agent, { createConnection: () => connect(port, "127.0.0.1") });
  });
  afterAll(() => {
    agent.destroy();
    service.close();
  });

  async function send(answered: number) {
    status = answered;
    const keys = await vapidKeys(testEnvironment());
    const to = { endpoint: "https://push.example.org/secret", keys: browserKeys() };
    const push = { payload: JSON.stringify({ title: "À 09:00" }), ttl: 600, contact: "mailto:a@example.org" };
    return { keys, answer: pushServiceWith(keys, agent).send(to, push) };
  }

  it("gets what only the browser can read, signed, for as long as it helps", async () => {
    const { keys, answer } = await send(201);
    expect(await answer).toBe("sent");
    expect(last).toMatchObject({ ttl: "600", "content-encoding": "aes128gcm", urgency: "high" });
    expect(last?.["authorization"]).toMatch(/^vapid t=ey/);
    expect(last?.["authorization"]).toContain(`k=${String(keys?.publicKey)}`);
  });

  it.each([404, 410])("that answers %i has no such browser any more", async (answered) => {
    expect(await (await send(answered)).answer).toBe("gone");
  });

  it.each([429, 500, 503])("that answers %i is asked again later", async (answered) => {
    const refusal = await (await send(answered)).answer.catch((error: unknown) => error);
    expect(refusal).not.toBeInstanceOf(PermanentFailure);
    expect(String(refusal)).toBe(`Error: The push service answered ${String(answered)}`);
  });

  it.each([302, 400, 403, 413])(
    "that answers %i is not, and no redirection is followed",
    async (answered) => {
      const refusal = await (await send(answered)).answer.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(PermanentFailure);
      expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain("secret");
    },
  );
});

describe("The keys that sign notifications", () => {
  it("are made once and kept, so that browsers go on to take them", async () => {
    const environment = testEnvironment();
    const made = await vapidKeys(environment);
    expect(made?.publicKey).toHaveLength(87);
    expect(await vapidKeys(environment)).toEqual(made);
  });

  it("are the given ones, and none where several instances would each make their own", async () => {
    const given = (await vapidKeys(testEnvironment())) ?? { publicKey: "", privateKey: "" };
    const DATABASE_URL = "postgres://db.example.org/festival";
    const variables = { VAPID_PUBLIC_KEY: given.publicKey, VAPID_PRIVATE_KEY: given.privateKey };
    expect(await vapidKeys(testEnvironment({ DATABASE_URL, ...variables }))).toEqual(given);
    const none = await vapidKeys(testEnvironment({ DATABASE_URL }));
    expect([none, pushServiceWith(none).publicKey]).toEqual([undefined, null]);
  });

  it("are asked for in the log when there are none, and only then", async () => {
    const said: string[] = [];
    const log = { warn: (message: string) => said.push(message) };
    sayIfSilent(pushServiceWith(await vapidKeys(testEnvironment())), log);
    expect(said).toEqual([]);
    sayIfSilent(pushServiceWith(undefined), log);
    expect(said).toEqual([expect.stringContaining("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY")]);
  });

  it("are refused when they are not two halves of one", async () => {
    const [one, other] = await Promise.all([vapidKeys(testEnvironment()), vapidKeys(testEnvironment())]);
    const start = (VAPID_PUBLIC_KEY = "", VAPID_PRIVATE_KEY = "") =>
      testEnvironment({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
    expect(() => start(one?.publicKey)).toThrow("go together");
    expect(() => start(one?.publicKey, other?.privateKey)).toThrow("not the other half");
    expect(() => start(one?.publicKey, "court")).toThrow("not the other half");
  });
});

describe("A browser that shows reminders", () => {
  const server = useTestServer();

  const path = "/planning/push-subscriptions";
  const endpoint = "https://push.example.org/abc";
  type Person = Awaited<ReturnType<TestServer["person"]>>;
  const add = (token: string, body: object = { endpoint, keys: browserKeys() }) =>
    call(server, "POST", path, { token, body });
  const remove = (token: string, address = endpoint) =>
    call(server, "DELETE", `${path}?endpoint=${encodeURIComponent(address)}`, { token });
  const browsersOf = async ({ id }: Person) =>
    (await server.services.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))).map(
      (row) => row.endpoint,
    );

  it("learns what it needs to subscribe, and wants a session for all of it", async () => {
    const { accessToken } = await server.person();
    const key = await call(server, "GET", `${path}/key`, { token: accessToken });
    expect(key.json()).toEqual({ publicKey: "the-public-key" });
    const calls = [
      call(server, "GET", `${path}/key`),
      call(server, "POST", path),
      call(server, "DELETE", path),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it("subscribes once however often it asks, for anyone who used it last, who alone can take it back", async () => {
    const [one, other] = [await server.person(), await server.person()];
    expect((await add(one.accessToken)).status).toBe(204);
    await Promise.all([add(one.accessToken), add(one.accessToken)]);
    expect(await browsersOf(one)).toEqual([endpoint]);
    await add(other.accessToken);
    expect([await browsersOf(one), await browsersOf(other)]).toEqual([[], [endpoint]]);
    expect((await remove(one.accessToken)).status).toBe(204);
    expect(await browsersOf(other)).toEqual([endpoint]);
    expect((await remove(other.accessToken)).status).toBe(204);
    expect((await remove(other.accessToken)).status).toBe(204);
    expect(await browsersOf(other)).toEqual([]);
  });

  it.each([
    ["inside our networks", { endpoint: "https://10.0.0.1/", keys: browserKeys() }],
    ["without https", { endpoint: "http://push.example.org/a", keys: browserKeys() }],
    ["endless", { endpoint: `https://push.example.org/${"a".repeat(2_000)}`, keys: browserKeys() }],
    ["without keys", { endpoint }],
    ["with keys that are none", { endpoint, keys: { p256dh: "a", auth: "b" } }],
    ["that is no text", { endpoint: 7, keys: browserKeys() }],
  ])("is refused an address %s", async (_what, body) => {
    const { accessToken } = await server.person();
    const refusal = await add(accessToken, body);
    expect([refusal.status, refusal.message]).toEqual([
      400,
      expect.stringContaining("Ce navigateur a donné une adresse de notification qui n'est pas valable"),
    ]);
  });

  it("is one of the ten that the person used last", async () => {
    const person = await server.person();
    for (let number = 1; number <= 11; number++)
      await add(person.accessToken, { endpoint: `${endpoint}${String(number)}`, keys: browserKeys() });
    const kept = await browsersOf(person);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(`${endpoint}1`);
  });

  it("is forgotten with the logout, and with the person", async () => {
    const person = await server.person();
    await add(person.accessToken);
    expect((await call(server, "POST", "/logout", { token: person.accessToken })).status).toBe(204);
    expect(await browsersOf(person)).toEqual([]);

    const leaving = await server.person({ teams: ["benevole"] });
    const admin = await server.person({ teams: ["admin"] });
    await add(leaving.accessToken);
    const closed = await call(server, "DELETE", `/users/${String(leaving.id)}`, { token: admin.accessToken });
    expect(closed.status).toBe(204);
    expect(await browsersOf(leaving)).toEqual([]);
  });
});
