import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses in a picker as a user does: opens it, and replaces its text by `typed`. */
export async function pick(user: UserEvent, field: HTMLElement, typed: string, option: string | RegExp) {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? "";
  // The page behind a dialog may have a field of the same name.
  const around = within(field.closest<HTMLElement>("[role=dialog]") ?? document.body);
  await user.click(field);
  // The picker's code arrives at the first press or before, and replaces the field: a press just after that
  // is lost.
  const isLost = !field.isConnected && !screen.queryByRole("combobox", { expanded: true });
  if (isLost) await user.click(around.getByLabelText(label));
  const open = await screen.findByRole("combobox", { expanded: true });
  await user.clear(open);
  await user.type(open, typed);
  await user.click(await screen.findByRole("option", { name: option }));
}
