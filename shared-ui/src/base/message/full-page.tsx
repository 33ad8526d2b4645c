import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { LostOnStage } from "./illustrations";
import { Heading, Text } from "../text/text";

const useStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "16px",
    minHeight: "60vh",
    padding: "24px",
    textAlign: "center",
  },
  message: { maxWidth: "52ch", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

/** The failure of a whole page. */
type FullPageErrorProps = {
  /** HTTP status; 404 has a text of its own. */
  status?: number;
  message?: string | undefined;
  action?: ReactNode;
};

/** The page shown instead of one that failed. */
export function FullPageError({ status, message, action }: FullPageErrorProps) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.page}>
      <LostOnStage />
      <Heading level={1}>{status === 404 ? "T'es perdu ?" : "La ComSa be like"}</Heading>
      {message && (
        <Text as="p" muted className={styles.message}>
          {message}
        </Text>
      )}
      {action}
    </div>
  );
}
