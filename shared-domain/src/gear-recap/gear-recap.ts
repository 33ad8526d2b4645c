import type { Gear } from "../gear/gear";
import { badInput } from "../festival-error";
import { splitEvery } from "../time/cut-period";
import { ofMinutes, ofHours } from "../time/duration";
import { type Instant, toDate } from "../time/instant";
import { createPeriod, periodError } from "../time/period";
import { lowestStock, stockLevels } from "./lowest-stock";
import { type GearRecapStep, consumableMoment, reusableMoment } from "./moment";
import { type GearSources, type LogisticState, emptySources, sourcesByGear } from "./sources";

/**
 * `stockDiscrepancy` is the lowest that stock minus requests gets, negative when gear is missing; `lowestAt` the first
 * ISO instant of it. `levels` are those of a gear that is missing: the quantity left from each ISO instant on.
 */
export type GearRecap = {
  id: number;
  name: string;
  slug: string;
  isConsumable: boolean;
  stockDiscrepancy: number;
  lowestAt?: string;
  levels?: { at: string; left: number }[];
};

/** ISO instants. */
export type GearRecapPeriod = { start: string; end: string };

/** One gear over a period, quarter of an hour by quarter of an hour. */
export type GearRecapDetails = { name: string; slug: string; details: GearRecapStep[] };

/** The part of a gear that the recap needs. */
export type RecapGear = Pick<Gear, "id" | "name" | "slug" | "isConsumable">;

const STEP = ofMinutes(15);
const iso = (at: number) => new Date(at).toISOString();

/** DASH-4: each gear with its shortage at the worst moment. */
export function gearRecap(gears: readonly RecapGear[], state: LogisticState): GearRecap[] {
  const sources = sourcesByGear(state);
  return gears.map(({ id, name, slug, isConsumable }) => {
    const gear = sources.get(slug) ?? emptySources();
    const { quantity, at } = lowestStock(gear, isConsumable);
    return {
      id,
      name,
      slug,
      isConsumable,
      stockDiscrepancy: quantity,
      ...(at !== undefined && { lowestAt: iso(at) }),
      ...(quantity < 0 && { levels: levelsOf(gear, isConsumable) }),
    };
  });
}

const levelsOf = (gear: GearSources, isConsumable: boolean) =>
  stockLevels(gear, isConsumable).map(({ at, left }) => ({ at: iso(at), left }));

/**
 * DASH-1 to DASH-3: one gear, quarter of an hour by quarter of an hour; the last one is cut at the end.
 * Throws `bad-input` for a period without length or too long.
 */
export function gearRecapDetails(
  { name, slug, isConsumable }: Omit<RecapGear, "id">,
  state: LogisticState,
  asked: { start: Instant; end: Instant },
): GearRecapDetails {
  const error = recapPeriodError(asked);
  if (error) throw badInput(error);
  const period = createPeriod(asked);
  const sources = sourcesByGear(state).get(slug) ?? emptySources();
  const moment = isConsumable ? consumableMoment : reusableMoment;
  const details = splitEvery(period, STEP).map(({ start, end }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
    ...moment(sources, start.getTime(), end.getTime()),
  }));
  return { name, slug, details };
}

const LONGEST_DAYS = 31;

/** The `bad-input` message for a recap over more than a month. */
export const PERIOD_TOO_LONG = `La période ne peut pas dépasser ${LONGEST_DAYS} jours`;

/** The error of the period of a gear's recap. */
export function recapPeriodError(asked: { start: Instant; end: Instant }): string | undefined {
  const period = { start: toDate(asked.start), end: toDate(asked.end) };
  const duration = period.end.getTime() - period.start.getTime();
  return periodError(period) ?? (duration > ofHours(24 * LONGEST_DAYS) ? PERIOD_TOO_LONG : undefined);
}
