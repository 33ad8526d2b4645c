import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { matchesCandidate } from "@coulisses/shared-domain/registration/candidate-list";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { type Column, nameColumns } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { useListRejectedStaffsQuery, useListStaffCandidatesQuery } from "../api/candidates-api";
import { AdmissionList } from "../candidates/admission-list";
import { candidateColumns } from "../candidates/candidate-columns";
import { useAdmission } from "../candidates/use-admission";
import { InvitationCard } from "./invitation-card";

const useStyles = makeStyles({ page: { display: "grid", gap: "16px", minWidth: 0 } });

const keys = ["search", "rejected"] as const;
const none: never[] = [];

/** Candidates to organise: the SG invites, enrols and rejects them. */
export default function StaffAdmissionPage() {
  const styles = useStyles();
  const address = useAddressFilters(keys);
  const { filters } = address;
  const isRejected = filters.rejected !== "";
  const waiting = useListStaffCandidatesQuery(undefined, { skip: isRejected });
  const rejected = useListRejectedStaffsQuery(undefined, { skip: !isRejected });
  const reading = isRejected ? rejected : waiting;
  const { currentData: candidates = none } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const admission = useAdmission("STAFF", candidates);
  const shown = useMemo(
    () =>
      candidates.filter((candidate) => matchesCandidate(candidate, { search: filters.search, teams: none })),
    [candidates, filters.search],
  );
  const shared = candidateColumns<StaffCandidate>({ isRejected, admission, teams });
  const columns: Column<StaffCandidate>[] = [
    ...(isRejected ? [] : [shared.select]),
    shared.date,
    ...nameColumns<StaffCandidate>(3),
    { ...shared.email, priority: 2 },
    shared.teams,
    shared.actions,
  ];

  return (
    <div className={styles.page}>
      <InvitationCard />
      <AdmissionList
        admission={admission}
        address={address}
        reading={reading}
        shown={shown}
        caption="Candidats"
        columns={columns}
        onOpen={isRejected ? undefined : admission.toggle}
        enrolLabel="Enrôler en tant qu'organisateur"
      />
    </div>
  );
}
