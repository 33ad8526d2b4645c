import { makeStyles, media } from "@coulisses/shared-ui/base";
import { useCan, useGetMeQuery } from "@coulisses/shared-auth";
import { ContributedCards } from "./contributed-cards";
import { FriendsCard } from "./friends-card";
import { ProfileCard } from "./profile-card";
import { BecomeVolunteerCard } from "./become-volunteer-card";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)",
    gap: "16px",
    alignItems: "start",
    maxWidth: "1500px",
    "@media (max-width: 1180px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  column: { display: "grid", gap: "16px", ":empty": { display: "none" } },
});

export default function HomePage() {
  const styles = useStyles();
  const { data: me } = useGetMeQuery();
  const seesPlanning = [useCan("download-planning"), useCan("sync-planning")].every(Boolean);
  const isVolunteerish = me?.membershipApplication === "VOLUNTEER" || me?.teams.includes("soft") === true;

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileCard />
        {!isVolunteerish && <FriendsCard />}
        <ContributedCards column={1} />
      </div>
      <div className={styles.column}>
        {isVolunteerish && !seesPlanning && <BecomeVolunteerCard />}
        <ContributedCards column={2} />
      </div>
      <div className={styles.column}>
        {isVolunteerish && <FriendsCard />}
        <ContributedCards column={3} />
      </div>
    </div>
  );
}
