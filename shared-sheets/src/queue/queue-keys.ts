import { topDialog, useDocumentKeys } from "@coulisses/shared-ui/base";

/**
 * The keys of a queue, as `aria-keyshortcuts` writes them. All take a modifier or no letter at all, so that dictation and a
 * stray key never give a verdict.
 */
export const queueKeys = {
  approve: { keys: "Control+Enter", label: "Ctrl + Entrée" },
  reject: { keys: "Control+Backspace", label: "Ctrl + Retour arrière" },
  previous: { keys: "Shift+ArrowLeft", label: "Maj + ←" },
  next: { keys: "Shift+ArrowRight", label: "Maj + →" },
} as const;

/** The act of each key that does something now. */
type Acts = Partial<Record<keyof typeof queueKeys, (() => void) | undefined>>;

const TYPED_IN = "textarea, select, [contenteditable='true'], [role='menu'], [role='listbox']";
const BOXES = "[type='checkbox'], [type='radio']";

const keysOf = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  [ctrlKey || metaKey ? "Control" : [], altKey ? "Alt" : [], shiftKey ? "Shift" : [], key].flat().join("+");

/** True where a key belongs to what has the focus: a field with text, a menu, or a dialog that stands open. */
export const isTypedIn = (target: EventTarget | null) =>
  topDialog() !== undefined ||
  (target instanceof Element && target.closest(`${TYPED_IN}, input:not(${BOXES})`) !== null);

/**
 * Acts on the keys of the queue, wherever the focus is: but not in a field, a menu or a dialog, not on a link, which Ctrl + Enter
 * opens in a tab, and only once while a key is held down.
 */
export function useQueueKeys(acts: Acts): void {
  useDocumentKeys((event) => {
    const name = (Object.keys(acts) as (keyof Acts)[]).find((one) => queueKeys[one].keys === keysOf(event));
    const act = name && acts[name];
    if (!act || event.defaultPrevented || event.repeat || event.isComposing) return;
    const { target } = event;
    if (isTypedIn(target) || (target instanceof Element && target.matches(BOXES))) return;
    if (target instanceof Element && event.key === "Enter" && target.closest("a[href]")) return;
    event.preventDefault();
    act();
  });
}
