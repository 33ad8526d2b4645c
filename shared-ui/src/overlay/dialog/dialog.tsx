import { makeStyles, mergeClasses } from "@griffel/react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "../../base/button/button";
import { Icon } from "../../base/text/icon";
import { Heading, Text } from "../../base/text/text";
import { useThemeRoot } from "../../behaviour/theme-root";
import { useLatest } from "../../behaviour/use-latest";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";
import { closeGlyph } from "../glyphs";
import { dialogOpened } from "./open-dialogs";

const useStyles = makeStyles({
  dialog: {
    border: "none",
    padding: 0,
    boxSizing: "border-box",
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    maxWidth: "calc(100vw - 24px)",
    maxHeight: "calc(100dvh - 24px)",
    overflow: "hidden",
    outlineStyle: "none",
    fontFamily: tokens.fontFamilyBase,
    "&[open]": { display: "flex", flexDirection: "column" },
    "::backdrop": { backgroundColor: tokens.colorBackgroundOverlay },
    animationName: {
      from: { opacity: 0, transform: "translateY(8px)" },
      to: { opacity: 1, transform: "none" },
    },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    [media.reducedMotion]: { animationName: "none" },
  },
  small: { width: "420px" },
  medium: { width: "600px" },
  large: { width: "960px" },
  full: { width: "100vw", height: "100dvh", maxWidth: "100vw", maxHeight: "100dvh", borderRadius: 0 },
  header: { display: "flex", alignItems: "flex-start", gap: "12px", padding: "20px 16px 8px 24px" },
  titles: { flexGrow: 1, minWidth: 0, paddingTop: "2px" },
  content: {
    padding: "4px 24px 12px",
    ":last-child": { paddingBottom: "20px" },
    overflowY: "auto",
    overscrollBehavior: "contain",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    gap: "12px",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "8px",
    padding: "8px 24px 20px",
  },
});

export type DialogProps = {
  open: boolean;
  /** Asked by the cross, Escape or a press beside the card. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the bottom right, the main one last. */
  actions?: ReactNode;
  /** @default "medium" */
  size?: "small" | "medium" | "large" | "full";
  /** False: the person has to answer. @default true */
  closable?: boolean;
  /** Enter was pressed in a one-line field, or where it means nothing else. */
  onEnter?: () => void;
  children?: ReactNode;
};

const ownEnter =
  "button, a[href], textarea, select, summary, [contenteditable='true'], [role='combobox'][aria-expanded='true']";

function focusStart(dialog: HTMLDialogElement): void {
  const field =
    "input:not([disabled], [readonly], [type='hidden']), textarea:not([disabled], [readonly]), select:not([disabled])";
  const start =
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(`[data-dialog-content] :is(${field})`) ??
    dialog.querySelector<HTMLElement>("[data-dialog-actions] button:last-of-type") ??
    dialog;
  start.focus();
}

/** A card over the page, which waits meanwhile. Focus starts in its first field. */
export function Dialog(props: DialogProps) {
  const root = useThemeRoot();
  return root && props.open ? createPortal(<OpenDialog {...props} />, root) : null;
}

function OpenDialog({
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
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const show = () => {
      // jsdom has no modal dialogs.
      if (typeof dialog.showModal === "function") dialog.showModal();
      else dialog.setAttribute("open", "");
    };
    show();
    focusStart(dialog);
    const forget = dialogOpened(dialog);
    // A second Escape closes it over our head in some browsers.
    dialog.addEventListener("close", show);
    return () => {
      dialog.removeEventListener("close", show);
      forget();
      if (typeof dialog.close === "function") dialog.close();
    };
  }, []);

  useLayoutEffect(() => {
    // A text too long to show whole is scrolled by the keyboard too.
    const text = content.current;
    if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text?.removeAttribute("tabindex");
  });

  const ask = useLatest(() => {
    if (closable) onClose();
  });
  const enter = useLatest(onEnter);
  const keyDown = (event: KeyboardEvent) => {
    // Portals bubble through React's tree: the row or form that opened it must not hear its keys.
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      ask.current();
    } else if (event.key === "Enter" && onEnter && !event.nativeEvent.isComposing) {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ownEnter)))
        return;
      event.preventDefault();
      // On this Enter a field may have handed over what was being typed: it is sent too.
      flushSync(() => undefined);
      enter.current?.();
    }
  };
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.target === element.current && pressedBeside.current) ask.current();
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    ask.current();
  };

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={mergeClasses(styles.dialog, styles[size])}
      onKeyDown={keyDown}
      onPointerDown={(event) => (pressedBeside.current = event.target === element.current)}
      onClick={click}
      onCancel={cancel}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {subtitle && (
            <Text as="p" muted>
              {subtitle}
            </Text>
          )}
        </div>
        {closable && (
          <Button appearance="subtle" tooltip="Fermer" icon={<Icon path={closeGlyph} />} onClick={onClose} />
        )}
      </header>
      <div ref={content} className={styles.content} data-dialog-content="">
        {children}
      </div>
      {actions && (
        <footer className={styles.actions} data-dialog-actions="">
          {actions}
        </footer>
      )}
    </dialog>
  );
}
