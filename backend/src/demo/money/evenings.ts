import { type Barrel, barrelContext, barrelToStore } from "@coulisses/shared-domain/personal-account/barrel";
import {
  barrelCharges,
  type Consumption,
  DEFAULT_STICK_PRICE,
  provisionsCharges,
  provisionsContext,
} from "@coulisses/shared-domain/personal-account/consumption";
import type { Random } from "../random";
import type { DemoBatch } from "./book";

/** A drink, with the price of its barrel in cents. */
type Drink = readonly [name: string, price: number];

export const drinks: readonly [Drink, ...Drink[]] = [
  ["Blonde", 12_000],
  ["Ambrée", 14_200],
  ["Triple", 16_500],
  ["IPA", 15_500],
  ["Cidre", 10_990],
];

/** The barrel as it was opened that evening. */
export function openedBarrel([drink, price]: Drink, at: Date): Barrel {
  return barrelToStore({ drink, price, openedOn: at.toISOString() });
}

/** Random numbers of sticks for some of these people. */
export function drinkers(
  random: Random,
  people: readonly number[],
  count: readonly [number, number],
  most: number,
): Consumption[] {
  const consumers = random.some(people, random.between(...count));
  return consumers.map((consumer) => ({ consumer, consumption: random.between(1, most) }));
}

type Save = { by: number; at: Date; consumptions: readonly Consumption[] };

/** An evening at the bar, shared by the stick. */
export function barrelEvening(barrel: Barrel, { by, at, consumptions }: Save): DemoBatch {
  const sticks = consumptions.map(({ consumption }) => consumption);
  const charges = barrelCharges(barrel.price, consumptions);
  return {
    name: `Fût de ${barrel.drink}`,
    madeBy: by,
    at,
    cost: barrel.price,
    lines: charges.map(({ consumer, amount }, index) => ({
      type: "BARREL",
      from: consumer,
      to: "cash",
      amount,
      context: barrelContext(barrel, sticks[index] ?? 0),
    })),
  };
}

/** A save of the cupboard. */
export function cupboard({ by, at, consumptions }: Save): DemoBatch {
  return {
    name: "Placard",
    madeBy: by,
    at,
    cost: null,
    lines: provisionsCharges(DEFAULT_STICK_PRICE, consumptions).map(({ consumer, amount }) => ({
      type: "PROVISIONS",
      from: consumer,
      to: "cash",
      amount,
      context: provisionsContext(amount / DEFAULT_STICK_PRICE),
    })),
  };
}

/** The same batch, taken back as a whole a moment later. */
export function undoneBatch(batch: DemoBatch, minutes: number): DemoBatch {
  const takenBack = { by: batch.madeBy, at: new Date(batch.at.getTime() + minutes * 60_000) };
  return { ...batch, lines: batch.lines.map((line) => ({ ...line, takenBack })) };
}
