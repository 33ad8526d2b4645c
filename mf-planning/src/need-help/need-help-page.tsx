import { useCan, useEventDate } from "@coulisses/shared-auth";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { HelpSlot } from "@coulisses/shared-domain/contract/assignment/overviews";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { proposedHelpWindow } from "@coulisses/shared-domain/planning/help-window";
import { matches } from "@coulisses/shared-domain/slug";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import {
  CallButton,
  callableColumns,
  helpSearch,
  useWindowPage,
  WindowPage,
} from "@coulisses/shared-pages/filters";
import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { Team } from "@coulisses/shared-domain/people/team";
import {
  Button,
  EmptyState,
  Loading,
  makeStyles,
  noMatch,
  Surface,
  Text,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { SearchField } from "@coulisses/shared-ui/filters";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo, useState } from "react";
import { useListHelpersQuery } from "../api/crowd-api";
import { PeopleCalendar } from "../parts/people-calendar";
import { aroundWords } from "./around";
import { HelpSlots } from "./help-slots";
import { PeoplePages, usePeoplePages } from "../parts/people-pages";

const none: never[] = [];
const NOBODY = "Aucun bénévole disponible sur ce créneau";
const NOBODY_ON_PHONE = "Aucun bénévole disponible pour t'aider 😭";
const callButton = (person: Helper) => <CallButton person={person} />;
const SEARCHING = "Recherche des bénévoles...";
const presets = [1, 2, 4];

const views = [
  { value: "list", label: "Liste" },
  { value: "calendar", label: "Calendrier" },
] as const;

const useStyles = makeStyles({
  about: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  page: {
    display: "grid",
    gap: "12px",
    minWidth: 0,
    alignItems: "start",
    "@media (min-width: 1000px)": { gridTemplateColumns: "minmax(280px, 30%) minmax(0, 1fr)" },
  },
});

/** Volunteers available for a task, with their phones; the address holds the filters. */
export default function NeedHelpPage() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const page = useWindowPage(["search"], proposedHelpWindow);
  const { address, show, form, teams } = page;
  const task = address.get("task");
  const isChosen = ({ name, end }: HelpSlot) => name === task && end === form.window?.end;
  const choose = (slot: HelpSlot) => {
    const next = helpSearch(slot, new Date());
    const view = address.get("view");
    if (view !== null) next.set("view", view);
    show(next);
  };
  const forget = () => {
    const keys = ["task", "start", "end", "teams"];
    show(new URLSearchParams([...address].filter(([key]) => !keys.includes(key))));
  };
  return (
    <div className={styles.page}>
      {isMobile && task !== null ? (
        <Button icon={<UiIcon name="chevron-left" />} onClick={forget}>
          Autres créneaux où il manque du monde
        </Button>
      ) : (
        <HelpSlots teams={teams} isChosen={isChosen} onChoose={choose} />
      )}
      <Helpers page={page} task={task} onForget={forget} />
    </div>
  );
}

type HelpersProps = {
  page: ReturnType<typeof useWindowPage<"search">>;
  /** Name of the task that needs help, if known. */
  task: string | null;
  onForget: () => void;
};

/** The window, and who is available then. */
function Helpers({ page, task, onForget }: HelpersProps) {
  const isMobile = useIsMobile();
  const { filters, teams, asked, address, show } = page;
  const view = !isMobile && address.get("view") === "calendar" ? "calendar" : "list";
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
  // On a phone the people come first: the hour of a slot is rarely changed.
  const [isTimeAsked, askTime] = useState(false);
  const isTimeFixed = isMobile && task !== null && page.isAsked && !isTimeAsked;
  const about = isMobile
    ? isTimeFixed && { label: "Changer l'heure", run: () => askTime(true) }
    : { label: "Pas pour cette tâche", run: onForget };
  const nobody = noMatch(page.activeCount) ?? (isMobile ? NOBODY_ON_PHONE : NOBODY);
  const isSearching = read.isFetching && free.length === 0;
  return (
    <WindowPage
      page={page}
      presets={presets}
      resetLabel="Revenir à l'heure qui vient"
      head={task && <About task={task} window={asked} action={about} />}
      isFormHidden={isTimeFixed}
      search={<SearchField label="Nom du bénévole" {...page.field("search")} />}
      reading={read}
    >
      <Surface
        title="Bénévoles disponibles"
        actions={
          !isMobile && (
            <ChoiceToggle
              label="Affichage"
              options={views}
              value={view}
              onChange={(chosen) => show(withFilter(address, "view", chosen === "list" ? null : chosen))}
            />
          )
        }
      >
        {view === "list" && (
          <HelperList
            helpers={helpers}
            window={asked}
            teams={teams}
            loading={isSearching}
            emptyText={nobody}
          />
        )}
        {view === "calendar" && isSearching && <Loading label={SEARCHING} />}
        {view === "calendar" && !read.isFetching && helpers.length === 0 && (
          <EmptyState picture="people" title={nobody} />
        )}
        {view === "calendar" && helpers.length > 0 && (
          <HelperCalendar
            key={`${asked.start} ${asked.end}`}
            helpers={helpers}
            teams={teams}
            window={asked}
            task={task}
          />
        )}
      </Surface>
    </WindowPage>
  );
}

type AboutProps = {
  task: string;
  window: PeriodForm;
  action: { label: string; run: () => void } | false;
};

/** The task that needs help, and when. */
function About({ task, window: { start, end }, action }: AboutProps) {
  const styles = useStyles();
  return (
    <div className={styles.about}>
      <Text weight="bold">Pour : {task}</Text>
      <Text>{formatSlot({ start, end })}</Text>
      {action && (
        <Button size="small" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

type ListProps = {
  helpers: readonly Helper[];
  window: PeriodForm;
  teams: readonly Team[];
  loading: boolean;
  emptyText: string;
};

function HelperList({ helpers, window, teams, ...table }: ListProps) {
  const readsPlannings = useCan("view-planning");
  const isMobile = useIsMobile();
  const columns = useMemo((): Column<Helper>[] => {
    const { name, teams: own, phone } = callableColumns(teams, readsPlannings);
    const around: Column<Helper> = {
      key: "around",
      header: "Avant et après",
      width: "200px",
      selfEvident: true,
      render: (person) => aroundWords(person, window),
    };
    // On a desktop, buttons of a row show under the pointer alone: telephones are what the page is for.
    const call: Column<Helper> = { ...phone, width: "150px", hideHeader: isMobile, actions: isMobile };
    return [{ ...name, width: "200px" }, own, around, call];
  }, [teams, readsPlannings, window, isMobile]);
  return (
    <DataTable
      caption="Bénévoles disponibles"
      rows={helpers}
      columns={columns}
      getRowId={({ id }) => id}
      loadingText={SEARCHING}
      {...table}
    />
  );
}

type CalendarProps = Pick<ListProps, "helpers" | "window" | "teams"> & {
  /** Name of the task that needs help, if known. */
  task: string | null;
};

/** The window's day, one column per volunteer. */
function HelperCalendar({ helpers, window: { start, end }, task, teams }: CalendarProps) {
  const festival = useEventDate();
  const [day, setDay] = useState(() => festivalDayOf(toDate(start)));
  const { shown, pages } = usePeoplePages(helpers);
  const common = useMemo(
    () => ({ id: "help", title: task ?? "Viens m'aider", color: "secondary", start, end }),
    [start, end, task],
  );
  return (
    <>
      <PeopleCalendar
        teams={teams}
        festivalDay={festival && parisDay(toDate(festival.start))}
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
