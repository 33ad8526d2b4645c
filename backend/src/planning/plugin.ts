import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { breakRoutes } from "./breaks/break-routes";
import { keptCalendars } from "./calendar/kept-calendars";
import { subscriptionRoutes } from "./calendar/subscription-routes";
import { crowdRoutes } from "./crowd/crowd-routes";
import { kioskRoutes } from "./crowd/kiosk-routes";
import { planningFormRoutes } from "./planning-form-routes";
import { printRoutes } from "./print/print-routes";
import { pushRoutes } from "./reminders/push-routes";
import { slotRoutes } from "./slots/slot-routes";

/** Routes of slots, breaks, calendars, prints and reminders. */
export const planningRoutes: FastifyPluginAsyncZod = async (app) => {
  const calendars = keptCalendars(app.services);
  for (const part of [breakRoutes, crowdRoutes, kioskRoutes, printRoutes, pushRoutes, slotRoutes]) {
    await app.register(part);
  }
  for (const part of [planningFormRoutes, subscriptionRoutes]) await app.register(part, { calendars });
};
