import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { forAllTests } from "../../testing/for-all-tests";
import { startTestServer, type TestServer } from "../../testing/test-server";

export const page = `<!doctype html><html lang="fr"><head><title>Coulisses</title><style>p{}</style></head><body></body></html>`;

export const registryText = (version: string) =>
  JSON.stringify({
    contract: 1,
    features: [{ name: "mf-activities", version, title: "</script><script>alert(1)</script>" }],
    preload: {
      "/fa": ["/features/mf-activities/v1/list.js"],
      "/fa/:id": ["/features/mf-activities/v1/sheet.js"],
    },
    integrity: { "/features/mf-activities/v1/list.js": "sha384-list+/=" },
    placed: {
      "/features/mf-activities/v1/sheet.js": "/features/mf-activities/files/sheet.0123456789abcdef.js",
    },
  });

/** The registry in the page. */
export function inlinedIn(body: string): unknown {
  const text = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(body)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** A server with the given files as its site, for all tests of a file. */
export const usePublishedSite = (files: Record<string, string>): PublishedSite =>
  forAllTests(
    () => publishedSite(files),
    ({ server }) => server.close(),
  );

/** A server with the given files as its site. */
export async function publishedSite(files: Record<string, string>) {
  const server: TestServer = await startTestServer();
  const root = server.services.environment.siteDir;

  function publish(path: string, content: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    if (path.endsWith(".js")) writeFileSync(join(root, `${path}.br`), brotliCompressSync(content));
  }
  for (const [path, content] of Object.entries(files)) publish(path, content);

  return {
    server,
    root,
    publish,
    remove: (path: string) => {
      rmSync(join(root, path));
    },
    visit: (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
      server.app.inject({ url, headers, cookies }),
  };
}

export type PublishedSite = Awaited<ReturnType<typeof publishedSite>>;
