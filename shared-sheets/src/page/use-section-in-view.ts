import { useEffect, useState } from "react";

/** The height, in pixels, that the frame and the head of the sheet cover at the top of the window. */
const COVERED = 128;

/**
 * The section that the person reads. The line that tells goes down the window as the page is scrolled, so that the
 * first and the last section have their turn too.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const progress = scrollHeight > clientHeight ? window.scrollY / (scrollHeight - clientHeight) : 0;
      const line = COVERED + 1 + progress * (clientHeight - COVERED);
      const passed = all
        .split(" ")
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent(passed.at(-1) ?? all.split(" ")[0]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener("scroll", schedule, { passive: true });
    return () => {
      window.removeEventListener("scroll", schedule);
      cancelAnimationFrame(frame);
    };
  }, [all]);
  return current;
}
