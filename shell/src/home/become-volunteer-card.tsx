import { Link as RouterLink } from "@coulisses/shared-pages/router";
import {
  useCan,
  useFestival,
  useGetPreferencesQuery,
  useListFriendsQuery,
  useReadAvailabilitiesQuery,
} from "@coulisses/shared-auth";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import {
  Link,
  makeStyles,
  mergeClasses,
  Surface,
  Text,
  tokens,
  VisuallyHidden,
} from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { inMenu } from "../site/site-page";
import { useSite } from "../site/site";
import { doneSteps } from "./first-steps";

const useStyles = makeStyles({
  steps: { listStyle: "none", margin: "12px 0 16px", padding: 0, display: "grid", gap: "12px" },
  step: { display: "flex", alignItems: "flex-start", gap: "10px" },
  mark: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: "22px",
    height: "22px",
    boxSizing: "border-box",
    borderRadius: "50%",
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: "transparent",
  },
  done: {
    background: tokens.colorBrandForeground1,
    border: `2px solid ${tokens.colorBrandForeground1}`,
    color: tokens.colorNeutralBackground1,
  },
  link: { color: "inherit", fontWeight: 600, textDecoration: "underline" },
});

type BecomeVolunteerCardProps = { me: Me; onEditProfile: () => void; onAddFriends: () => void };

/** The tasks of a volunteer before the plannings are published; done ones are ticked by themselves. */
export function BecomeVolunteerCard({ me, onEditProfile, onAddFriends }: BecomeVolunteerCardProps) {
  const styles = useStyles();
  const isInTheTeam = useCan("be-affected");
  const isMember = me.teams.includes(EVERYONE);
  const address = useFestival()?.humainEmail;
  const asksAvailabilities = inMenu(useSite().pages).some(({ path }) => path === "/availabilities");
  const { data: availabilities } = useReadAvailabilitiesQuery({ userId: me.id });
  const { data: friends } = useListFriendsQuery({ id: me.id });
  const { data: preferences } = useGetPreferencesQuery();
  const done = doneSteps({
    availabilities,
    friends,
    profilePicture: me.profilePicture,
    paperPlanning: preferences?.paperPlanning,
  });
  const isAllDone = Object.values({
    ...done,
    ...(!asksAvailabilities && { availabilities: true }),
    ...(!isMember && { friends: true }),
  }).every(Boolean);
  const button = (label: string, onClick: () => void) => (
    <Link as="button" className={styles.link} onClick={onClick}>
      {label}
    </Link>
  );

  return (
    <Surface title={isInTheTeam ? "Bienvenue dans l'équipe !" : "Comment devenir bénévole ?"}>
      <Text as="p">
        {isAllDone
          ? "Tout est fait, merci ! La suite arrive bientôt."
          : isInTheTeam
            ? "Il te reste quelques petites choses à faire pour que ton planning te plaise :"
            : "Quelques étapes, et les responsables des bénévoles s'occupent du reste :"}
      </Text>
      <ol aria-label="Les étapes" className={styles.steps}>
        {asksAvailabilities && (
          <Step isDone={done.availabilities}>
            <RouterLink to="/availabilities" className={styles.link}>
              Donne tes disponibilités
            </RouterLink>{" "}
            : plus tu en donnes, plus vite tu es accepté·e.
          </Step>
        )}
        {isMember && (
          <Step isDone={done.friends}>
            {button("Ajoute tes ami·e·s", onAddFriends)} pour travailler ensemble.
          </Step>
        )}
        <Step isDone={done.picture}>
          {button("Ajoute ta photo", onEditProfile)} : elle aide à te reconnaître.
        </Step>
        <Step isDone={done.profile}>
          {button("Complète ton profil", onEditProfile)} : veux-tu ton planning imprimé ?
        </Step>
      </ol>
      {address !== undefined && (
        <Text as="p" muted>
          Une question ? <Link href={`mailto:${address}`}>{address}</Link>
        </Text>
      )}
    </Surface>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.step}>
      <span className={mergeClasses(styles.mark, isDone && styles.done)}>
        {isDone && <UiIcon name="check" size={14} />}
        <VisuallyHidden>{isDone ? "Fait :" : "À faire :"}</VisuallyHidden>
      </span>
      <span>{children}</span>
    </li>
  );
}
