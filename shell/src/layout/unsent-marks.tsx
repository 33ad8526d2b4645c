import { Link, useLocation } from "@coulisses/shared-pages/router";
import { useKeptOnDevice } from "@coulisses/shared-auth";
import { makeStyles, Notice, tokens } from "@coulisses/shared-ui/base";

const PAGE = "/check-in";

const useStyles = makeStyles({
  notice: { marginBottom: "12px", maxWidth: "900px" },
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: tokens.colorBrandForegroundLink,
  },
});

/**
 * Marks made offline are sent from the check-in pages: on other pages of the phone, this notice says that
 * some wait.
 */
export function UnsentMarks() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const { text } = useKeptOnDevice("check-ins");
  const isThere = pathname === PAGE || /^\/check-in\/\d/.test(pathname);
  return (
    <div role="status">
      {text !== undefined && !isThere && (
        <Notice intent="warning" title="Des pointages attendent sur cet appareil" className={styles.notice}>
          <Link to={PAGE} className={styles.link}>
            Ouvrir le pointage pour les envoyer
          </Link>
        </Notice>
      )}
    </div>
  );
}
