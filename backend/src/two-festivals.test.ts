import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import type { RouteOptions } from "fastify";
import { call } from "./testing/calls";
import { type Person, type TestServer, useTestServer } from "./testing/test-server";

/** The worst that an operator may do: two festivals in one process, with the same secret, at two ports of a host. */
const secret = { JWT_SECRET: "one secret for two festivals, which is a mistake" };
const one = useTestServer({ variables: { ...secret, PUBLIC_URL: "http://festivals.test:3000" } });
const other = useTestServer({ variables: { ...secret, PUBLIC_URL: "http://festivals.test:3001" } });

const roles = [["admin"], ["benevole", "hard"], ["benevole", "bar"], ["benevole"], []];

const closedRoutes = ({ app }: TestServer): RouteOptions[] =>
  app.declaredRoutes.filter(
    ({ url, method, config }) => url.startsWith("/api/") && method !== "HEAD" && config?.access !== "public",
  );

/** Ids that exist in both festivals: people 1 to 5, for example. */
const addressOf = ({ url }: RouteOptions) => url.replace(/:[A-Za-z]+/g, "1").replace("*", "x");

describe("Two festivals on one machine", () => {
  let people: Person[];
  beforeAll(async () => {
    people = [];
    for (const teams of roles) {
      people.push(await one.person({ teams }));
      await other.person({ teams, firstname: "Autre" });
    }
  });

  it("have no session in common: no role of one does or reads anything in the other", async () => {
    const routes = closedRoutes(other);
    expect(routes.length).toBeGreaterThan(200);
    const entered: string[] = [];
    for (const { accessToken } of people) {
      expect((await call(one, "GET", "/users/me", { token: accessToken })).status).toBe(200);
      for (const route of routes) {
        const [method = "GET"] = [route.method].flat();
        const { statusCode } = await other.app.inject({
          method: method as "GET",
          url: addressOf(route),
          headers: { authorization: `Bearer ${accessToken}` },
        });
        if (statusCode !== 401) entered.push(`${method} ${route.url} ${String(statusCode)}`);
      }
    }
    expect(entered).toEqual([]);
  }, 120_000);

  it("renew no session of the other, by cookie or by token", async () => {
    for (const { refreshToken } of people) {
      const byToken = await call(other, "POST", "/refresh", { body: { refreshToken } });
      const cookies = { "coulisses-3001-refresh": refreshToken };
      const byCookie = await call(other, "POST", "/refresh", { cookies, body: {} });
      expect([byToken.status, byCookie.status]).toEqual([401, 401]);
      expect((await call(one, "POST", "/refresh", { body: { refreshToken } })).status).toBe(201);
    }
  });

  it("have cookies of their own: signing in to one leaves the session of the other", async () => {
    const names = await Promise.all(
      [one, other].map(async (server) => {
        const { headers } = await call(server, "POST", "/logout", { body: {} });
        return [headers["set-cookie"]].flat().map((cookie) => String(cookie).split("=")[0]);
      }),
    );
    expect(names).toEqual([
      ["coulisses-3000-refresh", "coulisses-3000-session"],
      ["coulisses-3001-refresh", "coulisses-3001-session"],
    ]);
  });

  it("keep no answer for the other, though both ask the same at the same moment", async () => {
    const [here, there] = [await one.person({ teams: ["admin"] }), await other.person({ teams: ["admin"] })];
    const gear = (name: string) => ({ name, isPonctualUsage: true, isConsumable: false });
    await call(one, "POST", "/logistic/gears", { token: here.accessToken, body: gear("Barrière d'ici") });
    await call(other, "POST", "/logistic/gears", { token: there.accessToken, body: gear("Table de là") });
    for (let round = 0; round < 3; round++) {
      const [mine, theirs] = await Promise.all([
        call(one, "GET", "/logistic/gears", { token: here.accessToken }),
        call(other, "GET", "/logistic/gears", { token: there.accessToken }),
      ]);
      expect([mine.status, theirs.status]).toEqual([200, 200]);
      expect([mine.body.includes("d'ici"), mine.body.includes("de là")]).toEqual([true, false]);
      expect([theirs.body.includes("d'ici"), theirs.body.includes("de là")]).toEqual([false, true]);
    }
  });

  it("tell open screens, mailboxes and telephones of their own people alone", async () => {
    const [here, there] = [await one.person({ teams: ["admin"] }), await other.person({ teams: ["admin"] })];
    const heard: Record<"here" | "there", LiveEvent[]> = { here: [], there: [] };
    const listen = ({ services: { liveHub } }: TestServer, { id: userId }: Person, into: LiveEvent[]) =>
      liveHub.add({
        userId,
        sessionId: "-",
        access: { teams: ["admin"], permissions: ["read-fa", "manage-admins"] } as never,
        send: (event) => into.push(event),
        end: () => undefined,
      });
    const leave = [listen(one, here, heard.here), listen(other, there, heard.there)];
    const before = [other.mails.length, other.pushes.length];
    const answer = await call(one, "POST", "/festival-activities", {
      token: here.accessToken,
      body: { name: "Concert d'ici" },
    });
    expect(answer.status).toBe(201);
    await one.services.jobs.settled();
    await other.services.jobs.settled();
    for (const stop of leave) stop();
    expect(heard.here).not.toEqual([]);
    expect(heard.there).toEqual([]);
    expect([other.mails.length, other.pushes.length]).toEqual(before);
    const seen = await call(other, "GET", "/festival-activities", { token: there.accessToken });
    expect(seen.body).not.toContain("Concert d'ici");
  });
});
