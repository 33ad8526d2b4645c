import type { Letter } from "@coulisses/shared-domain/mail/letter";
import { makeStyles } from "@griffel/react";
import { Text } from "../../base/text/text";
import { tokens } from "../../theme/tokens";

const useStyles = makeStyles({
  mail: {
    display: "grid",
    gap: "8px",
    margin: 0,
    padding: "12px 16px",
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
});

/** A mail in the dialog that sends it, without its greeting and its button. */
export function LetterQuote({ letter }: { letter: Pick<Letter, "subject" | "paragraphs"> }) {
  const styles = useStyles();
  return (
    <blockquote aria-label="Le mail" className={styles.mail}>
      <Text as="p" weight="bold">
        {letter.subject}
      </Text>
      {letter.paragraphs.map((paragraph, rank) => (
        <Text key={rank} as="p">
          {paragraph}
        </Text>
      ))}
    </blockquote>
  );
}
