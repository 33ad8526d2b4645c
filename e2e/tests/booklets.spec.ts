import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { getDocumentProxy } from "unpdf";
import { Api } from "../support/api.ts";
import { browserOf } from "../support/session.ts";

type PaperVolunteer = { id: number; teams: string[] };
type Team = { code: string; name: string };

/** The team with the most members who want paper, except that of all volunteers, and their count. */
async function largestTeam(humain: Api): Promise<{ name: string; count: number }> {
  const readers = await humain.get<PaperVolunteer[]>("planning/volunteers");
  const teams = await humain.get<Team[]>("teams");
  const [largest] = teams
    .filter(({ code }) => code !== "benevole")
    .map(({ code, name }) => ({ name, count: readers.filter((one) => one.teams.includes(code)).length }))
    .sort((a, b) => b.count - a.count);
  if (!largest) throw new Error("The festival has no team");
  return largest;
}

test("humain prints the booklets of a whole team, watches them being made and fetches the file", async ({
  browser,
  request,
}) => {
  const team = await largestTeam(await Api.of(request, "humain"));
  expect(team.count, "a team worth a long print").toBeGreaterThan(20);
  const page = await browserOf(browser, "humain");
  await page.goto("/volunteers");
  await page.getByRole("button", { name: "Télécharger les livrets" }).click();
  const dialog = page.getByRole("dialog", { name: "Télécharger les livrets" });

  await test.step("humain chooses the team and starts", async () => {
    await dialog.getByRole("combobox", { name: "Dans les équipes" }).fill(team.name);
    await page.getByRole("option", { name: team.name, exact: true }).click();
    await dialog.getByRole("button", { name: `Télécharger ${team.count} livrets` }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
  });

  await test.step("the file has two sides a sheet, and a sheet at least for each", async () => {
    const ready = dialog.getByRole("button", {
      name: new RegExp(`^Télécharger : Livrets de ${team.count} personnes`),
    });
    await expect(ready).toBeVisible({ timeout: 240_000 });
    const download = page.waitForEvent("download");
    await ready.click();
    expect((await download).suggestedFilename()).toBe("plannings.pdf");
    const content = await readFile(await (await download).path());
    expect(content.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    const { numPages } = await getDocumentProxy(new Uint8Array(content));
    expect(numPages % 2).toBe(0);
    expect(numPages).toBeGreaterThanOrEqual(2 * team.count);
  });
});
