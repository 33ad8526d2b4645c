import type { Gear } from "../contract/catalogues";
import type { GearRecap, GearRecapDetails } from "../contract/gear-recap";
import { badInput } from "../festival-error";
import { splitEvery } from "../time/cut-period";
import { ofMinutes } from "../time/duration";
import type { Instant } from "../time/instant";
import { createPeriod } from "../time/period";
import { lowestStock } from "./lowest-stock";
import { consumableMoment, lastingMoment } from "./moment";
import { recapPeriodError } from "./recap-period";
import { type LogisticState, noSource, sourcesByGear } from "./sources";

export type RecapGear = Pick<Gear, "id" | "name" | "slug" | "isConsumable">;

const STEP = ofMinutes(15);

/** DASH-4: each gear with what is missing of it at the worst moment. */
export function gearRecap(gears: readonly RecapGear[], state: LogisticState): GearRecap[] {
  const sources = sourcesByGear(state);
  return gears.map(({ id, name, slug, isConsumable }) => {
    const lowest = lowestStock(sources.get(slug) ?? noSource(), isConsumable);
    return { id, name, slug, isConsumable, stockDiscrepancy: lowest.quantity };
  });
}

/** DASH-1 to DASH-3: one gear quarter of an hour by quarter of an hour; the last one is cut at the end. */
export function gearRecapDetails(
  { name, slug, isConsumable }: Omit<RecapGear, "id">,
  state: LogisticState,
  asked: { start: Instant; end: Instant },
): GearRecapDetails {
  const error = recapPeriodError(asked);
  if (error) throw badInput(error);
  const period = createPeriod(asked);
  const sources = sourcesByGear(state).get(slug) ?? noSource();
  const moment = isConsumable ? consumableMoment : lastingMoment;
  const details = splitEvery(period, STEP).map(({ start, end }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
    ...moment(sources, start.getTime(), end.getTime()),
  }));
  return { name, slug, details };
}
