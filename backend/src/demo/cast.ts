import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import type { FestivalCalendar } from "./festival-dates";
import type { DemoGear } from "./catalogues/gear-catalogue";
import type { DemoPerson } from "./people/people";
import type { Random } from "./random";

/** The people and things that an activity may use. */
export type Cast = {
  random: Random;
  now: Date;
  calendar: FestivalCalendar;
  people: readonly DemoPerson[];
  gears: readonly DemoGear[];
  places: readonly CatalogueLocation[];
  signages: readonly CatalogueSignageItem[];
};

/** The people who may be in charge of an activity: those who pay their contribution. */
export const adherentsIn = ({ people }: Cast) => people.filter(({ teams }) => teams.includes("hard"));

export function memberOf(cast: Cast, team: string): DemoPerson {
  const members = adherentsIn(cast).filter(({ teams }) => teams.includes(team));
  const [someone] = cast.random.some(members.length > 0 ? members : adherentsIn(cast), 1);
  if (!someone) throw new Error(`Nobody in the demo can act for ${team}`);
  return someone;
}

export function gearNamed({ gears }: Cast, slug: string): DemoGear {
  const gear = gears.find((one) => one.slug === slug);
  if (!gear) throw new Error(`The demo has no gear ${slug}`);
  return gear;
}

export function locationNamed({ places }: Cast, name: string): CatalogueLocation {
  const place = places.find((one) => one.name === name);
  if (!place) throw new Error(`The demo has no place ${name}`);
  return place;
}
