import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { call } from "../testing/calls";
import { preloadsFor } from "./registry";
import {
  inlinedIn,
  page,
  type PublishedSite,
  registryText,
  usePublishedSite,
} from "./testing/published-site";

const site = usePublishedSite({
  "shell/index.html": page,
  "shell/main.0123abcd.js": "console.log('coulisses')",
  "shell/sw.js": "self",
  "features/mf-activities/v1/list.js": "list",
  "features.json": registryText("v1"),
});

const visit: PublishedSite["visit"] = (...asked) => site.visit(...asked);

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
    const { accessToken } = await site.server.person({ teams: ["admin"] });
    const pictures = async () =>
      /img-src ([^;]*)/.exec(String((await visit("/")).headers["content-security-policy"]))?.[1];
    const setTiles = async (tiles: object | null) => {
      const value = { tiles, center: { lat: 45.78, lng: 4.87 }, zoom: 16 };
      const { status } = await call(site.server, "POST", "/configuration/map", {
        token: accessToken,
        body: { value },
      });
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
    expect(inlinedIn(body)).toMatchObject({ contract: 1, features: [{ version: "v1" }] });
    expect(inlinedIn(body)).not.toHaveProperty("preload");
    expect(inlinedIn(body)).not.toHaveProperty("integrity");
    expect(inlinedIn(body)).not.toHaveProperty("placed");
    expect(body).not.toContain("<script>alert");
  });

  it("answers the registry to an open tab without what only the server reads, and 304 while it stands", async () => {
    const answer = await visit("/features.json");
    expect(answer.json()).toMatchObject({ contract: 1, features: [{ version: "v1" }] });
    expect(answer.json()).not.toHaveProperty("preload");
    const again = await visit("/features.json", { "if-none-match": String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    site.publish("features.json", registryText(`long-${"x".repeat(2_000)}`));
    const longer = await visit("/features.json", { "accept-encoding": "br" });
    expect([longer.statusCode, longer.headers["content-encoding"]]).toEqual([200, "br"]);
    site.publish("features.json", registryText("v1"));
  });

  it("shows what was published since, without a restart", async () => {
    site.publish("features.json", registryText("version-two"));
    expect((await visit("/")).body).toContain("version-two");
  });

  it("preloads the code of the page asked for anyone who seems logged in", async () => {
    const session = { "coulisses-session": "1" };
    expect((await visit("/fa/12", {}, session)).body).toContain(
      '<link rel="preload" as="script" data-of="/features/mf-activities/v1/sheet.js" href="/features/mf-activities/files/sheet.0123456789abcdef.js">',
    );
    expect((await visit("/fa/12")).body).not.toContain("preload");
    expect((await visit("/fa", {}, session)).body).toContain(
      '<link rel="preload" as="script" integrity="sha384-list+/=" href="/features/mf-activities/v1/list.js">',
    );
  });

  it("says the festival's name, and whether this is a demo", async () => {
    const { body } = await visit("/");
    expect(body).toContain('<meta name="coulisses-festival" content="24h de l&#39;INSA">');
    expect(body).not.toContain("coulisses-demo");
  });

  it("names the build of its shell, which an open tab asks again", async () => {
    const buildOf = (body: string) =>
      /<meta name="coulisses-build" content="([0-9a-f]{16})">/.exec(body)?.[1];
    const opened = buildOf((await visit("/")).body);
    const answer = await visit("/build.json?1763730000000");
    expect(answer.json()).toEqual({ id: opened });
    expect(answer.headers["cache-control"]).toBe("no-store");
    site.publish("shell/index.html", page.replace("Coulisses", "Coulisses, la suite"));
    expect((await visit("/build.json")).json()).not.toEqual({ id: opened });
    site.publish("shell/index.html", page);
    expect(buildOf((await visit("/")).body)).toBe(opened);
  });

  it("is compressed for those who can read it", async () => {
    // As long as a real page: a short one is sent as it is.
    site.publish("shell/index.html", page.replace("</head>", `<meta content="${"a".repeat(1_024)}"></head>`));
    const answer = await visit("/", { "accept-encoding": "gzip, br" });
    site.publish("shell/index.html", page);
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<title>Coulisses</title>");
  });
});

describe("The site's files", () => {
  it.each(["/shell/main.0123abcd.js", "/features/mf-activities/v1/list.js"])(
    "never change: %s",
    async (path) => {
      const answer = await visit(path, { "accept-encoding": "br" });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(answer.headers["content-encoding"]).toBe("br");
      expect(answer.headers["content-type"]).toMatch(/javascript/);
    },
  );

  it.each(["/features.json", "/sw.js"])(
    "without a version in their address are asked again: %s",
    async (path) => {
      const answer = await visit(path);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
    },
  );

  it.each(["/shell/gone.js", "/features/mf-activities/v0/list.js", "/features/x", "/favicon.ico"])(
    "that are not there are 404, never the page: %s",
    async (path) => {
      const answer = await visit(path);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        404,
        "application/json; charset=utf-8",
      ]);
    },
  );

  it.each(["/features/mf-activities/v1/gone.js", "/shell/gone.0123abcd.js", "/features/%2e%2e/x/y.js"])(
    "that are not there yet may come: nobody keeps the answer of %s",
    async (path) => {
      const { statusCode, headers } = await visit(path);
      expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
    },
  );

  it.each([
    ["part of it", { range: "bytes=900-" }, 416],
    ["only if it is another", { "if-match": '"another"' }, 412],
  ])("refused for asking %s are not kept as refused", async (_what, headers, status) => {
    const answer = await visit("/features/mf-activities/v1/list.js", headers);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
  });

  it("are the same under an address with encoded letters", async () => {
    const answer = await visit("/%66eatures/mf-activities/v1/%6cist.js");
    expect([answer.statusCode, answer.body]).toEqual([200, "list"]);
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  it.each([
    "/%61pi/x",
    "/api%2fx",
    "/api/x",
    "//api/x",
    "/fa//12",
    "/fa%2f.%2f12",
    "/fa%2f..%2f12",
    "//features.json",
  ])("and its page are not at %s", async (path) => {
    const answer = await visit(path);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: "Cette adresse n'existe pas" },
    ]);
  });

  it.each([
    "/%00",
    "/features/mf-activities/v1/%00.js",
    "/%ff",
    "/%",
    "/fa/%E0%A4%A",
    `/features/${"a/".repeat(300)}x.js`,
  ])("are not found under a broken address either: %s", async (path) => {
    const { statusCode } = await visit(path);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it.each([
    "/shell/../../secret.txt",
    "/shell/%2e%2e/%2e%2e/secret.txt",
    "/features/..%2f..%2fsecret.txt",
    "/.env",
  ])("outside of the site are out of reach: %s", async (path) => {
    writeFileSync(join(site.root, "..", "secret.txt"), "top secret");
    const answer = await visit(path);
    expect(answer.body).not.toContain("top secret");
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
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
