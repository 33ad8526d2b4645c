/*
 * Shortcuts for code that took a third of the page tests' time. Two of them find an element by role and name:
 * `shared-auth/src/testing/quick-pages.test.ts` compares them to the answers of jsdom.
 */

const styleByJsdom = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

function displayOfTag(element: Element): string {
  const { localName } = element;
  if (localName === "input" && element.getAttribute("type") === "hidden") return "none";
  if (localName === "dialog" && element.hasAttribute("open")) return "";
  const display = displays.get(localName) ?? styleByJsdom(document.createElement(localName)).display;
  displays.set(localName, display);
  return display;
}

function inherited(element: Element, property: "visibility" | "pointer-events"): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = (at as HTMLElement).style.getPropertyValue(property);
    if (value !== "") return value;
  }
  return property === "visibility" ? "visible" : "auto";
}

/**
 * Without style sheets, an element's style is what its tag brings, what it says itself and what it inherits. jsdom
 * tries the browser's two hundred rules on it and on all that it lies in, and works out nine colours, at each question.
 */
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const properties: Record<string, () => string> = {
    display: () => style.display || displayOfTag(element),
    visibility: () => inherited(element, "visibility"),
    "pointer-events": () => inherited(element, "pointer-events"),
  };
  return Object.create(style, {
    display: { get: properties.display },
    visibility: { get: properties.visibility },
    pointerEvents: { get: properties["pointer-events"] },
    getPropertyValue: {
      value: (property: string) => properties[property]?.() ?? style.getPropertyValue(property),
    },
  }) as CSSStyleDeclaration;
};

/** jsdom walks through the whole page for each label on it, for each control whose name is asked. */
function labels(this: HTMLInputElement): HTMLLabelElement[] {
  return Array.from(document.getElementsByTagName("label")).filter((label) =>
    label.htmlFor === "" ? label.control === this : label.htmlFor === this.id,
  );
}

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, "labels", { configurable: true, get: labels });
}

/** React keeps a stack for each element that it makes, up to a count, to say in its warnings who made it. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  jest.requireActual<Record<string, object>>("react");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
