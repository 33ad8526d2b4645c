import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes, ReactNode } from "react";
import { tokens } from "../../theme/tokens";
import { errorGlyph, infoGlyph, successGlyph, warningGlyph } from "../text/glyphs";
import { Icon } from "../text/icon";
import { Text } from "../text/text";

const useStyles = makeStyles({
  notice: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "4px 10px",
    padding: "10px 16px",
    borderRadius: tokens.borderRadiusXLarge,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  body: { minWidth: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
  actions: { gridColumn: 2, display: "flex", flexWrap: "wrap", gap: "8px", marginTop: "4px" },
  info: { backgroundColor: tokens.infoFill, color: tokens.infoInk },
  success: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  warning: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  error: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
});

const glyphs = { info: infoGlyph, success: successGlyph, warning: warningGlyph, error: errorGlyph };

export type NoticeProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  /** @default "info" */
  intent?: keyof typeof glyphs;
  title?: ReactNode;
  actions?: ReactNode;
};

/** A message that stands in the page. Give it `role="alert"` or `"status"` when it appears by itself. */
export function Notice({ intent = "info", title, actions, className, children, ...props }: NoticeProps) {
  const styles = useStyles();
  return (
    <div {...props} className={mergeClasses(styles.notice, styles[intent], className)}>
      <Icon path={glyphs[intent]} />
      <div className={styles.body}>
        {title && (
          <Text as="p" weight="bold">
            {title}
          </Text>
        )}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
