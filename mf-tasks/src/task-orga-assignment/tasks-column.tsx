import type { TaskForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, noMatch, Text, tip } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { useListAllTasksQuery, useListAssignableTasksQuery } from "../api/assignment-api";
import { ChoiceList } from "../assignment-parts/choice-list";
import { FilterSwitch, TaskFilters } from "../assignment-parts/filters";
import { matchesTaskSearch, useTaskSearch } from "../assignment-parts/task-search";
import { TeamChips } from "../assignment-parts/team-chips";
import { Column } from "../assignment-parts/column";
import type { useToolAddress } from "./use-tool-address";

const useStyles = makeStyles({
  task: { display: "grid", gap: "4px", minWidth: 0 },
  name: { display: "flex", alignItems: "center", gap: "6px", overflowWrap: "anywhere" },
});

const none: never[] = [];

/** Tasks that lack people, or all of them. */
export function TasksColumn({
  tool,
  teams,
}: {
  tool: ReturnType<typeof useToolAddress>;
  teams: readonly Team[];
}) {
  const search = useTaskSearch();
  const { showsAll, set, taskId, chooseTask } = tool;
  const all = useListAllTasksQuery(undefined, { skip: !showsAll });
  const assignable = useListAssignableTasksQuery(undefined, { skip: showsAll });
  const reading = showsAll ? all : assignable;
  const tasks = reading.currentData ?? none;
  const found = useMemo(
    () => tasks.filter((task) => matchesTaskSearch(task, search.wanted)),
    [tasks, search.wanted],
  );
  return (
    <Column
      title="1. Tâches"
      filters={
        <TaskFilters search={search} teams={teams}>
          <FilterSwitch label="Toutes les FTs" checked={showsAll} onChange={(text) => set("all", text)} />
        </TaskFilters>
      }
      reading={reading}
      loadingText="Chargement des tâches..."
      count={found.length}
      countLabel="Nombre de FT dans la liste"
      emptyText={noMatch(search.activeCount) ?? "Aucune tâche à affecter"}
    >
      <ChoiceList
        label="Tâches à affecter"
        rows={found}
        getKey={({ id }) => String(id)}
        chosen={taskId === undefined ? undefined : String(taskId)}
        onChoose={({ id }) => chooseTask(id)}
        opens={({ id }) => ({ label: `Ouvrir la FT #${id}`, href: `/ft/${id}` })}
        render={(task) => <TaskRow task={task} teams={teams} />}
      />
    </Column>
  );
}

function TaskRow({
  task: { id, name, topPriority, teams: codes },
  teams,
}: {
  task: TaskForAssignment;
  teams: readonly Team[];
}) {
  const styles = useStyles();
  return (
    <span className={styles.task}>
      <span className={styles.name}>
        <Text weight="medium">
          {id} - {name}
        </Text>
        {topPriority && (
          <span {...tip("Tâche prioritaire")}>
            <UiIcon name="warning" size={16} label="Tâche prioritaire" />
          </span>
        )}
      </span>
      <TeamChips codes={codes} teams={teams} />
    </span>
  );
}
