import { isDeepStrictEqual } from "node:util";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";

const type = "FestivalActivity";

/** An edit makes its sheet stale, and the lists only when they show what it changed. */
export function tagsOf(before: FestivalActivity, after: FestivalActivity): LiveTag[] {
  const sheet = { type, id: after.id } as const;
  return isDeepStrictEqual(previewOf(before), previewOf(after)) ? [sheet] : [sheet, { type }];
}

export function tagsOfListed(id: number): LiveTag[] {
  return [{ type, id }, { type }];
}
