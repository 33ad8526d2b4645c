import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

/** Another server for the files of apps, at an origin of its own. */
export type FileServer = {
  origin: string;
  /** The paths that were asked for. */
  asked: string[];
  /** Files at these paths are served with one bit flipped. */
  flip: (paths: RegExp | undefined) => void;
  close: () => Promise<void>;
};

/** Serves a folder to every origin, as a network of caches does. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const asked: string[] = [];
  let flipped: RegExp | undefined;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://files").pathname);
    asked.push(path);
    readFile(join(folder, path)).then(
      (content) => {
        if (flipped?.test(path)) content[content.length - 1] = (content.at(-1) ?? 0) ^ 1;
        response.writeHead(200, {
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          "content-type": path.endsWith(".js") ? "text/javascript" : "application/json",
          "cache-control": "no-store",
        });
        response.end(content);
      },
      () => response.writeHead(404, { "access-control-allow-origin": "*" }).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    flip: (paths) => {
      flipped = paths;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
