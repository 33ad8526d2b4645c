import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses in a picker as a person does: what stands there gives way to what is typed. */
export async function pick(user: UserEvent, field: HTMLElement, typed: string, option: string | RegExp) {
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole("option", { name: option }));
}
