import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { useAddressFilters, useAskedDialog } from "@coulisses/shared-pages/address-filters";
import { isApiError, useCan, useListTeamsQuery } from "@coulisses/shared-auth";
import {
  choiceColumn,
  ChosenBar,
  sheetColumns,
  SheetList,
  useChosenSheets,
} from "@coulisses/shared-sheets/list";
import { queueSearch } from "@coulisses/shared-sheets/queue";
import { useNavigate } from "@coulisses/shared-pages/router";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListArchivedTasksQuery } from "../api/editions-api";
import { useListFestivalTasksQuery } from "../api/tasks-api";
import { useTaskReviewers } from "../api/use-task-reviewers";
import { filterTasks, readFilters } from "./filters";
import { TaskFilters } from "./task-filters";

const CreateTaskDialog = onDemand(() => import("./create-task-dialog"));
const RemoveTaskDialog = onDemand(() => import("./remove-task-dialog"));
const MoveSlotsDialog = onDemand(() => import("../slot-moves/move-slots-dialog"));

const none: never[] = [];

export default function TaskListPage() {
  const navigate = useNavigate();
  const list = useTaskList();
  const mayWrite = useCan("write-ft");
  const isArchived = list.filters.edition !== null;
  const canWrite = mayWrite && !isArchived;
  const { data: teams = none } = useListTeamsQuery();
  const reviewers = useTaskReviewers();
  const addressOf = ({ id }: FestivalTaskPreview) => `/ft/${id}${queueSearch(list.address)}`;
  const [isCreating, setCreating, askedActivity] = useAskedDialog("create");
  const [taskToRemove, setTaskToRemove] = useState<FestivalTaskPreview | null>(null);

  const { chosen, isChosen, toggle, choose } = useChosenSheets(list.rows);
  const [isMoving, setMoving] = useState(false);

  const columns = useMemo(
    () => [
      ...(canWrite ? [choiceColumn<FestivalTaskPreview>({ isChosen, toggle, kind: "FT" })] : []),
      ...sheetColumns<FestivalTaskPreview>({
        teams: new Map(teams.map((team) => [team.code, team])),
        reviewers,
        reviewsWidth: "104px",
        person: { key: "administrator", header: "Gestionnaire", of: ({ administrator }) => administrator },
        remove: canWrite && {
          label: ({ id, status }) =>
            status === READY_TO_ASSIGN
              ? `La FT #${id} est en cours d'affectation : elle ne peut plus être supprimée`
              : `Supprimer la FT #${id}`,
          disabled: ({ status }) => status === READY_TO_ASSIGN,
          onRemove: setTaskToRemove,
        },
      }),
    ],
    [teams, reviewers, canWrite, isChosen, toggle],
  );

  return (
    <SheetList
      address={list.address}
      show={list.show}
      filters={<TaskFilters {...list} teams={teams} reviewers={reviewers} />}
      create={mayWrite && { label: "Créer une fiche tâche", onCreate: () => setCreating(true) }}
      caption="Fiches tâches"
      rows={list.rows}
      columns={columns}
      rowHref={addressOf}
      onOpen={(task) => void navigate(addressOf(task))}
      loading={list.isLoading}
      loadingText="Chargement des fiches tâches..."
      emptyText="Aucune fiche tâche trouvée"
      error={isApiError(list.error) ? list.error.message : undefined}
      onRetry={() => void list.refetch()}
    >
      {canWrite && chosen.length > 0 && (
        <ChosenBar
          kind="FT"
          chosen={chosen}
          rows={list.rows}
          choose={choose}
          action={{ icon: "clock", label: "Décaler des créneaux…", run: () => setMoving(true) }}
        />
      )}
      {mayWrite && isCreating && (
        <CreateTaskDialog fromActivity={Number(askedActivity)} onClose={() => setCreating(false)} />
      )}
      {isMoving && (
        <MoveSlotsDialog
          ids={chosen.map(({ id }) => id)}
          onMoved={() => choose([])}
          onClose={() => setMoving(false)}
        />
      )}
      {taskToRemove && <RemoveTaskDialog task={taskToRemove} onClose={() => setTaskToRemove(null)} />}
    </SheetList>
  );
}

/** Loads the tasks, filtered by the address. */
function useTaskList() {
  const { address, show } = useAddressFilters([]);
  const filters = useMemo(() => readFilters(address), [address]);
  const { edition } = filters;
  const present = useListFestivalTasksQuery(undefined, { skip: edition !== null });
  const archived = useListArchivedTasksQuery({ edition: edition ?? 0 }, { skip: edition === null });
  const { currentData: data, isFetching, error, refetch } = edition === null ? present : archived;
  const isLoading = isFetching && !data;
  const rows = useMemo(() => filterTasks(data ?? [], filters), [data, filters]);
  return { address, show, filters, tasks: data ?? [], rows, isLoading, error, refetch };
}
