/**
 * True when no element has the focus: the one that had it has left the page. A component that moves the focus unasked does so
 * only then: taken from an open dialog, it would hide the dialog from screen readers.
 */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
