import { makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import type { TimelineSlot } from "./board-layout";

const labels = { full: "Au complet", lacking: "Il manque du monde", empty: "Personne ne vient" };

type Look = keyof typeof labels;

/** The colours of a slot by how many of those it needs come. */
export const useSlotLooks = makeStyles<Look>({
  full: {
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.validatedFill,
    color: tokens.validatedInk,
    boxShadow: `inset 3px 0 0 ${tokens.validatedInk}`,
  },
  lacking: {
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.reviewFill,
    color: tokens.reviewInk,
    boxShadow: `inset 3px 0 0 ${tokens.reviewInk}`,
  },
  empty: {
    border: `1px dashed ${tokens.refusedInk}`,
    backgroundColor: tokens.refusedFill,
    color: tokens.refusedInk,
  },
});

/** The look of a slot that lacks so many people. */
export function lookOf({ assignees }: TimelineSlot, missing: number): Look {
  if (assignees.length === 0) return "empty";
  return missing > 0 ? "lacking" : "full";
}

const useStyles = makeStyles({
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 16px",
    margin: "0 0 8px",
    padding: 0,
    listStyleType: "none",
  },
  look: { display: "flex", alignItems: "center", gap: "6px" },
  sample: { width: "22px", height: "14px", borderRadius: tokens.borderRadiusSmall },
});

/** The looks in words. */
export function SlotLegend() {
  const styles = useStyles();
  const looks = useSlotLooks();
  return (
    <ul aria-label="Légende" className={styles.legend}>
      {(Object.keys(labels) as Look[]).map((look) => (
        <li key={look} className={styles.look}>
          <span aria-hidden className={mergeClasses(styles.sample, looks[look])} />
          <Text size="small">{labels[look]}</Text>
        </li>
      ))}
    </ul>
  );
}
