import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { BodyOf, Call, ParamsOf } from "@coulisses/shared-domain/contract/call";
import type { Act } from "@coulisses/shared-domain/festival-event/history";
import { sheetChanges } from "@coulisses/shared-domain/audit/sheet-changes";
import { sheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { originOf, recordAudit } from "../audit/record-audit";
import type { WriteTransaction } from "../database/database";
import { routeOf } from "../http/route-of";
import { targetOf } from "../input/if-match";
import type { Enqueue } from "../jobs/job-kinds";
import { cachedRoute } from "../read-cache/cached-route";
import type { CachedReads } from "../read-cache/cached-reads";
import { type EditedSheet, editSheet, removeSheet, type Sheet } from "./edit-sheet";
import type { SheetArea } from "./sheet-area";

type Edit<C extends Call> = {
  params: ParamsOf<C>;
  body: BodyOf<C>;
  act: Act;
  /** Some changes are for the members of one team. */
  access: Access;
  tx: WriteTransaction;
};

/** Within the change's transaction: what it enqueues leaves with the commit, or never. */
export type Afterwards<S> = (edited: EditedSheet<S>, enqueue: Enqueue) => void;

/** A call that changes a sheet, and the rule that it applies. */
type SheetRoute<S, C extends Call> = {
  /** The area's permission to write unless another is asked for. */
  permission?: Permission;
  change: (sheet: S, edit: Edit<C>) => S | Promise<S>;
  /** The live event's name; an edit is an update unless it has another. */
  event?: string;
  /** The jobs that the change brings about, mails above all. */
  afterwards?: Afterwards<S>;
};

/** A sheet before and after a write; neither side of what was not there, or no longer. */
type Told<S> = Partial<EditedSheet<S>>;

export type DefineSheetRoute<S> = <const C extends Call>(call: C, route: SheetRoute<S, C>) => void;

/**
 * Reads, adds and removes the sheets of an area. What it gives back makes a route of each call that changes one:
 * lock, version, rule, save, live event, the whole sheet as answer.
 */
export function sheetRoutes<S extends Sheet, Add extends Call>(
  app: FastifyInstance,
  area: SheetArea<S, Add>,
  reads: CachedReads,
): DefineSheetRoute<S> {
  const { tag, calls, permissions, event, tags, store } = area;
  const { write, connection } = app.services;
  const writing = { access: permissions.write };
  /** Leaves a line in the journal with what the write made of the sheet. */
  const tell = (tx: WriteTransaction, request: FastifyRequest, kind: AuditKind, { before, after }: Told<S>) =>
    recordAudit(tx, originOf(request), {
      kind,
      target: sheetTarget(area.target, (after ?? before)?.id ?? 0),
      details: { changes: sheetChanges(before, after) },
    });

  cachedRoute(app, calls.read, {
    tag,
    access: permissions.read,
    async read(request) {
      const { id } = targetOf(request);
      const revision = area.revisionOf(request.revisions);
      const text = await reads.text(revision, `${event} ${id}`, () => area.text(connection.runPrepared, id));
      if (!text) throw area.notFound(id);
      return text;
    },
  });

  app.route({
    ...routeOf(calls.add as Call, tag),
    config: { ...writing, quota: area.quota },
    handler: async (request, reply) => {
      const author = request.person.identity;
      const sheet = await write(async (tx, changes) => {
        const created = await area.create(tx, request.body as BodyOf<Add>, author);
        await tell(tx, request, "sheet-created", { after: created });
        changes.state({ event: `${event}-created`, by: author.id, tags: tags.listed(created) });
        return created;
      });
      return sendSheet(reply, calls.add, sheet);
    },
  });

  app.route({
    ...routeOf(calls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      await write(async (tx, changes) => {
        const removed = await removeSheet(tx, store, targetOf(request));
        await tell(tx, request, "sheet-removed", { before: removed });
        changes.state({ event: `${event}-deleted`, by: request.person.id, tags: tags.listed(removed) });
      });
      return reply.code(204).send();
    },
  });

  function apply<C extends Call>(request: FastifyRequest, route: SheetRoute<S, C>): Promise<EditedSheet<S>> {
    const { access, identity: editor } = request.person;
    // Both have passed the call's schemas.
    const params = request.params as ParamsOf<C>;
    const body = request.body as BodyOf<C>;
    return write(async (tx, changes, enqueue) => {
      const edited = await editSheet(tx, store, {
        ...targetOf(request),
        editor,
        change: (sheet, context) => route.change(sheet, { params, body, access, ...context }),
      });
      const { before, after } = edited;
      if (after.version !== before.version) {
        await tell(tx, request, "sheet-changed", edited);
        const name = route.event ?? `${event}-updated`;
        changes.state({ event: name, by: editor.id, tags: tags.edited(before, after) });
      }
      route.afterwards?.(edited, enqueue);
      return edited;
    });
  }

  return (call, route) => {
    app.route({
      ...routeOf(call as Call, tag),
      config: { access: route.permission ?? permissions.write },
      handler: async (request, reply) => sendSheet(reply, call, (await apply(request, route)).after),
    });
  };
}

/** Written here: to go through the answer's schema would cost more than the edit. */
function sendSheet(reply: FastifyReply, { answers }: Call, sheet: object) {
  return reply
    .code("201" in answers ? 201 : 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(sheet));
}
