import { call } from "./calls";
import type { TestServer } from "./test-server";

/** The OpenAPI document, as a logged-in person reads it. */
export async function apiDocument<Document>(server: TestServer): Promise<Document> {
  const { accessToken: token } = await server.person();
  return (await call(server, "GET", "/openapi.json", { token })).json<Document>();
}
