import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { QuotaKind } from "@coulisses/shared-domain/quota/quotas";
import type { RouteOptions } from "fastify";
import fp from "fastify-plugin";
import type { Watch } from "../http/limits/deadline";
import type { RouteLimit } from "../http/limits/rate-limits";
import { permissionMissing, termsNotApproved, unauthorized } from "../http/http-error";
import type { Person } from "./person";
import type { Revisions } from "../changes/revisions";

/** Who may call a route. */
export type RouteAccess = Permission | "authenticated" | "public";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** What it adds to, whose number is bounded. */
    quota?: QuotaKind;
    /** Its answer takes the machine's time (a PDF, an export, a long list computed anew): few run at once. */
    heavy?: true | ((request: FastifyRequest) => boolean);
    /** Answers also those who have not approved the terms of use yet. */
    beforeTerms?: true;
    limit?: RouteLimit;
  }
  interface FastifyInstance {
    /** All that the server answers, as declared. */
    declaredRoutes: readonly RouteOptions[];
  }
  interface FastifyRequest {
    /** Who calls; there on every route that is not public. */
    person: Person;
    /** Where the festival's data stood when the call arrived; there with `person`. */
    revisions: Revisions;
    /** Whom the access token names, before anything proves that the session still lives. */
    claimed: { userId: number; sessionId: string } | undefined;
    /** When the call is given up. */
    watch: Watch | undefined;
    /** Aborted once the caller of a heavy call hangs up; undefined for the others. */
    hungUp: AbortSignal | undefined;
  }
}

/** A route says who may call it, or the server does not start. */
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

/** Checks, on every call, that the session lives and that the person may. */
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
