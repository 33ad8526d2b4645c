import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import type { AddressInfo } from "node:net";
import type { PromisedAnswer } from "./promised-answers";

/** Folders by the beginning of their addresses, the registry, the rights of the person, and the API's answers. */
export type Stage = {
  folders: Readonly<Record<string, string>>;
  /** The folder of the shell; its page answers every address that is no file. */
  shell: string;
  registry: unknown;
  permissions: readonly string[];
  answers: readonly PromisedAnswer[];
};

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

const HOUR_S = 3_600;

/**
 * Serves one site whose API answers as the contract promises, on a free port of this machine. Resolves to its
 * origin, and to what closes it.
 */
export async function standInServer(stage: Stage): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) answerCall(stage, request.method ?? "GET", pathname, response);
    else void answerFile(stage, pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answerFile({ folders, shell, registry }: Stage, pathname: string, response: ServerResponse) {
  if (pathname === "/features.json") {
    sendJson(response, 200, registry);
    return;
  }
  const [prefix, folder] =
    Object.entries({ "/shell/": shell, ...folders }).find(([start]) => pathname.startsWith(start)) ?? [];
  const file =
    prefix && folder
      ? path.join(folder, path.normalize(`/${pathname.slice(prefix.length)}`))
      : path.join(shell, "index.html");
  try {
    const content = await readFile(file);
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

function answerCall(stage: Stage, method: string, pathname: string, response: ServerResponse) {
  if (pathname === "/api/refresh") {
    sendJson(response, 200, { accessToken: tokenOf(stage.permissions) });
    return;
  }
  const answer = stage.answers.find((promised) => promised.method === method && promised.path.test(pathname));
  // A server that is away, which every page must survive.
  if (!answer) sendJson(response, 503, { statusCode: 503, error: "Service Unavailable", message: "" });
  else if (answer.body === undefined) response.writeHead(answer.status).end();
  else sendJson(response, answer.status, answer.body);
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  // Sheets carry their version in the ETag, and are saved with it.
  response.writeHead(status, { "content-type": "application/json", etag: '"1"' });
  response.end(JSON.stringify(body));
}

/** A token as the shell reads it; nobody checks its signature here. */
function tokenOf(permissions: readonly string[]): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { userId: 1, teams: ["admin"], permissions, iat, exp: iat + HOUR_S };
  return ["{}", JSON.stringify(claims), ""].map((part) => Buffer.from(part).toString("base64url")).join(".");
}
