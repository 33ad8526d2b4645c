import { fillField } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { openPage } from "./open-page";

/** The name of the mobilization of Friday night, as its row says it. */
const friday = "la mobilisation du ven. 17 mai 2024, 18h - 10h";

/** Opens a dialog of mobilizations on the page of the first task. */
async function openDialog(button: string, title: string) {
  const page = openPage("/ft/1");
  await page.user.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  const fill = (label: string | RegExp, value: string) => fillField(dialog.getByLabelText(label), value);
  const press = (name: string) => page.user.click(dialog.getByRole("button", { name }));
  return { ...page, dialog, fill, press };
}

/** Opens an empty one; its period is proposed once the festival's date has come. */
export async function addMobilization() {
  const page = await openDialog("Ajouter une mobilisation", "Ajouter une mobilisation");
  await page.dialog.findByText(/Le festival commence/);
  return page;
}

/** Opens the one of Friday night. */
export const editFriday = () => openDialog(`Modifier ${friday}`, "Modifier une mobilisation");

/** Opens a copy of it. */
export const copyFriday = () => openDialog(`Dupliquer ${friday}`, "Dupliquer une mobilisation");

/** Resolves once the dialog is closed. */
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
