import { useListTeamsQuery } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { useReadTaskToFillQuery } from "../api/assignment-api";
import { PeopleColumn } from "./people-column";
import { slotInAddress } from "./slot-events";
import { SlotsColumn } from "./slots-column";
import { TasksColumn } from "./tasks-column";
import { useToolAddress } from "./use-tool-address";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gap: "12px",
    minWidth: 0,
    gridTemplateColumns: "minmax(300px, min(420px, 26%)) minmax(0, 1fr) minmax(300px, min(420px, 26%))",
    gridTemplateRows: "minmax(480px, calc(100dvh - 150px))",
    gridTemplateAreas: '"people slots tasks"',
    "@media (max-width: 1279px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(420px, 60dvh)",
      gridTemplateAreas: '"slots slots" "people tasks"',
    },
  },
  people: { gridArea: "people", display: "grid", minWidth: 0, minHeight: 0 },
  slots: { gridArea: "slots", display: "grid", minWidth: 0, minHeight: 0 },
  tasks: { gridArea: "tasks", display: "grid", minWidth: 0, minHeight: 0 },
});

const none: never[] = [];

/** §5.8: from a task to its candidates. The address holds every choice, which live updates don't reset. */
export default function TaskOrgaAssignmentPage() {
  const styles = useStyles();
  const tool = useToolAddress();
  const { taskId, set, slotKey: chosen } = tool;
  const { data: teams = none } = useListTeamsQuery();
  const { currentData: task } = useReadTaskToFillQuery({ id: taskId ?? 0 }, { skip: taskId === undefined });
  const slot = task?.assignments.find((one) => slotInAddress(one) === chosen);
  return (
    <div className={styles.page}>
      <div className={styles.people}>
        <PeopleColumn key={`${taskId} ${chosen}`} tool={tool} teams={teams} task={task} slot={slot} />
      </div>
      <div className={styles.slots}>
        <SlotsColumn taskId={taskId} teams={teams} chosen={chosen} onChoose={(key) => set("slot", key)} />
      </div>
      <div className={styles.tasks}>
        <TasksColumn tool={tool} teams={teams} />
      </div>
    </div>
  );
}
