import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { BodyOf, ParamsOf } from "@coulisses/shared-domain/contract/call";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FastifyInstance } from "fastify";
import type { Sheet } from "../../festival-events/edit-sheet";
import type { SheetArea } from "../../festival-events/sheet-area";
import { routeOf } from "../../http/route-of";
import type { CachedReads } from "../../read-cache/cached-reads";
import type { SheetTag } from "./presence-board";

type Calls = Pick<typeof activityCalls | typeof taskCalls, "present" | "absent">;
type Params = ParamsOf<Calls["present"]>;

type PresenceRoutes<S extends Sheet, Add extends Parameters<typeof routeOf>[0]> = {
  area: Pick<SheetArea<S, Add>, "tag" | "event" | "permissions" | "revisionOf" | "text" | "notFound">;
  calls: Calls;
  type: SheetTag["type"];
  reads: CachedReads;
};

/** The routes by which a page says that it shows a sheet of an area, for those who may read it. */
export function presenceRoutes<S extends Sheet, Add extends Parameters<typeof routeOf>[0]>(
  app: FastifyInstance,
  { area, calls, type, reads }: PresenceRoutes<S, Add>,
): void {
  const { presence, connection } = app.services;
  const config = { access: area.permissions.read };

  app.route({
    ...routeOf(calls.present, area.tag),
    config,
    async handler(request) {
      const { id, screen } = request.params as Params;
      const { section } = request.body as BodyOf<Calls["present"]>;
      const { id: userId, identity } = request.person;
      const sheet = { type, id };
      const page = { id: userId, firstname: identity.firstname, screen, section };
      // Asked once for each page: the sheet is in memory, as the page has just read it.
      if (!presence.knows(sheet, page)) {
        const revision = area.revisionOf(request.revisions);
        const read = () => area.text(connection.runPrepared, id);
        if (!(await reads.text(revision, `${area.event} ${String(id)}`, read))) throw area.notFound(id);
      }
      return presence.here(sheet, page);
    },
  });

  app.route({
    ...routeOf(calls.absent, area.tag),
    config,
    async handler(request, reply) {
      presence.gone({ id: request.person.id, screen: (request.params as Params).screen });
      return reply.code(204).send();
    },
  });
}
