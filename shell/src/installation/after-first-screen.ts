/** Milliseconds after the page has loaded: what comes then must not compete with what the person waits for. */
const DELAY = 4_000;

/** Runs the task once the page is there and the browser has time. */
export function afterFirstScreen(task: () => void): void {
  const later = () => {
    setTimeout(() => {
      // Safari has no idle callback.
      if ("requestIdleCallback" in window) requestIdleCallback(task);
      else task();
    }, DELAY);
  };
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}
