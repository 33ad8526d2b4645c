import type { DemoPerson } from "./people";
import type { Random } from "../random";

export type Friendship = { requestorId: number; friendId: number };

/** Friendships among volunteers. */
export function buildFriendships(random: Random, people: readonly DemoPerson[]): Friendship[] {
  const volunteers = people.filter(({ application }) => application === "VOLUNTEER");
  return volunteers
    .filter(() => random.happens(0.5))
    .flatMap(({ id }) => {
      const others = volunteers.filter((other) => other.id !== id);
      return random
        .some(others, random.between(1, 3))
        .map((friend) => ({ requestorId: id, friendId: friend.id }));
    });
}
