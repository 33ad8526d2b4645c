import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses in a picker as a person does: it opens, and what stands there gives way to what is typed. */
export async function pick(user: UserEvent, field: HTMLElement, typed: string, option: string | RegExp) {
  await user.click(field);
  // Its code comes at the first press, and another element takes the place of the field.
  const open = await screen.findByRole("combobox", { expanded: true });
  await user.clear(open);
  await user.type(open, typed);
  await user.click(await screen.findByRole("option", { name: option }));
}
