import { expect, screen, waitFor } from "storybook/test";

/** Waits until a dialog is open and has the focus: from then on it hears the keyboard. */
export const dialogInFocus = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement));
