import { useNavigate } from "@coulisses/shared-pages/router";
import { useReadAvailabilitiesQuery } from "@coulisses/shared-auth";
import { CONTRIBUTION_ALERT } from "@coulisses/shared-domain/contribution/contribution";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, media, Text, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useGetAlertsQuery } from "../api/notifications";
import { useSite } from "../site/site";
import { inMenu } from "../site/site-page";
import { useDismissedAlerts } from "./dismissed-alerts";
import { type HomeAlert, homeAlerts } from "./first-steps";

const useStyles = makeStyles({
  notices: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 440px), 1fr))",
    gap: "8px 12px",
    margin: "0 0 16px",
    padding: 0,
    maxWidth: "1500px",
    listStyle: "none",
  },
  notice: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    minHeight: "44px",
    padding: "0 6px 0 14px",
    [media.mobile]: { flexWrap: "wrap", justifyContent: "flex-end" },
    borderRadius: tokens.borderRadiusLarge,
    background: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  icon: { display: "inline-flex", flexShrink: 0, color: tokens.colorBrandForeground1 },
  words: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    display: "flex",
    flexWrap: "wrap",
    gap: "0 8px",
    overflowWrap: "anywhere",
    // A long button goes below the title instead of squeezing it.
    [media.mobile]: { minWidth: "100px" },
  },
  /** The title says it all; a phone has room for one line. */
  more: { [media.mobile]: { display: "none" } },
});

type Words = { title: string; text: string; action: string };

const words: Record<HomeAlert, Words> = {
  personalAccount: {
    title: "Tu es dans le négatif !",
    text: "Recharge ton compte perso auprès du SG.",
    action: "Voir mon compte perso",
  },
  contribution: {
    title: CONTRIBUTION_ALERT,
    text: "Passe voir le SG pour la payer.",
    action: "",
  },
  notYetVolunteer: {
    title: "Tu n'es pas encore bénévole",
    text: "Les responsables regardent ta candidature : plus tu donnes de disponibilités, plus vite elle passe.",
    action: "Donner mes disponibilités",
  },
  profilePicture: {
    title: "Ajoute ta photo",
    text: "Les autres te reconnaîtront, avant et pendant la manif.",
    action: "Ajouter ma photo",
  },
  friends: {
    title: "Ajoute tes amis",
    text: "Dis avec qui tu aimerais être affecté·e.",
    action: "Ajouter des amis",
  },
};

type AlertNoticesProps = {
  me: Me;
  /** True when the volunteers' checklist is on the page. */
  hasChecklist: boolean;
  onEditProfile: () => void;
  onAddFriends: () => void;
};

/** §17: the open tasks of the person, each with its link; a dismissed one stays dismissed on this device. */
export function AlertNotices({ me, hasChecklist, onEditProfile, onAddFriends }: AlertNoticesProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { data } = useGetAlertsQuery();
  const { dismissed, dismiss } = useDismissedAlerts(me.id);
  const asksAvailabilities = inMenu(useSite().pages).some(({ path }) => path === "/availabilities");
  const isMember = me.teams.includes(EVERYONE);
  const asksForSome = asksAvailabilities && data?.notYetVolunteer === true;
  const { data: given } = useReadAvailabilitiesQuery({ userId: me.id }, { skip: !asksForSome });
  const isAnswered = asksForSome && given?.length !== 0;
  const names = homeAlerts(data, hasChecklist).filter(
    (name) =>
      !dismissed.includes(name) &&
      (isMember || name !== "friends") &&
      !(isAnswered && name === "notYetVolunteer"),
  );

  const actions: Record<HomeAlert, (() => void) | undefined> = {
    personalAccount: () => void navigate("/my-personal-account"),
    contribution: undefined,
    notYetVolunteer: asksAvailabilities ? () => void navigate("/availabilities") : undefined,
    profilePicture: onEditProfile,
    friends: onAddFriends,
  };
  if (names.length === 0) return null;
  return (
    <section aria-label="À faire">
      <ul className={styles.notices}>
        {names.map((name) => {
          const { title, text, action } = words[name];
          return (
            <li key={name} className={styles.notice}>
              <span className={styles.icon}>
                <UiIcon name="info" />
              </span>
              <span className={styles.words}>
                <Text weight="bold">{title}</Text>
                <Text muted className={styles.more}>
                  {text}
                </Text>
              </span>
              {actions[name] && (
                <Button size="small" onClick={actions[name]}>
                  {action}
                </Button>
              )}
              <Button
                appearance="subtle"
                icon={<UiIcon name="close" />}
                tooltip={`Masquer « ${title} »`}
                onClick={() => dismiss(name)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
