import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { matchesCandidate } from "@coulisses/shared-domain/registration/candidate-list";
import { useEventDate, useListTeamsQuery, loadState } from "@coulisses/shared-auth";
import { exportCsv } from "@coulisses/shared-pages/export";
import { makeStyles, noMatch, PageAction } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, MultiChoice, SearchField, SwitchField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import {
  useLazyListRejectedVolunteersQuery,
  useLazyListVolunteerCandidatesQuery,
  useListRejectedVolunteersQuery,
  useListVolunteerCandidatesQuery,
} from "../api/candidates-api";
import { AdmissionFrame } from "../candidates/admission-frame";
import { useAdmission } from "../candidates/use-admission";
import { BriefingCard } from "./briefing-card";
import { useBriefing } from "./use-briefing";
import { volunteerColumns } from "./volunteer-columns";

const CandidateDialog = onDemand(() => import("./candidate-dialog"));

const useStyles = makeStyles({ page: { display: "grid", gap: "16px", minWidth: 0 } });

const NO_BRIEFING =
  "Le créneau du briefing n'est pas encore défini : le mail d'accueil n'en dira rien, et le briefing ne sera pas dans les disponibilités des bénévoles enrôlés.";
const keys = ["search", "teams", "rejected"] as const;
const none: never[] = [];

/** Candidate volunteers, for the managers to enrol or reject. */
export default function VolunteerAdmissionPage() {
  const styles = useStyles();
  const { filters, set, field, bar } = useAddressFilters(keys);
  const isRejected = filters.rejected !== "";
  const wanted = useMemo(() => filters.teams.split(",").filter(Boolean), [filters.teams]);
  const waiting = useListVolunteerCandidatesQuery(undefined, { skip: isRejected });
  const rejected = useListRejectedVolunteersQuery(undefined, { skip: !isRejected });
  const reading = isRejected ? rejected : waiting;
  const { currentData: candidates = none } = reading;
  const [fetchWaiting] = useLazyListVolunteerCandidatesQuery();
  const [fetchRejected] = useLazyListRejectedVolunteersQuery();
  const { data: teams = none } = useListTeamsQuery();
  const eventStart = useEventDate()?.start;
  const hasNoBriefing = useBriefing()?.value === null;
  const admission = useAdmission("VOLUNTEER", candidates, hasNoBriefing ? NO_BRIEFING : undefined);
  const [opened, setOpened] = useState<VolunteerCandidate>();
  const shown = useMemo(
    () =>
      candidates.filter((candidate) =>
        matchesCandidate(candidate, { search: filters.search, teams: wanted }),
      ),
    [candidates, filters.search, wanted],
  );
  const present = candidates.find(({ id }) => id === opened?.id);
  const joined = teams.filter(
    ({ code }) => candidates.some((candidate) => candidate.teams.includes(code)) || wanted.includes(code),
  );

  const exportAll = async () => {
    const [{ candidatesCsv }, asking, refused] = await Promise.all([
      import("@coulisses/shared-domain/registration/candidates-csv"),
      fetchWaiting(),
      fetchRejected(),
    ]);
    const rows = [
      ...(asking.data ?? none).map((candidate) => ({ ...candidate, isRejected: false })),
      ...(refused.data ?? none).map((candidate) => ({ ...candidate, isRejected: true })),
    ];
    const nameOf = (code: string) => teams.find((team) => team.code === code)?.name ?? code;
    await exportCsv({
      what: "candidates",
      name: "Candidats_benevoles",
      rows,
      csv: () => candidatesCsv(rows, nameOf),
    });
  };

  return (
    <div className={styles.page}>
      <BriefingCard />
      <AdmissionFrame<VolunteerCandidate>
        {...{ admission, isRejected, shown }}
        enrolLabel="Enrôler en tant que bénévole"
        actions={
          <PageAction
            label="Exporter les candidats"
            icon={<UiIcon name="download" />}
            onClick={() => void exportAll()}
          />
        }
        filters={
          <FilterBar
            {...bar}
            moreActive={wanted.length > 0}
            search={<SearchField label="Rechercher un candidat" {...field("search")} />}
            more={
              joined.length > 0 && (
                <MultiChoice
                  label="Équipes"
                  options={joined.map(({ code, name }) => ({ value: code, label: name }))}
                  value={wanted}
                  onChange={(codes) => set("teams", codes.join(","))}
                />
              )
            }
          >
            <SwitchField
              label="Candidats rejetés"
              checked={isRejected}
              onChange={(checked) => set("rejected", checked ? "1" : "")}
            />
          </FilterBar>
        }
      >
        <DataTable
          caption="Candidats bénévoles"
          rows={shown}
          columns={volunteerColumns({ isRejected, admission, teams, eventStart })}
          getRowId={({ id }) => id}
          pageSize={Number.MAX_SAFE_INTEGER}
          onOpen={setOpened}
          emptyText={
            noMatch(filters.search === "" ? wanted.length : 1) ??
            (isRejected ? "Aucun candidat rejeté" : "Aucun candidat")
          }
          {...loadState(reading)}
        />
      </AdmissionFrame>
      {opened && (
        <CandidateDialog
          candidate={present ?? opened}
          isDecided={present === undefined && !reading.isFetching}
          {...{ isRejected, admission }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
