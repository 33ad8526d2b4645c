let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // The click comes right after the press ends, and finds its button where it was.
  setTimeout(() => {
    const acts = waiting;
    waiting = [];
    acts.forEach((act) => act());
  });
}

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => (isPressed = true), true);
  document.addEventListener("pointerup", release, true);
  document.addEventListener("pointercancel", release, true);
}

/**
 * Acts once no pointer is down, at once if none is. Pressing a button leaves the field before it: an error
 * shown there right away would move the button from under the pointer, and the click would be lost.
 */
export function afterPointerUp(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
