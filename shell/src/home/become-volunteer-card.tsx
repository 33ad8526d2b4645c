import { Link as RouterLink } from "@coulisses/federation/platform/router";
import { useCan, useFestival } from "@coulisses/shared-auth";
import { Link, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { inMenu } from "../site/site-page";
import { useSite } from "../site/site";

const useStyles = makeStyles({
  steps: { margin: "8px 0 0", paddingLeft: "22px", display: "grid", gap: "8px" },
  link: { color: "inherit", fontWeight: 600 },
});

/** What a volunteer has to do before the plannings are out. */
export function BecomeVolunteerCard() {
  const styles = useStyles();
  const isInTheTeam = useCan("be-affected");
  const address = useFestival()?.humainEmail;
  const asksAvailabilities = inMenu(useSite().pages).some(({ path }) => path === "/availabilities");
  return (
    <Surface title={isInTheTeam ? "Bienvenue dans l'équipe !" : "Comment devenir bénévole ?"}>
      <Text as="p">
        {isInTheTeam
          ? "Il te reste quelques petites choses à faire pour que ton planning te plaise :"
          : "Quelques étapes, et les responsables des bénévoles s'occupent du reste :"}
      </Text>
      <ol className={styles.steps}>
        {asksAvailabilities && (
          <li>
            <RouterLink to="/availabilities" className={styles.link}>
              Donne tes disponibilités
            </RouterLink>{" "}
            : plus tu en donnes, plus vite tu es accepté·e.
          </li>
        )}
        <li>Ajoute tes ami·e·s pour travailler ensemble.</li>
        <li>Complète ton profil : une photo aide à te reconnaître.</li>
      </ol>
      {address !== undefined && (
        <Text as="p" muted>
          Une question ? <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      )}
    </Surface>
  );
}
