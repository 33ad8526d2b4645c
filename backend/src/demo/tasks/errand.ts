import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { type Cast, memberOf } from "../cast";
import { identityOf } from "./fill-task";
import { type Around, readyTask } from "./ready-task";
import type { TaskIdea } from "./task-ideas";
import type { DemoTask } from "./tasks";

const idea: TaskIdea = {
  title: "Atelier de montage",
  category: "MANUTENTION",
  moments: [[0, 0, 4]],
  splits: [null],
  teams: [EVERYONE],
  instructions: ["Monter une scène d'essai, puis tout rapporter au local."],
};

/** How long ago it was over. */
const ENDED = 20;
const LASTED = 4;
const GEARS = 4;

/** A task of yesterday with gear, some of which never came back. */
export function buildErrand(cast: Cast, around: Around): DemoTask {
  const hour = Math.floor(cast.now.getTime() / ofHours(1)) * ofHours(1);
  const end = hour - ofHours(ENDED);
  const lent = cast.gears.filter((gear) => gear.isPonctualUsage && !gear.isConsumable);
  return readyTask(cast, around, {
    idea,
    window: { start: new Date(end - ofHours(LASTED)), end: new Date(end) },
    volunteers: [identityOf(memberOf(cast, "matos"))],
    wanted: 1,
    gears: lent.slice(0, GEARS).map((gear, rank) => ({ gear, quantity: 2 + rank })),
  });
}
