import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, StatusChip, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { ReviewChips, TeamChip, UiIcon } from "@coulisses/shared-ui/icons";

type Row = FestivalActivityPreview;

type Given = {
  teams: ReadonlyMap<string, Team>;
  reviewers: Team[];
  /** Absent for those who may not delete. */
  onRemove?: (activity: Row) => void;
};

export function activityColumns({ teams, reviewers, onRemove }: Given): Column<Row>[] {
  const columns: Column<Row>[] = [
    {
      key: "status",
      header: "Statut",
      width: "84px",
      mobilePlace: "before-title",
      sortBy: ({ id }) => id,
      render: ({ id, status }) => <StatusChip status={status} id={id} />,
    },
    {
      key: "reviews",
      header: "Validations",
      width: "196px",
      render: ({ reviews }) => reviews && <ReviewChips reviews={reviews} teams={reviewers} />,
    },
    {
      key: "name",
      header: "Nom",
      mobileTitle: true,
      sortBy: ({ name }) => name,
      render: ({ name }) => <Text truncate>{name}</Text>,
    },
    {
      key: "team",
      header: "Equipe",
      width: "170px",
      sortBy: ({ team }) => (team === null ? null : (teams.get(team)?.name ?? team)),
      render: ({ team: code }) => {
        const team = code === null ? undefined : teams.get(code);
        return team && <TeamChip team={team} />;
      },
    },
    {
      key: "adherent",
      header: "Responsable",
      width: "220px",
      render: ({ adherent }) => <Text truncate>{displayName(adherent)}</Text>,
    },
  ];
  if (!onRemove) return columns;
  return [
    ...columns,
    {
      key: "remove",
      header: "Suppression",
      width: "104px",
      align: "center",
      mobilePlace: "after-title",
      render: (activity) => (
        <Button
          appearance="subtle"
          size="small"
          danger
          icon={<UiIcon name="delete" />}
          tooltip={`Supprimer la FA #${activity.id}`}
          onClick={() => onRemove(activity)}
        />
      ),
    },
  ];
}
