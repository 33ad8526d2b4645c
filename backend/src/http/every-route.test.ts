import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import { useTestServer } from "../testing/test-server";

/** Routes outside the contract: the API's document and its reader, the stream of changes, and the pages of Storybooks. */
const others = ["GET /openapi.json", "GET /live-notifications", "GET /applications/:app/stories/:version/*"];
const isOfTheReader = (route: string) => /^(HEAD,)?GET \/docs/.test(route);

const server = useTestServer();

it("The server answers the calls of the contract, no more and no less", () => {
  const routes = server.app.declaredRoutes
    .filter(({ method, url }) => url.startsWith("/api/") && method !== "HEAD")
    .map(({ method, url }) => `${String(method)} ${url.slice("/api".length)}`);
  const calls = allCalls.map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => !isOfTheReader(route)).sort()).toEqual([...calls, ...others].sort());
});
