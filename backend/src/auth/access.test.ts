import { permissions } from "@coulisses/shared-domain/access/permissions";
import { buildApp } from "../app";
import { apiDocument } from "../testing/api-document";
import { call } from "../testing/calls";
import { useTestServer } from "../testing/test-server";

type Operation = { "x-permission": string; security: unknown[] };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const server = useTestServer();
let routes: (Operation & { method: string; path: string })[];

beforeAll(async () => {
  const { paths } = await apiDocument<Document>(server);
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
});

/** With something plausible for each parameter. */
const callRoute = ({ method, path }: { method: string; path: string }, token?: string) =>
  call(
    server,
    method as "GET",
    path.replace(/^\/api/, "").replace(/\{[^}]+\}/g, "1"),
    token === undefined ? {} : { token },
  );

describe("Every route", () => {
  it("declares in the OpenAPI document who may call it", () => {
    const known: string[] = [...permissions, "authenticated", "public"];
    expect(routes.length).toBeGreaterThan(60);
    for (const route of routes) {
      expect([route.path, known.includes(route["x-permission"])]).toEqual([route.path, true]);
      expect(route.security).toEqual(route["x-permission"] === "public" ? [] : [{ bearer: [] }]);
    }
  });

  it("that is not public refuses anyone who is not logged in", async () => {
    for (const route of routes.filter((one) => one["x-permission"] !== "public")) {
      const answer = await callRoute(route);
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
    }
  });

  it("with a permission refuses anyone who lacks it", async () => {
    const { accessToken } = await server.person();
    const guarded = routes.filter((one) => !["public", "authenticated"].includes(one["x-permission"]));
    for (const route of guarded) {
      const answer = await callRoute(route, accessToken);
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 403]);
      expect(answer.message).toBe("Tu n'as pas la permission de faire cela");
    }
  });

  it("says that the terms of use come first, but for those who read them, approve them or ask to be forgotten", async () => {
    const { accessToken } = await server.person({ teams: ["admin"], hasApprovedEula: false });
    const beforeTerms = [
      "GET /api/users/me",
      "POST /api/users/me/approve-eula",
      "POST /api/registrations/forget",
    ];
    const isBefore = ({ method, path }: { method: string; path: string }) =>
      beforeTerms.includes(`${method} ${path}`);
    const closed = routes.filter((one) => one["x-permission"] !== "public");
    for (const route of closed.filter((one) => !isBefore(one))) {
      const { status, message } = await callRoute(route, accessToken);
      expect([route.method, route.path, status, message]).toEqual([
        route.method,
        route.path,
        423,
        "Approuve d'abord les conditions générales d'utilisation",
      ]);
    }
    expect(closed.filter(isBefore)).toHaveLength(beforeTerms.length);
    for (const route of closed.filter(isBefore))
      expect((await callRoute(route, accessToken)).status).not.toBe(423);
    const after = await call(server, "GET", "/preferences/me", { token: accessToken });
    expect(after.status).toBe(200);
  });

  it("answers bad input without a 500", async () => {
    const { accessToken } = await server.person({ teams: ["admin"] });
    const called = routes.filter(({ path }) => !/live-notifications|logout/.test(path));
    const bodies = [undefined, {}, [], { name: 1, value: "\ud800" }, "texte"];
    for (const route of called.filter(({ method }) => method !== "GET")) {
      for (const body of bodies) {
        const path = route.path.replace(/^\/api/, "").replace(/\{[^}]+\}/g, "987");
        const answer = await call(server, route.method as "POST", path, {
          token: accessToken,
          ...(body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
        });
        expect([route.method, route.path, body, answer.status < 500]).toEqual([
          route.method,
          route.path,
          body,
          true,
        ]);
      }
    }
  });
});

describe("A route that does not say who may call it", () => {
  it("keeps the server from starting", async () => {
    const app = await buildApp(server.services, { logger: false });
    app.get("/api/forgotten", () => "hello");
    await expect(app.ready()).rejects.toThrow("Route GET /api/forgotten declares no access");
    await app.close();
  });
});
