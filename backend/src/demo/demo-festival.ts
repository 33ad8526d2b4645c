import type { CatalogueLocation, CatalogueSignageItem } from "@coulisses/shared-domain/contract/catalogues";
import type { ConfigurationEntry, FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import { buildActivities } from "./activities";
import { type Availability, buildAvailabilities } from "./availabilities";
import { festivalCalendar } from "./festival-dates";
import { type Friendship, buildFriendships } from "./friendships";
import { type DemoCategory, type DemoGear, buildGearCatalogue } from "./gear-catalogue";
import type { DemoActivity } from "./notebook";
import { type DemoPerson, buildPeople } from "./people";
import { buildPlaces } from "./places";
import { type DemoPreferences, buildPreferences } from "./preferences";
import { seeded } from "./random";
import { buildSignageCatalogue } from "./signage-catalogue";

export type DemoScale = { people?: number; activities?: number };

export type DemoFestival = {
  configuration: ConfigurationEntry[];
  people: DemoPerson[];
  friendships: Friendship[];
  availabilities: Availability[];
  preferences: DemoPreferences[];
  categories: DemoCategory[];
  gears: DemoGear[];
  places: CatalogueLocation[];
  signages: CatalogueSignageItem[];
  activities: DemoActivity[];
};

const SEED = 24;

/**
 * A whole festival in preparation, the same each time for the same `now`.
 * Each part has draws of its own, so that one can grow without changing the others.
 */
export function buildDemoFestival(now: Date, scale: DemoScale = {}): DemoFestival {
  const calendar = festivalCalendar(now);
  const people = buildPeople(seeded(SEED), now, scale.people ?? 400);
  const { categories, gears } = buildGearCatalogue();
  const places = buildPlaces();
  const signages = buildSignageCatalogue();
  const cast = { random: seeded(SEED + 1), now, calendar, people, gears, places, signages };

  return {
    configuration: [
      { key: "eventDate", value: { start: calendar.opening.toISOString() } },
      { key: "orgaWeekDate", value: { start: calendar.organiserWeek.toISOString() } },
      { key: "festival", value: festival },
    ],
    people,
    friendships: buildFriendships(seeded(SEED + 2), people),
    availabilities: buildAvailabilities(seeded(SEED + 3), calendar, people),
    preferences: buildPreferences(seeded(SEED + 4), people),
    categories,
    gears,
    places,
    signages,
    activities: buildActivities(cast, scale.activities ?? 120),
  };
}

const festival: FestivalConfiguration = {
  name: "24h de l'INSA",
  domain: "demo.coulisses.test",
  humainEmail: "humain@demo.coulisses.test",
  communicationEmail: "communication@demo.coulisses.test",
  sgEmail: "sg@demo.coulisses.test",
  supportEmail: "informatique@demo.coulisses.test",
};
