/** Money that left one account for another; `from` and `to` are account ids, `amount` is in cents and above zero. */
export type Movement = { from: number; to: number; amount: number };

/** What is on an account, in cents: all that it received less all that it gave. */
export function balanceOf(account: number, movements: readonly Movement[]): number {
  return movements.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

/** What takes a movement back: the same amount the other way. */
export const reversalOf = ({ from, to, amount }: Movement): Movement => ({ from: to, to: from, amount });

/** Whether an account that holds so many cents owes something. */
export const isBelowZero = (balance: number) => balance < 0;

/** AL-1: what the home page says of a balance in cents; nothing at zero. */
export function balanceAlert(balance: number): string | undefined {
  if (balance === 0) return undefined;
  return isBelowZero(balance) ? "Tu es dans le négatif !" : "État actuel de ton compte perso";
}
