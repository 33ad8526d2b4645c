import type { FastifyRequest } from "fastify";
import { type Bound, refuseBeyond } from "../../http/limits/attempts";
import { clientKey } from "../../http/limits/client-key";
import type { Services } from "../../services";

const quick: Bound = { max: 10, seconds: 30 };
/** Bounds guesses at one account from many addresses. */
const slow: Bound = { max: 100, seconds: 3_600 };

/**
 * Counts a try to sign in. A browser in which the person signed in before has counts of its own, so that
 * deliberate guesses by others lock no one out.
 */
export async function limitSignIn(
  { db }: Pick<Services, "db">,
  { ip }: Pick<FastifyRequest, "ip">,
  { email, device }: { email: string; device: string | undefined },
): Promise<void> {
  const here = device === undefined ? `${clientKey(ip)} ${email}` : `device ${device}`;
  const everywhere = device === undefined ? `account ${email}` : here;
  await refuseBeyond(quick, db, `sign-in ${here}`);
  await refuseBeyond(slow, db, `sign-in of the hour ${everywhere}`);
}
