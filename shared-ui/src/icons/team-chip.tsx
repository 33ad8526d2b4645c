import { makeStyles, mergeClasses } from "@griffel/react";
import type { Team } from "@coulisses/shared-domain/people/team";
import { tip } from "../base/button/tooltip";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { readableOn } from "@coulisses/shared-domain/colour/contrast";
import { tokens } from "../theme/tokens";
import { TeamIcon } from "./team-icon";

const useStyles = makeStyles({
  chip: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    maxWidth: "100%",
    boxSizing: "border-box",
    borderRadius: "999px",
    fontWeight: 500,
    lineHeight: 1,
    whiteSpace: "nowrap",
    verticalAlign: "middle",
    // A black chip on a dark card, or a white one on a light card, keeps an edge.
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  small: { height: "20px", padding: "0 7px", fontSize: tokens.fontSizeBase200 },
  medium: { height: "26px", padding: "0 10px", fontSize: tokens.fontSizeBase300 },
  iconOnlysmall: { width: "20px", padding: 0, justifyContent: "center" },
  iconOnlymedium: { width: "26px", padding: 0, justifyContent: "center" },
  name: { overflow: "hidden", textOverflow: "ellipsis", paddingBlock: "2px" },
});

/** A team, and the size of its chip. */
export type TeamChipProps = {
  team: Team;
  /** 20 or 26 px high. @default "small" */
  size?: "small" | "medium";
  /** The name goes to the tooltip. */
  iconOnly?: boolean;
  className?: string;
};

/** A team in its own colour; the text turns black or white to stay readable. */
export function TeamChip({ team, size = "small", iconOnly, className }: TeamChipProps) {
  const styles = useStyles();
  return (
    <span
      {...tip(iconOnly ? team.name : undefined)}
      className={mergeClasses(styles.chip, styles[size], iconOnly && styles[`iconOnly${size}`], className)}
      style={{ backgroundColor: team.color, color: readableOn(team.color) }}
    >
      <TeamIcon icon={team.icon} size={size === "small" ? 13 : 16} />
      {iconOnly ? (
        <VisuallyHidden>{team.name}</VisuallyHidden>
      ) : (
        <span className={styles.name}>{team.name}</span>
      )}
    </span>
  );
}
