import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";
import { preloadsFor } from "./registry";

let server: TestServer;
let root: string;

function publish(path: string, content: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), content);
  if (path.endsWith(".js")) writeFileSync(join(root, `${path}.br`), brotliCompressSync(content));
}

const page = `<!doctype html><html lang="fr"><head><title>Coulisses</title><style>p{}</style></head><body></body></html>`;
const registry = (version: string) =>
  JSON.stringify({
    contract: 1,
    features: [{ name: "mf-activities", version, title: "</script><script>alert(1)</script>" }],
    preload: { "/fa": ["/features/mf-activities/v1/list.js"], "/fa/:id": ["/features/mf-activities/v1/sheet.js"] },
  });

beforeAll(async () => {
  server = await startTestServer();
  root = server.services.environment.siteDir;
  publish("shell/index.html", page);
  publish("shell/main.0123abcd.js", "console.log('coulisses')");
  publish("shell/sw.js", "self");
  publish("features/mf-activities/v1/list.js", "list");
  publish("features.json", registry("v1"));
});
afterAll(() => server.close());

const visit = (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  server.app.inject({ url, headers, cookies });

describe("The site's page", () => {
  it.each(["/", "/fa", "/fa/12", "/reset/abc", "/nowhere/at/all"])("answers at %s", async (path) => {
    const answer = await visit(path);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("lets in no script but the site's own, and styles with a nonce of this page", async () => {
    const [first, second] = [await visit("/"), await visit("/")];
    const policy = String(first.headers["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(first.body).toContain(`<meta name="csp-nonce" content="${nonce}">`);
    expect(first.body).toContain(`<style nonce="${nonce}">`);
    expect(second.body).not.toContain(nonce);
  });

  it("takes the pictures of the map from where the administrator said, and from nowhere else", async () => {
    const { accessToken } = await server.person({ teams: ["admin"] });
    const pictures = async () =>
      /img-src ([^;]*)/.exec(String((await visit("/")).headers["content-security-policy"]))?.[1];
    const setTiles = async (tiles: object | null) => {
      const value = { tiles, center: { lat: 45.78, lng: 4.87 }, zoom: 16 };
      const { status } = await call(server, "POST", "/configuration/map", { token: accessToken, body: { value } });
      expect(status).toBe(201);
    };
    expect(await pictures()).toBe("'self' data: blob: https://tile.openstreetmap.org");
    await setTiles({ url: "https://{s}.tiles.example:8443/{z}/{x}/{y}.png", attribution: "© Example" });
    expect(await pictures()).toBe("'self' data: blob: https://*.tiles.example:8443");
    await setTiles(null);
    expect(await pictures()).toBe("'self' data: blob:");
  });

  it("brings the registry with it, unable to end its own element", async () => {
    const { body } = await visit("/");
    const inlined = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(inlined)).toMatchObject({ contract: 1, features: [{ version: "v1" }] });
    expect(JSON.parse(inlined)).not.toHaveProperty("preload");
    expect(body).not.toContain("<script>alert");
  });

  it("shows what was published since, without a restart", async () => {
    publish("features.json", registry("version-two"));
    expect((await visit("/")).body).toContain("version-two");
  });

  it("preloads the code of the page asked for whoever seems logged in", async () => {
    const session = { "coulisses-session": "1" };
    expect((await visit("/fa/12", {}, session)).body).toContain(
      '<link rel="preload" as="script" href="/features/mf-activities/v1/sheet.js">',
    );
    expect((await visit("/fa/12")).body).not.toContain("preload");
  });

  it("says the festival's name, and whether this is a demo", async () => {
    const { body } = await visit("/");
    expect(body).toContain('<meta name="coulisses-festival" content="24h de l&#39;INSA">');
    expect(body).not.toContain("coulisses-demo");
  });

  it("names the build of its shell, which an open tab asks again", async () => {
    const buildOf = (body: string) => /<meta name="coulisses-build" content="([0-9a-f]{16})">/.exec(body)?.[1];
    const opened = buildOf((await visit("/")).body);
    const answer = await visit("/build.json?1763730000000");
    expect(answer.json()).toEqual({ id: opened });
    expect(answer.headers["cache-control"]).toBe("no-store");
    publish("shell/index.html", page.replace("Coulisses", "Coulisses, la suite"));
    expect((await visit("/build.json")).json()).not.toEqual({ id: opened });
    publish("shell/index.html", page);
    expect(buildOf((await visit("/")).body)).toBe(opened);
  });

  it("is compressed for those who can read it", async () => {
    const answer = await visit("/", { "accept-encoding": "gzip, br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<title>Coulisses</title>");
  });
});

describe("The site's files", () => {
  it.each(["/shell/main.0123abcd.js", "/features/mf-activities/v1/list.js"])("never change: %s", async (path) => {
    const answer = await visit(path, { "accept-encoding": "br" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["content-type"]).toMatch(/javascript/);
  });

  it.each(["/features.json", "/sw.js"])("without a version in their address are asked again: %s", async (path) => {
    const answer = await visit(path);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  it.each(["/shell/gone.js", "/features/mf-activities/v0/list.js", "/features/x", "/favicon.ico"])(
    "that are not there are 404, never the page: %s",
    async (path) => {
      const answer = await visit(path);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    },
  );

  it.each(["/shell/../../secret.txt", "/shell/%2e%2e/%2e%2e/secret.txt", "/features/..%2f..%2fsecret.txt", "/.env"])(
    "outside of the site are out of reach: %s",
    async (path) => {
      writeFileSync(join(root, "..", "secret.txt"), "top secret");
      const answer = await visit(path);
      expect(answer.body).not.toContain("top secret");
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe("A page's preloads", () => {
  const preloads = { "/fa": ["list"], "/fa/:id": ["sheet"], "/fa/to-publish": ["publish"] };
  it.each([
    ["/fa", ["list"]],
    ["/fa/", ["list"]],
    ["/fa/12", ["sheet"]],
    ["/fa/to-publish", ["publish"]],
    ["/fa/12/more", []],
    ["/", []],
  ])("of %s are %j", (path, expected) => {
    expect(preloadsFor(path, preloads)).toEqual(expected);
  });
});
