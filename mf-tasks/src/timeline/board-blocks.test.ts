import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { timelineTask } from "../testing/timeline-samples";
import { inBlocks } from "./board-blocks";

const activity = (id: number, tasks: number): TimelineActivity => ({
  activity: { id, name: `FA ${id}`, team: null },
  tasks: Array.from({ length: tasks }, (_, rank) => timelineTask(rank + 1, `FT ${rank + 1}`)),
});
const drawn = (...activities: TimelineActivity[]) =>
  inBlocks(activities).map((pieces) =>
    pieces.map(({ activity: { id }, tasks, isFirst }) => [id, tasks.map((task) => task.id), isFirst]),
  );

describe("The timeline is drawn in blocks", () => {
  it("of ten tasks, in order, and names each activity once", () => {
    expect(drawn(activity(1, 2), activity(2, 11), activity(3, 1))).toEqual([
      [
        [1, [1, 2], true],
        [2, [1, 2, 3, 4, 5, 6, 7, 8], true],
      ],
      [
        [2, [9, 10, 11], false],
        [3, [1], true],
      ],
    ]);
  });

  it("none of which is empty", () => {
    expect(drawn()).toEqual([]);
    expect(drawn(activity(1, 10), activity(2, 10)).map((pieces) => pieces.length)).toEqual([1, 1]);
  });
});
