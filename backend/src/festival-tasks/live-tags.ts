import { isDeepStrictEqual } from "node:util";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";

const type = "FestivalTask";

/** An edit makes its sheet stale, and the lists only when they show what it changed. */
export function tagsOf(before: FestivalTask, after: FestivalTask): LiveTag[] {
  return isDeepStrictEqual(previewOf(before), previewOf(after)) ? [{ type, id: after.id }] : tagsOfListed(after);
}

/** The activity shows its tasks too. */
export function tagsOfListed({ id, festivalActivity }: FestivalTask): LiveTag[] {
  return [{ type, id }, { type }, { type: "FestivalActivity", id: festivalActivity.id }];
}
