import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

const TASK = /Garde du matériel livré/;

test("who assigns reads after the slots who came, task by task, and takes the list along; a volunteer does not", async ({
  browser,
}) => {
  const manager = await browserOf(browser, "humain");
  await manager.goto("/check-in");
  await manager.getByRole("link", { name: "Bilan des heures", exact: true }).last().click();
  await manager.getByRole("button", { name: "Par tâche" }).click();
  await manager.getByRole("searchbox", { name: "Rechercher une tâche" }).fill("garde matériel livré");
  const row = manager.getByRole("row", { name: TASK });
  await expect(manager.getByRole("row")).toHaveCount(2);

  await test.step("with the absence, the illness and the replacement that were noted", async () => {
    const figure = (at: number) => row.getByRole("gridcell").nth(at);
    await expect(figure(1)).toHaveText(/^\d+ h$/);
    await expect(figure(2)).toHaveText(/^\d+ h( \d\d)?$/);
    await expect(figure(3)).toHaveText("1");
    await expect(figure(4)).toHaveText("1");
    await expect(figure(5)).toHaveText("1");
    await expectAccessible(manager, "hours");
  });

  await test.step("the file has what is on screen, and its sum", async () => {
    const download = manager.waitForEvent("download");
    await manager.getByRole("button", { name: "Exporter" }).click();
    expect((await download).suggestedFilename()).toMatch(/^heures-par-tache-.*\.csv$/);
    const lines = (await readFile(await (await download).path(), "utf8")).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(TASK);
    expect(lines[2]).toMatch(/^"Total",/);
  });

  await test.step("its name leads to the sheet", async () => {
    await row.getByRole("link", { name: TASK }).click();
    await expect(manager).toHaveURL(/\/ft\/\d+$/);
  });

  const volunteer = await browserOf(browser, "soft");
  await volunteer.goto("/check-in");
  await expect(volunteer.getByRole("link", { name: "Qui manque en ce moment" })).toBeVisible();
  await expect(volunteer.getByRole("link", { name: "Bilan des heures" })).toHaveCount(0);
  await volunteer.goto("/check-in/hours");
  await expect(volunteer).toHaveURL("/");
});
