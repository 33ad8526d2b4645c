import { applicationSwitchCalls } from "@coulisses/shared-domain/contract/publishing";
import { badInput, refused } from "@coulisses/shared-domain/festival-error";
import { publishedAppProblem } from "@coulisses/shared-domain/publishing/publishing-token";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { routeOf } from "../http/route-of";
import { fewAtOnce } from "./few-at-once";
import { channelCloserOn, type Switch, switcherOn, tellerOn } from "./switch-app";

const tag = "Applications";
/** The permission that tokens need: the code that runs concerns everybody. */
const config = { access: "manage-admins" } as const;

/** Administrators roll apps back, disable, enable and unpublish them. */
export const applicationSwitchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { write, publisher } = app.services;
  const tell = tellerOn(write);
  const switchApp = switcherOn({ publisher, tell });
  const closeChannel = channelCloserOn({ publisher, tell });
  const oneOfFew = fewAtOnce();

  const actingOn = (request: FastifyRequest, name: string) => {
    const problem = publishedAppProblem(name);
    if (problem !== undefined) throw badInput(problem, "app");
    return { app: name, origin: originOf(request) };
  };
  const switching = (request: FastifyRequest, name: string, order: Switch) => {
    const acting = actingOn(request, name);
    return oneOfFew(request, () => switchApp(acting, { ...order, person: request.person.id }));
  };

  app.route({
    ...routeOf(applicationSwitchCalls.rollback, tag),
    config,
    handler: (request) => {
      const acting = actingOn(request, request.params.app);
      return oneOfFew(request, async () => {
        const outcome = await publisher.rollback({
          app: acting.app,
          person: request.person.id,
          ...request.body,
        });
        if ("refusal" in outcome) throw refused(outcome.refusal);
        if (outcome.from !== outcome.to) await tell(acting, "app-rolled-back", outcome);
        return outcome;
      });
    },
  });

  app.route({
    ...routeOf(applicationSwitchCalls.disable, tag),
    config,
    handler: (request) => switching(request, request.params.app, { command: "disable", ...request.body }),
  });

  app.route({
    ...routeOf(applicationSwitchCalls.enable, tag),
    config,
    handler: (request) => switching(request, request.params.app, { command: "enable", ...request.body }),
  });

  app.route({
    ...routeOf(applicationSwitchCalls.unpublish, tag),
    config,
    handler: (request) => switching(request, request.params.app, { command: "unpublish", ...request.body }),
  });

  const closing = { promoteChannel: "promote", endChannel: "end" } as const;
  for (const name of ["promoteChannel", "endChannel"] as const)
    app.route({
      ...routeOf(applicationSwitchCalls[name], tag),
      config,
      handler: (request) => {
        const { params, person, body } = request;
        const acting = actingOn(request, params.app);
        const order = { command: closing[name], channel: params.channel, person: person.id, ...body };
        return oneOfFew(request, () => closeChannel(acting, order));
      },
    });
};
