import { call } from "./calls";
import type { TestServer } from "./test-server";

/** The OpenAPI document, as somebody who is logged in reads it. */
export async function apiDocument<Document>(server: TestServer): Promise<Document> {
  const { accessToken: token } = await server.person();
  return (await call(server, "GET", "/openapi.json", { token })).json<Document>();
}
