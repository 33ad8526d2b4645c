import { answeredMe, festivalServer, keptState, lea, theo } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkTransfer, checkTransferAccounts } from "@coulisses/shared-domain/personal-account/transfer";

/**
 * Noël's account in a test, under the server's rules: a write with the same key counts once, even when its
 * answer is lost.
 */
export function accountServer() {
  const kept = keptState(() => ({ lines: [] as OwnLine[], keys: new Set<string>() }));
  const balance = () => kept.lines[0]?.balance ?? 0;
  const add = (line: Partial<OwnLine>, signed: number) => {
    const id = kept.lines.length + 1;
    kept.lines.unshift({
      id,
      type: "TRANSFER",
      amount: Math.abs(signed),
      context: `Ligne ${id}`,
      date: "2026-05-17T10:00:00.000Z",
      balance: balance() + signed,
      ...line,
    });
  };
  const festival = festivalServer({
    me: { read: () => ({ ...answeredMe(noel), balance: balance() }) },
    personalAccount: {
      listLines: () => kept.lines,
      readStatement: () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } }),
      transfer: ({ body, request }) => {
        const key = request.headers.get("Idempotency-Key") ?? "";
        if (kept.keys.has(key)) return;
        checkTransfer(noel.id, body);
        checkTransferAccounts({ payerHasAccount: true, balance: balance(), payeeHasAccount: true });
        kept.keys.add(key);
        const to = body.to === theo.id ? theo : lea;
        add({ to, context: body.context }, -body.amount);
      },
    },
    consumer: { list: () => [{ ...noel, nickname: null }, lea, theo] },
  });
  return {
    ...festival,
    /** Deposits `amount` cents. */
    deposits: (amount: number, line: Partial<OwnLine> = {}) =>
      add({ type: "DEPOSIT", to: noel, ...line }, amount),
    receives: (amount: number, line: Partial<OwnLine> = {}) => add({ from: lea, ...line }, amount),
    sends: (amount: number, line: Partial<OwnLine> = {}) => add({ to: theo, ...line }, -amount),
    balance,
  };
}
