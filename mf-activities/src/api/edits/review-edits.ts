import type {
  FestivalActivity,
  FestivalActivityReviewer,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { SheetEdit } from "../sheet-edit";

export function askForReview(): SheetEdit {
  return { method: "POST", path: "ask-for-review" };
}

/** A verdict holds for what the reviewer has read: comments aside, nothing may have changed since. */
function content({ general, inCharge, signa, security, supply, inquiry }: FestivalActivity) {
  return { general, inCharge, signa, security, supply, inquiry };
}

export function approve(team: FestivalActivityReviewer): SheetEdit {
  return { method: "POST", path: "approve", body: { team }, replaces: content };
}

export function reject(team: FestivalActivityReviewer, reason: string): SheetEdit {
  return { method: "POST", path: "reject", body: { team, reason } };
}

export function publishFeedback(content: string): SheetEdit {
  return { method: "POST", path: "feedbacks", body: { content } };
}
