import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { LostOnStage, StageToCome } from "./illustrations";
import { Surface } from "./surface";
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
  card: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "12px",
    padding: "40px 24px 48px",
    textAlign: "center",
  },
  message: { maxWidth: "52ch", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

export type FullPageErrorProps = {
  /** HTTP status; 404 has a text of its own. */
  status?: number;
  message?: string | undefined;
  action?: ReactNode;
};

/** The whole page failed. */
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

export type PageToComeProps = {
  /** The page's title. */
  title: string;
  children?: ReactNode;
};

/** Says plainly that a page is to come. */
export function PageToCome({ title, children }: PageToComeProps) {
  const styles = useStyles();
  return (
    <Surface className={styles.card}>
      <StageToCome />
      <Text as="p" size="large" weight="bold">
        Cette page arrive bientôt
      </Text>
      <Text as="p" muted className={styles.message}>
        {children ??
          `« ${title} » est encore en construction\u00a0: il n'y a rien à faire ici pour le moment.`}
      </Text>
    </Surface>
  );
}
