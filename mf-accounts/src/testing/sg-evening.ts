import { ofName } from "@coulisses/shared-domain/french/of-name";
import { fireEvent, screen } from "@testing-library/react";
import { openPage } from "./open-page";

/** Opens the SG's page and waits for its table and its barrels. */
export async function openSg({ mode = "Fût" } = {}) {
  const page = openPage("/sg");
  await screen.findByRole("textbox", { name: /Ada Roux/ });
  if (mode === "Fût") await screen.findByRole("option", { name: "Blonde" });
  expect(screen.getByRole("combobox", { name: "Mode" })).toHaveDisplayValue(mode);
  return page;
}
export const amountOf = (name: string) =>
  screen.getByRole("textbox", { name: new RegExp(`(bâtons|Moula) ${ofName(name)}`) });
export const typeAmount = (name: string, text: string) =>
  fireEvent.change(amountOf(name), { target: { value: text } });
export const cellsOf = (name: string) =>
  [...(amountOf(name).closest("tr")?.cells ?? [])].map(({ textContent }) => textContent);
export const fact = (label: string) => screen.getByText(label).nextSibling?.textContent;
export const press = async ({ user }: ReturnType<typeof openPage>, name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
/** Presses Save and confirms. */
export async function save(page: ReturnType<typeof openPage>) {
  await press(page, "Enregistrer");
  await page.user.click(await screen.findByRole("button", { name: "Confirmer l'enregistrement" }));
}
export const chooseMode = ({ user }: ReturnType<typeof openPage>, mode: string) =>
  user.selectOptions(screen.getByRole("combobox", { name: "Mode" }), mode);
