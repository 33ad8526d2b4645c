import { slotInAddress } from "@coulisses/shared-pages/slot";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { useReadTaskToFillQuery } from "../api/assignment-api";
import { ToolPage } from "../assignment-parts/tool-page";
import { PeopleColumn } from "./people-column";
import type { SlotToFill } from "./slot-events";
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
  const slot = chosenSlot(slots, tool);
  const chosen = slot && slotInAddress(slot);
  const back = { tasks: () => tool.chooseTask(undefined), slots: tool.leaveSlot };
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

/** The slot of the address: by its key, else the one that runs at an instant, else the only one of the task. */
function chosenSlot(
  slots: readonly SlotToFill[],
  { slotKey, at }: Pick<ReturnType<typeof useToolAddress>, "slotKey" | "at">,
): SlotToFill | undefined {
  if (slotKey !== undefined) return slots.find((one) => slotInAddress(one) === slotKey);
  const instant = new Date(at);
  const running = slots.find((one) => new Date(one.start) <= instant && instant < new Date(one.end));
  return running ?? (slots.length === 1 ? slots[0] : undefined);
}
