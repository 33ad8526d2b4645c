import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import type { BodyOf, Call } from "@coulisses/shared-domain/contract/call";
import type { Notice } from "@coulisses/shared-domain/inbox/sheet-notices";
import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import { originOf, recordAudit } from "../audit/record-audit";
import type { WriteTransaction } from "../database/database";
import { routeOf } from "../http/route-of";
import { newsOf } from "../inbox/news-of";
import { type News, sendNews } from "../inbox/send-news";
import { removeMessagesAbout } from "../inbox/tell-people";
import { targetOf } from "../input/if-match";
import { sanitizeFields } from "../input/sanitize-description";
import type { Enqueue } from "../jobs/job-kinds";
import { cachedRoute } from "../read-cache/cached-route";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { type ApplyChange, type EditedSheet, editSheet, removeSheet, type Sheet } from "./edit-sheet";
import { lookupsIn } from "./lookups";
import type { SheetArea } from "./sheet-area";
import { keepForUndo } from "./sheet-undos";
import { journalLineOf, type Telling, tellInboxes, type Written } from "./tell-of-edits";
import { type UndoCalls, undoRoutes } from "./undo-routes";

/** The mail about a change of one's own sheet, and its addressee; undefined for a change without one. */
export type LetterOf<S> = (edited: EditedSheet<S>) => Pick<News, "userId" | "letter"> | undefined;

type Effects<S> = {
  /** The live event's name. */
  name?: string;
  /** Told beside those who hear of each change. */
  notices?: readonly Notice[];
  then?: (tx: WriteTransaction, edited: EditedSheet<S>, enqueue: Enqueue) => Promise<void>;
};

type SheetRoutes<S extends Sheet, Add extends Call> = {
  area: SheetArea<S, Add>;
  reads: CachedReads;
  commands: readonly Command<S, Lookups>[];
  /** The calls that undo an act and name an editor, for sheets whose acts can be undone. */
  undoCalls?: UndoCalls;
  /** The mail after a command. */
  letters?: ReadonlyMap<Call, LetterOf<S>>;
  /** Absent for sheets that nobody hears of. */
  telling?: Telling<S>;
};

/**
 * Routes that read, create and delete the sheets of an area, and one for each command: lock, version, rule,
 * save, live event, the whole sheet as answer.
 */
export function sheetRoutes<S extends Sheet, Add extends Call>(
  app: FastifyInstance,
  { area, reads, commands, undoCalls, letters = new Map(), telling }: SheetRoutes<S, Add>,
): void {
  const { tag, calls, permissions, event, tags, store } = area;
  const { write, connection, environment } = app.services;
  const writing = { access: permissions.write };
  /** Records the changes of a write in the journal. */
  const tell = (tx: WriteTransaction, request: FastifyRequest, kind: AuditKind, told: Written<S>) =>
    recordAudit(tx, originOf(request), journalLineOf(area.target, kind, told));

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
      return sendSheet(request, reply, calls.add, sheet);
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
        if (telling) await removeMessagesAbout(tx, changes, { kind: telling.kind, id: removed.id });
      });
      return reply.code(204).send();
    },
  });

  /** Changes a sheet, and tells of it; `then` follows in the same transaction. */
  function apply(
    request: FastifyRequest,
    change: ApplyChange<S>,
    { name = `${event}-updated`, notices, then }: Effects<S> = {},
  ): Promise<EditedSheet<S>> {
    const { identity: editor } = request.person;
    return write(async (tx, changes, enqueue) => {
      const edited = await editSheet(tx, store, { ...targetOf(request), editor, change });
      const { before, after } = edited;
      if (after.version !== before.version) {
        await tell(tx, request, "sheet-changed", edited);
        changes.state({ event: name, by: editor.id, tags: tags.edited(before, after) });
        if (telling) {
          const { told, act } = await tellInboxes(tx, changes, {
            edited,
            telling,
            by: editor,
            permission: permissions.read,
            notices,
          });
          await sendNews(tx, enqueue, newsOf(told, act, environment.publicUrl));
        }
      }
      await then?.(tx, edited, enqueue);
      return edited;
    });
  }

  function run(request: FastifyRequest, command: Command<S, Lookups>): Promise<EditedSheet<S>> {
    const { access, identity: by } = request.person;
    const { params } = request;
    const body = sanitized(request.body, command.richText);
    return apply(
      request,
      (sheet, { tx, act }) => command.change(sheet, { params, body, access, act, find: lookupsIn(tx) }),
      {
        ...(command.event !== undefined && { name: command.event }),
        notices: command.tells?.(body) ?? [],
        async then(tx, edited, enqueue) {
          const { before, after } = edited;
          const kept =
            after.version === before.version ? undefined : command.undo?.keeps(before, { params, body });
          await keepForUndo(
            tx,
            { target: area.target, id: after.id, version: after.version, by },
            { command, kept },
          );
          const mail = letters.get(command.call)?.(edited);
          if (mail) await sendNews(tx, enqueue, [{ ...mail, kind: "SHEET" }]);
        },
      },
    );
  }

  if (undoCalls) undoRoutes(app, { area, calls: undoCalls, commands, apply });
  for (const command of commands) {
    app.route({
      ...routeOf(command.call, tag),
      config: { access: command.permission ?? permissions.write },
      handler: async (request, reply) =>
        sendSheet(request, reply, command.call, (await run(request, command)).after),
    });
  }
}

function sanitized(body: unknown, richText: readonly string[] | undefined): unknown {
  return richText ? sanitizeFields(body as Partial<Record<string, string | null>>, richText) : body;
}

function sendSheet(request: FastifyRequest, reply: FastifyReply, { answers }: Call, sheet: object) {
  return sendJson(request, reply.code("201" in answers ? 201 : 200), JSON.stringify(sheet));
}
