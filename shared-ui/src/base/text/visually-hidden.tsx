import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  hidden: {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.hidden}>{children}</span>;
}
