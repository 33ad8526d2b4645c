import { createECDH, randomBytes } from "node:crypto";
import { Resolver } from "node:dns/promises";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { testEnvironment } from "../../testing/test-environment";
import { publicAgent } from "./public-agent";
import { pushServiceWith, vapidKeys } from "./push-service";
import { nameServer, pushHost } from "./testing/push-host";

const pair = createECDH("prime256v1");
const keys = { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
const megabyte = "a".repeat(1_000_000);

/** Outcome of a notification, its duration, and the bytes of the answer that left the push service. */
async function sendTo(answer: (response: ServerResponse, raw: Socket) => void, within?: number) {
  let poured = 0;
  const host = await pushHost((response, raw) => {
    raw.on("close", () => (poured = raw.bytesWritten));
    answer(response, raw);
  });
  const started = Date.now();
  try {
    const outcome = await pushServiceWith(await vapidKeys(testEnvironment()), host.agent, within)
      .send({ endpoint: host.endpoint, keys }, { payload: "{}", ttl: 60, contact: "mailto:a@example.org" })
      .catch(String);
    const ms = Date.now() - started;
    while (host.connections() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return { outcome, ms, poured };
  } finally {
    host.close();
  }
}

/** Goes on as long as anybody listens. */
const endlessly = (write: () => void, raw: Socket) => {
  const timer = setInterval(write, 10);
  raw.on("close", () => {
    clearInterval(timer);
  });
};

describe("A push service that means harm", () => {
  it.each([
    [201, "sent"],
    [410, "gone"],
    [500, "Error: The push service answered 500"],
  ])("pours an endless answer after %i: nothing of it is taken", async (status, outcome) => {
    const told = await sendTo((response, raw) => {
      response.writeHead(status);
      endlessly(() => response.write(megabyte), raw);
    });
    expect(told.outcome).toBe(outcome);
    expect(told.ms).toBeLessThan(5_000);
    expect(told.poured).toBeLessThan(20 * megabyte.length);
  });

  it.each<[string, (response: ServerResponse, raw: Socket) => void]>([
    ["says nothing", () => undefined],
    [
      "drips a header",
      (_response, raw) => {
        raw.write("HTTP/1.1 201 Created\r\nx-drip: ");
        endlessly(() => raw.write("a"), raw);
      },
    ],
    [
      "announces an answer for ever",
      (response, raw) => {
        endlessly(() => {
          response.writeProcessing();
        }, raw);
      },
    ],
  ])("%s: it is left after its time, to be tried again later", async (_what, answer) => {
    const { outcome, ms } = await sendTo(answer, 500);
    expect(outcome).toBe("Error: The push service takes too long");
    expect(ms).toBeLessThan(5_000);
  });

  it.each<[string, string]>([
    ["changes the protocol", "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"],
    ["writes headers without end", `HTTP/1.1 201 Created\r\nx: ${megabyte}`],
    ["speaks no HTTP", megabyte],
    ["hangs up", ""],
  ])("%s: that is no answer, and nothing else comes of it", async (_what, text) => {
    const { outcome } = await sendTo((_response, raw) => raw.end(text), 2_000);
    expect(outcome).toMatch(/^Error: The push service can't be reached/);
  });
});

describe("The name of a push service", () => {
  const sendThrough = async (address: string | null) => {
    const names = await nameServer(address);
    const resolver = new Resolver({ timeout: 500, tries: 1 });
    resolver.setServers([names.address]);
    const sending = pushServiceWith(await vapidKeys(testEnvironment()), publicAgent(resolver), 2_000).send(
      { endpoint: "https://push.example.org/secret", keys },
      { payload: "{}", ttl: 60, contact: "mailto:a@example.org" },
    );
    return sending.catch(String).finally(names.close);
  };

  it.each(["127.0.0.1", "10.1.2.3", "169.254.169.254"])(
    "that stands for %s when it is called leads nowhere, whatever it stood for before",
    async (address) => {
      expect(await sendThrough(address)).toBe("Error: The push service can't be reached");
    },
  );

  it("that its server never tells holds up no thread that reads files", async () => {
    expect(await sendThrough(null)).toBe("Error: The push service can't be reached (ETIMEOUT)");
  });
});
