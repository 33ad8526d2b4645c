import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { Text } from "../base/text/text";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
    gap: "16px",
    marginBottom: "24px",
  },
  side: {
    display: "flex",
    flexDirection: "column",
    margin: 0,
    minWidth: 0,
    overflow: "hidden",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  picture: { flexGrow: 1, padding: "16px", minWidth: 0, overflowWrap: "anywhere" },
  words: { display: "grid", gap: "2px", padding: "10px 16px" },
  good: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  bad: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
});

/** A picture with the word that judges it, and why. */
type Side = { picture: ReactNode; why: string };

function Figure({ title, tone, picture, why }: Side & { title: string; tone: "good" | "bad" }) {
  const styles = useStyles();
  return (
    <figure className={styles.side}>
      <div className={styles.picture}>{picture}</div>
      <figcaption className={mergeClasses(styles.words, styles[tone])}>
        <Text weight="bold">{title}</Text>
        <Text size="small">{why}</Text>
      </figcaption>
    </figure>
  );
}

/** The right way beside the wrong one, as pictures. */
export function DoDont({ good, bad }: { good: Side; bad: Side }) {
  return (
    <div className={useStyles().pair}>
      <Figure title="✓ À faire" tone="good" {...good} />
      <Figure title="✕ À éviter" tone="bad" {...bad} />
    </div>
  );
}
