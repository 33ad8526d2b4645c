import { useListTeamsQuery } from "@coulisses/shared-auth";
import { useReadTaskToFillQuery } from "../api/assignment-api";
import { ToolPage } from "../assignment-parts/tool-page";
import { PeopleColumn } from "./people-column";
import { slotInAddress } from "./slot-events";
import { SlotsColumn } from "./slots-column";
import { TasksColumn } from "./tasks-column";
import { useToolAddress } from "./use-tool-address";

const none: never[] = [];

/** §5.8: from a task to its candidates. The address holds every choice, which live updates don't reset. */
export default function TaskOrgaAssignmentPage() {
  const tool = useToolAddress();
  const { taskId, set, slotKey: chosen } = tool;
  const { data: teams = none } = useListTeamsQuery();
  const { currentData: task } = useReadTaskToFillQuery({ id: taskId ?? 0 }, { skip: taskId === undefined });
  const slot = task?.assignments.find((one) => slotInAddress(one) === chosen);
  return (
    <ToolPage
      left={<PeopleColumn key={`${taskId} ${chosen}`} tool={tool} teams={teams} task={task} slot={slot} />}
      middle={
        <SlotsColumn taskId={taskId} teams={teams} chosen={chosen} onChoose={(key) => set("slot", key)} />
      }
      right={<TasksColumn tool={tool} teams={teams} />}
    />
  );
}
