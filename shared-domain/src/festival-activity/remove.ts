import { refused } from "../festival-error";
import type { FestivalActivity } from "./festival-activity";

/** FA-8: an activity goes in any status, unless tasks are attached to it. */
export function checkRemovable({ tasks }: Pick<FestivalActivity, "tasks">): void {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id).join(", ");
  const linked = tasks.length === 1 ? `à la FT ${ids}` : `aux FTs ${ids}`;
  throw refused(`Impossible de supprimer la FA, elle est liée ${linked}`);
}
