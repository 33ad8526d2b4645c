import type { SecurityLine } from "@coulisses/shared-domain/activity-dashboard/security";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatMoment } from "@coulisses/shared-domain/time/format";
import type { Column } from "@coulisses/shared-ui/data";
import { identityColumns, teamColumn } from "../parts/columns";

export function columnsFor(teams: readonly Team[]): Column<SecurityLine>[] {
  return [
    ...identityColumns<SecurityLine>("190px"),
    teamColumn(teams),
    {
      key: "start",
      header: "Début du premier créneau",
      width: "168px",
      priority: 3,
      sortBy: ({ start }) => start,
      render: ({ start }) => start && formatMoment(start),
    },
    {
      key: "end",
      header: "Fin du dernier créneau",
      width: "168px",
      priority: 2,
      sortBy: ({ end }) => end,
      render: ({ end }) => end && formatMoment(end),
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
