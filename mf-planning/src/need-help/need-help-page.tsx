import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError, useCan, useEventDate, useListTeamsQuery } from "@coulisses/shared-auth";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { INVALID_WINDOW, proposedHelpWindow } from "@coulisses/shared-domain/planning/help-window";
import { matches } from "@coulisses/shared-domain/slug";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import {
  CallButton,
  callableColumns,
  ChosenTeams,
  TeamsFilter,
  useAddressWindow,
  WindowForm,
} from "@coulisses/shared-pages/filters";
import {
  EmptyState,
  ErrorCard,
  ListPage,
  Loading,
  makeStyles,
  Notice,
  noMatch,
  Surface,
  Text,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { useMemo, useState } from "react";
import { useListHelpersQuery } from "../api/crowd-api";
import { PeopleCalendar } from "../parts/people-calendar";
import { PeoplePages, usePeoplePages } from "../parts/people-pages";

const useStyles = makeStyles({ page: { display: "grid", gap: "8px", minWidth: 0 } });

const none: never[] = [];
const NOBODY = "Aucun bénévole disponible sur ce créneau";
const NOBODY_ON_PHONE = "Aucun bénévole disponible pour t'aider 😭";
const callButton = (person: Helper) => <CallButton person={person} />;
const presets = [1, 2, 4];

/** Volunteers available for a task, with their phones; the address holds the filters. */
export default function NeedHelpPage() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const readsPlannings = useCan("view-planning");
  const { filters, set, address, show, activeCount, field, bar } = useAddressFilters(["search", "teams"]);
  const codes = filters.teams.split(",").filter(Boolean);
  const { data: teams = none } = useListTeamsQuery();
  const festival = useEventDate();
  const windowForm = useAddressWindow({ address, show }, proposedHelpWindow);
  const { window, proposed } = windowForm;
  const task = address.get("task");
  const key = window ? `${window.start} ${window.end}` : "none";
  const read = useListHelpersQuery({ query: window ?? proposed }, { skip: window === undefined });
  const free = window === undefined ? none : (read.currentData ?? none);
  const helpers = useMemo(
    () =>
      free.filter(
        ({ firstname, lastname, nickname, teams: own }) =>
          matches([firstname, lastname, nickname].filter(Boolean).join(" "), filters.search) &&
          (filters.teams === "" || filters.teams.split(",").some((code) => own.includes(code))),
      ),
    [free, filters.search, filters.teams],
  );
  const columns = useMemo(
    (): Column<Helper>[] => Object.values(callableColumns(teams, readsPlannings)),
    [teams, readsPlannings],
  );
  const failure = isApiError(read.error) ? read.error.message : undefined;
  const nobody = noMatch(activeCount) ?? (isMobile ? NOBODY_ON_PHONE : NOBODY);

  return (
    <div className={styles.page}>
      {task && (
        <Text as="p" weight="bold">
          Pour : {task}
        </Text>
      )}
      <WindowForm {...windowForm} presets={presets} resetLabel="Revenir à l'heure qui vient" />
      <ListPage
        filters={
          <FilterBar {...bar} search={<SearchField label="Nom du bénévole" {...field("search")} />}>
            <TeamsFilter codes={codes} teams={teams} onChange={(next) => set("teams", next.join())} />
          </FilterBar>
        }
      >
        <ChosenTeams codes={codes} teams={teams} onChange={(next) => set("teams", next.join())} />
        {window === undefined && (
          <Notice intent="error" role="alert">
            {INVALID_WINDOW}
          </Notice>
        )}
        {window && isMobile && (
          <Surface padded={false}>
            <DataTable
              caption="Bénévoles disponibles"
              rows={helpers}
              columns={columns}
              getRowId={({ id }) => id}
              loading={read.isFetching && free.length === 0}
              loadingText="Recherche des bénévoles..."
              emptyText={nobody}
              error={free.length === 0 ? failure : undefined}
              onRetry={() => void read.refetch()}
            />
          </Surface>
        )}
        {window && !isMobile && failure !== undefined && free.length === 0 && (
          <ErrorCard message={failure} onRetry={() => void read.refetch()} />
        )}
        {window && !isMobile && (failure === undefined || free.length > 0) && (
          <Surface title="Bénévoles disponibles">
            {read.isFetching && free.length === 0 && <Loading label="Recherche des bénévoles..." />}
            {!read.isFetching && helpers.length === 0 && <EmptyState title={nobody} />}
            {helpers.length > 0 && (
              <HelperCalendar
                key={key}
                {...{ helpers, teams, window, task }}
                festivalDay={festival && parisDay(toDate(festival.start))}
              />
            )}
          </Surface>
        )}
      </ListPage>
    </div>
  );
}

type CalendarProps = Pick<Parameters<typeof PeopleCalendar<Helper>>[0], "teams" | "festivalDay"> & {
  helpers: readonly Helper[];
  window: PeriodForm;
  /** Name of the task that needs help, if known. */
  task: string | null;
};

/** The window's day, one column per volunteer. */
function HelperCalendar({ helpers, window: { start, end }, task, ...shared }: CalendarProps) {
  const [day, setDay] = useState(() => parisDay(toDate(start)));
  const { shown, pages } = usePeoplePages(helpers);
  const common = useMemo(
    () => ({ id: "help", title: task ?? "Viens m'aider", color: "secondary", start, end }),
    [start, end, task],
  );
  return (
    <>
      <PeopleCalendar
        {...shared}
        people={shown}
        common={common}
        details={callButton}
        day={day}
        onDayChange={setDay}
      />
      <PeoplePages {...pages} />
    </>
  );
}
