import { NEEDS, RECAPS } from "@coulisses/shared-domain/live/live-tags";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Changes } from "../changes/change";

type Sheets = { activities: readonly number[]; tasks: readonly number[] };

/** States, once, that many sheets came, went or changed: these, all lists that show them, and the overviews. */
export function stateEveryList(
  changes: Changes,
  { event, by, sheets: { activities, tasks } }: { event: string; by: number; sheets: Sheets },
): void {
  const tags: LiveTag[] = [
    { type: "Statistics" },
    { type: "FestivalActivity" },
    { type: "FestivalActivity", id: RECAPS },
    { type: "FestivalTask" },
    { type: "FestivalTask", id: RECAPS },
    { type: "FestivalTask", id: NEEDS },
    ...activities.map((id) => ({ type: "FestivalActivity" as const, id })),
    ...tasks.map((id) => ({ type: "FestivalTask" as const, id })),
  ];
  changes.state({ event, by, tags });
}
