import { statusRank } from "@coulisses/shared-domain/festival-event/sheet-list";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { StatusChip, Text, type SheetStatus } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column } from "@coulisses/shared-ui/data";
import { ReviewChips, TeamChip, type ReviewChipsProps } from "@coulisses/shared-ui/icons";

/** A line of a list of sheets. */
type SheetRow = {
  id: number;
  name: string;
  status: SheetStatus;
  team: string | null;
  reviews?: NonNullable<ReviewChipsProps["reviews"]>;
};

/** The readers of the columns that all lists of sheets have. */
export type SheetColumnsProps<Row> = {
  teams: ReadonlyMap<string, Team>;
  reviewers: readonly Team[];
  reviewsWidth: `${number}px`;
  /** The column of the person responsible. */
  person: { key: string; header: string; of: (row: Row) => UserIdentity };
  /** Absent without the permission to delete. */
  remove?:
    { label: (row: Row) => string; onRemove: (row: Row) => void; disabled?: (row: Row) => boolean } | false;
};

/** The columns of a list of sheets. */
export function sheetColumns<Row extends SheetRow>(given: SheetColumnsProps<Row>): Column<Row>[] {
  const { teams, reviewers, reviewsWidth, person, remove } = given;
  const columns: Column<Row>[] = [
    {
      key: "status",
      header: "Statut",
      width: "96px",
      priority: 9,
      selfEvident: true,
      sortBy: ({ status }) => statusRank(status),
      render: ({ id, status }) => <StatusChip status={status} id={id} />,
    },
    {
      key: "reviews",
      header: "Validations",
      priority: 3,
      selfEvident: true,
      width: reviewsWidth,
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
      header: "Équipe",
      width: "170px",
      priority: 2,
      selfEvident: true,
      sortBy: ({ team }) => (team === null ? null : (teams.get(team)?.name ?? team)),
      render: ({ team: code }) => {
        const team = code === null ? undefined : teams.get(code);
        return team && <TeamChip team={team} />;
      },
    },
    {
      key: person.key,
      header: person.header,
      width: "220px",
      render: (row) => <Text truncate>{displayName(person.of(row))}</Text>,
    },
  ];
  if (!remove) return columns;
  const { label, onRemove, disabled } = remove;
  const what = ({ name }: Row) => name;
  return [...columns, ...actionsColumn<Row>({ what, onRemove, removeLabel: label, keeps: disabled })];
}
