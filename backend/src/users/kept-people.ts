import type { Access } from "@coulisses/shared-domain/access/access";
import type { Connection } from "../database/database";
import type { Person } from "../auth/person";
import type { RevisionName, Revisions } from "../changes/revisions";
import type { EncodedText } from "../http/encoded-text";
import { cachedReads } from "../read-cache/cached-reads";
import { findMe, listVolunteers, viewOf } from "./user-queries";

/** The list of people shows names, teams, rights, and the charisma of availabilities, events and hours. */
const ofEverybody: readonly RevisionName[] = ["access", "availabilities", "charisma", "people"];
/** One's own account shows besides one's balance, the number of one's tasks and one's applications. */
const ofOneself: readonly RevisionName[] = [...ofEverybody, "balances", "festival-tasks", "registrations"];

/** Revisions only grow, so their sum moves with each of them and never comes back. */
const sumOf = (names: readonly RevisionName[], revisions: Revisions) =>
  names.reduce((sum, name) => sum + revisions[name], 0);

const MINUTE = 60_000;

/**
 * Parts of what people show move with the clock alone, which no revision tells: a slot under way earns charisma, a
 * birthday begins, an edition ends. They may be a minute late.
 */
const thisMinute = () => Math.floor(Date.now() / MINUTE);

/** The person who asks, and the revisions when they asked. */
type Asked = { person: Person; revisions: Revisions };

/** The answers about people that are kept in memory. */
export type KeptPeople = {
  /** One's own account; undefined when it is gone. */
  me(asked: Asked): Promise<EncodedText | undefined>;
  /** Everybody who can be assigned to tasks, with the fields that this person may read. */
  volunteers(asked: { person: { access: Access }; revisions: Revisions }): Promise<EncodedText | undefined>;
};

/** Two answers that every page asks for, kept as texts as long as what they show stands. */
export function keptPeople(connection: Connection): KeptPeople {
  const { db } = connection;
  const accounts = cachedReads(connection, { limit: 1_000 });
  // One for each of the views that permissions give.
  const lists = cachedReads(connection, { limit: 20 });
  return {
    me: ({ person: { id, access }, revisions }) =>
      accounts.text(sumOf(ofOneself, revisions), `${id} ${thisMinute()}`, async () => {
        const me = await findMe(db, id, access.permissions);
        return me && JSON.stringify(me);
      }),
    volunteers: ({ person: { access }, revisions }) =>
      lists.text(sumOf(ofEverybody, revisions), `${viewOf(access)} ${thisMinute()}`, () =>
        listVolunteers(db, access),
      ),
  };
}
