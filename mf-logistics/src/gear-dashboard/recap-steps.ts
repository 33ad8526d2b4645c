import type { GearRecapStep } from "@coulisses/shared-domain/gear-recap/moment";

/** Joins consecutive quarters of an hour in which nothing changes. */
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

type StockParts = { label: string; quantity: number }[];

/**
 * Parts of the stock. For consumable gear, only the loans and purchases that arrive in the step are listed
 * one by one: earlier ones are known as a sum.
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

/** Quantity requested, by kind of sheet. */
export function needParts({ activities, tasks }: GearRecapStep): StockParts {
  return [
    { label: "FA", quantity: total(activities) },
    { label: "FT", quantity: total(tasks) },
  ];
}

export const written = (parts: StockParts): string =>
  parts.map(({ label, quantity }) => `${label} ${quantity.toLocaleString("fr")}`).join(" · ");
