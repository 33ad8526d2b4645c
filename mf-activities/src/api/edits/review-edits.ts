import type { activityCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type {
  FestivalActivity,
  FestivalActivityReviewer,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof activityCalls, FestivalActivity>(activityRoutes);

export const askForReview = () => edit("askForReview", {});

/** A verdict holds for what the reviewer has read: comments aside, nothing may have changed since. */
const replaces = ({ general, inCharge, signa, security, supply, inquiry }: FestivalActivity) => ({
  general,
  inCharge,
  signa,
  security,
  supply,
  inquiry,
});

export const approve = (team: FestivalActivityReviewer) => edit("approve", { body: { team } }, { replaces });

export const reject = (team: FestivalActivityReviewer, reason: string) =>
  edit("reject", { body: { team, reason } });

export const comment = (content: string) => edit("comment", { body: { content } });
