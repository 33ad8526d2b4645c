import { createECDH } from "node:crypto";
import type { Agent } from "node:https";
import { join } from "node:path";
import webPush from "web-push";
import type { Environment, VapidKeys } from "../../environment";
import { PermanentFailure } from "../../jobs/job-kinds";
import { createFileOnce } from "../../secret-file";
import { postPush } from "./post-push";
import { publicAgent } from "./public-agent";

/** The push address of one browser, and the keys with which only it can read notifications. */
type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

type Push = {
  /** JSON. */
  payload: string;
  /** Seconds after which the push service drops it, for a phone that is off. */
  ttl: number;
  /** The address that a push service may write to about us. */
  contact: string;
};

/** The connection to the push services of browsers. */
export type PushService = {
  /** The key with which browsers subscribe; null when this server sends no notifications. */
  publicKey: string | null;
  /**
   * Resolves to `gone` when the browser has unsubscribed; rejects when it may be tried again, or with a
   * PermanentFailure.
   */
  send(to: PushAddress, push: Push): Promise<"sent" | "gone">;
};

/**
 * Signs with these keys; without keys nothing can be sent. A push service has so many milliseconds for its
 * whole answer.
 */
export function pushServiceWith(
  keys: VapidKeys | undefined,
  agent: Agent = publicAgent(),
  within = 10_000,
): PushService {
  return {
    publicKey: keys?.publicKey ?? null,
    async send(to, { payload, ttl, contact }) {
      if (keys === undefined) return "gone";
      const vapidDetails = { subject: contact, ...keys };
      const details = { vapidDetails, TTL: ttl, urgency: "high" } as const;
      let status: number;
      try {
        status = await postPush(webPush.generateRequestDetails(to, payload, details), { agent, within });
      } catch (error) {
        throw withoutAddress(error);
      }
      return outcomeOf(status);
    },
  };
}

/** Logs once at start that notifications are off, and the missing settings. */
export function sayIfSilent({ publicKey }: PushService, log: { warn(message: string): void }): void {
  if (publicKey !== null) return;
  log.warn("no notification leaves: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set (docs/operate.md)");
}

function outcomeOf(status: number): "sent" | "gone" {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  const message = `The push service answered ${String(status)}`;
  throw status === 429 || status >= 500 ? new Error(message) : new PermanentFailure(message);
}

/** Errors of libraries hold the address, which is a secret of the browser: only their kind is kept. */
function withoutAddress(error: unknown): Error {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (code === "ABORT_ERR") return new Error("The push service takes too long");
  return new Error(`The push service can't be reached${code && ` (${code})`}`);
}

/**
 * The configured keys, or keys made once and kept beside the data: browsers only take notifications signed
 * with the keys they subscribed to. Several instances on one server's database would each make their own, so
 * there they must be configured.
 */
export async function vapidKeys({
  vapidKeys: given,
  databaseUrl,
  dataDir,
}: Environment): Promise<VapidKeys | undefined> {
  if (given !== undefined || databaseUrl !== undefined) return given;
  const pair = createECDH("prime256v1");
  const privateKey = await createFileOnce(join(dataDir, "vapid-private-key"), () => {
    // A key that begins with zeros is written shorter: another one is made.
    do pair.generateKeys();
    while (pair.getPrivateKey().length !== 32);
    return pair.getPrivateKey("base64url");
  });
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey("base64url") };
}
