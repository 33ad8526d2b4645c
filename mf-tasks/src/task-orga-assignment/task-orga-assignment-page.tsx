import { useListTeamsQuery } from "@coulisses/shared-auth";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
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
  const { taskId, set } = tool;
  const { data: teams = none } = useListTeamsQuery();
  const { currentData: task } = useReadTaskToFillQuery({ id: taskId ?? 0 }, { skip: taskId === undefined });
  const slots = task?.assignments ?? none;
  // The only slot of a task needs no choice.
  const slot =
    slots.find((one) => slotInAddress(one) === tool.slotKey) ?? (slots.length === 1 ? slots[0] : undefined);
  const chosen = slot && slotInAddress(slot);
  const back = { tasks: () => tool.chooseTask(undefined), slots: () => set("slot", "") };
  return (
    <ToolPage
      {...(taskId !== undefined && {
        step: slot ? "right" : "middle",
        back:
          slot && slots.length > 1
            ? { label: "Autres créneaux", onBack: back.slots }
            : { label: "Autres tâches", onBack: back.tasks },
      })}
      {...(task && { about: slot ? `[${task.id}] ${task.name}, ${formatPeriod(slot)}` : undefined })}
      left={<TasksColumn tool={tool} teams={teams} />}
      middle={
        <SlotsColumn
          taskId={taskId}
          teams={teams}
          chosen={chosen}
          onChoose={(key) => set("slot", key)}
          onCalendar={tool.onCalendar}
          onView={(view) => set("view", view)}
        />
      }
      right={<PeopleColumn key={`${taskId} ${chosen}`} tool={tool} teams={teams} task={task} slot={slot} />}
    />
  );
}
