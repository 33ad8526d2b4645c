import { answer, api, read } from "@coulisses/shared-auth/testing";
import {
  type Adherent,
  checkContribution,
  contributionNotFound,
  contributionProblem,
  type Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { http } from "msw";

type Key = { id: string; edition: string };

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
  const find = ({ id }: Key) => {
    const payer = paid.get(Number(id));
    if (!payer) throw contributionNotFound();
    return payer;
  };
  const path = "contributions/adherents/:id/editions/:edition";

  const handlers = [
    read("contributions/out-to-date-adherents", () =>
      [...adherents.values()].filter(({ id }) => !paid.has(id)),
    ),
    read("contributions/valid-adherents", () => [...paid.values()]),
    http.post(api("contributions"), ({ request }) =>
      answer(async () => {
        const { adherentId, amount } = (await request.json()) as { adherentId: number; amount: number };
        pay(adherentId, amount);
      }),
    ),
    http.patch<Key>(api(path), ({ params, request }) =>
      answer(async () => {
        const payer = find(params);
        const { amount } = (await request.json()) as { amount: number };
        const problem = contributionProblem(amount);
        if (problem) throw badInput(problem, "amount");
        paid.set(payer.id, { ...payer, amount });
      }),
    ),
    http.delete<Key>(api(path), ({ params }) => answer(() => void paid.delete(find(params).id))),
  ];

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
