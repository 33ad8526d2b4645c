import { isDeepStrictEqual } from "node:util";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { previewOf } from "@coulisses/shared-domain/festival-task/preview";

const type = "FestivalTask" as const;

/** An edit makes its sheet stale, the lists and the gear's recap only when they show what it changed. */
export function tagsOf(before: FestivalTask, after: FestivalTask): LiveTag[] {
  const changes = <Part>(partOf: (sheet: FestivalTask) => Part) =>
    !isDeepStrictEqual(partOf(before), partOf(after));
  return [
    ...(changes(previewOf) ? tagsOfListed(after) : [{ type, id: after.id }]),
    ...(changes(recapped) ? [{ type, id: RECAPS }] : []),
  ];
}

/** What the gear team reads of a sheet: how much of what, and when. */
function recapped({ general, mobilizations, inquiries }: FestivalTask) {
  return [general.name, mobilizations.map(({ start, end }) => [start, end]), inquiries];
}

/** The activity shows its tasks too. */
export function tagsOfListed({ id, festivalActivity }: FestivalTask): LiveTag[] {
  return [{ type, id }, { type }, { type: "FestivalActivity", id: festivalActivity.id }];
}
