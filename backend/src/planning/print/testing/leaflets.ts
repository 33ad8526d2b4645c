import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { defaultLeaflet } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import type { LeafletContent } from "../paper/leaflet-content";

export const someone = (id: number, more: Partial<UserIdentity> = {}): UserIdentity => ({
  id,
  firstname: `Prénom${String(id)}`,
  lastname: `Nom${String(id)}`,
  nickname: null,
  ...more,
});

/** A task of the festival's first evening, with the given fields. */
export const plannedTask = (more: Partial<PlannedTask> = {}): PlannedTask => ({
  id: 1,
  name: "Tenir le bar",
  category: "BAR",
  location: {
    id: 1,
    name: "Grand chapiteau",
    geoLocation: { type: "POINT", coordinates: { lat: 45.78, lng: 4.87 } },
  },
  globalInstruction: "<p>Servir avec le sourire</p>",
  inChargeInstruction: null,
  isAnsweredFor: false,
  contacts: [],
  company: [],
  period: { start: parisInstant("2024-05-17", 18), end: parisInstant("2024-05-17", 22) },
  ...more,
});

export const leaflet = (more: Partial<LeafletContent> = {}): LeafletContent => ({
  festival: "24h de l'INSA",
  edition: 49,
  person: someone(1, { firstname: "Łéa", lastname: "Œuvrard", nickname: "Mimi" }),
  teams: ["Hard"],
  tasks: [plannedTask()],
  texts: defaultLeaflet,
  code: "ABCDE23456",
  link: "https://coulisses.test/planning",
  now: parisInstant("2024-05-10", 9),
  ...more,
});
