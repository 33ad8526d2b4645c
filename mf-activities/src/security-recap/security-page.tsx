import { useAddressFilters } from "@coulisses/federation/address-filters";
import {
  isFoundForSecurity,
  securityLine,
  type SecurityLine,
} from "@coulisses/shared-domain/activity-dashboard/security";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useCan, useListTeamsQuery } from "@coulisses/shared-auth";
import type { Column } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { useListActivitiesForSecurityQuery } from "../api/dashboards-api";
import { identityColumns, teamColumn } from "../parts/columns";
import { Dashboard } from "../parts/dashboard";

const words = {
  caption: "Récapitulatif sécurité",
  search: "Rechercher une activité",
  loading: "Chargement des dispositifs de sécurité...",
  empty: "Aucun dispositif de sécurité ni de laissez-passer requis",
};
const none: never[] = [];

function columnsFor(teams: readonly Team[]): Column<SecurityLine>[] {
  return [
    ...identityColumns<SecurityLine>("190px"),
    teamColumn(teams),
    {
      key: "start",
      header: "Début du premier créneau",
      width: "140px",
      priority: 3,
      sortBy: ({ start }) => start,
      render: ({ start }) => start && formatDateTime(start),
    },
    {
      key: "end",
      header: "Fin du dernier créneau",
      width: "140px",
      priority: 2,
      sortBy: ({ end }) => end,
      render: ({ end }) => end && formatDateTime(end),
    },
    {
      key: "windows",
      header: "Créneaux",
      width: "96px",
      align: "end",
      sortBy: ({ windowCount }) => windowCount,
      render: ({ windowCount }) => windowCount,
    },
    {
      key: "need",
      header: "Dispositif de sécurité",
      minWidth: 180,
      priority: 5,
      render: ({ specialNeed }) => specialNeed,
    },
    {
      key: "pass",
      header: "Laissez-passer",
      width: "126px",
      priority: 4,
      align: "end",
      sortBy: ({ freePass }) => freePass,
      render: ({ freePass }) => freePass,
    },
  ];
}

/** What the security team has approved and has to provide. */
export default function SecurityPage() {
  const lines = useListActivitiesForSecurityQuery();
  const { data: teams = none } = useListTeamsQuery();
  const { filters, set, reset, activeCount } = useAddressFilters(["search"]);
  const recap = useMemo(() => lines.data?.map(securityLine), [lines.data]);
  const shown = useMemo(
    () => (recap ?? []).filter((line) => isFoundForSecurity(line, filters.search)),
    [recap, filters.search],
  );
  return (
    <Dashboard
      words={words}
      search={filters.search}
      onSearch={(typed) => set("search", typed)}
      activeCount={activeCount}
      onReset={reset}
      lines={{ ...lines, data: recap }}
      shown={shown}
      comfortable
      columns={useMemo(() => columnsFor(teams), [teams])}
      opens={useCan("read-fa")}
    />
  );
}
