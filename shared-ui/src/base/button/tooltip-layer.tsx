import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { late } from "../../behaviour/late";
import type { TooltipBubbleProps } from "./tooltip-bubble";

const DELAY = 250;

/** A tooltip whose code does not come is not shown: it only explains. */
export const Bubble = late<TooltipBubbleProps>(
  () => import(/* webpackChunkName: "overlays" */ "./tooltip-bubble"),
  { failed: () => null },
);

function tippedAncestor(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
}

/**
 * One tooltip for the whole page, for any element with `data-tip`: a table shows two hundred chips, each with
 * one. The text is decoration: its element has a name of its own for screen readers.
 */
export function TooltipLayer() {
  const anchor = useRef<HTMLElement | null>(null);
  const [bubble, setBubble] = useState<TooltipBubbleProps>();

  // Listens from the first paint on.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let focused = false;
    let place = "";
    const hide = () => {
      clearTimeout(timer);
      anchor.current = null;
      focused = false;
      setBubble(undefined);
    };
    const show = (element: HTMLElement | null, delay: number) => {
      if (element === anchor.current) return;
      hide();
      if (!element) return;
      anchor.current = element;
      timer = setTimeout(() => {
        const text = element.dataset["tip"];
        if (element.isConnected && text) setBubble({ anchor: element, text });
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
    if (!bubble || typeof ResizeObserver !== "function") return;
    // The element it explains may disappear without an event: a row deleted, a card closed.
    const watch = new ResizeObserver(() => {
      if (!bubble.anchor.isConnected) setBubble(undefined);
    });
    watch.observe(bubble.anchor);
    return () => watch.disconnect();
  }, [bubble]);

  return bubble && <Bubble key={bubble.text} {...bubble} />;
}
