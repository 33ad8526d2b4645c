import { formatAmount } from "@coulisses/shared-domain/money/amount";
import type { NewRow } from "../area";
import { barrels, contributions } from "../../database/schema/money";
import { keepsSlug, ownSlugs, WITHOUT_SLUG } from "../gear/own-slugs";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";

/** The least that a contribution is, in cents. */
const LEAST = 100;

/** Contributions with the day until which they hold: it is not counted anew. */
export function contributionRows(
  peer: PeerTables,
  ids: Numbering,
  report: Report,
): NewRow<typeof contributions>[] {
  return peer.contribution.flatMap(({ adherent_id, edition, amount, payment_date, expiration_date }) => {
    if (amount < LEAST) {
      report.out(
        "contribution",
        {
          key: `${String(adherent_id)} ${String(edition)}`,
          name: `Cotisation de ${ids.personName(adherent_id)} (édition ${String(edition)})`,
        },
        `${formatAmount(amount)}, moins d'un euro`,
      );
      return [];
    }
    const adherentId = ids.person(adherent_id);
    return [{ adherentId, edition, amount, paymentDate: payment_date, expirationDate: expiration_date }];
  });
}

export function barrelRows(peer: PeerTables, report: Report): NewRow<typeof barrels>[] {
  const { slugs, kept } = ownSlugs(peer.barrel.map(({ drink, slug }, id) => ({ id, name: drink, slug })));
  return peer.barrel.flatMap(({ slug: theirs, drink, price, opened_on }, id) => {
    const said = { key: theirs, name: `Fût de ${drink}` };
    const slug = slugs.get(id);
    if (slug === undefined) report.out("barrel", said, WITHOUT_SLUG);
    else if (price <= 0) report.out("barrel", said, `prix nul ou négatif (${formatAmount(price)})`);
    else {
      if (kept.has(id)) report.noted("barrel", said, keepsSlug(slug));
      return [{ slug, drink, price, openedOn: opened_on }];
    }
    return [];
  });
}
