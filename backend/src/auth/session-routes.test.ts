import type { TokenPair } from "@coulisses/shared-domain/contract/auth";
import { startTestServer, type TestServer } from "../testing/test-server";
import { hashPassword } from "./passwords";

const password = "Coulisses-2026!";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.person({ email: "mimi@example.org", passwordHash: await hashPassword(password), teams: ["hard"] });
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "POST", url: `/api${url}`, payload, headers });
const me = (token: string) =>
  server.app.inject({ url: "/api/users/me", headers: { authorization: `Bearer ${token}` } });
const login = async (extra: object = {}) => post("/login", { email: " Mimi@Example.org ", password, ...extra });

describe("Logging in", () => {
  it("answers both tokens, whatever the case of the address", async () => {
    const answer = await login();
    expect(answer.statusCode).toBe(201);
    const { accessToken } = answer.json<TokenPair>();
    expect((await me(accessToken)).json()).toMatchObject({ email: "mimi@example.org", teams: ["hard"] });
  });
});
