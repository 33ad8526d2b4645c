import { can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { forbidden, notFound } from "@coulisses/shared-domain/festival-error";
import type { Act } from "@coulisses/shared-domain/festival-event/history";
import { session } from "@coulisses/shared-auth/session";
import type { SheetRule } from "./sheet-server";

type Given<Sheet> = {
  /** `festival-tasks` */
  address: string;
  commands: readonly Command<Sheet, Lookups>[];
  /** The permission of commands without one of their own. */
  permission: Permission;
  find: Lookups;
  act: Act;
};

/** The server's commands as rules of a fake server, for the logged-in person. */
export function commandRules<Sheet>({ address, commands, permission, find, act }: Given<Sheet>) {
  return Object.fromEntries(
    commands.map(({ call, change, ...command }): [string, SheetRule<Sheet>] => {
      const path = call.path.slice(`/${address}/:id`.length).replace(/^\//, "");
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      return [
        `${call.method} ${path}`,
        (sheet, sent, parameters) => {
          const { access } = session.current();
          if (!can(access, command.permission ?? permission)) throw forbidden("Accès refusé");
          const asked = { id: "1", ...Object.fromEntries(names.map((name, at) => [name, parameters[at]])) };
          const [params, body] = [call.params?.parse(asked), call.body?.parse(sent)];
          return change(sheet, { params, body, act, access, find });
        },
      ];
    }),
  );
}

type InMemory<Thing> = readonly (Thing & { id: number })[];

/** Look-ups among these things; `not-found` for others. */
export function lookupsAmong({
  gears = [],
  locations = [],
  signages = [],
  contacts = [],
  reviewers = [],
}: {
  gears?: readonly Awaited<ReturnType<Lookups["gear"]>>[];
  locations?: InMemory<Awaited<ReturnType<Lookups["location"]>>>;
  signages?: InMemory<Awaited<ReturnType<Lookups["signage"]>>>;
  contacts?: InMemory<Awaited<ReturnType<Lookups["contact"]>>>;
  reviewers?: Awaited<ReturnType<Lookups["reviewers"]>>;
}): Lookups {
  const among =
    <Thing extends { id: number }>(things: readonly Thing[]) =>
    (id: number) =>
      found(things.find((thing) => thing.id === id));
  const contact = among(contacts);
  const person = async (id: number) => {
    const { phone: _, ...identity } = await contact(id);
    return identity;
  };
  return {
    gear: (slug) => found(gears.find((gear) => gear.slug === slug)),
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

function found<Thing>(thing: Thing | undefined): Promise<Thing> {
  if (thing === undefined) return Promise.reject(notFound("N'existe pas"));
  return Promise.resolve(thing);
}
