import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { BodyOf, ParamsOf, QueryOf } from "@coulisses/shared-domain/contract/call";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { can } from "@coulisses/shared-domain/access/access";
import { forbidden } from "@coulisses/shared-domain/festival-error";
import { routeOf } from "../http/route-of";
import { sendJson } from "../read-cache/send-json";
import type { ApplyChange, EditedSheet, Sheet } from "./edit-sheet";
import { lookupsIn } from "./lookups";
import type { SheetArea } from "./sheet-area";
import { lastEditAt, takeUndo } from "./sheet-undos";

/** Their calls. */
export type UndoCalls = Pick<typeof activityCalls | typeof taskCalls, "undo" | "lastEdit">;

/** The routes that undo an act on a sheet, and name the person who changed a place of it last. */
export function undoRoutes<S extends Sheet>(
  app: FastifyInstance,
  {
    area: { tag, target, permissions },
    calls,
    commands,
    apply,
  }: {
    area: Pick<SheetArea<S, never>, "tag" | "target" | "permissions">;
    calls: UndoCalls;
    commands: readonly Command<S, Lookups>[];
    apply: (request: FastifyRequest, change: ApplyChange<S>) => Promise<EditedSheet<S>>;
  },
): void {
  app.route({
    ...routeOf(calls.undo, tag),
    config: { access: permissions.read },
    handler: async (request, reply) => {
      const { version } = request.body as BodyOf<UndoCalls["undo"]>;
      const { id } = request.params as ParamsOf<UndoCalls["undo"]>;
      const { access, identity: by } = request.person;
      const { after } = await apply(request, async (sheet, { tx, act }) => {
        const { command, kept } = await takeUndo(tx, { target, id, version, by }, commands);
        if (!can(access, command.permission ?? permissions.write)) throw forbidden("Accès refusé");
        return command.undo?.restores(sheet, kept, { access, act, find: lookupsIn(tx) }) ?? sheet;
      });
      return sendJson(request, reply, JSON.stringify(after));
    },
  });

  app.route({
    ...routeOf(calls.lastEdit, tag),
    config: { access: permissions.read },
    handler: (request) => {
      const { id } = request.params as ParamsOf<UndoCalls["lastEdit"]>;
      const { place } = request.query as QueryOf<UndoCalls["lastEdit"]>;
      return lastEditAt(app.services.db, { target, id, place, besides: request.person.id });
    },
  });
}
