import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { useAddressFilters, useAskedDialog } from "@coulisses/shared-pages/address-filters";
import {
  isApiError,
  useCan,
  useListFaReviewersQuery,
  useListFestivalActivitiesQuery,
  useListTeamsQuery,
} from "@coulisses/shared-auth";
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
import { useListArchivedActivitiesQuery } from "../api/editions-api";
import { ActivityFilters } from "./activity-filters";
import { filterActivities } from "./filter-activities";
import { readFilters } from "./filters";
import { Shortcuts } from "./shortcuts";

const CreateActivityDialog = onDemand(() => import("./create-activity-dialog"));
const RestartDialog = onDemand(() => import("../restart/restart-dialog"));
const RemoveActivityDialog = onDemand(() => import("./remove-activity-dialog"));

const none: never[] = [];

export default function ActivityListPage() {
  const navigate = useNavigate();
  const canWrite = useCan("write-fa");
  const list = useActivityList();
  const isArchived = list.filters.edition !== null;
  const { data: teams = none } = useListTeamsQuery();
  const { data: reviewers = none } = useListFaReviewersQuery();
  const addressOf = ({ id }: FestivalActivityPreview) => `/fa/${id}${queueSearch(list.address)}`;
  const [isCreating, setCreating] = useAskedDialog("create");
  const [activityToRemove, setActivityToRemove] = useState<FestivalActivityPreview | null>(null);

  const { chosen, isChosen, toggle, choose } = useChosenSheets(list.rows);
  const [isRestarting, setRestarting] = useState(false);

  const columns = useMemo(
    () => [
      ...(canWrite && isArchived
        ? [choiceColumn<FestivalActivityPreview>({ isChosen, toggle, kind: "FA" })]
        : []),
      ...sheetColumns<FestivalActivityPreview>({
        teams: new Map(teams.map((team) => [team.code, team])),
        reviewers,
        reviewsWidth: "196px",
        person: { key: "adherent", header: "Responsable", of: ({ adherent }) => adherent },
        remove: canWrite &&
          !isArchived && { label: ({ id }) => `Supprimer la FA #${id}`, onRemove: setActivityToRemove },
      }),
    ],
    [teams, reviewers, canWrite, isArchived, isChosen, toggle],
  );

  return (
    <SheetList
      address={list.address}
      show={list.show}
      filters={<ActivityFilters {...list} teams={teams} reviewers={reviewers} />}
      actions={<Shortcuts />}
      create={canWrite && { label: "Créer une fiche activité", onCreate: () => setCreating(true) }}
      caption="Fiches activités"
      rows={list.rows}
      columns={columns}
      rowHref={addressOf}
      onOpen={(activity) => void navigate(addressOf(activity))}
      loading={list.isLoading}
      loadingText="Chargement des fiches activités..."
      emptyText="Aucune fiche activité trouvée"
      error={isApiError(list.error) ? list.error.message : undefined}
      onRetry={() => void list.refetch()}
    >
      {canWrite && isCreating && <CreateActivityDialog onClose={() => setCreating(false)} />}
      {canWrite && isArchived && chosen.length > 0 && (
        <ChosenBar
          kind="FA"
          chosen={chosen}
          rows={list.rows}
          choose={choose}
          action={{
            icon: "copy",
            label: chosen.length > 1 ? "Repartir de ces FAs…" : "Repartir de cette FA…",
            run: () => setRestarting(true),
          }}
        />
      )}
      {isRestarting && (
        <RestartDialog
          ids={chosen.map(({ id }) => id)}
          onRestarted={() => choose([])}
          onClose={() => setRestarting(false)}
        />
      )}
      {activityToRemove && (
        <RemoveActivityDialog activity={activityToRemove} onClose={() => setActivityToRemove(null)} />
      )}
    </SheetList>
  );
}

/** Loads the activities, filtered by the address. */
function useActivityList() {
  const { address, show } = useAddressFilters([]);
  const filters = useMemo(() => readFilters(address), [address]);
  const { edition } = filters;
  const present = useListFestivalActivitiesQuery(undefined, { skip: edition !== null });
  const archived = useListArchivedActivitiesQuery({ edition: edition ?? 0 }, { skip: edition === null });
  const { currentData: data, isFetching, error, refetch } = edition === null ? present : archived;
  const isLoading = isFetching && !data;
  const rows = useMemo(() => filterActivities(data ?? [], filters), [data, filters]);
  return { address, show, filters, activities: data ?? [], rows, isLoading, error, refetch };
}
