import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import { assignmentPreferences } from "@coulisses/shared-domain/people/assignment-preference";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { DemoPerson } from "./people";
import type { Random } from "../random";

export type DemoPreferences = Pick<Preferences, "paperPlanning" | "assignment"> & { userId: number };

/** Half of those who were admitted have chosen how they want their planning. */
export function buildPreferences(random: Random, people: readonly DemoPerson[]): DemoPreferences[] {
  return people
    .filter(({ teams }) => teams.includes(EVERYONE))
    .filter(() => random.happens(0.5))
    .map(({ id }) => ({
      userId: id,
      paperPlanning: random.happens(0.3),
      assignment: random.pick(assignmentPreferences),
    }));
}
