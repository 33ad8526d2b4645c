import { usePrinting } from "@coulisses/shared-ui/base";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Pixels above and below the view in which things are drawn already. */
const AROUND = 900;

type Props = {
  /** The height in pixels, as long as it was never drawn. */
  guess: number;
  /** Drawn at once, before anything is known about the view. */
  isFirst: boolean;
  children: ReactNode;
};

/** Draws what it holds only near the view, where the focus is, and on paper; its height stays. */
export function NearView({ guess, isFirst, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const canWatch = typeof IntersectionObserver !== "undefined";
  const [isNear, setNear] = useState(isFirst || !canWatch);
  const [height, setHeight] = useState(guess);
  const isPrinting = usePrinting();
  useEffect(() => {
    const element = place.current;
    if (element === null || !canWatch) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        if (!isIn && element.contains(document.activeElement)) return;
        if (!isIn && element.offsetHeight > 0) setHeight(element.offsetHeight);
        setNear(isIn);
      },
      { rootMargin: `${AROUND}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canWatch]);
  const isDrawn = isNear || isPrinting;
  return (
    <div ref={place} {...(!isDrawn && { style: { height } })}>
      {isDrawn && children}
    </div>
  );
}
