import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";

/** The content of one person's leaflet; plain data, so that it can be sent to another thread. */
export type LeafletContent = {
  festival: string;
  edition: number;
  person: UserIdentity;
  /** Names of their teams. */
  teams: string[];
  tasks: PlannedTask[];
  /** The channels are those for the person's teams. */
  texts: LeafletTexts;
  /** The code in their check-in QR. */
  code: string;
  /** The link in the other QR: the person's calendar, to subscribe to. */
  link: string;
  now: Date;
};
