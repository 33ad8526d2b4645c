import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { GearCatalogPage } from "../pages/gear-catalog-page.ts";
import { GearRecapPage } from "../pages/gear-recap-page.ts";
import { InventoryPage } from "../pages/inventory-page.ts";
import { PurchasePage } from "../pages/purchase-page.ts";
import { Keyboard } from "../support/keyboard.ts";
import { browserOf } from "../support/session.ts";

test("an imported inventory, an activity and a purchase say together what will be missing", async ({
  browser,
}) => {
  const stamp = Date.now();
  const gear = `Praticable ${stamp}`;
  const logistician = await browserOf(browser, "matos");
  const code = await test.step("a logistics person adds a gear to the catalogue", async () => {
    const catalogue = new GearCatalogPage(logistician);
    await catalogue.open();
    return catalogue.add(gear, "Mobilier");
  });
  expect(code).toMatch(/^MO_\d{3}$/);

  const inventory = new InventoryPage(logistician);
  await test.step("imports the inventory again with three lines more, two of them wrong", async () => {
    await inventory.open();
    const lines = [
      `${code},${gear},4,Local Matos,`,
      `ZZ_404,Praticable inconnu,5,Quai ${stamp},arrivés hier`,
      `${code},${gear},-1,Cave du bâtiment C,`,
    ];
    await inventory.import([await inventory.export(), ...lines].join("\n"));
    await inventory.expectErrors(2);
  });

  await test.step("corrects both by hand, and saves", async () => {
    await inventory.correct(`Quai ${stamp}`, { code });
    await inventory.expectErrors(1);
    await inventory.correct("Cave du bâtiment C", { quantity: "1" });
    await inventory.expectErrors(0);
    await inventory.save();
    await inventory.open(gear);
    await inventory.expectLine(gear, "10", "Local Matos (4)");
    await inventory.expectLine(gear, "10", `Quai ${stamp} (5)`);
    await inventory.expectLine(gear, "10", "Cave du bâtiment C (1)");
    await inventory.expectLine(gear, "10", "arrivés hier");
  });

  const recap = new GearRecapPage(logistician);
  await recap.open(gear);
  await recap.expectDifference(gear, "10");

  await test.step("an organiser asks for more than there is: the recap turns negative, live", async () => {
    const organiser = await browserOf(browser, "hard");
    const list = new ActivityListPage(organiser);
    await list.open();
    await list.create(`Scène ouverte ${stamp}`);
    await new ActivitySheetPage(organiser).requestGear("25", gear);
    await recap.expectDifference(gear, "-15");
    expect(await recap.export()).toMatch(new RegExp(`\\n"${gear}","15",`));
    await organiser.context().close();
  });

  await test.step("a purchase brings it back above zero", async () => {
    const purchase = new PurchasePage(logistician);
    await purchase.create(`Bois et Cie ${stamp}`);
    await purchase.add("20", gear);
    await recap.open(gear);
    await recap.expectDifference(gear, "5");
    expect(await recap.export()).not.toContain(gear);
  });
});

// In this file because two concurrent imports would replace each other.
test("by keyboard alone, a logistician imports the inventory with one line more", async ({ browser }) => {
  const remark = `sous la bâche ${Date.now()}`;
  const person = await Keyboard.at(browser, "matos", "/logistic/inventory");
  const { page } = person;
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await person.skipMenu();
  const download = page.waitForEvent("download");
  await person.activate(page.getByRole("button", { name: "Exporter" }));
  const inventory = await readFile(await (await download).path(), "utf8");
  const [, first = ""] = inventory.split("\n");
  // Every cell is quoted.
  const [code, name] = first.split(",").map((cell) => cell.slice(1, -1));

  await person.activate(page.getByRole("button", { name: "Réinitialiser" }));
  const choose = page.getByRole("button", { name: "Choisir un fichier" });
  await expect(choose).toBeFocused();
  // Files are read against the catalogue: the button works once it has loaded.
  await expect(choose).toBeEnabled();
  const chooser = page.waitForEvent("filechooser");
  await person.press("Space");
  const buffer = Buffer.from([inventory, `${code},${name},2,Local Matos,${remark}`].join("\n"));
  await (await chooser).setFiles({ name: "inventaire.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("button", { name: "À corriger (0)" })).toBeVisible();

  await person.activate(page.getByRole("button", { name: "Sauvegarder l'inventaire" }));
  const dialog = page.getByRole("dialog", { name: "Remplacer l'inventaire" });
  await person.activate(dialog.getByRole("button", { name: "Remplacer" }));
  await expect(page.getByText("L'inventaire a été réinitialisé")).toBeVisible();
  await person.fill(page.getByRole("searchbox", { name: "Rechercher un matos" }), name ?? "");
  await expect(page.getByRole("grid", { name: "Inventaire" })).toContainText(remark);
  await person.leave();
});
