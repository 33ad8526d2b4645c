import type { Access } from "@coulisses/shared-domain/access/access";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** Who calls, as the database has it now: the token's own claims are only for the screens. */
export type Person = {
  id: number;
  sessionId: string;
  identity: UserIdentity;
  access: Access;
  hasApprovedTerms: boolean;
};
