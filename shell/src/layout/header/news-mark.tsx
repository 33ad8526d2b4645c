import { Link, useLocation } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import { makeStyles, tip, tokens } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { useEffect } from "react";
import { useClearNotificationsMutation, useGetNotificationsQuery } from "../../api/notifications";
import { useSite } from "../../site/site";

/** The page on which organisers are admitted. */
const ADMISSION = "/registrations/staff";

const useStyles = makeStyles({
  region: { display: "contents" },
  mark: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    minHeight: "32px",
    padding: "0 12px",
    borderRadius: "999px",
    background: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: "12px",
    fontWeight: 600,
    whiteSpace: "nowrap",
    textDecoration: "none",
    ":hover": { background: tokens.colorBrandBackground2Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

/** RG-10: a new organiser has registered; the mark disappears once the admissions are opened. */
export function NewsMark() {
  const styles = useStyles();
  const isPublished = useSite().pages.some(({ path }) => path === ADMISSION);
  const admits = useCan("enroll-hard") && isPublished;
  const isThere = useLocation().pathname === ADMISSION;
  const { data } = useGetNotificationsQuery(undefined, { skip: !admits });
  const [clear] = useClearNotificationsMutation();
  const hasNews = admits && data?.hasNotifications === true;

  useEffect(() => {
    if (isThere && hasNews) void clear();
  }, [isThere, hasNews, clear]);

  return (
    <span role="status" className={styles.region}>
      {hasNews && !isThere && (
        <Link
          to={ADMISSION}
          className={styles.mark}
          {...tip("Quelqu'un s'est inscrit comme orga depuis ta dernière visite des admissions")}
        >
          <PageIcon name="account-multiple-plus" size={16} />
          Nouvelle inscription
        </Link>
      )}
    </span>
  );
}
