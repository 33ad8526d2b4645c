import { answeredTeams } from "@coulisses/shared-auth/testing";
import { activityCommands } from "@coulisses/shared-domain/commands/activity-commands";
import { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import { activityNotFoundToRead } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { sheetServer } from "@coulisses/shared-sheets/testing";
import { configuration, things } from "./festival-samples";

const reviewers: readonly string[] = festivalActivityReviewers;

/** The backend in memory: the real rules on sheets, and a record of every write. */
export function festivalServer() {
  return sheetServer<FestivalActivity>({
    calls: activityCalls,
    commands: activityCommands,
    permission: "write-fa",
    things,
    previewOf,
    isMine: ({ inCharge }) => inCharge.adherent.id === noel.id,
    notFound: activityNotFoundToRead,
    reads: {
      team: { listActivityReviewers: () => answeredTeams.filter(({ code }) => reviewers.includes(code)) },
      edition: { list: () => [] },
      user: { listAdherents: () => [noel, lea] },
      configuration: { list: () => configuration },
    },
  });
}
