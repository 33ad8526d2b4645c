import { useNavigate } from "@coulisses/shared-pages/router";
import {
  isApiError,
  useCan,
  useListTeamsQuery,
  useListVolunteersQuery,
  useSession,
  type Volunteer,
} from "@coulisses/shared-auth";
import type { Team } from "@coulisses/shared-domain/people/team";
import {
  byDisplayName,
  matchesVolunteerSearch,
  type VolunteerDisplay,
  volunteersCsv,
} from "@coulisses/shared-domain/people/volunteers";
import { mayImportPeople } from "@coulisses/shared-domain/registration/people-rows";
import { exportCsv } from "@coulisses/shared-pages/export";
import { ImportMenu } from "@coulisses/shared-pages/import-action";
import {
  EmptyState,
  ErrorCard,
  ListPage,
  Loading,
  noMatch,
  PageAction,
  Surface,
  useIsMobile,
} from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useMemo, useState } from "react";
import { listColumns } from "./columns";
import { useVolunteerFilters, type VolunteerFilters } from "./filters";
import { StatisticsTable } from "./statistics-table";
import { Trombinoscope } from "./trombinoscope";
import { ChosenTeamFilters, VolunteerFilterBar } from "./volunteer-filter-bar";

const VolunteerDialog = onDemand(() => import("../volunteer-detail/volunteer-dialog"));

const PeopleImport = onDemand(() => import("./people-import"));
const AvailabilitiesImport = onDemand(() => import("./availabilities-import"));
const PrintDialog = onDemand(() => import("./print/print-dialog"));

const none: never[] = [];
const NOBODY = "Aucun bénévole trouvé";

export default function VolunteerListPage() {
  const isMobile = useIsMobile();
  const seesDetails = useCan("view-volunteer-details");
  const seesStatistics = useCan("affect-volunteer");
  const seesPlannings = useCan("view-planning");
  const navigate = useNavigate();
  const filters = useVolunteerFilters();
  const [importing, setImporting] = useState<"people" | "availabilities">();
  const mayImport = mayImportPeople(useSession().access);
  // Their people are told by their addresses, which belong to the details.
  const importsHours = seesStatistics && seesDetails;
  const { data: teams = none, isLoading: areTeamsLoading } = useListTeamsQuery();
  const { data: everybody = none, error, isLoading: isListLoading, refetch } = useListVolunteersQuery();
  // Without the teams' names, table and file would show codes.
  const isLoading = isListLoading || areTeamsLoading;
  const { search, teams: wantedTeams, excludedTeams } = filters.wanted;
  const display = shownDisplay(filters.display, seesStatistics);

  const sorted = useMemo(() => [...everybody].sort(byDisplayName), [everybody]);
  const wantedKey = JSON.stringify([search, wantedTeams, excludedTeams]);
  const shown = useMemo(() => {
    const [text, inTeams, notIn] = JSON.parse(wantedKey) as [string, string[], string[]];
    const wanted = { search: text, teams: inTeams, excludedTeams: notIn };
    return sorted.filter((person) => matchesVolunteerSearch(person, wanted));
  }, [sorted, wantedKey]);
  const onChooseTeam = (code: string) => filters.setTeams("teams", [...new Set([...wantedTeams, code])]);
  const onOpen = seesDetails ? (person: Volunteer) => filters.open(person.id) : undefined;
  const emptyText = noMatch(filters.activeCount) ?? NOBODY;
  const onPlanning = seesPlannings ? ({ id }: Volunteer) => void navigate(`/planning/${id}`) : undefined;
  const columns = listColumns({ teams, onChooseTeam, seesDetails, onPlanning });
  const failure = isApiError(error) ? error.message : undefined;

  const onImported = () => setImporting(undefined);
  if (importing === "people" && mayImport) return <PeopleImport onClose={onImported} />;
  if (importing === "availabilities" && importsHours) return <AvailabilitiesImport onClose={onImported} />;
  return (
    <ListPage
      filters={<VolunteerFilterBar filters={filters} teams={teams} />}
      actions={
        !isMobile && (
          <>
            <ListActions filters={filters} display={display} shown={shown} teams={teams} />
            <ImportMenu
              items={[
                ...(mayImport ? [{ label: "Des bénévoles", onSelect: () => setImporting("people") }] : none),
                ...(importsHours
                  ? [{ label: "Des disponibilités", onSelect: () => setImporting("availabilities") }]
                  : none),
              ]}
            />
          </>
        )
      }
    >
      <ChosenTeamFilters filters={filters} teams={teams} />
      {display === "trombinoscope" ? (
        <Faces
          shown={shown}
          emptyText={emptyText}
          failure={failure}
          loading={isLoading}
          onRetry={() => void refetch()}
        >
          <Trombinoscope people={shown} teams={teams} onChooseTeam={onChooseTeam} onOpen={onOpen} />
        </Faces>
      ) : (
        <Surface padded={false}>
          {display === "volunteer-stats" ? (
            <StatisticsTable
              people={shown}
              onOpen={onOpen}
              emptyText={emptyText}
              failure={failure}
              loading={isLoading}
              onRetry={() => void refetch()}
            />
          ) : (
            <DataTable
              caption="Bénévoles"
              rows={shown}
              columns={columns}
              getRowId={({ id }) => id}
              onOpen={onOpen}
              loading={isLoading}
              loadingText="Chargement des bénévoles..."
              emptyText={emptyText}
              error={failure}
              onRetry={() => void refetch()}
            />
          )}
        </Surface>
      )}
      {filters.isPrinting && seesStatistics && !isMobile && (
        <PrintDialog onClose={() => filters.setPrinting(false)} />
      )}
      {filters.opened !== undefined && seesDetails && (
        <VolunteerDialog id={filters.opened} onClose={() => filters.open(undefined)} />
      )}
    </ListPage>
  );
}

const displays: { value: VolunteerDisplay; label: string }[] = [
  { value: "trombinoscope", label: "Trombinoscope" },
  { value: "volunteer-list", label: "Liste" },
  { value: "volunteer-stats", label: "Statistiques" },
];

/** Statistics need the permission to assign; other readers of the link see the list. */
function shownDisplay(asked: VolunteerDisplay, seesStatistics: boolean): VolunteerDisplay {
  return asked === "volunteer-stats" && !seesStatistics ? "volunteer-list" : asked;
}

type ActionsProps = {
  filters: VolunteerFilters;
  display: VolunteerDisplay;
  /** Volunteers that match the filters. */
  shown: readonly Volunteer[];
  teams: readonly Team[];
};

/** The displays, the printed leaflets and the file, for those who may use them. */
function ListActions({ filters, display, shown, teams }: ActionsProps) {
  const managesUsers = useCan("manage-users");
  const seesStatistics = useCan("affect-volunteer");
  return (
    <>
      <ChoiceToggle<VolunteerDisplay>
        label="Affichage"
        options={displays.filter(({ value }) => value !== "volunteer-stats" || seesStatistics)}
        value={display}
        onChange={(chosen) => filters.setDisplay(chosen ?? display)}
      />
      {seesStatistics && (
        <PageAction
          label="Télécharger les livrets"
          icon={<UiIcon name="print" />}
          wordsFrom={1600}
          onClick={() => filters.setPrinting(true)}
        />
      )}
      {managesUsers && (
        <PageAction
          label="Exporter les bénévoles"
          icon={<UiIcon name="download" />}
          wordsFrom={1600}
          onClick={() =>
            void exportCsv({
              what: "volunteers",
              name: "benevoles",
              rows: shown,
              csv: () => volunteersCsv(shown, teams),
            })
          }
        />
      )}
    </>
  );
}

type FacesProps = {
  shown: readonly Volunteer[];
  loading: boolean;
  emptyText: string;
  failure: string | undefined;
  onRetry: () => void;
  children: ReactNode;
};

/** Portraits, or the message when there are none. */
function Faces({ shown, loading, emptyText, failure, onRetry, children }: FacesProps) {
  if (shown.length > 0) return children;
  if (failure !== undefined) return <ErrorCard message={failure} onRetry={onRetry} />;
  return (
    <Surface>
      {loading ? (
        <Loading label="Chargement des bénévoles..." />
      ) : (
        <EmptyState picture="search" title={emptyText} />
      )}
    </Surface>
  );
}
