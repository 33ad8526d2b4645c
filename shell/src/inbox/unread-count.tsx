import { Badge, makeStyles, VisuallyHidden } from "@coulisses/shared-ui/base";
import { useCountUnreadMessagesQuery } from "../api/inbox";

const useStyles = makeStyles({
  // Out of the bell's grid, where it would move the bell.
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
      <span aria-hidden className={styles.badge}>
        <Badge count={count} size="small" />
      </span>
    </>
  );
}
