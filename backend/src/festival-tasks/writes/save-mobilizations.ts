import { and, eq } from "drizzle-orm";
import type { Mobilization } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import { festivalTaskMobilizations as mobilizations } from "../../database/schema/festival-tasks";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";
import { saveMobilizedTeams, saveMobilizedVolunteers } from "./save-mobilized";

/** A mobilization that changes its period keeps its people: their rows follow its id. */
export function saveMobilizations(
  tx: Transaction,
  taskId: number,
  before: readonly Mobilization[],
  after: readonly Mobilization[],
): Promise<void> {
  const one = ({ id }: Mobilization) => and(eq(mobilizations.taskId, taskId), eq(mobilizations.id, id));
  const savePeople = async (old: Pick<Mobilization, "volunteers" | "teams">, next: Mobilization) => {
    const place = { taskId, mobilizationId: next.id };
    await saveMobilizedVolunteers(tx, place, old.volunteers, next.volunteers);
    await saveMobilizedTeams(tx, place, old.teams, next.teams);
  };
  return applyChanges(
    changesBetween(before, after, ({ id }) => id),
    {
      remove: (gone) => tx.delete(mobilizations).where(one(gone)),
      change: async (old, next) => {
        await tx.update(mobilizations).set(rowOf(next)).where(one(old));
        await savePeople(old, next);
      },
      add: async (come) => {
        await tx.insert(mobilizations).values({ taskId, ...rowOf(come) });
        await savePeople({ volunteers: [], teams: [] }, come);
      },
    },
  );
}

function rowOf({ id, start, end, durationSplitInHour }: Mobilization) {
  return { id, startAt: new Date(start), endAt: new Date(end), durationSplitInHour };
}
