import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { TokenHolder } from "@coulisses/shared-domain/publishing/publishing-token";
import type { QuotaKind } from "@coulisses/shared-domain/quota/quotas";
import type { RouteOptions } from "fastify";
import fp from "fastify-plugin";
import type { Watch } from "../http/limits/deadline";
import type { RouteLimit } from "../http/limits/rate-limits";
import { permissionMissing, termsNotApproved, unauthorized } from "../http/http-error";
import type { Person } from "./person";
import type { Revisions } from "../changes/revisions";

/** The right to call a route. */
export type RouteAccess = Permission | "authenticated" | "public";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The kind of thing that it adds, when its number is bounded. */
    quota?: QuotaKind;
    /** True for an answer that takes much computing (a PDF, an export, a long list): few run at once. */
    heavy?: true | ((request: FastifyRequest) => boolean);
    /** True for routes open to people who have not approved the terms of use yet. */
    beforeTerms?: true;
    limit?: RouteLimit;
    /** The right that a publishing token needs, in place of a session. */
    publishingRight?: "publish" | "rollback" | "switch";
  }
  interface FastifyInstance {
    /** The declared routes of the server. */
    declaredRoutes: readonly RouteOptions[];
  }
  interface FastifyRequest {
    /** The caller; set on every route that is not public. */
    person: Person;
    /** The revisions of the data when the call arrived; set with `person`. */
    revisions: Revisions;
    /** The content of the access token, before the session is checked. */
    claimed: { userId: number; sessionId: string } | undefined;
    /** The publishing token of the call, where one is needed. */
    tokenHolder: TokenHolder;
    /** The time left before the call is given up. */
    watch: Watch | undefined;
    /** Aborted when the caller of a heavy call hangs up; undefined for others. */
    hungUp: AbortSignal | undefined;
  }
}

/** Stops the start of a server with a route that declares no access. */
export const accessDeclarations = fp(
  (app, _options, done) => {
    app.decorateRequest("claimed", undefined);
    app.decorateRequest("person");
    app.decorateRequest("revisions");
    const routes: RouteOptions[] = [];
    app.decorate("declaredRoutes", routes);
    app.addHook("onRoute", (route) => {
      routes.push(route);
    });
    app.addHook("onReady", (done) => {
      const silent = routes.find(({ config }) => config?.access === undefined);
      done(silent && new Error(`Route ${String(silent.method)} ${silent.url} declares no access`));
    });
    done();
  },
  { name: "access-declarations" },
);

/** Checks, on every call, that the session lives and that the person has the permission. */
export const accessControl = fp(
  (app, _options, done) => {
    app.addHook("onRequest", async (request) => {
      const { access, beforeTerms } = request.routeOptions.config;
      if (access === undefined || access === "public") return;
      if (request.claimed === undefined) throw unauthorized();
      const alive = await app.services.sessions.check(request.claimed);
      if (alive === undefined) throw unauthorized();
      request.person = alive.person;
      request.revisions = alive.revisions;
      if (!alive.person.hasApprovedTerms && !beforeTerms) throw termsNotApproved();
      if (access !== "authenticated" && !can(alive.person.access, access)) throw permissionMissing();
    });
    done();
  },
  { name: "access-control", dependencies: ["access-declarations", "claims", "rate-limits"] },
);
