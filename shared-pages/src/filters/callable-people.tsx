import { Link } from "@coulisses/shared-pages/router";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, fingerSized, makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { TeamChip } from "@coulisses/shared-ui/icons";

type Callable = UserIdentity & { phone: string; teams: string[] };

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "4px" },
  link: { color: tokens.colorBrandForegroundLink, ...fingerSized },
});

/** A call to a person, from a phone. */
export function CallButton({ person }: { person: Callable }) {
  const number = formatPhone(person.phone);
  return (
    <Button
      as="a"
      size="small"
      href={`tel:${person.phone}`}
      aria-label={`Appeler ${displayName(person)} : ${number}`}
    >
      {number}
    </Button>
  );
}

function PlanningLink({ person }: { person: Callable }) {
  const styles = useStyles();
  return (
    <Link to={`/planning/${person.id}`} target="_blank" className={styles.link}>
      {displayName(person)}
    </Link>
  );
}

function Teams({ person, teams }: { person: Callable; teams: readonly Team[] }) {
  const styles = useStyles();
  return (
    <span className={styles.chips}>
      <TeamsOf codes={person.teams} teams={teams} />
    </span>
  );
}

/** Name, teams and call button; the name links to the planning for those who may read it. */
export function callableColumns(
  teams: readonly Team[],
  readsPlannings: boolean,
): Record<"name" | "teams" | "phone", Column<Callable>> {
  return {
    name: {
      key: "name",
      header: "Bénévole",
      mobileTitle: true,
      sortBy: displayName,
      render: (person) => (readsPlannings ? <PlanningLink person={person} /> : displayName(person)),
    },
    teams: {
      key: "teams",
      header: "Équipes",
      selfEvident: true,
      render: (person) => <Teams person={person} teams={teams} />,
    },
    phone: {
      key: "phone",
      header: "Téléphone",
      hideHeader: true,
      actions: true,
      render: (person) => <CallButton person={person} />,
    },
  };
}

/** The teams of a person, without everybody's team. */
export function TeamsOf({ codes, teams }: { codes: readonly string[]; teams: readonly Team[] }) {
  return sortTeams(codes, teams)
    .flatMap((code) => teams.find((team) => team.code === code && code !== EVERYONE) ?? [])
    .map((team) => <TeamChip key={team.code} team={team} />);
}
