import { REST_RULES_KEY, type RestConfiguration } from "@coulisses/shared-domain/assignment/rest";
import { CHECK_IN_CHARISMA_KEY } from "@coulisses/shared-domain/check-in/presence";
import { nextFestivalTaskId } from "@coulisses/shared-domain/festival-event/next-id";
import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import type {
  ConfigurationEntry,
  FestivalConfiguration,
} from "@coulisses/shared-domain/contract/configuration";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { allRequests } from "@coulisses/shared-domain/festival-event/inquiry";
import { buildActivities } from "./activities/activities";
import { type Availability, buildAvailabilities } from "./people/availabilities";
import { buildBreaks, type DemoBreak } from "./people/breaks";
import { memberOf } from "./cast";
import { buildCandidates, groupFriendships } from "./people/candidates";
import { buildCharisma, type DemoCharisma } from "./charisma";
import { festivalCalendar } from "./festival-dates";
import { type Friendship, buildFriendships } from "./people/friendships";
import { LEAFLET_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { leafletTexts } from "./leaflet-texts";
import { type DemoCategory, type DemoGear, buildGearCatalogue } from "./catalogues/gear-catalogue";
import { type DemoLogistics, buildLogistics } from "./catalogues/logistics";
import type { DemoActivity } from "./sheet-editor";
import { type DemoMoney, buildMoney } from "./money/money";
import { type DemoPerson, buildPeople } from "./people/people";
import { buildLocations } from "./catalogues/locations";
import { type DemoPreferences, buildPreferences } from "./people/preferences";
import { buildPreviousEdition } from "./previous-edition";
import { seeded } from "./random";
import { buildSignageCatalogue } from "./catalogues/signage-catalogue";
import { buildAvailabilityCalls, type DemoAvailabilityCalls } from "./field/availability-calls";
import { buildInboxes, type DemoInboxes } from "./field/inboxes";
import { buildLoadingMarks, type DemoLoadingMark } from "./field/loading";
import { type DemoMark, buildMarks } from "./field/marks";
import { type DemoSwaps, buildSwaps } from "./field/swaps";
import { buildErrand } from "./tasks/errand";
import { buildGuard } from "./tasks/guard";
import { type DemoTask, buildTasks, withTasks } from "./tasks/tasks";

export type DemoScale = { people?: number; activities?: number; tasks?: number };

export type DemoFestival = {
  configuration: Omit<ConfigurationEntry, "version">[];
  people: DemoPerson[];
  friendships: Friendship[];
  availabilities: Availability[];
  breaks: DemoBreak[];
  preferences: DemoPreferences[];
  categories: DemoCategory[];
  gears: DemoGear[];
  places: CatalogueLocation[];
  signages: CatalogueSignageItem[];
  activities: DemoActivity[];
  tasks: DemoTask[];
  logistics: DemoLogistics;
  previousEdition: EditionCounts;
  money: DemoMoney;
  charisma: DemoCharisma;
  swaps: DemoSwaps;
  marks: DemoMark[];
  loadingMarks: DemoLoadingMark[];
  availabilityCalls: DemoAvailabilityCalls;
  inboxes: DemoInboxes;
};

const SEED = 24;

/** Organisers know what they do: they may work longer days. */
const restRules: RestConfiguration = {
  everybody: { hoursInARow: 8, hoursPerDay: 12, nightsInARow: 3 },
  teams: [{ team: "hard", hoursInARow: 12, hoursPerDay: 16 }],
};

/**
 * A whole festival in preparation, the same each time for the same `now`. Each part draws from a seed of its
 * own, so that one can grow without changing the others.
 */
export function buildDemoFestival(now: Date, scale: DemoScale = {}): DemoFestival {
  const calendar = festivalCalendar(now);
  const members = buildPeople(seeded(SEED), now, scale.people ?? 400);
  const candidates = buildCandidates(seeded(SEED + 8), now, members);
  const people = [...members, ...candidates];
  const { categories, gears } = buildGearCatalogue();
  const places = buildLocations();
  const signages = buildSignageCatalogue();
  const cast = { random: seeded(SEED + 1), now, calendar, people, gears, places, signages };
  const ofFestival = buildAvailabilities(seeded(SEED + 3), calendar, people);
  const activities = buildActivities(cast, scale.activities ?? 120);
  const around = { activities, availabilities: ofFestival };
  const ordinary = buildTasks({ ...cast, random: seeded(SEED + 5) }, around, scale.tasks ?? 250);
  const id = nextFestivalTaskId(ordinary.map(({ sheet }) => sheet.id));
  const guard = buildGuard({ ...cast, random: seeded(SEED + 12) }, { id, ...around });
  const errand = buildErrand(
    { ...cast, random: seeded(SEED + 16) },
    { ...around, id: nextFestivalTaskId([...ordinary.map(({ sheet }) => sheet.id), id]) },
  );
  const tasks = [...ordinary, guard.task, errand];
  const availabilities = [...ofFestival, ...guard.availabilities];
  const breaks = buildBreaks(
    seeded(SEED + 11),
    calendar,
    ordinary.map(({ sheet }) => sheet),
  );
  const plans = {
    tasks: ordinary.map(({ sheet }) => sheet),
    people,
    availabilities,
    breaks,
    rest: restRules,
  };
  const sheets = activities.map(({ sheet }) => sheet);
  const requests = [
    ...sheets.flatMap(({ inquiry }) => allRequests(inquiry)),
    ...ordinary.flatMap(({ sheet }) => sheet.inquiries),
  ];

  return {
    configuration: [
      { key: "eventDate", value: { start: calendar.opening.toISOString() } },
      { key: "orgaWeekDate", value: { start: calendar.organiserWeek.toISOString() } },
      { key: "festival", value: festival },
      { key: REST_RULES_KEY, value: restRules },
      { key: CHECK_IN_CHARISMA_KEY, value: { perHour: 5 } },
      { key: LEAFLET_KEY, value: leafletTexts },
    ],
    people,
    friendships: [...buildFriendships(seeded(SEED + 2), members), ...groupFriendships(candidates)],
    availabilities,
    breaks,
    preferences: buildPreferences(seeded(SEED + 4), people),
    categories,
    gears,
    places,
    signages,
    activities: withTasks(activities, tasks),
    tasks,
    logistics: buildLogistics({ random: seeded(SEED + 6), calendar, gears, requests }),
    previousEdition: buildPreviousEdition(seeded(SEED + 7), now, sheets),
    money: buildMoney(seeded(SEED + 9), now, members),
    charisma: buildCharisma(seeded(SEED + 10), { now, calendar, people: members }),
    swaps: buildSwaps(seeded(SEED + 13), { now, ...plans }),
    marks: buildMarks(seeded(SEED + 14), guard.task.sheet),
    loadingMarks: buildLoadingMarks(seeded(SEED + 17), {
      now,
      activities: sheets,
      errand: errand.sheet,
      gears,
      by: memberOf({ ...cast, random: seeded(SEED + 17) }, "matos").id,
    }),
    availabilityCalls: buildAvailabilityCalls(seeded(SEED + 15), { now, calendar, people, availabilities }),
    inboxes: buildInboxes({ people, activities, tasks }),
  };
}

const festival: FestivalConfiguration = {
  name: "24h de l'INSA",
  association: "24 heures de l'INSA",
  schoolDomain: "insa-lyon.fr",
  domain: "demo.coulisses.test",
  color: "#0B6478",
  humainEmail: "humain@demo.coulisses.test",
  communicationEmail: "communication@demo.coulisses.test",
  sgEmail: "sg@demo.coulisses.test",
  supportEmail: "informatique@demo.coulisses.test",
};
