import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fileOf } from "../../../testing/file-of";
import { stockServer } from "../../../testing/stock-server";
import { openPage } from "../../../testing/open-page";

export type Content = Parameters<typeof fileOf>[0];

export const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";

/** A catalogue of two gears, one of them in stock. */
export function smallInventory() {
  const festival = stockServer();
  beforeEach(() => {
    festival.hasCategory("Mobilier");
    festival.hasCategory("Barrières");
    const table = festival.hasGear("Table ronde", "Mobilier");
    festival.hasGear("Vauban", "Barrières");
    festival.hasStored({ gear: table, quantity: 1, storage: "Cabane" });
  });
  return festival;
}

/** Opens the import from the inventory; `choose` gives it a file. */
export async function openImport() {
  const page = openPage("/logistic/inventory");
  await screen.findByText("Cabane");
  await page.user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await screen.findByRole("heading", { name: "Mise à jour de l'inventaire" });
  await waitFor(() => expect(screen.getByLabelText("Import", { selector: "input" })).toBeEnabled());
  const choose = (content: Content) =>
    fireEvent.change(screen.getByLabelText("Import", { selector: "input" }), {
      target: { files: [fileOf(content, "inventaire.csv")] },
    });
  return { ...page, choose };
}

/** Rows of one of its two tables. */
export const lines = (caption: string) =>
  within(screen.getByRole(caption === "Lignes en erreur" ? "grid" : "table", { name: caption }))
    .getAllByRole("row")
    .slice(1);
export const shown = (caption: string) =>
  lines(caption).map((line) =>
    within(line)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
      .join("|"),
  );
export const toSave = () => shown("Lignes à enregistrer");
