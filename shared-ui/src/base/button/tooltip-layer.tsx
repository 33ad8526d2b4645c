import { makeStyles } from "@griffel/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useAnchored } from "../../behaviour/place/use-anchored";
import { tokens } from "../../theme/tokens";

const DELAY = 250;

const useStyles = makeStyles({
  tip: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    padding: "5px 10px",
    border: "none",
    borderRadius: "8px",
    maxWidth: "min(320px, calc(100vw - 24px))",
    width: "max-content",
    zIndex: 3000,
    pointerEvents: "none",
    whiteSpace: "pre-line",
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    backgroundColor: tokens.colorNeutralForeground1,
    color: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

function tippedAncestor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
}

/**
 * One tooltip for the whole page, for whatever carries `data-tip`: a table shows two hundred chips,
 * each with one. The words are decoration: their element names itself to screen readers.
 */
export function TooltipLayer() {
  const styles = useStyles();
  const anchor = useRef<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();

  // Listens from the first paint on.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let focused = false;
    let place = "";
    const hide = () => {
      clearTimeout(timer);
      anchor.current = null;
      focused = false;
      setText(undefined);
    };
    const show = (element: HTMLElement | null, delay: number) => {
      if (element === anchor.current) return;
      hide();
      if (!element) return;
      anchor.current = element;
      timer = setTimeout(() => {
        if (element.isConnected) setText(element.dataset["tip"]);
      }, delay);
    };
    const moved = ({ clientX, clientY }: PointerEvent) => {
      const before = place;
      place = `${clientX} ${clientY}`;
      return place !== before;
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const element = tippedAncestor(event.target);
      // After a layout the browser tells what is under a pointer that rests: the keyboard's tip has nothing to do with it.
      const pointed = moved(event) && element !== null;
      if (pointed || !focused) show(element, DELAY);
    };
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      show(tippedAncestor(target), 0);
      focused = anchor.current !== null;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    document.addEventListener("pointerover", hover);
    document.addEventListener("pointermove", moved, { passive: true });
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", hide);
    document.addEventListener("pointerdown", hide, true);
    document.addEventListener("keydown", key, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", hover);
      document.removeEventListener("pointermove", moved);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("pointerdown", hide, true);
      document.removeEventListener("keydown", key, true);
    };
  }, []);

  useEffect(() => {
    const element = anchor.current;
    if (text === undefined || !element || typeof ResizeObserver !== "function") return;
    // What it explained may go without a word: a row deleted, a card closed.
    const watch = new ResizeObserver(() => {
      if (!element.isConnected) setText(undefined);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [text]);

  useAnchored(anchor, panel, text !== undefined, { side: "above", align: "center", gap: 6 });
  if (text === undefined) return null;
  return (
    <div ref={panel} popover="manual" aria-hidden className={styles.tip} key={text}>
      {text}
    </div>
  );
}
