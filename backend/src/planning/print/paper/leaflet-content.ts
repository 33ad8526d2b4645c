import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";

/** All that the leaflet of one person shows; plain data, so that it can go to another thread. */
export type LeafletContent = {
  festival: string;
  edition: number;
  person: UserIdentity;
  /** Names of their teams. */
  teams: string[];
  tasks: PlannedTask[];
  /** The channels are those of which the person reads. */
  texts: LeafletTexts;
  /** What their check-in QR says. */
  code: string;
  /** Where the other QR leads: the calendar of the person, to subscribe to. */
  link: string;
  now: Date;
};
