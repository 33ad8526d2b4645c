/** How a person is named wherever they appear beside something else. */
export type UserIdentity = {
  id: number;
  firstname: string;
  lastname: string;
  nickname?: string | null;
};

/** What is left of a member who asked to be forgotten and whose money must stay in the books. */
export function anonymousUser(
  id: number,
  festivalDomain: string,
): UserIdentity & { phone: string; email: string; comment: null; nickname: null } {
  return {
    id,
    firstname: "Anonymous",
    lastname: "Anonymous",
    nickname: null,
    phone: "0600000000",
    email: `anonymous+${id}@${festivalDomain}`,
    comment: null,
  };
}
