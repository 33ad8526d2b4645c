import { Link } from "@coulisses/shared-pages/router";
import { VisuallyHidden } from "@coulisses/shared-ui/base";
import { PageIcon } from "@coulisses/shared-ui/icons";
import { type ComponentType, useEffect, useState } from "react";
import { AFTER_FIRST_SCREEN } from "../../offline/use-offline-reads";
import { useRoundStyles } from "./round-styles";

/** Leads to the inbox; the number of unread messages comes after the first screen. */
export function Bell() {
  const styles = useRoundStyles();
  const [Count, setCount] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import("../../inbox/unread-count").then(
        ({ UnreadCount }) => setCount(() => UnreadCount),
        () => undefined,
      );
    }, AFTER_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Link to="/inbox" className={styles.round}>
      <PageIcon name="bell" size={22} />
      {Count ? <Count /> : <VisuallyHidden>Notifications</VisuallyHidden>}
    </Link>
  );
}
