import { answeredMe, answersTo } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkTransfer, checkTransferAccounts } from "@coulisses/shared-domain/personal-account/transfer";
import { lea, theo } from "./kept-ledger";

/**
 * Noël's account in a test, under the server's rules: a write with the same key counts once, even when its
 * answer is lost.
 */
export function keptAccount() {
  let lines: OwnLine[] = [];
  const keys = new Set<string>();
  beforeEach(() => {
    lines = [];
    keys.clear();
  });
  const balance = () => lines[0]?.balance ?? 0;
  const add = (line: Partial<OwnLine>, signed: number) => {
    const id = lines.length + 1;
    lines = [
      {
        ...{ id, type: "TRANSFER", amount: Math.abs(signed), context: `Ligne ${id}` },
        ...{ date: "2026-05-17T10:00:00.000Z", balance: balance() + signed },
        ...line,
      },
      ...lines,
    ];
  };
  const handlers = answersTo({
    me: { read: () => ({ ...answeredMe(noel), balance: balance() }) },
    personalAccount: {
      listLines: () => lines,
      readStatement: () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } }),
      transfer: ({ body, request }) => {
        const key = request.headers.get("Idempotency-Key") ?? "";
        if (keys.has(key)) return;
        checkTransfer(noel.id, body);
        checkTransferAccounts({ payerHasAccount: true, balance: balance(), payeeHasAccount: true });
        keys.add(key);
        const to = [lea, theo].find(({ id }) => id === body.to) ?? lea;
        add({ to, context: body.context }, -body.amount);
      },
    },
    consumer: {
      list: () =>
        [noel, lea, theo].map(({ id, firstname, lastname, nickname }) => ({
          id,
          firstname,
          lastname,
          nickname: nickname ?? null,
        })),
    },
  });
  return {
    handlers,
    /** Deposits `amount` cents. */
    deposits: (amount: number, line: Partial<OwnLine> = {}) => {
      const { id, firstname, lastname } = noel;
      add({ type: "DEPOSIT", to: { id, firstname, lastname }, ...line }, amount);
    },
    receives: (amount: number, line: Partial<OwnLine> = {}) => add({ from: lea, ...line }, amount),
    sends: (amount: number, line: Partial<OwnLine> = {}) => add({ to: theo, ...line }, -amount),
    balance,
  };
}
