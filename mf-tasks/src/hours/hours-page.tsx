import { loadState, useCan, useListEditionSheetsQuery, useListTeamsQuery } from "@coulisses/shared-auth";
import { hoursByTeam, hoursCsv, isCheckedIn, totalHours } from "@coulisses/shared-domain/check-in/hours";
import { useAddressFilters, withFilter } from "@coulisses/shared-pages/address-filters";
import { exportCsv } from "@coulisses/shared-pages/export";
import { EditionFilter, readId } from "@coulisses/shared-sheets/list";
import {
  EmptyState,
  ListPage,
  noMatch,
  Notice,
  PageAction,
  Surface,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, TeamPicker } from "@coulisses/shared-ui/filters";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useReadHoursQuery } from "../api/check-in-api";
import { hoursColumns, rowWords } from "./hours-columns";
import { allHours, hoursRows, type HoursView, readView } from "./hours-rows";
import { HoursTotals } from "./hours-totals";

const ThanksDialog = onDemand(() => import("./thanks-dialog"));

const none: never[] = [];
const nothing = { people: none, closedAccounts: none, tasks: none };
const keys = ["search", "team", "edition"] as const;

const views: { value: HoursView; label: string }[] = [
  { value: "people", label: "Par personne" },
  { value: "teams", label: "Par équipe" },
  { value: "tasks", label: "Par tâche" },
];
const searches: Record<HoursView, string> = {
  people: "Rechercher un·e bénévole",
  teams: "Rechercher une équipe",
  tasks: "Rechercher une tâche",
};
const files: Record<HoursView, string> = {
  people: "heures-par-personne",
  teams: "heures-par-equipe",
  tasks: "heures-par-tache",
};

/** View and filters of the hours, in the address, with the rows that they leave. */
function useHours() {
  const plannings = useCan("view-planning");
  const tasks = useCan("read-ft");
  const { filters, address, show, ...rest } = useAddressFilters(keys);
  const { search, team } = filters;
  const edition = readId(filters.edition);
  const view = readView(address.get("view"));
  const reading = useReadHoursQuery({ query: edition === null ? {} : { edition } });
  const { data: report = nothing } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const { data: editions = none } = useListEditionSheetsQuery();
  const rows = useMemo(
    () => hoursRows({ report, teams, mayOpen: { plannings, tasks } }, { view, team, search }),
    [report, teams, plannings, tasks, view, team, search],
  );
  const all = useMemo(() => hoursByTeam(allHours(report)), [report]);
  return {
    ...rest,
    view,
    // A name that was searched is of no use among other things.
    setView: (next: HoursView) =>
      show(withFilter(withFilter(address, "search", null), "view", next === "people" ? null : next)),
    team,
    edition,
    reading,
    rows,
    teams: teams.filter(({ code }) => all.some((line) => line.team === code)),
    total: useMemo(() => totalHours(rows.map((row) => row.total)), [rows]),
    isEmpty:
      reading.data !== undefined &&
      all.length === 0 &&
      edition === null &&
      !editions.some(({ closedAt }) => closedAt),
    isUnchecked: all.length > 0 && !all.some((line) => isCheckedIn(line.total)),
  };
}

/** The hours planned and worked, the absences and the replacements, by person, team and task. */
export default function HoursPage() {
  const isMobile = useIsMobile();
  const [isThanking, setThanking] = useState(false);
  const { view, setView, rows, reading, team, teams, total, ...page } = useHours();
  const columns = useMemo(() => hoursColumns(view), [view]);
  const chosen = teams.find(({ code }) => code === team) ?? null;
  const toggle = (
    <ChoiceToggle label="Vue" options={views} value={view} onChange={(next) => next && setView(next)} />
  );
  if (page.isEmpty) return <NoHours />;
  return (
    <ListPage
      filters={
        <FilterBar
          {...page.bar}
          search={<SearchField label={searches[view]} {...page.field("search")} />}
          chosen={chosen ? [{ key: "team", name: chosen.name }] : none}
          onRemove={() => page.set("team", "")}
        >
          <TeamPicker
            label="Équipe pour laquelle on vient"
            placeholder="Équipe"
            hideLabel
            clearable
            options={teams}
            value={chosen}
            onChange={(next) => page.set("team", next?.code ?? "")}
          />
          <EditionFilter
            hideLabel
            value={page.edition}
            onChange={(next) => page.set("edition", next === null ? "" : String(next))}
            useEditions={useListEditionSheetsQuery}
          />
        </FilterBar>
      }
      actions={
        <>
          {!isMobile && toggle}
          <PageAction label="Remercier…" icon={<UiIcon name="send" />} onClick={() => setThanking(true)} />
          <PageAction
            label="Exporter"
            icon={<UiIcon name="download" />}
            onClick={() =>
              void exportCsv({
                what: "hours",
                name: files[view],
                rows,
                csv: () =>
                  hoursCsv(rowWords[view], rows, {
                    hasPeople: view === "teams",
                    hasReplacing: view === "people",
                  }),
              })
            }
          />
        </>
      }
    >
      {isThanking && <ThanksDialog onClose={() => setThanking(false)} />}
      {isMobile && toggle}
      {page.isUnchecked && (
        <Notice>
          Aucune présence n'a encore été pointée. Les heures faites, les absences et les remplacements
          apparaîtront ici dès les premiers pointages.
        </Notice>
      )}
      {rows.length > 0 && <HoursTotals view={view} total={total} />}
      <Surface padded={false}>
        <DataTable
          key={view}
          caption={`Heures par ${rowWords[view].toLowerCase()}`}
          rows={rows}
          columns={columns}
          getRowId={({ id }) => id}
          loadingText="Chargement des heures..."
          emptyText={noMatch(page.activeCount) ?? "Aucune heure"}
          {...loadState(reading)}
        />
      </Surface>
    </ListPage>
  );
}

const NoHours = () => (
  <Surface>
    <EmptyState picture="calendar" title="Aucune heure pour l'instant">
      Les heures prévues apparaîtront ici avec les premières affectations ; les heures faites, les absences et
      les remplacements, avec les premiers pointages.
    </EmptyState>
  </Surface>
);
