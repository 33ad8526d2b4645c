import { brotliDecompressSync } from "node:zlib";
import { useTestServer } from "../testing/test-server";

const server = useTestServer();
const teams = (encoding?: string) =>
  server.app.inject({
    method: "GET",
    url: "/api/teams",
    ...(encoding !== undefined && { headers: { "accept-encoding": encoding } }),
  });

describe("An answer of the API", () => {
  it("is compressed for the browsers that take it, and the same", async () => {
    const [plain, compressed] = await Promise.all([teams(), teams("gzip, br")]);
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(Number(compressed.headers["content-length"])).toBe(compressed.rawPayload.length);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it("goes as it is to a client that asks for no encoding", async () => {
    const answer = await teams("identity");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.json()).toEqual(expect.any(Array));
  });

  it("that refuses is as readable", async () => {
    const { statusCode, headers, body } = await server.app.inject({
      method: "GET",
      url: "/api/users/me",
      headers: { "accept-encoding": "br" },
    });
    expect([statusCode, headers["content-encoding"]]).toEqual([401, undefined]);
    expect(body).toContain("message");
  });
});
