import type {
  FestivalActivity,
  FestivalActivityReviewer,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { ActivityEdit } from "../activities-api";

export function askForReview(): ActivityEdit {
  return { method: "POST", path: "ask-for-review" };
}

/** A verdict holds for what the reviewer has read: comments aside, nothing may have changed since. */
function content({ general, inCharge, signa, security, supply, inquiry }: FestivalActivity) {
  return { general, inCharge, signa, security, supply, inquiry };
}

export function approve(team: FestivalActivityReviewer): ActivityEdit {
  return { method: "POST", path: "approve", body: { team }, replaces: content };
}

export function reject(team: FestivalActivityReviewer, reason: string): ActivityEdit {
  return { method: "POST", path: "reject", body: { team, reason } };
}

export function publishFeedback(content: string): ActivityEdit {
  return { method: "POST", path: "feedbacks", body: { content } };
}
