import { can } from "@coulisses/shared-domain/access/access";
import { mayCheckIn } from "@coulisses/shared-domain/check-in/note-marks";
import { slotCalls } from "@coulisses/shared-domain/contract/planning/slots";
import { checkReadsPlanning } from "@coulisses/shared-domain/planning/who-reads";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../../http/route-of";
import { findTaskForCalendar, listNamedMobilizations, listOwnSlots, listWorkTimes } from "./slot-queries";

const tag = "Plannings";
const config = { access: "view-planning" } as const;

/** Routes of a person's slots. */
export const slotRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(slotCalls.listAssignments, tag),
    config,
    handler: ({ params, person }) => {
      checkReadsPlanning(params.id === person.id, person.access);
      return listOwnSlots(db, params.id);
    },
  });

  app.route({
    ...routeOf(slotCalls.listMobilizations, tag),
    config,
    handler: ({ params, person }) => {
      checkReadsPlanning(params.id === person.id, person.access);
      return listNamedMobilizations(db, params.id);
    },
  });

  app.route({
    ...routeOf(slotCalls.readWorkTimes, tag),
    config: { access: "affect-volunteer" },
    handler: ({ params }) => listWorkTimes(db, params.id),
  });

  app.route({
    ...routeOf(slotCalls.readForCalendar, tag),
    config,
    handler: async ({ params, person: { id, access } }) => {
      const seesPhones = can(access, "view-volunteer-details") || can(access, "manage-users");
      const { comes, charge, ...slot } = await findTaskForCalendar(db, params, { readerId: id, seesPhones });
      checkReadsPlanning(comes, access);
      return { ...slot, mayCheckIn: mayCheckIn(access, id, charge) };
    },
  });
};
