import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { openPage } from "./open-page";

/** A section of the open sheet, by its title. */
export const section = async (name: string) => within(await screen.findByRole("region", { name }));

/** The open dialog, by its title. */
export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Opens a sheet, and the dialog behind one of its buttons. */
export async function openForm(button: string, title = button) {
  const page = openPage("/fa/1");
  await page.user.click(await screen.findByRole("button", { name: button }));
  return { ...page, form: await dialog(title) };
}

export const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());

/** Texts of a table's rows, without its header. */
export const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );

/** Replaces the text of a field. */
export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== "") await user.type(field, text);
}

/** Waits for a refusal, in the form or in a notice. */
export const refusalIsRead = (message: string, messages: () => unknown[]) =>
  waitFor(() => expect([document.body.textContent, ...messages()].join("\n")).toContain(message));
