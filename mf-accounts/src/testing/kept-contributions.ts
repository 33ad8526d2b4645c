import { answersTo } from "@coulisses/shared-auth/testing";
import {
  type Adherent,
  checkContribution,
  contributionNotFound,
  contributionProblem,
  type Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import { badInput } from "@coulisses/shared-domain/festival-error";

/** Contributions in memory, under the festival's rules. */
export function keptContributions() {
  const adherents = new Map<number, Adherent>();
  const paid = new Map<number, Payer>();
  beforeEach(() => {
    adherents.clear();
    paid.clear();
  });

  const pay = (id: number, amount: number) => {
    const adherent = adherents.get(id);
    checkContribution({ mayPay: adherent !== undefined, hasPaid: paid.has(id) }, amount);
    if (adherent) {
      paid.set(id, { ...adherent, amount, paymentDate: "2026-10-01T10:00:00.000Z", edition: 52 });
    }
  };
  const find = (id: number) => {
    const payer = paid.get(id);
    if (!payer) throw contributionNotFound();
    return payer;
  };

  const handlers = answersTo({
    contribution: {
      listNonPayers: () => [...adherents.values()].filter(({ id }) => !paid.has(id)),
      listPayers: () => [...paid.values()],
      pay: ({ body }) => void pay(body.adherentId, body.amount),
      change: ({ adherentId, body: { amount } }) => {
        const payer = find(adherentId);
        const problem = contributionProblem(amount);
        if (problem) throw badInput(problem, "amount");
        paid.set(payer.id, { ...payer, amount });
      },
      remove: ({ adherentId }) => void paid.delete(find(adherentId).id),
    },
  });

  return {
    handlers,
    /** Another treasurer records it on another device. */
    pay,
    has(firstname: string, more: Partial<Adherent> = {}): Adherent {
      const id = adherents.size + 101;
      const adherent: Adherent = {
        ...{
          id,
          firstname,
          lastname: "Roux",
          nickname: null,
          email: `${firstname.toLowerCase()}@example.org`,
        },
        ...{ teams: ["benevole", "hard"], ...more },
      };
      adherents.set(id, adherent);
      return adherent;
    },
  };
}
