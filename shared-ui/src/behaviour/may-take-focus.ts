/** The open dialog that stands in front of everything else. */
export function topDialog(): Element | undefined {
  return [...document.querySelectorAll("[aria-modal='true']")].at(-1);
}

/**
 * True when this element may take the focus unasked: no other one has it, and no open dialog stands in front. Taken from a
 * dialog, the focus would leave it hidden from screen readers.
 */
export function mayTakeFocus(element: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return false;
  const dialog = topDialog();
  return dialog === undefined || dialog.contains(element);
}
