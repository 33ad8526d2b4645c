import { makeStyles, mergeClasses } from "@griffel/react";
import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../base/button/button";
import { errorGlyph, infoGlyph, successGlyph } from "../../base/text/glyphs";
import { Icon } from "../../base/text/icon";
import { useThemeRoot } from "../../behaviour/theme-root";
import { useLatest } from "../../behaviour/use-latest";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { closeGlyph } from "../glyphs";
import { useTopDialog } from "../dialog/open-dialogs";
import { useCountdown } from "./use-countdown";

export type SnackbarNotification = {
  type: "success" | "error" | "info";
  message: string;
  /** Milliseconds. @default 3000 */ timeout?: number;
};

export const DISPLAY_TIME = 3000;
const TRANSITION = 300;
/** Between the fading of one and the coming of the next. */
const DISMISS_DELAY = TRANSITION / 5;
const SWIPE = 50;

const useStyles = makeStyles({
  snackbar: {
    position: "fixed",
    inset: "auto 24px 24px auto",
    margin: 0,
    display: "flex",
    alignItems: "center",
    gap: "12px",
    boxSizing: "border-box",
    width: "400px",
    maxWidth: "500px",
    minHeight: "60px",
    padding: "10px 10px 10px 18px",
    border: "none",
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
    zIndex: 2000,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: 500,
    lineHeight: tokens.lineHeightBase300,
    touchAction: "none",
    transitionProperty: "opacity",
    transitionDuration: `${TRANSITION}ms`,
    [media.mobile]: { inset: "auto 12px 72px", width: "auto", marginInline: "auto" },
  },
  leaving: { opacity: 0 },
  message: {
    flexGrow: 1,
    minWidth: 0,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
    maxHeight: "40vh",
    overflowY: "auto",
  },
  success: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  error: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  info: { backgroundColor: tokens.infoFill, color: tokens.infoInk },
});

const glyphs = { success: successGlyph, error: errorGlyph, info: infoGlyph };

export type SnackbarProps = {
  /** The first of the queue; undefined when it is empty. */
  notification: SnackbarNotification | undefined;
  /** It has left the screen: take it out of the queue. */
  onDismiss: () => void;
};

/** One notification at a time, over everything; pointing at it keeps it. */
export function Snackbar({ notification, onDismiss }: SnackbarProps) {
  const dialog = useTopDialog();
  const root = useThemeRoot();
  const over = dialog ?? root;
  return notification && over
    ? createPortal(<Shown notification={notification} onDismiss={onDismiss} />, over)
    : null;
}

function Shown({ notification, onDismiss }: { notification: SnackbarNotification; onDismiss: () => void }) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  const swipedFrom = useRef<number>(undefined);
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
    // Its dialog may be closing in this very moment: it is about to be drawn again on the page.
    if (typeof bar?.showPopover !== "function" || !bar.isConnected) return;
    // Shown anew for each, so that it comes over what was opened since.
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

  // Whoever is at its button with the keyboard keeps it, whatever the mouse crosses.
  const leave = () => {
    if (!element.current?.contains(document.activeElement)) countdown.resume();
  };

  return (
    <div
      ref={element}
      popover="manual"
      role={notification.type === "error" ? "alert" : "status"}
      className={mergeClasses(styles.snackbar, styles[notification.type], leaving && styles.leaving)}
      onPointerEnter={countdown.pause}
      onPointerLeave={leave}
      onFocus={countdown.pause}
      onBlur={countdown.resume}
      onPointerDown={press}
      onPointerUp={release}
    >
      <Icon path={glyphs[notification.type]} size={24} />
      <span className={styles.message}>{notification.message}</span>
      <Button
        appearance="transparent"
        tooltip="Fermer la notification"
        icon={<Icon path={closeGlyph} />}
        onClick={close}
      />
    </div>
  );
}
