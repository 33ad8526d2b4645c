import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { Button, makeStyles, Tag, tip, VisuallyHidden } from "@coulisses/shared-ui/base";
import { type Column, RowActions } from "@coulisses/shared-ui/data";
import { TeamChip, UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";
import { TeamsOf } from "../filters/callable-people";

type Assignee = DetailedSlot["assignees"][number];

const useStyles = makeStyles({
  person: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px" },
  link: {
    height: "24px",
    minWidth: "24px",
    padding: 0,
    "@media (pointer: coarse)": { minWidth: "44px", height: "44px" },
  },
});

type Options = {
  teams: readonly Team[];
  /** The id of the person whose friends are highlighted. */
  personId: number | undefined;
  readsPlannings: boolean;
  /** Absent for readers. */
  onRemove: ((person: Assignee) => Promise<void>) | undefined;
};

/** The people who come for a team; those named by the sheet have no row here. */
export function assigneeColumns({ teams, personId, readsPlannings, onRemove }: Options): Column<Assignee>[] {
  const columns: Column<Assignee>[] = [
    {
      key: "person",
      header: "Bénévole",
      minWidth: 200,
      mobileTitle: true,
      sortBy: displayName,
      render: (person) => <Person person={person} teams={teams} />,
    },
    {
      key: "as",
      header: "Affecté en tant que",
      width: "170px",
      priority: 2,
      sortBy: ({ as }) => nameOf(as, teams),
      render: ({ as }) => {
        const team = teams.find(({ code }) => code === as);
        return team && <TeamChip team={team} />;
      },
    },
    {
      key: "friends",
      header: "Amis affectés",
      minWidth: 140,
      render: ({ friends }) => <Friends friends={friends} personId={personId} />,
    },
    {
      key: "duration",
      header: "Affectation totale",
      width: "160px",
      align: "end",
      sortBy: ({ assignmentDuration }) => assignmentDuration,
      render: ({ assignmentDuration }) => formatDuration(assignmentDuration),
    },
  ];
  if (!readsPlannings && !onRemove) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      actions: true,
      width: "72px",
      mobilePlace: "after-title",
      render: (person) => (
        <RowActions
          what={displayName(person)}
          removeLabel={`Retirer ${displayName(person)} du créneau`}
          onRemove={onRemove && (() => onRemove(person))}
        >
          {readsPlannings && <PlanningLink person={person} />}
        </RowActions>
      ),
    },
  ];
}

const nameOf = (code: string | undefined, teams: readonly Team[]) =>
  teams.find((team) => team.code === code)?.name ?? code ?? "";

function Person({ person, teams }: { person: Assignee; teams: readonly Team[] }) {
  const styles = useStyles();
  return (
    <span className={styles.person}>
      {displayName(person)}
      <Remark icon="edit" title="Note" text={person.note} />
      <Remark icon="comment" title="Commentaire" text={person.comment} />
      <TeamsOf codes={person.teams} teams={teams} />
    </span>
  );
}

/** A longer remark about a person, shown by pointing at its icon. */
function Remark({ icon, title, text }: { icon: UiIconName; title: string; text: string | null | undefined }) {
  if (!text) return null;
  const words = `${title} : ${text}`;
  return (
    <span {...tip(words)}>
      <UiIcon name={icon} size={16} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

function Friends({ friends, personId }: { friends: Assignee["friends"]; personId: number | undefined }) {
  const styles = useStyles();
  return (
    <span className={styles.person}>
      {friends.map((friend) => (
        <Tag key={friend.id} intent={friend.id === personId ? "success" : "neutral"}>
          {displayName(friend)}
          {friend.id === personId && <VisuallyHidden> (sélectionné)</VisuallyHidden>}
        </Tag>
      ))}
    </span>
  );
}

function PlanningLink({ person }: { person: Assignee }) {
  const styles = useStyles();
  const label = `Planning ${ofName(displayName(person))}`;
  return (
    <Button
      as="a"
      href={`/planning/${person.id}`}
      target="_blank"
      rel="noreferrer"
      appearance="subtle"
      size="small"
      className={styles.link}
      icon={<UiIcon name="calendar" size={18} />}
      tooltip={label}
    />
  );
}
