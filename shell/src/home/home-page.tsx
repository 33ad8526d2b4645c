import { makeStyles, media } from "@coulisses/shared-ui/base";
import { useCan, useGetMeQuery } from "@coulisses/shared-auth";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { useAskedDialog } from "@coulisses/shared-pages/address-filters";
import { useState } from "react";
import { ConfirmEmailNotice } from "../account/confirm-email-notice";
import { AlertNotices } from "./alert-notices";
import { ApplicationCard, openApplications } from "./application-card";
import { ContributedCards } from "./contributed-cards";
import { FriendsCard } from "./friends-card";
import { ProfileCard } from "./profile-card";
import { BecomeVolunteerCard } from "./become-volunteer-card";
import { Todos } from "./todos";

/** `/?profile` opens one's profile, which holds the preferences. */
const PROFILE = "profile";

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
  notice: { maxWidth: "1500px", marginBottom: "12px" },
  column: { display: "grid", gap: "16px", ":empty": { display: "none" } },
});

export default function HomePage() {
  const styles = useStyles();
  const { data: me } = useGetMeQuery();
  const seesPlanning = [useCan("download-planning"), useCan("sync-planning")].every(Boolean);
  const isVolunteerish = me?.membershipApplication === "VOLUNTEER" || me?.teams.includes("soft") === true;
  const hasChecklist = isVolunteerish && !seesPlanning;
  const [isEditing, setIsEditing] = useAskedDialog(PROFILE);
  const [searches, setSearches] = useState(0);
  const onSearch = () => setSearches((count) => count + 1);
  // Only members may read names.
  const friends = me?.teams.includes(EVERYONE) && <FriendsCard searches={searches} onSearch={onSearch} />;
  const ways = {
    onEditProfile: () => setIsEditing(true),
    onAddFriends: onSearch,
  };

  return (
    <>
      {me?.emailConfirmed === false && (
        <div className={styles.notice}>
          <ConfirmEmailNotice email={me.email} />
        </div>
      )}
      <Todos />
      {me !== undefined && <AlertNotices me={me} hasChecklist={hasChecklist} {...ways} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ContributedCards place="top" />
          {me !== undefined && openApplications(me).length > 0 && <ApplicationCard me={me} />}
          {me !== undefined && hasChecklist && <BecomeVolunteerCard me={me} {...ways} />}
          <ContributedCards place={1} />
        </div>
        <div className={styles.column}>
          <ContributedCards place={2} />
          {friends}
        </div>
        <div className={styles.column}>
          <ContributedCards place={3} />
          <ProfileCard isEditing={isEditing} onEditing={setIsEditing} />
        </div>
      </div>
    </>
  );
}
