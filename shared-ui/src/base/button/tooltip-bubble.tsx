import { Tooltip as FluentTooltip } from "@fluentui/react-components";
import { makeStyles } from "@griffel/react";

const useStyles = makeStyles({
  bubble: { whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "320px" },
});

/** The element that a tooltip belongs to, and its text. */
export type TooltipBubbleProps = { anchor: HTMLElement; text: string };

/** The bubble of a tooltip, as Fluent draws and places it. */
export default function TooltipBubble({ anchor, text }: TooltipBubbleProps) {
  const styles = useStyles();
  return (
    <FluentTooltip
      visible
      appearance="inverted"
      relationship="inaccessible"
      positioning={{ target: anchor, position: "above" }}
      content={{ children: text, className: styles.bubble }}
    />
  );
}
