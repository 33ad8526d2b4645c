import { calendarCalls } from "@coulisses/shared-domain/contract/planning/calendars";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { isPresent } from "../auth/accounts";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { routeOf } from "../http/route-of";
import { sendText } from "../read-cache/send-json";
import { CALENDAR_TYPE, type KeptCalendars } from "./calendar/kept-calendars";
import { planningJson } from "./planning-json";
import { sendPlanningPdf } from "./print/print-routes";
import { readPlannings } from "./read-plannings";

const tag = "Plannings";

/** Answers the planning of this person in one form. */
type Form = (request: FastifyRequest, reply: FastifyReply, volunteerId: number) => Promise<void>;

/** Routes of one planning as tasks, as a calendar and as a PDF. */
export const planningFormRoutes: FastifyPluginAsyncZod<{ calendars: KeptCalendars }> = async (
  app,
  { calendars },
) => {
  const { services } = app;
  const { db } = services;

  const sendTasks: Form = async (_request, reply, volunteerId) => {
    const plannings = await readPlannings(db, [volunteerId]);
    return reply.send((plannings.get(volunteerId) ?? []).map(planningJson));
  };
  const sendCalendar: Form = async (request, reply, volunteerId) => {
    const { name: festival } = await festivalConfiguration(db);
    const { text, name } = await calendars.of(volunteerId, { festival, revisions: request.revisions });
    reply.type(CALENDAR_TYPE).header("content-disposition", attachmentCalled(`Planning ${name}.ics`));
    return sendText(request, reply, text);
  };
  const sendLeaflet: Form = async (_request, reply, id) => {
    await sendPlanningPdf(services, reply, { id, kind: "leaflet" });
  };
  /** By the header `Accept`; the first one when it asks for none of these. */
  const forms = new Map<string, Form>([
    ["application/json", sendTasks],
    ["text/calendar", sendCalendar],
    ["application/pdf", sendLeaflet],
  ]);
  const formFor = (accept = ""): Form => {
    const types = accept.split(",").map((type) => type.split(";")[0]?.trim().toLowerCase() ?? "");
    return types.map((type) => forms.get(type)).find((form) => form !== undefined) ?? sendTasks;
  };

  const heavy = ({ headers }: FastifyRequest) => formFor(headers.accept) === sendLeaflet;

  app.route({
    ...routeOf(calendarCalls.readOwn, tag),
    config: { access: "download-planning", heavy },
    handler: (request, reply) => formFor(request.headers.accept)(request, reply, request.person.id),
  });

  app.route({
    ...routeOf(calendarCalls.read, tag),
    config: { access: "affect-volunteer", heavy },
    handler: async (request, reply) => {
      const { id } = request.params;
      if (!(await isPresent(db, id))) throw userNotFound();
      return formFor(request.headers.accept)(request, reply, id);
    },
  });
};

/** The header that names a file; old readers see the name without accents. */
function attachmentCalled(name: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  const encoded = encodeURIComponent(name).replaceAll("'", "%27");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
