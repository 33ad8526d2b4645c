import { badInput } from "../festival-error";
import { MAX_AMOUNT, shareOf } from "../money/amount";
import { AMOUNT_TOO_HIGH, MAX_STICKS, sticksText } from "./transaction";

/** The sticks that a person drank or ate; the same person twice is two lines. */
export type Consumption = { consumer: number; consumption: number };

/** The charge of a person, in cents. */
export type Charge = { consumer: number; amount: number };

/** BA-1: throws `bad-input` unless there is a consumer, and each has between 1 and 10 000 sticks. */
export function checkConsumptions(consumptions: readonly Pick<Consumption, "consumption">[]): void {
  if (consumptions.length === 0) throw badInput("Aucun consommateur n'est renseigné");
  if (consumptions.some(({ consumption }) => consumption <= 0)) {
    throw badInput("Au moins une consommation n'est pas supérieur à 0");
  }
  if (consumptions.some(({ consumption }) => consumption > MAX_STICKS)) {
    throw badInput(`Pas plus de ${sticksText(MAX_STICKS)} par personne`);
  }
}

const totalOf = (consumptions: readonly Consumption[]) =>
  consumptions.reduce((sum, { consumption }) => sum + consumption, 0);

/**
 * BA-2: the charge of each line for a barrel of `price` cents: its share by sticks, rounded up to the cent.
 */
export function barrelCharges(price: number, consumptions: readonly Consumption[]): Charge[] {
  const total = totalOf(consumptions);
  return consumptions.map(({ consumer, consumption }) => ({
    consumer,
    amount: shareOf(price, consumption, total),
  }));
}

/** BA-2: the price of a stick of a barrel in cents, as charged; 0 without sticks. */
export const barrelStickPrice = (price: number, sticks: number) =>
  sticks === 0 ? 0 : shareOf(price, 1, sticks);

/** The default price of a stick of the cupboard, in cents. */
export const DEFAULT_STICK_PRICE = 30;

/** PR-1: the message for a stick of the cupboard that costs nothing. */
const STICK_PRICE_NOT_POSITIVE = "Le prix du bâton doit être supérieur à 0";

/** PR-1: throws `bad-input` unless a stick of the cupboard costs something, and no line more than 10 000 €. */
export function checkProvisions(stickPrice: number, consumptions: readonly Consumption[]): void {
  if (stickPrice <= 0) throw badInput(STICK_PRICE_NOT_POSITIVE, "stickPrice");
  checkConsumptions(consumptions);
  if (provisionsCharges(stickPrice, consumptions).some(({ amount }) => amount > MAX_AMOUNT)) {
    throw badInput(AMOUNT_TOO_HIGH);
  }
}

/** PR-1: the charge of each line at `stickPrice` cents a stick. */
export const provisionsCharges = (stickPrice: number, consumptions: readonly Consumption[]): Charge[] =>
  consumptions.map(({ consumer, consumption }) => ({ consumer, amount: stickPrice * consumption }));

/** The context of a line of the cupboard. */
export const provisionsContext = (sticks: number) => `Conso placard: ${sticksText(sticks)}`;

/** The gain of the association by rounding, in cents: all charges less the cost. */
export const roundingSurplus = (cost: number, charges: readonly { amount: number }[]) =>
  charges.reduce((sum, { amount }) => sum + amount, 0) - cost;
