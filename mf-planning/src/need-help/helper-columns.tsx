import { Link } from "@coulisses/federation/platform/router";
import type { Helper } from "@coulisses/shared-domain/contract/planning/crowd";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import type { Team } from "@coulisses/shared-domain/people/team";
import { TeamsOf } from "@coulisses/shared-sheets/filters";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({ chips: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Calls somebody, from a phone. */
export function CallButton({ person }: { person: Helper }) {
  return (
    <Button as="a" size="small" href={`tel:${person.phone}`} aria-label={`Appeler ${displayName(person)}`}>
      {formatPhone(person.phone)}
    </Button>
  );
}

function Teams({ person, teams }: { person: Helper; teams: readonly Team[] }) {
  const styles = useStyles();
  return (
    <span className={styles.chips}>
      <TeamsOf codes={person.teams} teams={teams} />
    </span>
  );
}

/** The list of a phone: who, their teams, and the button that calls them. */
export function helperColumns(teams: readonly Team[], readsPlannings: boolean): Column<Helper>[] {
  return [
    {
      key: "name",
      header: "Bénévole",
      mobileTitle: true,
      sortBy: displayName,
      render: (person) =>
        readsPlannings ? (
          <Link to={`/planning/${person.id}`} target="_blank">
            {displayName(person)}
          </Link>
        ) : (
          displayName(person)
        ),
    },
    {
      key: "teams",
      header: "Équipes",
      selfEvident: true,
      render: (person) => <Teams person={person} teams={teams} />,
    },
    {
      key: "phone",
      header: "Téléphone",
      hideHeader: true,
      actions: true,
      render: (person) => <CallButton person={person} />,
    },
  ];
}
