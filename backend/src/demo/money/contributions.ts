import { type Contribution, contributionExpiry } from "@coulisses/shared-domain/contribution/contribution";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { demoAccounts, demoEmail } from "../accounts";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";

const EDITIONS = 3;
const DAY = 24 * 3_600_000;
/** The amounts of contributions, in cents; most are the usual one. */
const amounts = [1000, 1000, 1000, 1500, 500, 2000] as const;
/** Accounts of the demo that have not paid yet; all others have. */
const late = ["bar", "catering"];

/** The contributions for this edition and earlier ones; some are missing for this one. */
export function buildContributions(random: Random, now: Date, people: readonly DemoPerson[]): Contribution[] {
  const current = editionOf(now);
  const accounts = new Map(demoAccounts.map(({ role }) => [demoEmail(role), role]));
  const adherents = people.filter(({ teams }) => teams.includes("hard"));
  return Array.from({ length: EDITIONS }, (_, ago) => current - ago).flatMap((edition) =>
    adherents.flatMap(({ id, email }) => {
      const role = accounts.get(email);
      const amount = random.pick(amounts);
      const paidOn = paymentDate(random, now, edition);
      const hasPaid = random.happens(edition === current ? 0.6 : 0.85);
      if (edition === current && role !== undefined ? late.includes(role) : !hasPaid) return [];
      return [
        {
          adherentId: id,
          edition,
          amount,
          paymentDate: paidOn.toISOString(),
          expirationDate: contributionExpiry(edition).toISOString(),
        },
      ];
    }),
  );
}

/** Some weeks before the same day of that edition, and within it. */
function paymentDate(random: Random, now: Date, edition: number): Date {
  const sameDay = new Date(now.getTime() - (editionOf(now) - edition) * 365 * DAY);
  const paid = new Date(sameDay.getTime() - random.between(1, 80) * DAY);
  return editionOf(paid) === edition ? paid : sameDay;
}
