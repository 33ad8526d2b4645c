import { answeredTeams, answeredVolunteer } from "@coulisses/shared-auth/testing";
import { taskCommands } from "@coulisses/shared-domain/commands/task-commands";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { taskNotFound } from "@coulisses/shared-domain/festival-task/create-and-remove";
import {
  festivalTaskReviewers,
  type FestivalTask,
} from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";
import { zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { sheetServer } from "@coulisses/shared-sheets/testing";
import { slotMoves } from "./slot-moves-server";
import { configuration, escapeGame, people, things } from "./festival-samples";

const reviewers: readonly string[] = festivalTaskReviewers;

/** The backend in memory: the real rules on sheets, and a record of every write. */
export function festivalServer() {
  const moves = slotMoves(() => festival);
  const festival: ReturnType<typeof sheetServer<FestivalTask>> = sheetServer<FestivalTask>({
    calls: taskCalls,
    commands: taskCommands,
    permission: "write-ft",
    things,
    previewOf,
    isMine: ({ general }) => general.administrator.id === noel.id,
    notFound: taskNotFound,
    reads: {
      ...moves.answers,
      edition: { list: () => [] },
      team: { listTaskReviewers: () => answeredTeams.filter(({ code }) => reviewers.includes(code)) },
      user: {
        listAdherents: () => [noel, lea, zoe],
        listVolunteers: () => people.map((one) => answeredVolunteer(one, one === zoe ? ["humain"] : [])),
      },
      configuration: { list: () => configuration },
      activity: { list: () => [escapeGame] },
      task: {
        ofActivity: ({ id }) =>
          festival
            .all()
            .filter(({ festivalActivity }) => festivalActivity.id === id)
            .map(previewOf),
      },
    },
  });
  return { ...festival, moves: moves.kept };
}
