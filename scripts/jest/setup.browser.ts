import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// By default a test gives up after a second, too soon for a busy machine that draws a whole page.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(90_000);

/*
 * Griffel writes hundreds of style rules into the page. jsdom lays nothing out, yet tries each rule on each element
 * whenever a test looks for a role by its name: half of the time that the page tests took.
 * What a test asks about visibility is said by attributes and inline styles.
 * A test that says it runs in Node has no style sheets.
 */
if (typeof CSSStyleSheet !== "undefined") {
  CSSStyleSheet.prototype.insertRule = () => 0;
  jest.requireActual("./quick-pages");
}

/** jsdom lays nothing out, so it has nowhere to scroll to. */
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => undefined;

/** A channel between tabs that is still open, because every test of a file was left out, doesn't keep jest from ending. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref?(): void }).unref?.();
  }
};

/*
 * jsdom lays nothing out, so Fluent's focus manager would take every element for hidden, and the Tab key and the
 * arrows would lead nowhere once it is there.
 */
if (typeof document !== "undefined") {
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 768);
  Object.defineProperty(HTMLElement.prototype, "offsetParent", {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
}

/** Griffel leaves out a rule whose selector it can't read, and only says so: the page would lack it unseen. */
const logError = console.error;
console.error = (...told: unknown[]) => {
  if (String(told[0]).includes("A rule was not resolved to CSS")) throw new Error(String(told[0]));
  logError(...told);
};
