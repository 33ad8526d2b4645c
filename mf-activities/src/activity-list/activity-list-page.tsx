import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { isApiError, useCan, useListFaReviewersQuery, useListTeamsQuery } from "@coulisses/shared-auth";
import { Button, makeStyles, media, mergeClasses, Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useNavigate } from "@coulisses/federation/platform/router";
import { useMemo, useState } from "react";
import { onDemand } from "../parts/on-demand";
import { ActivityFilters } from "./activity-filters";
import { activityColumns } from "./columns";
import { readSort, withSort } from "./sort";
import { useActivityList } from "./use-activity-list";

const CreateActivityDialog = onDemand(() => import("./create-activity-dialog"));
const RemoveActivityDialog = onDemand(() => import("./remove-activity-dialog"));

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "8px" },
  /** Lets the pages' buttons be scrolled from under the round one. */
  clearOfCreate: { paddingBottom: "64px" },
  create: {
    position: "fixed",
    right: "28px",
    bottom: "20px",
    zIndex: 10,
    width: "52px",
    height: "52px",
    minWidth: "52px",
    borderRadius: "50%",
    [media.mobile]: { right: "16px", bottom: "76px" },
  },
});

function readPage(address: URLSearchParams): number {
  const page = Number(address.get("page"));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

const none: never[] = [];

export default function ActivityListPage() {
  const styles = useStyles();
  const navigate = useNavigate();
  const canWrite = useCan("write-fa");
  const list = useActivityList();
  const { data: teams = none } = useListTeamsQuery();
  const { data: reviewers = none } = useListFaReviewersQuery();
  const [creating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<FestivalActivityPreview | null>(null);

  const columns = useMemo(
    () =>
      activityColumns({
        teams: new Map(teams.map((team) => [team.code, team])),
        reviewers,
        ...(canWrite && { onRemove: setRemoved }),
      }),
    [teams, reviewers, canWrite],
  );
  const turnTo = (page: number) => {
    const next = new URLSearchParams(list.address);
    if (page === 1) next.delete("page");
    else next.set("page", String(page));
    list.show(next);
  };

  return (
    <div className={canWrite ? mergeClasses(styles.page, styles.clearOfCreate) : styles.page}>
      <ActivityFilters {...list} teams={teams} reviewers={reviewers} />
      <Surface padded={false}>
        <DataTable
          caption="Fiches activités"
          rows={list.shown}
          columns={columns}
          getRowId={({ id }) => id}
          rowHref={({ id }) => `/fa/${id}`}
          onOpen={({ id }) => void navigate(`/fa/${id}`)}
          pageSize={list.filters.itemsPerPage}
          sort={readSort(list.address)}
          onSortChange={(sort) => list.show(withSort(list.address, sort))}
          page={readPage(list.address)}
          onPageChange={turnTo}
          loading={list.isLoading}
          loadingText="Chargement des fiches activités..."
          emptyText="Aucune fiche activité trouvée"
          {...(isApiError(list.error) && { error: list.error.message })}
          onRetry={() => void list.refetch()}
        />
      </Surface>
      {canWrite && (
        <Button
          className={styles.create}
          appearance="primary"
          icon={<UiIcon name="add" size={26} />}
          tooltip="Créer une fiche activité"
          onClick={() => setCreating(true)}
        />
      )}
      {creating && <CreateActivityDialog onClose={() => setCreating(false)} />}
      {removed && <RemoveActivityDialog activity={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}
