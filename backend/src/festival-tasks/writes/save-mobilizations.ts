import { and, eq, inArray } from "drizzle-orm";
import type { Mobilization, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import {
  festivalTaskMobilizations as mobilizations,
  festivalTaskMobilizationTeams as teams,
  festivalTaskMobilizationVolunteers as volunteers,
} from "../../database/schema/festival-tasks";
import { applyChanges, changesBetween } from "../../festival-events/list-changes";
import { missingFrom } from "./save-parts";

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
    await saveVolunteers(tx, place, old.volunteers, next.volunteers);
    await saveTeams(tx, place, old.teams, next.teams);
  };
  return applyChanges(
    changesBetween(before, after, ({ id }) => id),
    {
      remove: (old) => tx.delete(mobilizations).where(one(old)),
      change: async (old, next) => {
        await tx.update(mobilizations).set(rowOf(next)).where(one(old));
        await savePeople(old, next);
      },
      add: async (next) => {
        await tx.insert(mobilizations).values({ taskId, ...rowOf(next) });
        await savePeople({ volunteers: [], teams: [] }, next);
      },
    },
  );
}

function rowOf({ id, start, end, durationSplitInHour }: Mobilization) {
  return { id, startAt: new Date(start), endAt: new Date(end), durationSplitInHour };
}

type Place = { taskId: number; mobilizationId: string };

async function saveVolunteers(
  tx: Transaction,
  { taskId, mobilizationId }: Place,
  before: Mobilization["volunteers"],
  after: Mobilization["volunteers"],
): Promise<void> {
  const removed = missingFrom(after, before);
  const added = missingFrom(before, after);
  if (removed.length > 0) {
    await tx
      .delete(volunteers)
      .where(
        and(
          eq(volunteers.taskId, taskId),
          eq(volunteers.mobilizationId, mobilizationId),
          inArray(volunteers.userId, removed),
        ),
      );
  }
  if (added.length > 0) {
    await tx.insert(volunteers).values(added.map((userId) => ({ taskId, mobilizationId, userId })));
  }
}

function saveTeams(
  tx: Transaction,
  { taskId, mobilizationId }: Place,
  before: readonly MobilizedTeam[],
  after: readonly MobilizedTeam[],
): Promise<void> {
  const one = ({ team }: MobilizedTeam) =>
    and(eq(teams.taskId, taskId), eq(teams.mobilizationId, mobilizationId), eq(teams.teamCode, team));
  return applyChanges(
    changesBetween(before, after, ({ team }) => team),
    {
      remove: (old) => tx.delete(teams).where(one(old)),
      change: (old, { team, count }) => tx.update(teams).set({ teamCode: team, count }).where(one(old)),
      add: ({ team, count }) => tx.insert(teams).values({ taskId, mobilizationId, teamCode: team, count }),
    },
  );
}
