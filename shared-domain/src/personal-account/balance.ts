/** Money that left one account for another; `from` and `to` are account ids, `amount` is in cents and above zero. */
export type Movement = { from: number; to: number; amount: number };

/** The balance of an account in cents: all it received less all it gave. */
export function balanceOf(account: number, movements: readonly Movement[]): number {
  return movements.reduce(
    (sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

/** The movement that takes another one back: the same amount the other way. */
export const reversalOf = ({ from, to, amount }: Movement): Movement => ({ from: to, to: from, amount });

/** True when a balance, in cents, is a debt. */
export const isBelowZero = (balance: number) => balance < 0;

/** AL-1: the home page's text about a balance in cents; undefined at zero. */
export function balanceAlert(balance: number): string | undefined {
  if (balance === 0) return undefined;
  return isBelowZero(balance) ? "Tu es dans le négatif !" : "État actuel de ton compte perso";
}
