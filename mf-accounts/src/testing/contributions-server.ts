import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import {
  type Adherent,
  checkContribution,
  contributionNotFound,
  type Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import { anAdherent } from "./money-samples";

/** Contributions in memory, under the festival's rules. */
export function contributionsServer() {
  const adherents = keptRows<Adherent>({ notFound: contributionNotFound });
  const payers = keptRows<Payer>({ notFound: contributionNotFound });
  const pay = (id: number, amount: number): undefined => {
    checkContribution({ mayPay: true, hasPaid: payers.row(id) !== undefined }, amount);
    payers.has({ ...adherents.find(id), amount, paymentDate: "2026-10-01T10:00:00.000Z", edition: 52 });
  };
  const festival = festivalServer({
    contribution: {
      listNonPayers: () => adherents.all().filter(({ id }) => !payers.row(id)),
      listPayers: payers.all,
      pay: ({ body }) => pay(body.adherentId, body.amount),
      change: ({ adherentId, body }) => void payers.change(adherentId, body),
      remove: ({ adherentId }) => payers.remove(adherentId),
    },
  });
  return {
    ...festival,
    /** Another treasurer records it on another device. */
    pay,
    has: (firstname: string, more: Partial<Adherent> = {}) =>
      adherents.has({ ...anAdherent(adherents.all().length + 101, firstname), ...more }),
  };
}
