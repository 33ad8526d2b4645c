import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import type { PeerTables } from "../peer";
import { isAnonymousPerson, type PeerPerson } from "./peer-person";

/**
 * The person who keeps each address, as we compare addresses: a living account before a deleted one, then the
 * lowest id.
 */
export function keepersOfAddresses(people: PeerTables["user"]): ReadonlyMap<string, PeerPerson> {
  const keepers = new Map<string, PeerPerson>();
  for (const person of people) {
    if (isAnonymousPerson(person)) continue;
    const address = normaliseEmail(person.email);
    const keeper = keepers.get(address);
    if (keeper === undefined || (keeper.is_deleted && !person.is_deleted)) keepers.set(address, person);
  }
  return keepers;
}
