import type { FeedbackForm } from "@coulisses/shared-domain/contract/festival-events";
import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type {
  FestivalActivity,
  FestivalActivityReviewer,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof activityCalls, FestivalActivity>(activityRoutes);

/** Asks the teams concerned for a review. */
export const askForReview = () => edit("askForReview", {});

/** A verdict is about the content that the reviewer read: any change but a comment makes a conflict. */
const replaces = ({ general, inCharge, signa, security, supply, inquiry }: FestivalActivity) => ({
  general,
  inCharge,
  signa,
  security,
  supply,
  inquiry,
});

/** Approves the sheet for a team. */
export const approve = (team: FestivalActivityReviewer) => edit("approve", { body: { team } }, { replaces });

/** Refuses the sheet for a team, with a reason. */
export const reject = (team: FestivalActivityReviewer, reason: string) =>
  edit("reject", { body: { team, reason } });

/** Takes back the verdict just given for a team. */
export const takeBack = (team: FestivalActivityReviewer) => edit("takeBack", { body: { team } });

/** Adds a comment to the sheet. */
export const comment = (body: FeedbackForm) => edit("comment", { body });
