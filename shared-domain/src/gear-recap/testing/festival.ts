import { ofHours, ofMinutes } from "../../time/duration";
import { parisInstant } from "../../time/paris";
import type { RecapGear } from "../gear-recap";
import type { LogisticState, NeedingSheet } from "../sources";

const friday = parisInstant("2025-05-16").getTime();

/** On Friday 16 May 2025, in Paris. */
export const at = (hour: number, minute = 0) => new Date(friday + ofHours(hour) + ofMinutes(minute));
/** The same moment as the ISO text that travels. */
export const iso = (hour: number, minute = 0) => at(hour, minute).toISOString();

/** `[8, 9]`, or `[8.25, 8.5]` for quarters of an hour. */
type Hours = readonly [start: number, end: number];
const toPeriod = ([start, end]: Hours) => ({ start: at(start), end: at(end) });

/** Gear that is given back. */
export const table: RecapGear = { id: 1, name: "Table", slug: "table", isConsumable: false };
/** Gear that is used up. */
export const tape: RecapGear = { id: 2, name: "Gaffer", slug: "gaffer", isConsumable: true };

/** Sheets that ask for `quantity` of both gears. */
const needing =
  (name: string) =>
  (quantity: number, ...hours: Hours[]): NeedingSheet => ({
    id: quantity,
    name,
    periods: hours.map(toPeriod),
    gears: [
      { slug: "table", quantity },
      { slug: "gaffer", quantity },
    ],
  });
/** An activity that asks for so many of both gears in these hours. */
export const activity = needing("Escape game");
/** A task that asks for them likewise. */
export const task = needing("Installer");

const both = (quantity: number) => [
  { slug: "table", quantity },
  { slug: "gaffer", quantity },
];

/** A loan of so many of both gears. */
export function borrow(quantity: number, [start, end]: Hours): LogisticState["borrows"][number] {
  return {
    id: 7,
    lender: "Mairie",
    availableOn: at(start),
    unavailableOn: at(end),
    gears: both(quantity),
  };
}

/** A purchase of so many of both gears, there from this hour on. */
export function purchase(quantity: number, hour: number): LogisticState["purchases"][number] {
  return { id: 9, seller: "Castorama", availableOn: at(hour), gears: both(quantity) };
}

/** A festival with nothing but these parts; `inventory` lists records of both gears. */
export function state({
  inventory = [],
  ...parts
}: Partial<Omit<LogisticState, "inventory">> & { inventory?: number[] }): LogisticState {
  return {
    borrows: [],
    purchases: [],
    activities: [],
    tasks: [],
    ...parts,
    inventory: inventory.flatMap(both),
  };
}
