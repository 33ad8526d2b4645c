import { MessageBar, MessageBarActions, MessageBarBody, useThemeClassName } from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { useLatest } from "../../behaviour/use-latest";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { closeGlyph } from "../glyphs";
import { useCountdown } from "./use-countdown";

/** A notification of the snackbar. */
export type SnackbarNotification = {
  type: "success" | "error" | "info";
  message: string;
  /** Milliseconds. @default 3000 */ timeout?: number;
  /** A button beside the words; pressed, it closes the notification too. */
  action?: { label: string; run: () => void };
};

/** Milliseconds for which a notification shows, by default. */
export const DISPLAY_TIME = 3000;
const TRANSITION = 300;
/** Between the fading of one and the coming of the next. */
const DISMISS_DELAY = TRANSITION / 5;
const SWIPE = 50;

const aside = {
  inset: "8px 0 auto",
  marginInline: "auto",
  [media.mobile]: { inset: "8px 64px auto 8px" },
};

const useStyles = makeStyles({
  snackbar: {
    position: "fixed",
    inset: "auto 24px 24px auto",
    margin: 0,
    padding: 0,
    border: "none",
    boxSizing: "border-box",
    width: "400px",
    maxWidth: "500px",
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
    zIndex: 2000,
    touchAction: "none",
    transitionProperty: "opacity",
    transitionDuration: `${TRANSITION}ms`,
    [media.mobile]: { inset: "auto 12px 72px", width: "auto", marginInline: "auto" },
    // Over a dialog or the list of a picker it covers neither buttons nor choices, nor the cross at the
    // right.
    ":global(body:has([role$='dialog']))": aside,
    ":global(body:has([role='listbox']))": aside,
    // Nor what a page keeps pressable at the bottom of the window.
    ":global(body:has([data-at-bottom]))": aside,
  },
  leaving: { opacity: 0 },
  bar: { minHeight: "60px", borderRadius: "inherit", fontFamily: tokens.fontFamilyBase },
  message: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: 500,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    maxHeight: "40vh",
    overflowY: "auto",
    paddingBlock: "8px",
  },
});

/** The notification on screen. */
export type SnackbarProps = {
  /** The first of the queue; undefined when it is empty. */
  notification: SnackbarNotification | undefined;
  /** Called once it has left the screen, to take it out of the queue. */
  onDismiss: () => void;
};

/**
 * One notification at a time, over everything; pointing at it keeps it. It is outside of the page's root,
 * which an open dialog hides from screen readers, so that it is announced too, and survives the dialog.
 */
export function Snackbar({ notification, onDismiss }: SnackbarProps) {
  const theme = useThemeClassName();
  return (
    notification &&
    createPortal(
      <div className={theme} data-tabster-never-hide="">
        <Shown notification={notification} onDismiss={onDismiss} />
      </div>,
      document.body,
    )
  );
}

function Shown({ notification, onDismiss }: { notification: SnackbarNotification; onDismiss: () => void }) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  const swipedFrom = useRef<number>(undefined);
  const focusedBefore = useRef<HTMLElement>(null);
  const [left, setLeft] = useState<SnackbarNotification>();
  const leaving = left === notification;
  const dismiss = useLatest(onDismiss);

  const close = useCallback(() => setLeft(notification), [notification]);
  const countdown = useCountdown(notification.timeout ?? DISPLAY_TIME, close, notification);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dismiss.current(), DISMISS_DELAY);
    return () => clearTimeout(timer);
  }, [leaving, dismiss]);

  useLayoutEffect(() => {
    const bar = element.current;
    // jsdom and browsers before 2024 lack the popover methods: it then shows in place.
    if (typeof bar?.showPopover !== "function") return;
    // Shown anew for each, so that it is above overlays opened since.
    if (bar.matches(":popover-open")) bar.hidePopover();
    bar.showPopover();
  }, [notification]);

  const press = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest("button")) return;
    swipedFrom.current = event.clientY;
    element.current?.setPointerCapture?.(event.pointerId);
  };
  const release = (event: PointerEvent) => {
    const from = swipedFrom.current;
    swipedFrom.current = undefined;
    if (from !== undefined && Math.abs(event.clientY - from) > SWIPE) close();
  };

  // Back to where the person was: an open dialog stays hidden from screen readers without the focus.
  const giveUp = () => {
    focusedBefore.current?.focus();
    close();
  };
  // With the keyboard on its button it stays, even when the mouse crosses it.
  const leave = () => {
    if (!element.current?.contains(document.activeElement)) countdown.resume();
  };

  return (
    <div
      ref={element}
      popover="manual"
      role={notification.type === "error" ? "alert" : "status"}
      className={mergeClasses(styles.snackbar, leaving && styles.leaving)}
      onPointerEnter={countdown.pause}
      onPointerLeave={leave}
      onFocus={({ currentTarget, relatedTarget }) => {
        countdown.pause();
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget;
        }
      }}
      onBlur={countdown.resume}
      onPointerDown={press}
      onPointerUp={release}
    >
      <MessageBar intent={notification.type} layout="singleline" className={styles.bar}>
        <MessageBarBody className={styles.message}>{notification.message}</MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              tooltip="Fermer la notification"
              icon={<Icon path={closeGlyph} />}
              onClick={giveUp}
            />
          }
        >
          {notification.action && (
            <Button
              size="small"
              onClick={() => {
                notification.action?.run();
                giveUp();
              }}
            >
              {notification.action.label}
            </Button>
          )}
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
