import { isDeepStrictEqual } from "node:util";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";

const type = "FestivalActivity" as const;

/** An edit makes its sheet stale, the lists and the recaps only when they show what it changed. */
export function tagsOf(before: FestivalActivity, after: FestivalActivity): LiveTag[] {
  const changes = <Part>(partOf: (sheet: FestivalActivity) => Part) =>
    !isDeepStrictEqual(partOf(before), partOf(after));
  return [
    { type, id: after.id },
    ...(changes(previewOf) ? [{ type }] : []),
    ...(changes(recapped) ? [{ type, id: RECAPS }] : []),
  ];
}

/** What the communication, security and gear teams read of a sheet, besides its line in the list. */
function recapped({ general, security, inquiry }: FestivalActivity) {
  return [general, security, inquiry];
}

export function tagsOfListed(id: number): LiveTag[] {
  return [{ type, id }, { type }];
}
