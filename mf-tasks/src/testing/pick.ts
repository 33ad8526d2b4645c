import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses in a picker as a person does: it opens, and what stands there gives way to what is typed. */
export async function pick(user: UserEvent, field: HTMLElement, typed: string, option: string | RegExp) {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? "";
  await user.click(field);
  // While the page still comes, another element may have taken the place of the one that was pressed.
  if (!field.isConnected) await user.click(screen.getByLabelText(label));
  // Its code comes at the first press, and another element takes the place of the field.
  const open = await screen.findByRole("combobox", { expanded: true });
  await user.clear(open);
  await user.type(open, typed);
  await user.click(await screen.findByRole("option", { name: option }));
}
