import { calendarCalls } from "@coulisses/shared-domain/contract/planning/calendars";
import { calendarLinkOver } from "@coulisses/shared-domain/planning/who-reads";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { defaultFestival } from "../../configuration/festival-configuration";
import { routeOf } from "../../http/route-of";
import { sendText } from "../../read-cache/send-json";
import { calendarSecret, revokeCalendarLink, subscriptionOf } from "./calendar-links";
import { CALENDAR_TYPE, hasVersion, type KeptCalendar, type KeptCalendars } from "./kept-calendars";

const tag = "Plannings";

/** Routes of the link that a person's calendars subscribe to, and of its content. */
export const subscriptionRoutes: FastifyPluginAsyncZod<{ calendars: KeptCalendars }> = async (
  app,
  { calendars },
) => {
  const { connection, db, environment, sessions, write } = app.services;

  app.route({
    ...routeOf(calendarCalls.link, tag),
    config: { access: "sync-planning" },
    handler: async ({ person }) => {
      const secret = await calendarSecret({ db, write }, person.id);
      const site = environment.publicUrl.replace(/^https?:/, "webcal:");
      return { link: `${site}/api/planning/subscribe/${secret}` };
    },
  });

  app.route({
    ...routeOf(calendarCalls.revokeLink, tag),
    config: { access: "sync-planning" },
    handler: async ({ person }, reply) => {
      await write((tx) => revokeCalendarLink(tx, person.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(calendarCalls.readSubscription, tag),
    config: { access: "public" },
    handler: async (request, reply) => {
      const [revisions, subscription] = await Promise.all([
        sessions.revisions(),
        subscriptionOf(connection, request.params.secret),
      ]);
      if (subscription === undefined) throw calendarLinkOver();
      const festival = subscription.festival ?? defaultFestival.name;
      return sendVersion(
        request,
        reply,
        await calendars.of(subscription.volunteerId, { festival, revisions }),
      );
    },
  });
};

/** The calendar, or 304 to a client that has this version. */
async function sendVersion(request: FastifyRequest, reply: FastifyReply, { text, etag }: KeptCalendar) {
  reply.header("cache-control", "private, no-cache").header("etag", etag);
  if (hasVersion(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return sendText(request, reply.type(CALENDAR_TYPE), text);
}
