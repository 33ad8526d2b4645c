import { forgetDraftsOf, keepDraftsOf } from "@coulisses/shared-pages/router";
import { session } from "@coulisses/shared-auth";

/** Half-filled forms wait for their person where a session ended by itself; who logs out leaves none. */
export function keepDraftsOfWhoIsThere(): () => void {
  let person: number | null = null;
  const follow = () => {
    const { userId, expired } = session.current();
    if (person !== null && userId === null && !expired) forgetDraftsOf(person);
    person = userId;
    keepDraftsOf(userId);
  };
  follow();
  return session.subscribe(follow);
}
