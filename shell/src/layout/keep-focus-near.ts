import { mayTakeFocus } from "@coulisses/shared-ui/base";

const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

const isShown = (element: HTMLElement) =>
  element.closest("[hidden], [inert], [aria-hidden='true']") === null &&
  // Browsers of before 2024 don't know it.
  ("checkVisibility" in element ? element.checkVisibility() : true);

const canBeUsed = (control: HTMLElement) => control.isConnected && !control.matches(":disabled");

/** The place of a control in the page: in `parent`, before `next`. */
type Spot = { parent: Element; next: Node | null };

function spotOf(left: HTMLElement, records: readonly MutationRecord[], page: Element): Spot | undefined {
  if (left.isConnected) return left.parentElement ? { parent: left.parentElement, next: left } : undefined;
  const removal = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((removed) => removed.contains(left)),
  );
  // The whole page has changed: its arrival decides.
  if (!(removal?.target instanceof Element) || removal.target === page) return undefined;
  return { parent: removal.target, next: removal.nextSibling };
}

/**
 * The nearest control to a place: after it, else before it, in the smallest part of the page that has one.
 */
function nearestControl({ parent, next }: Spot, page: Element): HTMLElement | undefined {
  const comesAfter = (control: Node) =>
    next?.isConnected === true &&
    (next.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  for (let part: Element | null = parent; part && page.contains(part); part = part.parentElement) {
    const inside = [...part.querySelectorAll<HTMLElement>(controls)].filter(isShown);
    const nearest = inside.find(comesAfter) ?? inside.at(-1);
    if (nearest) return nearest;
  }
  return undefined;
}

/**
 * Keeps the focus of a keyboard user in its place: a control that leaves the page, or is disabled, hands it
 * to the nearest one, where a browser would start again at the top of the page. A control that is enabled
 * again gets it back. Returns the function that stops.
 */
export function keepFocusNear(page: HTMLElement): () => void {
  let held: HTMLElement | undefined;
  /** Takes the focus once no other element has it. */
  let heir: HTMLElement | undefined;
  /** Gets the focus back when it is enabled again, unless the person has gone elsewhere. */
  let lender: HTMLElement | undefined;
  let byKeyboard = false;
  const press = ({ type }: Event) => (byKeyboard = type === "keydown");
  const hold = ({ target }: Event) => {
    // A dialog that was opened from the page gives the focus back to it.
    if (!(target instanceof HTMLElement) || target.closest("[data-portal-node]")) return;
    lender = target === heir ? held : undefined;
    held = page.contains(target) && target !== page ? target : undefined;
    heir = undefined;
  };
  const observer = new MutationObserver((records) => {
    if (!held || !byKeyboard) return;
    if (lender && canBeUsed(lender)) {
      lender.focus();
      return;
    }
    if (canBeUsed(held)) return;
    if (!heir || !canBeUsed(heir)) {
      const spot = spotOf(held, records, page);
      heir = spot && nearestControl(spot, page);
    }
    if (heir && (mayTakeFocus(heir) || document.activeElement === held)) heir.focus();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, press, true);
  document.addEventListener("focusin", hold);
  return () => {
    observer.disconnect();
    for (const kind of ["keydown", "pointerdown"]) document.removeEventListener(kind, press, true);
    document.removeEventListener("focusin", hold);
  };
}
