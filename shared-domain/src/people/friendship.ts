import { type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound, refused } from "../festival-error";

/** Friendship goes one way: `requestorId` would like to work with `friendId`. */
export type Friendship = { requestorId: number; friendId: number };

/**
 * Besides the person, a friend list is open to readers of people's details, assigners and those who admit.
 */
const friendReaders = ["view-volunteer-details", "manage-users", "affect-volunteer", "enroll-soft"] as const;

/** Throws `forbidden` without the right to read another person's friends. */
export function checkMayReadFriends(isOwn: boolean, reader: Access): void {
  if (!isOwn && !friendReaders.some((right) => can(reader, right)))
    throw forbidden("Tu ne peux pas voir les amis de cette personne");
}

/** Throws `refused` for oneself. */
export function checkFriendship({ requestorId, friendId }: Friendship): void {
  if (requestorId === friendId) throw refused("Tu ne peux pas être ton propre ami");
}

/** The `refused` refusal for a friend who is chosen already. */
export const alreadyFriends = (): FestivalError => refused("Cette personne fait déjà partie des amis");

/** The `not-found` refusal for taking back what was not chosen. */
export const notFriends = (): FestivalError => notFound("Cette personne ne fait pas partie des amis");
