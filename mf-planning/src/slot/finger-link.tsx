import { Link } from "@coulisses/shared-pages/router";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: tokens.colorBrandForegroundLink,
  },
});

/** A standalone link to another page, as high as a finger needs. */
export function FingerLink({ to, children }: { to: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
