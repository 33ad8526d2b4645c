import { expect, type Page } from "@playwright/test";

/** /signa/catalog: signages with their pictures. */
export class SignageCatalogPage {
  constructor(readonly page: Page) {}

  async add(name: string, type: string, picture?: Buffer): Promise<void> {
    await this.page.goto("/signa/catalog");
    await this.page.getByRole("button", { name: "Ajouter une signalisation" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter une signalisation" });
    await dialog.getByLabel("Nom de la signalisation").fill(name);
    await dialog.getByLabel("Type de signalisation").selectOption(type);
    if (picture) {
      const chooser = this.page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: "Choisir une image" }).click();
      await (await chooser).setFiles({ name: "panneau.png", mimeType: "image/png", buffer: picture });
    }
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole("searchbox", { name: "Nom de la signalisation" })).toBeVisible();
  }

  /** Opens the picture in its dialog, and closes it. */
  async expectPicture(name: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: "Nom de la signalisation" }).fill(name);
    await this.page.getByRole("button", { name: `Voir l'image de ${name}` }).click();
    const picture = this.page.getByRole("dialog", { name }).getByRole("img", { name });
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, "the picture has loaded").toBeGreaterThan(0);
    await this.page.keyboard.press("Escape");
  }
}
