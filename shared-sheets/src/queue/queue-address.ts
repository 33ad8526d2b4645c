import { useCan, useSession } from "@coulisses/shared-auth";
import { isMemberOf } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { REVIEWING } from "@coulisses/shared-domain/festival-event/review";

/** Keys of a list's address that say how it is shown, not which sheets it shows. */
const shownBy = ["page", "itemsPerPage", "sort", "create"];

/**
 * The query of the sheets opened from a list: the queue of the first of these teams whose sheets to review the list shows,
 * within its other filters; empty for any other list.
 */
function queueSearchOf(list: URLSearchParams, teams: readonly string[]): string {
  const team = teams.find((code) => list.get(code) === REVIEWING);
  if (team === undefined) return "";
  const queue = new URLSearchParams(list);
  for (const key of [team, ...shownBy]) queue.delete(key);
  queue.set("queue", team);
  return `?${queue}`;
}

/** The query that the rows of a list of sheets lead with; `reviewers` may review with `permission`. */
export function useQueueSearch(
  list: URLSearchParams,
  reviewers: readonly string[],
  permission: Permission,
): string {
  const { access } = useSession();
  const mayReview = useCan(permission);
  return mayReview
    ? queueSearchOf(
        list,
        reviewers.filter((team) => isMemberOf(access, team)),
      )
    : "";
}

/** The address of the list that shows the queue of a sheet's address. */
export function listOfQueue(queue: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(queue);
  const team = list.get("queue");
  list.delete("queue");
  if (team !== null) list.set(team, REVIEWING);
  return list;
}
