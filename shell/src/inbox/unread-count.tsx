import { Badge, makeStyles, VisuallyHidden } from "@coulisses/shared-ui/base";
import { useCountUnreadMessagesQuery } from "../api/inbox";

const useStyles = makeStyles({
  badge: { position: "absolute", top: "3px", left: "22px" },
});

/** The name of the bell with the number of unread messages, and that number on its corner. */
export function UnreadCount() {
  const styles = useStyles();
  const { data: count = 0 } = useCountUnreadMessagesQuery();
  const unread = count === 0 ? "" : `, ${String(count)} ${count === 1 ? "non lue" : "non lues"}`;
  return (
    <>
      <VisuallyHidden>{`Notifications${unread}`}</VisuallyHidden>
      <span aria-hidden>
        <Badge count={count} size="small" className={styles.badge} />
      </span>
    </>
  );
}
