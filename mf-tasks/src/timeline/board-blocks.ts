import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import type { TimelineTask } from "./board-layout";

/** Tasks that are drawn together. */
const TASKS = 10;

/** Some tasks of an activity; its name stands above the first of them. */
type Piece = { activity: TimelineActivity["activity"]; tasks: TimelineTask[]; isFirst: boolean };

/** The activities in blocks of at most ten tasks each, in order: a block is drawn once it comes near the view. */
export function inBlocks(activities: readonly TimelineActivity[]): Piece[][] {
  const blocks: Piece[][] = [];
  let room = 0;
  for (const { activity, tasks } of activities) {
    for (let from = 0; from < tasks.length;) {
      if (room === 0) {
        blocks.push([]);
        room = TASKS;
      }
      const piece = tasks.slice(from, from + room);
      blocks.at(-1)?.push({ activity, tasks: piece, isFirst: from === 0 });
      from += piece.length;
      room -= piece.length;
    }
  }
  return blocks;
}
