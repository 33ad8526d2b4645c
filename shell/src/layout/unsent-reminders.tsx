import { Link, useLocation } from "@coulisses/shared-pages/router";
import { useUnsentWork } from "@coulisses/shared-auth";
import { makeStyles, Notice, tokens } from "@coulisses/shared-ui/base";
import { useSite } from "../site/site";
import { isAddressOf, unsentOf } from "../site/site-page";

const useStyles = makeStyles({
  notice: { marginBottom: "12px", maxWidth: "900px" },
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: tokens.colorBrandForegroundLink,
  },
});

/** Work that only its own page sends: a phone that closed that page meanwhile says so elsewhere. */
export function UnsentReminders() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const { registry } = useSite();
  const waiting = useUnsentWork(unsentOf(registry)).filter(
    ({ reminder, pages }) => reminder !== undefined && !pages.some((page) => isAddressOf(page, pathname)),
  );
  return (
    <div role="status">
      {waiting.map(({ name, reminder, link, pages: [page = "/"] }) => (
        <Notice key={name} intent="warning" title={reminder} className={styles.notice}>
          <Link to={page} className={styles.link}>
            {link}
          </Link>
        </Notice>
      ))}
    </div>
  );
}
