import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError, useListTeamsQuery } from "@coulisses/shared-auth";
import { proposedTimelineWindow } from "@coulisses/shared-domain/assignment/overview-windows";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { INVALID_WINDOW } from "@coulisses/shared-domain/planning/help-window";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { ChosenTeams, TeamsFilter, useAddressWindow, WindowForm } from "@coulisses/shared-pages/filters";
import {
  Button,
  EmptyState,
  ErrorCard,
  ListPage,
  Loading,
  makeStyles,
  Notice,
  noMatch,
  Surface,
} from "@coulisses/shared-ui/base";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useGetTimelineQuery, useReadNearestSlotQuery } from "../api/overviews-api";
import { filterTimeline, findSlot } from "./board-layout";
import { TimelineBoard } from "./timeline-board";

const TimelineSlotDialog = onDemand(() => import("./timeline-slot-dialog"));

const useStyles = makeStyles({ page: { display: "grid", gap: "8px", minWidth: 0 } });

const none: never[] = [];
const presets = [2, 8, 24];

/** Slots and people in a window kept by the address: the next two hours by default. */
export default function TimelinePage() {
  const styles = useStyles();
  const { filters, set, address, show, activeCount, field, bar } = useAddressFilters(["search", "teams"]);
  const { data: teams = none } = useListTeamsQuery();
  const windowForm = useAddressWindow({ address, show }, proposedTimelineWindow);
  const { window, proposed } = windowForm;
  const read = useGetTimelineQuery({ query: window ?? proposed }, { skip: window === undefined });
  const found = window === undefined ? none : (read.currentData ?? none);
  const codes = filters.teams.split(",").filter(Boolean);
  const activities = filterTimeline(found, { search: filters.search, teams: codes });
  const [openedKey, setOpenedKey] = useState<string>();
  const opened = findSlot(found, openedKey);
  const setTeams = (next: string[]) => set("teams", next.join());
  const failure = isApiError(read.error) && found.length === 0 ? read.error.message : undefined;

  return (
    <div className={styles.page}>
      <WindowForm {...windowForm} presets={presets} resetLabel="Revenir à maintenant" />
      <ListPage
        filters={
          <FilterBar {...bar} search={<SearchField label="Nom de la tâche" {...field("search")} />}>
            <TeamsFilter codes={codes} teams={teams} onChange={setTeams} />
          </FilterBar>
        }
      >
        <ChosenTeams codes={codes} teams={teams} onChange={setTeams} />
        {window === undefined && (
          <Notice intent="error" role="alert">
            {INVALID_WINDOW}
          </Notice>
        )}
        {failure !== undefined && <ErrorCard message={failure} onRetry={() => void read.refetch()} />}
        {window && failure === undefined && (
          <Surface title="Qui est où">
            {read.isFetching && found.length === 0 && <Loading label="Lecture de la timeline..." />}
            {!read.isFetching && found.length === 0 && (
              <NothingOn window={window} onShow={windowForm.onApply} />
            )}
            {found.length > 0 && activities.length === 0 && <EmptyState title={noMatch(activeCount) ?? ""} />}
            {activities.length > 0 && (
              <TimelineBoard {...{ activities, teams }} window={createPeriod(window)} onOpen={setOpenedKey} />
            )}
          </Surface>
        )}
        {opened && (
          <TimelineSlotDialog
            task={opened.task}
            slot={opened.slot}
            teams={teams}
            onClose={() => setOpenedKey(undefined)}
          />
        )}
      </ListPage>
    </div>
  );
}

/** An empty window, with a link to one of the same length that starts with the nearest slot. */
function NothingOn({ window, onShow }: { window: PeriodForm; onShow: (window: PeriodForm) => void }) {
  const { data } = useReadNearestSlotQuery({ query: { from: window.end } });
  const start = data?.start ?? null;
  const length = toDate(window.end).getTime() - toDate(window.start).getTime();
  return (
    <EmptyState
      title="Aucune tâche en affectation sur cette plage"
      action={
        start !== null && (
          <Button
            onClick={() => onShow({ start, end: new Date(toDate(start).getTime() + length).toISOString() })}
          >
            {`Aller au ${start >= window.end ? "prochain" : "dernier"} créneau : ${formatDay(start)} à ${formatTime(start)}`}
          </Button>
        )
      }
    />
  );
}
