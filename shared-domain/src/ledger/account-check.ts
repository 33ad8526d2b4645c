import type { UserIdentity } from "../people/user";

/** An account whose balance is not the sum of its lines, both in cents; without `owner` it is the association's cash. */
export type WrongAccount = { account: number; owner?: UserIdentity; balance: number; sum: number };

/**
 * The result of adding up every line anew: `cash` is the balance of the association's cash, `total` the sum
 * of all accounts, in cents.
 */
export type AccountCheck = {
  date: string;
  accounts: number;
  transactions: number;
  cash: number;
  total: number;
  wrong: WrongAccount[];
};

/**
 * True when money is neither created nor lost: all balances together are zero, and each is the sum of its
 * lines.
 */
export const isInBalance = ({ total, wrong }: AccountCheck): boolean => total === 0 && wrong.length === 0;
