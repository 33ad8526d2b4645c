import type { FestivalActivityStatus } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Team } from "@coulisses/shared-domain/people/team";
import { StatusChip } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { TeamChip } from "@coulisses/shared-ui/icons";

type Line = { id: number; name: string; status: FestivalActivityStatus; team: string | null };

/** Number, name and team of the activity, first in every recap. */
export function activityColumns<T extends Line>(teams: readonly Team[], nameWidth?: string): Column<T>[] {
  const byCode = new Map(teams.map((team) => [team.code, team]));
  const teamOf = ({ team }: Line) => (team === null ? undefined : byCode.get(team));
  return [
    {
      key: "id",
      header: "Numéro",
      width: "84px",
      mobilePlace: "before-title",
      sortBy: ({ id }) => id,
      render: ({ id, status }) => <StatusChip status={status} id={id} />,
    },
    { key: "name", header: "Nom", ...(nameWidth && { width: nameWidth }), mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
    {
      key: "team",
      header: "Equipe responsable",
      width: "158px",
      sortBy: (activity) => teamOf(activity)?.name ?? activity.team,
      render: (activity) => {
        const team = teamOf(activity);
        return team && <TeamChip team={team} />;
      },
    },
  ];
}
