import { isFoundForSecurity, securityLine } from "@coulisses/shared-domain/activity-dashboard/security";
import { useListTeamsQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";
import { useListActivitiesForSecurityQuery } from "../api/dashboards-api";
import { Dashboard, useSearchedLines } from "../parts/dashboard";
import { columnsFor } from "./security-columns";

const words = {
  caption: "Récapitulatif sécurité",
  search: "Rechercher une activité",
  loading: "Chargement des dispositifs de sécurité...",
  empty: "Aucun dispositif de sécurité ni de laissez-passer requis",
};
const none: never[] = [];

/** Security needs that the security team approved and provides. */
export default function SecurityPage() {
  const lines = useListActivitiesForSecurityQuery();
  const { data: teams = none } = useListTeamsQuery();
  const recap = useMemo(() => lines.data?.map(securityLine), [lines.data]);
  const searched = useSearchedLines(recap, isFoundForSecurity);
  return (
    <Dashboard
      words={words}
      {...searched}
      lines={lines}
      columns={useMemo(() => columnsFor(teams), [teams])}
    />
  );
}
