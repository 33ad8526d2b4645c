import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Target } from "../target/target";
import { keepersOfAddresses } from "./addresses";
import { isAnonymousPerson, nameOf } from "./peer-person";

export type PeopleNumbering = Numbering & {
  /** The administrator of the target who is this person of the peer, by their address. */
  administrator(peerId: number): number | undefined;
  /** The id of the account that stands for nobody, once it was asked for. */
  madeNobody(): number | undefined;
};

const teamCodes: Readonly<Record<string, string>> = { personne: "benevole", ca: "orga" };

/** Ids are kept where they are free; an imported person with the address of an administrator is that person. */
export function numberPeople(peer: PeerTables, target: Target, now: Date): PeopleNumbering {
  const { administrators } = target;
  const byId = new Map(peer.user.map((person) => [person.id, person]));
  const keepers = keepersOfAddresses(peer.user);
  const sameAs = new Map(
    administrators.flatMap(({ id, email }) => {
      const keeper = keepers.get(email);
      return keeper === undefined || keeper.is_deleted ? [] : [[keeper.id, id] as const];
    }),
  );
  const taken = new Set(administrators.map(({ id }) => id));
  let last = Math.max(0, ...taken, ...byId.keys());
  const ids = new Map<number, number>();
  for (const { id } of peer.user) {
    const isFree = id > 0 && !taken.has(id);
    ids.set(id, sameAs.get(id) ?? (isFree ? id : ++last));
  }
  const person = (peerId: number): number => {
    const id = ids.get(peerId);
    if (id === undefined) throw new Error(`Nobody has the id ${String(peerId)}`);
    return id;
  };
  let nobody: number | undefined;
  const isAnonymous = (peerId: number) => {
    const found = byId.get(peerId);
    return found === undefined || isAnonymousPerson(found);
  };
  return {
    person,
    knownPerson: (peerId) => ids.get(peerId),
    isAnonymous,
    isClosed: (peerId) => isAnonymous(peerId) || byId.get(peerId)?.is_deleted === true,
    personName: (peerId) => {
      const found = byId.get(peerId);
      return found === undefined ? "Anonymous Anonymous" : nameOf(found);
    },
    nobody: () => (nobody ??= ++last),
    madeNobody: () => nobody,
    team: (code) => teamCodes[code] ?? code,
    administrator: (peerId) => sameAs.get(peerId),
    importer: target.importer,
    now,
  };
}
