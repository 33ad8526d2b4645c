import type { Access } from "@coulisses/shared-domain/access/access";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** The caller as the database has them now: the token's claims are only for the screens. */
export type Person = {
  id: number;
  sessionId: string;
  identity: UserIdentity;
  access: Access;
  hasApprovedTerms: boolean;
};
