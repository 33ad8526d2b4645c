import {
  Dialog as FluentDialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface as FluentSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { makeStyles, mergeClasses } from "@griffel/react";
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { Text } from "../../base/text/text";
import { mayTakeFocus } from "../../behaviour/may-take-focus";
import { useLatest } from "../../behaviour/use-latest";
import { useDocumentKeys } from "../../behaviour/keys/use-document-keys";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { closeGlyph } from "../glyphs";
import { useStillPage } from "../late/still-page";
import { useKeptFocus } from "../late/use-kept-focus";

const useStyles = makeStyles({
  surface: {
    padding: 0,
    maxWidth: "calc(100vw - 24px)",
    maxHeight: "calc(100dvh - 24px)",
    display: "flex",
    [media.mobile]: {
      width: "100%",
      maxWidth: "100%",
      marginBottom: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
  small: { width: "420px" },
  medium: { width: "600px" },
  large: { width: "960px" },
  full: { width: "100%", height: "100dvh", maxWidth: "100%", maxHeight: "100dvh", borderRadius: 0 },
  body: {
    flexGrow: 1,
    minWidth: 0,
    maxHeight: "inherit",
    padding: "20px 16px 20px 24px",
    gap: "8px",
    gridTemplateRows: "auto 1fr auto",
  },
  title: { overflowWrap: "anywhere" },
  content: {
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    margin: "-2px",
    // Below, the error of the last field.
    padding: "2px 10px 12px 2px",
    // The field that takes the focus comes into view with its label and its error.
    scrollPadding: "32px 0 48px",
    overscrollBehavior: "contain",
    ":focus": { outlineStyle: "none" },
    "&[tabindex='0']:focus-visible": {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: "-2px",
    },
  },
  actions: {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    justifySelf: "stretch",
    gridColumnStart: 1,
    gridRowStart: 3,
    paddingRight: "8px",
  },
});

/** The content and closing of a dialog. */
export type DialogProps = {
  open: boolean;
  /** Called by every way of closing: the cross, Escape, a press beside the card. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the bottom right, the main one last. */
  actions?: ReactNode;
  /** @default "medium" */
  size?: "small" | "medium" | "large" | "full";
  /** False: the person has to answer. @default true */
  closable?: boolean;
  /** Called when Enter is pressed in a one-line field, or where it means nothing else. */
  onEnter?: () => void;
  children?: ReactNode;
};

const ownEnter =
  "button, a[href], textarea, select, summary, [contenteditable='true'], [role='combobox'][aria-expanded='true']";

function focusStart(dialog: HTMLElement): void {
  const field =
    "input:not([disabled], [readonly], [type='hidden']), textarea:not([disabled], [readonly]), select:not([disabled])";
  const start =
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(`.fui-DialogContent :is(${field})`) ??
    dialog.querySelector<HTMLElement>(".fui-DialogActions button:last-of-type");
  if (start) start.focus();
  else focusContent(dialog);
}

/**
 * Not the dialog itself: when Fluent's focus manager hears of a dialog that has the focus already, rather than
 * something in it, it hides that dialog from screen readers.
 */
function focusContent(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>(".fui-DialogContent")?.focus();
}

/** Puts the focus in the first field, or on the main button. */
function useFocusStart(surface: RefObject<HTMLElement | null>): void {
  const started = useRef<() => void>(undefined);
  // Fluent starts with the first focusable element, which is the cross. A field that has the focus already is
  // not left: it would show that it is empty.
  useLayoutEffect(() => {
    const ignore = (event: FocusEvent) => {
      if (event.target instanceof Node && surface.current?.contains(event.target)) event.stopPropagation();
    };
    window.addEventListener("focusout", ignore, true);
    started.current = () => window.removeEventListener("focusout", ignore, true);
    return started.current;
  }, [surface]);
  useEffect(() => {
    if (surface.current) focusStart(surface.current);
    started.current?.();
  }, [surface]);
}

/**
 * Keeps the focus in the dialog when the element that had it disappears, as the row that was just removed. Fluent's
 * focus manager would give it to the page behind, and hide the dialog from screen readers.
 */
function useFocusStays(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = surface.current;
    if (!dialog) return;
    let focused: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = focused instanceof Node && !focused.isConnected;
      if (isGone && mayTakeFocus(dialog)) focusContent(dialog);
    });
    dialog.addEventListener("focusin", remember);
    observer.observe(dialog, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [surface]);
}

/** Closes the topmost dialog by Escape when the focus was lost with a button that disappeared. */
function useEscapeAnywhere(surface: RefObject<HTMLElement | null>, close: () => void): void {
  useDocumentKeys((event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (surface.current && mayTakeFocus(surface.current)) close();
  });
}

/** The open dialog, as Fluent draws it: a trap for the focus, the page behind out of reach and dark. */
export default function DialogSurface({
  onClose,
  title,
  subtitle,
  actions,
  size = "medium",
  closable = true,
  onEnter,
  children,
}: DialogProps) {
  const styles = useStyles();
  useStillPage();
  useKeptFocus();
  const surface = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFocusStart(surface);
  useFocusStays(surface);
  const close = () => {
    if (closable) onClose();
  };
  useEscapeAnywhere(surface, close);
  useLayoutEffect(() => {
    // A text too long to show whole can be scrolled by keyboard too.
    const text = content.current;
    if (text) text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
  });

  const enter = useLatest(onEnter);
  const keyDown = (event: ReactKeyboardEvent) => {
    // Portals bubble through React's tree: the row or form that opened it must not hear its keys.
    event.stopPropagation();
    if (event.key !== "Enter" || !onEnter || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.target instanceof Element && event.target.closest(ownEnter)) return;
    event.preventDefault();
    // On this Enter a field may have handed over its typed value: it is sent too.
    flushSync(() => undefined);
    enter.current?.();
  };

  // Fluent's types, made for React 18, know no ref to their elements: hence the casts.
  return (
    <FluentDialog open inertTrapFocus onOpenChange={close}>
      <FluentSurface
        {...({ ref: surface } as object)}
        className={mergeClasses(styles.surface, styles[size])}
        backdrop={{ onClick: (event) => event.stopPropagation() }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={keyDown}
      >
        <DialogBody className={styles.body}>
          <DialogTitle
            className={styles.title}
            {...(closable && {
              action: (
                <Button
                  appearance="subtle"
                  tooltip="Fermer"
                  icon={<Icon path={closeGlyph} />}
                  onClick={onClose}
                />
              ),
            })}
          >
            {title}
          </DialogTitle>
          <DialogContent {...({ ref: content } as object)} className={styles.content}>
            {subtitle && (
              <Text as="p" muted>
                {subtitle}
              </Text>
            )}
            {children}
          </DialogContent>
          {actions && <DialogActions className={styles.actions}>{actions}</DialogActions>}
        </DialogBody>
      </FluentSurface>
    </FluentDialog>
  );
}
