import { handlerOf, type keptRows } from "@coulisses/shared-auth/testing";
import { session } from "@coulisses/shared-auth/session";
import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { forbidden, notFound } from "@coulisses/shared-domain/festival-error";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
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
  /** Hears of each write of a present version, as `PATCH general {"name":"Bal"}`. */
  note?: (write: string) => void;
};
type Asked = { id: number; version: number | undefined; body: unknown; query: unknown; request: Request };

/** The server's commands on sheets in memory, for the logged-in person. */
export function commandHandlers<Sheet extends VersionedSheet>(given: Given<Sheet>): RequestHandler[] {
  const { commands, permission, things, sheets, note } = given;
  const find = lookupsAmong(things);
  return commands.map(({ call, change, ...command }) =>
    handlerOf(call, async ({ version, body, query: _, request, ...params }: Asked) => {
      const sheet = sheets.seen({ id: params.id, version });
      const path = new URL(request.url).pathname.split("/").slice(4).join("/");
      note?.(`${call.method} ${path} ${await request.text()}`);
      const { access } = session.current();
      if (!can(access, command.permission ?? permission)) throw forbidden("Accès refusé");
      return sheets.keep(await change(sheet, { params, body, act, access, find }));
    }),
  );
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
