import type { Team } from "@coulisses/shared-domain/people/team";
import { candidatesCsv } from "@coulisses/shared-domain/registration/candidates-csv";
import { exportCsv } from "@coulisses/shared-pages/export";
import {
  useLazyListRejectedVolunteersQuery,
  useLazyListVolunteerCandidatesQuery,
} from "../api/candidates-api";

/** Downloads all candidate volunteers, rejected ones included, whatever the list shows. */
export function useCandidateExport(teams: readonly Team[]) {
  const [fetchWaiting] = useLazyListVolunteerCandidatesQuery();
  const [fetchRejected] = useLazyListRejectedVolunteersQuery();
  const nameOf = (code: string) => teams.find((team) => team.code === code)?.name ?? code;
  return async () => {
    const [waiting, rejected] = await Promise.all([fetchWaiting(), fetchRejected()]);
    const rows = [
      ...(waiting.data ?? []).map((candidate) => ({ ...candidate, isRejected: false })),
      ...(rejected.data ?? []).map((candidate) => ({ ...candidate, isRejected: true })),
    ];
    await exportCsv({
      what: "candidates",
      name: "Candidats_benevoles",
      rows,
      csv: () => candidatesCsv(rows, nameOf),
    });
  };
}
