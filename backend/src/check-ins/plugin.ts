import { checkInCalls } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../http/route-of";
import { bodyText } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { readOwnCode, readPersonOfCode } from "../planning/check-in-codes";
import { noteMarks } from "./note-marks";
import { hoursQuery } from "./hours";
import { countOwnSlots, listPastSlots, listSlots, readBoard, readCheckInList } from "./slots";

const tag = "Pointage";
// People in charge of a task check its people in, whatever their team: each slot decides (CI-1).
const config = { access: "view-planning" } as const;

/** Routes of check-in. */
export const checkInRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write } = app.services;

  app.route({
    ...routeOf(checkInCalls.listSlots, tag),
    config,
    handler: ({ person }) => listSlots(db, person, new Date()),
  });

  app.route({
    ...routeOf(checkInCalls.listPastSlots, tag),
    config,
    handler: ({ person }) => listPastSlots(db, person, new Date()),
  });

  app.route({
    ...routeOf(checkInCalls.countOwnSlots, tag),
    config,
    handler: ({ person: { id } }) => countOwnSlots(db, id, new Date()),
  });

  app.route({
    ...routeOf(checkInCalls.readList, tag),
    config,
    handler: ({ params, person }) => readCheckInList(app.services, params, person),
  });

  app.route({
    ...routeOf(checkInCalls.note, tag),
    config,
    handler: ({ params: slot, body: { marks }, person: reader }) =>
      write((tx, changes) => noteMarks(tx, changes, { slot, marks, reader, now: new Date() })),
  });

  app.route({
    ...routeOf(checkInCalls.board, tag),
    config,
    handler: ({ person }) => readBoard(db, person, new Date()),
  });

  app.route({
    ...routeOf(checkInCalls.readHours, tag),
    config: { access: "affect-volunteer", heavy: true },
    handler: async (request, reply) =>
      sendJson(request, reply, await bodyText(connection, hoursQuery, [request.query.edition ?? 0])),
  });

  app.route({
    ...routeOf(checkInCalls.readOwnCode, tag),
    config,
    handler: ({ person }) => readOwnCode(app.services, person.id),
  });

  app.route({
    ...routeOf(checkInCalls.readPersonOfCode, tag),
    // More than anybody scans, and too few to guess one.
    config: { ...config, limit: { max: 60, seconds: 60, by: "person" } },
    handler: ({ params }) => readPersonOfCode(db, params.code),
  });
};
