import { verify } from "@node-rs/bcrypt";

/** Hashes of people who come from another product: the mark, the cost, then salt and hash. */
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** The same for the hashes that are checked, in a query. */
export const BCRYPT_MARKS = "^\\$2[aby]\\$(0[4-9]|1[0-5])\\$[./A-Za-z0-9]{53}$";
/** Each step doubles the work: above, a few sign-ins would keep the server busy for seconds. */
const HIGHEST_COST = 15;
const LOWEST_COST = 4;

/** The cost of a bcrypt hash; undefined for any other text, and for a hash that is too costly to check. */
export function bcryptCost(hash: string): number | undefined {
  const cost = Number(BCRYPT.exec(hash)?.[1]);
  return cost >= LOWEST_COST && cost <= HIGHEST_COST ? cost : undefined;
}

/** True for a hash that a password can be checked against. */
export const isUsableBcrypt = (hash: string) => bcryptCost(hash) !== undefined;

/** Checks a password in a thread of its own; only its first 72 bytes count, as for all of bcrypt. */
export const matchesBcrypt = (hash: string, password: string): Promise<boolean> =>
  verify(password, hash).catch(() => false);

const SALT_AND_HASH = "CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW";

/**
 * The costs of further checks after one at `cost` (or none), which together take as long as one at `highest`:
 * each step of the cost doubles the work.
 */
export function furtherCosts(highest: number, cost: number | undefined): number[] {
  if (cost === undefined) return [highest];
  return Array.from({ length: highest - cost }, (_, step) => cost + step);
}

/** Works as long as a check at this cost takes. */
export const workAt = (cost: number, password: string): Promise<boolean> =>
  matchesBcrypt(`$2a$${String(cost).padStart(2, "0")}$${SALT_AND_HASH}`, password);
