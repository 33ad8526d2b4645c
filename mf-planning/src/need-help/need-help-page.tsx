import { useCan, useEventDate } from "@coulisses/shared-auth";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { proposedHelpWindow } from "@coulisses/shared-domain/planning/help-window";
import { matches } from "@coulisses/shared-domain/slug";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { CallButton, callableColumns, useWindowPage, WindowPage } from "@coulisses/shared-pages/filters";
import { EmptyState, Loading, noMatch, Surface, Text, useIsMobile } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { SearchField } from "@coulisses/shared-ui/filters";
import { useMemo, useState } from "react";
import { useListHelpersQuery } from "../api/crowd-api";
import { PeopleCalendar } from "../parts/people-calendar";
import { PeoplePages, usePeoplePages } from "../parts/people-pages";

const none: never[] = [];
const NOBODY = "Aucun bénévole disponible sur ce créneau";
const NOBODY_ON_PHONE = "Aucun bénévole disponible pour t'aider 😭";
const callButton = (person: Helper) => <CallButton person={person} />;
const presets = [1, 2, 4];

/** Volunteers available for a task, with their phones; the address holds the filters. */
export default function NeedHelpPage() {
  const isMobile = useIsMobile();
  const readsPlannings = useCan("view-planning");
  const page = useWindowPage(["search"], proposedHelpWindow);
  const { filters, teams, asked } = page;
  const festival = useEventDate();
  const task = page.address.get("task");
  const read = useListHelpersQuery({ query: asked }, { skip: !page.isAsked });
  const free = read.currentData ?? none;
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
  const nobody = noMatch(page.activeCount) ?? (isMobile ? NOBODY_ON_PHONE : NOBODY);
  const isSearching = read.isFetching && free.length === 0;
  return (
    <WindowPage
      page={page}
      presets={presets}
      resetLabel="Revenir à l'heure qui vient"
      head={
        task && (
          <Text as="p" weight="bold">
            Pour : {task}
          </Text>
        )
      }
      search={<SearchField label="Nom du bénévole" {...page.field("search")} />}
      reading={read}
    >
      {isMobile ? (
        <Surface padded={false}>
          <DataTable
            caption="Bénévoles disponibles"
            rows={helpers}
            columns={columns}
            getRowId={({ id }) => id}
            loading={isSearching}
            loadingText="Recherche des bénévoles..."
            emptyText={nobody}
          />
        </Surface>
      ) : (
        <Surface title="Bénévoles disponibles">
          {isSearching && <Loading label="Recherche des bénévoles..." />}
          {!read.isFetching && helpers.length === 0 && <EmptyState picture="people" title={nobody} />}
          {helpers.length > 0 && (
            <HelperCalendar
              key={`${asked.start} ${asked.end}`}
              helpers={helpers}
              teams={teams}
              window={asked}
              task={task}
              festivalDay={festival && parisDay(toDate(festival.start))}
            />
          )}
        </Surface>
      )}
    </WindowPage>
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
  const [day, setDay] = useState(() => festivalDayOf(toDate(start)));
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
