import { inArray } from "drizzle-orm";
import { READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { restartActivity, restartTask } from "@coulisses/shared-domain/next-edition/restart-sheets";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Transaction } from "../database/database";
import { closedEditions } from "../database/schema/editions";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import type { DemoFestival } from "./demo-festival";
import { festivalCalendar } from "./festival-dates";
import { fillActivities } from "./fill-activities";
import { fillTasks } from "./fill-tasks";

const DAY = 24 * 3_600_000;
/** From a festival back to the one before it. */
const A_YEAR_BEFORE = -364;
const ARCHIVED = 12;

/** The last edition, closed, with some of its sheets: as those of now, a year earlier, kept as drafts. */
export async function fillArchivedEdition(tx: Transaction, festival: DemoFestival, now: Date): Promise<void> {
  const { activities, tasks, gears } = festival;
  const at = new Date(now.getTime() + A_YEAR_BEFORE * DAY);
  const moved = { days: A_YEAR_BEFORE, at };
  const sources = activities
    .map(({ sheet }) => sheet)
    .filter(({ status }) => status === "VALIDATED")
    .slice(0, ARCHIVED);
  const firstActivity = 1 + Math.max(0, ...activities.map(({ sheet }) => sheet.id));
  const firstTask = 1 + Math.max(0, ...tasks.map(({ sheet }) => sheet.id));
  const restarted = sources.map((source, rank) =>
    restartActivity(source, {
      ...moved,
      id: firstActivity + rank,
      by: source.inCharge.adherent,
      name: source.general.name,
    }),
  );
  const formerTasks = tasks
    .map(({ sheet }) => sheet)
    .flatMap((source) => {
      const activity = restarted[sources.findIndex(({ id }) => id === source.festivalActivity.id)];
      return activity && source.status === READY_TO_ASSIGN ? [{ source, activity }] : [];
    })
    .map(({ source, activity }, rank) =>
      restartTask(source, { ...moved, id: firstTask + rank, by: source.general.administrator, activity }),
    );
  const withSnapshot = <Sheet>(sheet: Sheet) => ({ sheet, snapshots: [sheet] });
  await fillActivities(tx, { activities: restarted.map(withSnapshot), gears });
  await fillTasks(tx, { tasks: formerTasks.map(withSnapshot), gears });

  const edition = editionOf(now) - 1;
  const festivalStart = new Date(festivalCalendar(now).opening.getTime() + A_YEAR_BEFORE * DAY);
  await tx.insert(closedEditions).values({
    edition,
    closedAt: at,
    festivalStart: editionOf(festivalStart) === edition ? festivalStart : null,
  });
  const archived = { edition, archivedAt: at };
  const idsOf = (sheets: readonly { id: number }[]) => sheets.map(({ id }) => id);
  await tx
    .update(festivalActivities)
    .set(archived)
    .where(inArray(festivalActivities.id, idsOf(restarted)));
  if (formerTasks.length > 0)
    await tx
      .update(festivalTasks)
      .set(archived)
      .where(inArray(festivalTasks.id, idsOf(formerTasks)));
}
