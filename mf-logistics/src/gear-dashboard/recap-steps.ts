import type { GearRecapStep } from "@coulisses/shared-domain/gear-recap/moment";

/** Quarters of an hour in a row in which nothing moves are one step. */
export function mergeSteps(steps: readonly GearRecapStep[]): GearRecapStep[] {
  const merged: GearRecapStep[] = [];
  let lastMoment = "";
  for (const { start, end, ...moment } of steps) {
    const thisMoment = JSON.stringify(moment);
    const last = merged.at(-1);
    if (last && thisMoment === lastMoment) last.end = end;
    else merged.push({ start, end, ...moment });
    lastMoment = thisMoment;
  }
  return merged;
}

const total = (parts: readonly { quantity: number }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

export type StockParts = { label: string; quantity: number }[];

/**
 * What the stock is made of. Of gear that is used up, only the loans and purchases that arrive in
 * the step are told one by one: those of before are known together.
 */
export function stockParts({ stock, inventory, borrows, consumed }: GearRecapStep): StockParts {
  const owned = { label: "Inventaire", quantity: inventory };
  if (consumed !== undefined) {
    const loansAndPurchases = stock + consumed - inventory;
    return [
      owned,
      { label: "Emprunts et achats", quantity: loansAndPurchases },
      { label: "Consommés", quantity: -consumed },
    ];
  }
  const lent = total(borrows);
  return [
    owned,
    { label: "Emprunts", quantity: lent },
    { label: "Achats", quantity: stock - inventory - lent },
  ];
}

/** What asks for the gear, by kind of sheet. */
export function needParts({ activities, tasks }: GearRecapStep): StockParts {
  return [
    { label: "FA", quantity: total(activities) },
    { label: "FT", quantity: total(tasks) },
  ];
}

export const written = (parts: StockParts): string =>
  parts.map(({ label, quantity }) => `${label} ${quantity.toLocaleString("fr")}`).join(" · ");
