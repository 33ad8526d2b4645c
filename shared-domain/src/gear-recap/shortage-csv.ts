import { writeCsv } from "../csv/write-csv";
import { formatDateTime } from "../time/format";
import type { RecapGear } from "./gear-recap";
import { lowestStock } from "./lowest-stock";
import { reusableMoment } from "./moment";
import { type GearSources, type LogisticState, sourcesByGear } from "./sources";

/** DASH-5: the shortage of each gear that is given back, at its first worst moment, with its causes. */
export function shortageCsv(gears: readonly RecapGear[], state: LogisticState): string {
  const sources = sourcesByGear(state);
  const shortages = gears.flatMap(({ name, slug, isConsumable }) => {
    const gear = sources.get(slug);
    if (!gear || isConsumable) return [];
    const { quantity, at } = lowestStock(gear, isConsumable);
    if (quantity >= 0 || at === undefined) return [];
    return [{ name, missing: -quantity, at, ...explainShortage(gear, at) }];
  });
  return writeCsv(shortages, {
    Matos: ({ name }) => name,
    Manque: ({ missing }) => missing,
    "Détails manque": ({ needs }) => needs.join("\n"),
    Stock: ({ stock }) => stock,
    "Détails stock": ({ origins }) => origins.join("\n"),
    Date: ({ at }) => formatDateTime(new Date(at)),
  });
}

/** Earlier purchases are in stock too, so they are listed as well. */
function explainShortage(gear: GearSources, at: number) {
  const { stock, activities, tasks, borrows } = reusableMoment(gear, at, at);
  const purchases = gear.purchases.filter(({ start }) => start <= at);
  return {
    stock,
    needs: [
      ...activities.map(({ id, name, quantity }) => `FA ${id} - ${name} (${quantity})`),
      ...tasks.map(({ id, name, quantity }) => `FT ${id} - ${name} (${quantity})`),
    ],
    origins: [
      ...(gear.inventory > 0 ? [`Inventaire - ${gear.inventory}`] : []),
      ...borrows.map(({ lender, quantity }) => `${lender} - ${quantity}`),
      ...purchases.map(({ seller, quantity }) => `${seller} - ${quantity}`),
    ],
  };
}
