import type { FestivalActivityStatus } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Team } from "@coulisses/shared-domain/people/team";
import { StatusChip } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { TeamChip } from "@coulisses/shared-ui/icons";

type Named = { id: number; name: string; status: FestivalActivityStatus };

/** Id, name and status of the activity, first in every recap. */
export function identityColumns<T extends Named>(nameWidth?: `${number}px`): Column<T>[] {
  return [
    {
      key: "id",
      header: "Numéro",
      width: "84px",
      priority: 6,
      selfEvident: true,
      sortBy: ({ id }) => id,
      render: ({ id, status }) => <StatusChip status={status} id={id} />,
    },
    {
      key: "name",
      header: "Nom",
      ...(nameWidth && { width: nameWidth }),
      mobileTitle: true,
      sortBy: ({ name }) => name,
      render: ({ name }) => name,
    },
  ];
}

/** The team in charge. */
export function teamColumn<T extends { team: string | null }>(teams: readonly Team[]): Column<T> {
  const byCode = new Map(teams.map((team) => [team.code, team]));
  const teamOf = ({ team }: T) => (team === null ? undefined : byCode.get(team));
  return {
    key: "team",
    header: "Équipe responsable",
    width: "158px",
    selfEvident: true,
    sortBy: (activity) => teamOf(activity)?.name ?? activity.team,
    render: (activity) => {
      const team = teamOf(activity);
      return team && <TeamChip team={team} />;
    },
  };
}
