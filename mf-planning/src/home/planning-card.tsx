import { Link as RouterLink, useNavigate } from "@coulisses/shared-pages/router";
import { useCan, useGetMeQuery, useSession } from "@coulisses/shared-auth";
import { Button, fingerSized, Link, makeStyles, Text, useNow } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useDownloadPlanning } from "../parts/download-menu";
import { useCalendarLink } from "../parts/use-calendar-link";
import { SlotFacts, slotHeading } from "../planning/next-slot";
import { nextSlot } from "../planning/planning-items";
import { usePlanning } from "../planning/use-planning";
import { useSwapMarks } from "../planning/use-swap-marks";

const useStyles = makeStyles({
  card: { display: "grid", gap: "12px", justifyItems: "start" },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px" },
  helps: { display: "flex", flexWrap: "wrap", gap: "4px 16px", margin: 0, padding: 0, listStyleType: "none" },
  help: fingerSized,
  planning: { color: "inherit", textDecoration: "underline", ...fingerSized },
});

/** Instructions to subscribe, by calendar, in its maker's words. */
const helps = [
  { name: "Google", href: "https://support.google.com/calendar/answer/37100?hl=fr" },
  { name: "Proton", href: "https://proton.me/fr/support/subscribe-to-external-calendar" },
  {
    name: "Outlook",
    href: "https://support.microsoft.com/fr-fr/office/cff1429c-5af6-41ec-a5b4-74f2c278e98c",
  },
  { name: "Mozilla", href: "https://support.mozilla.org/fr/kb/creer-nouveaux-agendas" },
];

/** The home page's card of one's planning: how to take it along. */
export default function PlanningCard() {
  const styles = useStyles();
  const { userId } = useSession();
  const { data: me } = useGetMeQuery();
  const mayView = useCan("view-planning");
  const { copy } = useCalendarLink();
  const { download, isLoading } = useDownloadPlanning();

  return (
    <div className={styles.card}>
      {userId !== null && mayView && <OwnNextSlot userId={userId} />}
      {me?.tasksCount === 0 && (
        <Text as="p">
          Aucun créneau ne t'est encore donné. Abonne ton agenda à ton lien personnel : il se remplira tout
          seul.
        </Text>
      )}
      {me !== undefined && me.tasksCount > 0 && (
        <>
          <Text as="p" weight="bold">
            Ton planning est disponible !
          </Text>
          <Text as="p">
            Les affectations sont faites, mais elles peuvent encore bouger. Abonne ton agenda à ton lien
            personnel : il suivra tout seul.
          </Text>
        </>
      )}
      <div className={styles.actions}>
        <Button
          appearance={mayView ? "secondary" : "primary"}
          icon={<UiIcon name="copy" />}
          onClick={() => void copy()}
        >
          Copier mon lien
        </Button>
        <Button icon={<UiIcon name="download" />} loading={isLoading} onClick={() => void download("pdf")}>
          Télécharger mon planning PDF
        </Button>
      </div>
      <Text as="p" muted>
        Où coller ce lien :
      </Text>
      <ul aria-label="L'aide des agendas" className={styles.helps}>
        {helps.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} target="_blank" rel="noreferrer" className={styles.help}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {mayView && (
        <RouterLink to="/planning" className={styles.planning}>
          Voir mon planning
        </RouterLink>
      )}
    </div>
  );
}

/** The next slot of one's own, with the way to its instructions; nothing when there is none. */
function OwnNextSlot({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const now = useNow();
  const { items } = usePlanning(userId, true);
  const markOf = useSwapMarks(userId, true);
  const next = nextSlot(items, now);
  if (next === undefined) return null;
  return (
    <section aria-label={slotHeading(next, now)}>
      <Text as="p" size="small" weight="bold" muted>
        {slotHeading(next, now)}
      </Text>
      <SlotFacts item={next} now={now} readerId={userId} isOwn mark={markOf(next)}>
        <Button appearance="primary" onClick={() => void navigate("/planning")}>
          Instructions et plan
        </Button>
      </SlotFacts>
    </section>
  );
}
