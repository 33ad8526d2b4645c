import type { UserIdentity } from "../people/user";

/** An account whose balance is not the sum of its lines, both in cents; without `owner` it is the association's cash. */
export type WrongAccount = { account: number; owner?: UserIdentity; balance: number; sum: number };

/**
 * What adding up every line anew found: `cash` is the balance of the association's cash, `total` that of all accounts
 * together, in cents.
 */
export type AccountCheck = {
  date: string;
  accounts: number;
  transactions: number;
  cash: number;
  total: number;
  wrong: WrongAccount[];
};

/** Money is neither created nor lost: all balances together are nothing, and each is the sum of its lines. */
export const isInBalance = ({ total, wrong }: AccountCheck): boolean => total === 0 && wrong.length === 0;
