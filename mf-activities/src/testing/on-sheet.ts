import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** A section of the open sheet, by its title. */
export const section = async (name: string) => within(await screen.findByRole("region", { name }));

/** The open dialog, by its title. */
export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());

/** The texts of a table's lines, without its head. */
export const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );

/** Types something else into a field that may hold a text already. */
export async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== "") await user.type(field, text);
}

/** Sets a day and a time on a Paris wall, and leaves the field. */
export function setDate(field: HTMLElement, date: string) {
  fireEvent.change(field, { target: { value: date } });
  fireEvent.blur(field);
}

/** Waits until a refusal is read, be it in the form or in a notice. */
export const refusalIsRead = (message: string, messages: () => unknown[]) =>
  waitFor(() => expect([document.body.textContent, ...messages()].join("\n")).toContain(message));
