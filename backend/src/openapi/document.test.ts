import { brotliDecompressSync } from "node:zlib";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
let token: string;
beforeAll(async () => {
  token = (await server.person()).accessToken;
});

const read = (encoding?: string) =>
  call(server, "GET", "/openapi.json", {
    token,
    headers: encoding === undefined ? {} : { "accept-encoding": encoding },
  });

describe("The document of the API", () => {
  it("is for those who are logged in, under any of its addresses", async () => {
    expect((await call(server, "GET", "/openapi.json")).status).toBe(401);
    for (const path of [
      "/docs/json",
      "/docs/yaml",
      "/docs/openapi.json",
      "/docs/static/swagger-initializer.js",
    ])
      expect([path, (await call(server, "GET", path)).status]).toEqual([path, 404]);
    expect((await read()).json()).toMatchObject({ openapi: "3.1.0", info: { title: "Coulisses" } });
  });

  it("is sent compressed, and says the same", async () => {
    const [plain, compressed] = [await read(), await read("br")];
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 10);
    expect(brotliDecompressSync(compressed.bytes).equals(plain.bytes)).toBe(true);
  });

  it("is written once: anyone who asks for it often makes nobody wait", async () => {
    await read();
    const swagger = jest.spyOn(JSON, "stringify");
    await read();
    expect(swagger).not.toHaveBeenCalled();
    swagger.mockRestore();
  });
});

describe("The page that shows it", () => {
  it("opens without token, holds nothing of the festival and asks for a session", async () => {
    const page = await call(server, "GET", "/docs");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
    const addresses = [...page.body.matchAll(/(?:src|href)="\/api([^"]+)"/g)].map(([, path = ""]) => path);
    expect(addresses).toHaveLength(6);
    for (const path of addresses) {
      const file = await call(server, "GET", path);
      expect([path, file.status]).toEqual([path, 200]);
      expect(file.bytes.length).toBeGreaterThan(100);
    }
    expect((await call(server, "GET", "/docs/reader.js")).body).toContain("/api/refresh");
  });
});
