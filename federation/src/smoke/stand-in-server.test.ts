/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../testing/build-of";
import { standInServer } from "./stand-in-server";

let origin: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const folder = temporaryFolder();
  const files = { "shell/index.html": "<main></main>", "app/entry.js": "entry();", "secret.txt": "secret" };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const bars = (rest: string) => new RegExp(`^/api/bars${rest}$`);
  ({ origin, close } = await standInServer({
    folders: { "/features/mf-bar/v1/": path.join(folder, "app") },
    shell: path.join(folder, "shell"),
    registry: { features: [] },
    permissions: ["read-bar"],
    answers: [
      { method: "GET", path: bars("/open"), status: 200, body: ["open"] },
      { method: "GET", path: bars("/[^/]+"), status: 200, body: { id: 1 } },
      { method: "DELETE", path: bars("/[^/]+"), status: 204, body: undefined },
    ],
  }));
});
afterAll(() => close());

const at = (address: string, method = "GET") => fetch(origin + address, { method });

describe("The server of a trial", () => {
  it("gives the shell's page at every address, the registry, and the files of the app", async () => {
    for (const address of ["/", "/bar/12"]) expect(await (await at(address)).text()).toBe("<main></main>");
    expect(await (await at("/features.json")).json()).toEqual({ features: [] });
    const entry = await at("/features/mf-bar/v1/entry.js");
    expect(entry.headers.get("content-type")).toBe("text/javascript");
    expect(await entry.text()).toBe("entry();");
    expect((await at("/features/mf-bar/v1/page.js")).status).toBe(404);
  });

  it("gives nothing from outside of these folders", async () => {
    for (const address of ["/features/mf-bar/v1/..%2fsecret.txt", "/shell/%2e%2e/secret.txt"])
      expect(await (await at(address)).text()).not.toBe("secret");
  });

  it("answers each call as promised, a fixed address before one with parameters", async () => {
    expect(await (await at("/api/bars/open")).json()).toEqual(["open"]);
    const bar = await at("/api/bars/1");
    expect(await bar.json()).toEqual({ id: 1 });
    expect(bar.headers.get("etag")).toBe('"1"');
    expect((await at("/api/bars/1", "DELETE")).status).toBe(204);
  });

  it("is away for calls of which nothing is promised", async () => {
    expect((await at("/api/wines")).status).toBe(503);
    expect((await at("/api/bars/1", "POST")).status).toBe(503);
  });

  it("logs a person in who holds the permissions of the trial", async () => {
    const { accessToken } = (await (await at("/api/refresh", "POST")).json()) as { accessToken: string };
    const claims = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as object;
    expect(claims).toMatchObject({ userId: 1, permissions: ["read-bar"] });
  });
});
