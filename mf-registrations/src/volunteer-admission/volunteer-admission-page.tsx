import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { matchesCandidate } from "@coulisses/shared-domain/registration/candidate-list";
import { useEventDate, useListTeamsQuery } from "@coulisses/shared-auth";
import { makeStyles, PageAction } from "@coulisses/shared-ui/base";
import { MultiChoice } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListRejectedVolunteersQuery, useListVolunteerCandidatesQuery } from "../api/candidates-api";
import { AdmissionList } from "../candidates/admission-list";
import { useAdmission } from "../candidates/use-admission";
import { BriefingCard } from "./briefing-card";
import { useReadBriefing } from "./use-briefing";
import { useCandidateExport } from "./use-candidate-export";
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
  const address = useAddressFilters(keys);
  const { filters } = address;
  const isRejected = filters.rejected !== "";
  const wanted = useMemo(() => filters.teams.split(",").filter(Boolean), [filters.teams]);
  const waiting = useListVolunteerCandidatesQuery(undefined, { skip: isRejected });
  const rejected = useListRejectedVolunteersQuery(undefined, { skip: !isRejected });
  const reading = isRejected ? rejected : waiting;
  const { currentData: candidates = none } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const exportAll = useCandidateExport(teams);
  const eventStart = useEventDate()?.start;
  const readBriefing = useReadBriefing();
  const admission = useAdmission("VOLUNTEER", candidates, async () =>
    (await readBriefing())?.value === null ? NO_BRIEFING : undefined,
  );
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

  return (
    <div className={styles.page}>
      <BriefingCard />
      <AdmissionList
        admission={admission}
        address={address}
        moreActive={wanted.length > 0}
        more={
          joined.length > 0 && (
            <MultiChoice
              label="Équipes"
              options={joined.map(({ code, name }) => ({ value: code, label: name }))}
              value={wanted}
              onChange={(codes) => address.set("teams", codes.join(","))}
            />
          )
        }
        actions={
          <PageAction
            label="Exporter les candidats"
            icon={<UiIcon name="download" />}
            onClick={() => void exportAll()}
          />
        }
        reading={reading}
        shown={shown}
        caption="Candidats bénévoles"
        columns={volunteerColumns({ isRejected, admission, teams, eventStart })}
        onOpen={setOpened}
        enrolLabel="Enrôler en tant que bénévole"
      />
      {opened && (
        <CandidateDialog
          candidate={present ?? opened}
          isDecided={present === undefined && !reading.isFetching}
          isRejected={isRejected}
          admission={admission}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
