import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { HTMLAttributes, ReactNode } from "react";
import { tokens } from "../../theme/tokens";
import { Button } from "../button/button";

const useStyles = makeStyles({
  bar: { flexShrink: 0, minWidth: 0, paddingRight: "12px", borderRadius: tokens.borderRadiusLarge },
  body: { whiteSpace: "pre-line", overflowWrap: "anywhere", minWidth: 0, paddingBottom: "8px" },
  title: { display: "block", "::after": { content: "none" } },
  actions: { justifyContent: "start", flexWrap: "wrap", margin: "0 0 10px 28px" },
});

/** The props of a message in the page. */
export type NoticeProps = Omit<HTMLAttributes<HTMLDivElement>, "title"> & {
  /** @default "info" */
  intent?: "info" | "success" | "warning" | "error";
  title?: ReactNode;
  actions?: ReactNode;
};

/** A message within the page. Give it `role="alert"` or `"status"` when it appears by itself. */
export function Notice({
  intent = "info",
  title,
  actions,
  className,
  role,
  children,
  ...props
}: NoticeProps) {
  const styles = useStyles();
  return (
    <MessageBar
      {...props}
      role={role}
      aria-labelledby={undefined}
      intent={intent}
      layout="multiline"
      bottomReflowSpacer={null}
      className={mergeClasses(styles.bar, className)}
    >
      <MessageBarBody className={styles.body}>
        {title && <MessageBarTitle className={styles.title}>{title}</MessageBarTitle>}
        {children}
      </MessageBarBody>
      {actions && <MessageBarActions className={styles.actions}>{actions}</MessageBarActions>}
    </MessageBar>
  );
}

/** A failure that can be tried again. */
export type ErrorCardProps = {
  /** @default "Cette partie n'a pas pu être affichée" */
  title?: string | undefined;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** True while it is being tried again. */
  retrying?: boolean;
  className?: string;
};

/** The card shown instead of a part that could not be loaded, with a button to try again. */
export function ErrorCard({
  title = "Cette partie n'a pas pu être affichée",
  message,
  onRetry,
  retrying = false,
  className,
}: ErrorCardProps) {
  return (
    <Notice
      role="alert"
      intent="error"
      title={title}
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry} loading={retrying}>
            Réessayer
          </Button>
        )
      }
      {...(className && { className })}
    >
      {message}
    </Notice>
  );
}
