import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import {
  type Adherent,
  checkContribution,
  contributionNotFound,
  contributionProblem,
  type Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import { badInput } from "@coulisses/shared-domain/festival-error";

/** Contributions in memory, under the festival's rules. */
export function contributionsServer() {
  const adherents = keptRows<Adherent>({ notFound: contributionNotFound });
  const payers = keptRows<Payer>({ notFound: contributionNotFound });
  const pay = (id: number, amount: number): undefined => {
    const adherent = adherents.row(id);
    checkContribution({ mayPay: adherent !== undefined, hasPaid: payers.row(id) !== undefined }, amount);
    if (adherent) {
      payers.has({ ...adherent, amount, paymentDate: "2026-10-01T10:00:00.000Z", edition: 52 });
    }
  };
  const festival = festivalServer({
    contribution: {
      listNonPayers: () => adherents.all().filter(({ id }) => !payers.row(id)),
      listPayers: payers.all,
      pay: ({ body }) => pay(body.adherentId, body.amount),
      change: ({ adherentId, body: { amount } }) => {
        const problem = contributionProblem(amount);
        if (problem) throw badInput(problem, "amount");
        payers.change(adherentId, { amount });
      },
      remove: ({ adherentId }) => payers.remove(adherentId),
    },
  });
  return {
    ...festival,
    /** Another treasurer records it on another device. */
    pay,
    has: (firstname: string, more: Partial<Adherent> = {}) =>
      adherents.has({
        id: adherents.all().length + 101,
        firstname,
        lastname: "Roux",
        nickname: null,
        email: `${firstname.toLowerCase()}@example.org`,
        teams: ["benevole", "hard"],
        ...more,
      }),
  };
}
