import {
  Button as FluentButton,
  type ButtonProps as FluentButtonProps,
  Spinner,
} from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { Ref } from "react";
import { tokens } from "../../theme/tokens";
import { tip } from "./tooltip";

const useStyles = makeStyles({
  button: { flexShrink: 0, whiteSpace: "nowrap" },
  dangerFilled: {
    backgroundColor: tokens.dangerRest,
    color: tokens.dangerInk,
    ":hover": { backgroundColor: tokens.dangerHover, color: tokens.dangerInk },
    ":hover:active": { backgroundColor: tokens.dangerPressed, color: tokens.dangerInk },
  },
  dangerQuiet: {
    color: tokens.refusedInk,
    ":hover": { color: tokens.refusedInk },
    ":hover:active": { color: tokens.refusedInk },
    "& .fui-Button__icon": { color: "inherit" },
  },
});

/** A button's props, beside Fluent's. */
export type ButtonProps = FluentButtonProps & {
  /** Marks an action that destroys something. */
  danger?: boolean;
  /** While true it can't be pressed again, and keeps its width and its focus. */
  loading?: boolean;
  /** Explains the button; names it too when it shows only an icon. */
  tooltip?: string;
  ref?: Ref<HTMLButtonElement>;
};

// Fluent's types, made for React 18, know no ref to their elements: hence the cast.
/** A button with a tooltip, a waiting state and a look for dangerous actions. */
export function Button({ danger, loading, tooltip, className, ref, ...props }: ButtonProps) {
  const styles = useStyles();
  const filled = props.appearance === "primary";
  const usable = !props.disabled && !props.disabledFocusable && !loading;
  const variant = danger && usable && (filled ? styles.dangerFilled : styles.dangerQuiet);
  return (
    <FluentButton
      {...tip(tooltip)}
      {...(tooltip && !props.children && { "aria-label": tooltip })}
      {...props}
      {...({ ref } as object)}
      {...(loading && {
        icon: <Spinner size="tiny" aria-hidden />,
        disabledFocusable: true,
        "aria-busy": true,
      })}
      className={mergeClasses(styles.button, variant || undefined, className)}
    />
  );
}
