import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../../theme/tokens";
import { Button } from "../button/button";
import { errorGlyph } from "../text/glyphs";
import { Icon } from "../text/icon";
import { Surface } from "./surface";
import { Text } from "../text/text";

const useStyles = makeStyles({
  card: { display: "flex", flexDirection: "column", alignItems: "center", gap: "10px", textAlign: "center" },
  icon: { color: tokens.refusedInk },
  message: { maxWidth: "52ch", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

export type ErrorCardProps = {
  /** @default "Cette partie n'a pas pu être affichée" */
  title?: string;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Trying again is under way. */
  retrying?: boolean;
  className?: string;
};

/** Stands for what could not be loaded, and tries again. */
export function ErrorCard({
  title = "Cette partie n'a pas pu être affichée",
  message,
  onRetry,
  retrying,
  className,
}: ErrorCardProps) {
  const styles = useStyles();
  return (
    <Surface role="alert" className={mergeClasses(styles.card, className)}>
      <Icon path={errorGlyph} size={32} className={styles.icon} />
      <Text as="p" size="large" weight="bold">
        {title}
      </Text>
      {message && (
        <Text as="p" muted className={styles.message}>
          {message}
        </Text>
      )}
      {onRetry && (
        <Button appearance="primary" onClick={onRetry} loading={retrying ?? false}>
          Réessayer
        </Button>
      )}
    </Surface>
  );
}
