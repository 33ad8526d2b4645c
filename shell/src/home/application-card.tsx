import { Link as RouterLink } from "@coulisses/shared-pages/router";
import { useFestival } from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { applicationState } from "@coulisses/shared-domain/registration/application";
import { membershipTeams } from "@coulisses/shared-domain/registration/membership";
import { Link, makeStyles, mergeClasses, Surface, Text, tokens } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  states: { display: "grid", gap: "16px", margin: 0, padding: 0, listStyle: "none" },
  state: { margin: 0, fontWeight: 600 },
  rejected: { color: tokens.refusedInk },
  next: { margin: "4px 0 0" },
  link: { color: tokens.colorBrandForegroundLink },
});

/** The applications that still matter: not those of people who are in, nor an organiser's refusal to a volunteer. */
export function openApplications({ teams, applications }: Me): Me["applications"] {
  const isVolunteer = teams.includes(EVERYONE);
  const isIn = { STAFF: teams.includes(membershipTeams.STAFF), VOLUNTEER: isVolunteer };
  return applications.filter(
    ({ membership, isRejected }) => !isIn[membership] && !(isRejected && isVolunteer),
  );
}

/** The state of one's own applications, and the next step of each. */
export function ApplicationCard({ me }: { me: Me }) {
  const styles = useStyles();
  const festival = useFestival();
  const open = openApplications(me);
  // The steps of a volunteer say whom to ask.
  const isForStaff = open.every(({ membership }) => membership === "STAFF");
  const address = isForStaff ? festival?.sgEmail : undefined;
  return (
    <Surface title={open.length > 1 ? "Tes candidatures" : "Ta candidature"}>
      <ul className={styles.states}>
        {open.map((application) => {
          const { membership, isRejected } = application;
          const { state, next } = applicationState(application);
          return (
            <li key={membership}>
              <p className={mergeClasses(styles.state, isRejected && styles.rejected)}>{state}</p>
              <p className={styles.next}>{next}</p>
              {membership === "VOLUNTEER" && isRejected && (
                <RouterLink to="/availabilities" className={styles.link}>
                  Ajouter une disponibilité
                </RouterLink>
              )}
            </li>
          );
        })}
      </ul>
      {address !== undefined && (
        <Text as="p" muted>
          Une question ? <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      )}
    </Surface>
  );
}
