import { handlerOf, type keptRows } from "@coulisses/shared-auth/testing";
import { session } from "@coulisses/shared-auth/session";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { forbidden, notFound } from "@coulisses/shared-domain/festival-error";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { changedByAnother, notUndoable } from "@coulisses/shared-domain/festival-event/undo";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { RequestHandler } from "msw";
import type { VersionedSheet } from "../edit/send-edit";

type Found<Name extends keyof Lookups> = Awaited<ReturnType<Lookups[Name]>>;
/** The things that a sheet may name. */
export type Things = Partial<{
  gears: Gear[];
  locations: (Found<"location"> & { id: number })[];
  signages: (Found<"signage"> & { id: number; version: number; slug: string })[];
  contacts: Found<"contact">[];
  reviewers: Found<"reviewers">;
}>;
export type SheetCommands<Sheet> = {
  commands: readonly Command<Sheet, Lookups>[];
  /** The permission of commands without one of their own. */
  permission: Permission;
  things: Things;
};
type Given<Sheet extends VersionedSheet> = SheetCommands<Sheet> & {
  sheets: ReturnType<typeof keptRows<Sheet>>;
  /** The calls that undo an act and name the last editor. */
  undoCalls?: { undo: Call; lastEdit: Call } | undefined;
  /** The other person who has changed a sheet since, if there is one. */
  editor?: () => UserIdentity | undefined;
  /** Hears of each write of a present version, as `PATCH general {"name":"Bal"}`. */
  note?: (write: string) => void;
};
type Asked = { id: number; version: number | undefined; body: unknown; query: unknown; request: Request };

/** The server's commands on sheets in memory, for the logged-in person. */
export function commandHandlers<Sheet extends VersionedSheet>(given: Given<Sheet>): RequestHandler[] {
  const { commands, permission, things, sheets, note } = given;
  const find = lookupsAmong(things);
  const taken: Taken<Sheet> = new Map();
  const handlers = commands.map(({ call, change, undo, ...command }) =>
    handlerOf(call, async ({ version, body, query: _, request, ...params }: Asked) => {
      const sheet = sheets.seen({ id: params.id, version });
      const path = new URL(request.url).pathname.split("/").slice(4).join("/");
      note?.(`${call.method} ${path} ${await request.text()}`);
      const { access } = session.current();
      if (!can(access, command.permission ?? permission)) throw forbidden("Accès refusé");
      const after = sheets.keep(await change(sheet, { params, body, act, access, find }));
      const kept = undo?.keeps(sheet, { params, body });
      if (undo && kept !== undefined) taken.set(`${after.id} ${after.version}`, { ...undo, kept });
      return after;
    }),
  );
  return [...handlers, ...undoHandlers(given, taken, find)];
}

type Taken<Sheet> = Map<string, NonNullable<Command<Sheet, Lookups>["undo"]> & { kept: unknown }>;

/** The server's undo, but that any edit of another person counts as one of the same place. */
function undoHandlers<Sheet extends VersionedSheet>(
  { undoCalls, editor, sheets, note }: Given<Sheet>,
  taken: Taken<Sheet>,
  find: Lookups,
): RequestHandler[] {
  if (!undoCalls) return [];
  return [
    handlerOf(undoCalls.undo, async ({ id, version, body }: Asked) => {
      const sheet = sheets.seen({ id, version });
      const made = (body as { version: number }).version;
      note?.(`POST undo ${made}`);
      const removal = taken.get(`${id} ${made}`);
      if (!removal) throw notUndoable();
      const other = editor?.();
      if (other) throw changedByAnother(removal.words, other);
      taken.delete(`${id} ${made}`);
      const { access } = session.current();
      return sheets.keep(await removal.restores(sheet, removal.kept, { act, access, find }));
    }),
    handlerOf(undoCalls.lastEdit, () => {
      const other = editor?.();
      return other ? { by: other } : null;
    }),
  ];
}

/** Look-ups among these things; `not-found` for others. */
function lookupsAmong({ gears, locations, signages, contacts, reviewers = [] }: Things): Lookups {
  const contact = among(contacts);
  const person = async (id: number) => {
    const { phone: _, ...identity } = await contact(id);
    return identity;
  };
  return {
    gear: (slug, missing) =>
      found(
        gears?.find((gear) => gear.slug === slug),
        missing,
      ),
    location: among(locations),
    signage: among(signages),
    person,
    people: (ids) => Promise.all(ids.map(person)),
    contact,
    adherent: person,
    teams: (codes) => Promise.resolve(codes),
    reviewers: () => Promise.resolve(reviewers),
  };
}

const among =
  <Thing extends { id: number }>(things?: readonly Thing[]) =>
  (id: number) =>
    found(things?.find((thing) => thing.id === id));

const found = <Thing>(thing: Thing | undefined, missing = () => notFound("N'existe pas")): Promise<Thing> =>
  thing === undefined ? Promise.reject(missing()) : Promise.resolve(thing);
