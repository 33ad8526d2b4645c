import { and, eq, inArray } from "drizzle-orm";
import type { Mobilization, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Transaction } from "../../database/database";
import {
  festivalTaskMobilizationTeams as teams,
  festivalTaskMobilizationVolunteers as volunteers,
} from "../../database/schema/festival-tasks";
import { applyChanges, changesBetween } from "../../festival-events/writes/changes";
import { missingFrom } from "./save-people";

type Place = { taskId: number; mobilizationId: string };

export async function saveMobilizedVolunteers(
  tx: Transaction,
  { taskId, mobilizationId }: Place,
  before: Mobilization["volunteers"],
  after: Mobilization["volunteers"],
): Promise<void> {
  const gone = missingFrom(after, before);
  const come = missingFrom(before, after);
  if (gone.length > 0) {
    await tx
      .delete(volunteers)
      .where(
        and(
          eq(volunteers.taskId, taskId),
          eq(volunteers.mobilizationId, mobilizationId),
          inArray(volunteers.userId, gone),
        ),
      );
  }
  if (come.length > 0) {
    await tx.insert(volunteers).values(come.map((userId) => ({ taskId, mobilizationId, userId })));
  }
}

export function saveMobilizedTeams(
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
      remove: (gone) => tx.delete(teams).where(one(gone)),
      change: (old, { team, count }) => tx.update(teams).set({ teamCode: team, count }).where(one(old)),
      add: ({ team, count }) => tx.insert(teams).values({ taskId, mobilizationId, teamCode: team, count }),
    },
  );
}
