/** A person as named beside other things. */
export type UserIdentity = {
  id: number;
  firstname: string;
  lastname: string;
  nickname?: string | null;
};

/** The remains of a forgotten member whose transactions must stay in the books. */
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
