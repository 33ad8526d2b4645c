import { expect, screen, userEvent, waitFor } from "storybook/test";

/** Waits until a dialog is open and has the focus: from then on it hears the keyboard. */
export const dialogInFocus = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement));

/** Lent by the runner of the stories: moves the browser's own mouse. */
type MoveMouse = (x: number, y: number) => Promise<void>;

/**
 * Points at the element. A scripted mouse does not do where the browser has its own: after each layout the browser
 * tells where that one rests, which looks like leaving the element.
 */
export async function hover(element: Element): Promise<void> {
  const { moveMouse } = globalThis as { moveMouse?: MoveMouse };
  if (!moveMouse) return userEvent.hover(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  await moveMouse(left + width / 2, top + height / 2);
}
