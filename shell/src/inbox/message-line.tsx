import { Link } from "@coulisses/shared-pages/router";
import type { InboxMessage } from "@coulisses/shared-domain/contract/inbox";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Text, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "10px minmax(0, 1fr)",
    columnGap: "12px",
    minHeight: "44px",
    padding: "12px 16px",
    boxSizing: "border-box",
    color: tokens.colorNeutralForeground1,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { background: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  dot: {
    width: "8px",
    height: "8px",
    marginTop: "6px",
    borderRadius: "50%",
    background: tokens.colorBrandForeground1,
  },
  words: { gridColumn: 2, display: "grid", gap: "2px" },
});

type MessageLineProps = { message: InboxMessage; isUnread: boolean; onOpen: () => void };

/** A message, which leads to its sheet. */
export function MessageLine({ message: { at, text, quote, path }, isUnread, onOpen }: MessageLineProps) {
  const styles = useStyles();
  return (
    <Link
      to={path}
      className={styles.line}
      onClick={onOpen}
      onAuxClick={({ button }) => button === 1 && onOpen()}
    >
      {isUnread && <span className={styles.dot} aria-hidden />}
      <span className={styles.words}>
        <Text {...(isUnread && { weight: "bold" as const })}>{text}</Text>
        {isUnread && <VisuallyHidden>, non lue</VisuallyHidden>}
        {quote !== null && <Text muted>{quote}</Text>}
        <Text size="small" muted>
          {formatHumanDateTime(at)}
        </Text>
      </span>
    </Link>
  );
}
