import { readFile } from "node:fs/promises";
import { Refusal } from "../site/refusal";

/** A running site, and the token for it. */
export type Remote = { origin: string; token: string };

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The site at this address, with the token of the file or of the environment: never an argument, which other
 * processes can read. Throws a Refusal for an address that would let the token be read on its way.
 */
export async function remoteOf(
  address: string,
  tokenFile?: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Remote> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.pathname !== "/" || url.search !== "" || url.username !== "")
    throw new Refusal("--to is the address of a site, as https://coulisses.example.org.");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local.test(url.hostname)))
    throw new Refusal("--to is an address with https: anybody on the way could read the token.");
  const kept = tokenFile === undefined ? environment.COULISSES_PUBLISH_TOKEN : await tokenIn(tokenFile);
  const token = kept?.trim() ?? "";
  if (token === "")
    throw new Refusal("No token: --token-file, or the variable COULISSES_PUBLISH_TOKEN, has it.");
  if (!/^[\w-]+$/.test(token))
    throw new Refusal("The token is not one: it has letters, digits, _ and - alone.");
  return { origin: url.origin, token };
}

async function tokenIn(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => {
    throw new Refusal(`${file} can't be read.`);
  });
}

/** The connection failed, or the site is busy: the same call may succeed after these milliseconds. */
export class Dropped extends Error {
  override name = "Dropped";
  constructor(
    reason: string,
    readonly pauseMs = 1_000,
    /** True when others publish, and it will be this one's turn. */
    readonly isBusy = false,
  ) {
    super(reason);
  }
}

/** Milliseconds: putting in place compresses each file as far as it goes. */
const patienceMs = 180_000;

type Sent = { method: "POST" | "PUT"; path: string; json?: unknown; bytes?: Buffer };

/**
 * The answer to one call. Throws a Refusal with the site's own reason, or Dropped. A redirect is not followed:
 * the token is for this site.
 */
export async function ask({ origin, token }: Remote, { method, path, json, bytes }: Sent): Promise<unknown> {
  const answer = await fetch(`${origin}/api/publishing/${path}`, {
    method,
    redirect: "error",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": bytes ? "application/octet-stream" : "application/json",
    },
    body: bytes ? new Uint8Array(bytes) : JSON.stringify(json),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Dropped(reasonOf(error));
  });
  const text = await answer.text().catch((error: unknown) => {
    throw new Dropped(reasonOf(error));
  });
  if (answer.ok) return text === "" ? undefined : (JSON.parse(text) as unknown);
  if ([408, 429, 499].includes(answer.status) || answer.status >= 500)
    throw new Dropped(`${String(answer.status)} ${messageIn(text)}`, pauseOf(answer), answer.status === 429);
  // Another upload took the place of this one, or it was published: it is begun anew.
  if (answer.status === 404 && path.includes("/uploads/")) throw new Dropped(messageIn(text));
  throw new Refusal(`${origin}: ${messageIn(text) || String(answer.status)}`);
}

const pauseOf = ({ headers }: Response) => Math.min(60, Number(headers.get("retry-after") ?? 2) || 2) * 1_000;

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || cause.name : message;
}
