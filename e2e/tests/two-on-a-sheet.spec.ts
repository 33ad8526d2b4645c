import { type Browser, expect, type Page } from "@playwright/test";
import { Api } from "../support/api.ts";
import { test } from "../support/journey.ts";
import { ownMember } from "../support/own-member.ts";
import { logInWith } from "../support/session.ts";

type Sheet = { id: number };

/** A sheet in a separate browser. */
async function sheetOf(browser: Browser, email: string, id: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logInWith(page, email);
  await page.goto(`/fa/${id}`);
  await page.getByLabel("Nom de l'activité").waitFor();
  return page;
}

test("two people on one sheet see each other, take nothing from each other, and undo what they did", async ({
  browser,
  request,
}) => {
  const lastname = `Duo${Date.now()}`;
  const [anaMail, eliMail] = await Promise.all(
    ["Ana", "Eli"].map((firstname) => ownMember(request, { firstname, lastname, teams: ["hard", "orga"] })),
  );
  const author = await Api.ofEmail(request, anaMail!);
  const { id } = await author.post<Sheet>("festival-activities", { name: `Bal ${lastname}` });
  for (const firstname of ["Zoé", "Ali"])
    await author.post(`festival-activities/${id}/in-charge/contractors`, {
      firstname,
      lastname: "Durand",
      phone: "0601020304",
    });

  const ana = await sheetOf(browser, anaMail!, id);
  const here = (page: Page, name: string) =>
    page.getByRole("button", { name: `${name} consulte cette fiche`, exact: true });
  await expect(ana.getByRole("button", { name: /consulte cette fiche/ })).toHaveCount(0);
  const eli = await sheetOf(browser, eliMail!, id);

  await test.step("each sees the other, with the section in view, and hears of it once", async () => {
    await expect(here(ana, "Eli")).toBeVisible();
    await expect(here(eli, "Ana")).toBeVisible();
    await expect(ana.getByRole("status").filter({ hasText: "Eli consulte cette fiche" })).toHaveCount(1);
    await eli
      .getByRole("navigation", { name: "Sommaire" })
      .getByRole("link", { name: /^Sécurité/ })
      .click();
    await here(ana, "Eli").press("Enter");
    await expect(ana.getByRole("menuitem", { name: /^Eli · (?!Général)/ })).toBeVisible();
    await ana.keyboard.press("Escape");
    await expect(here(ana, "Eli")).toBeFocused();
  });

  const removal = (page: Page, name: string) =>
    page.getByRole("button", { name: `Supprimer ${name} Durand` });
  await test.step("what one removes comes back by « Annuler » and by Ctrl + Z, for both", async () => {
    await removal(ana, "Zoé").click();
    await expect(removal(eli, "Zoé")).toHaveCount(0);
    await ana.getByRole("button", { name: "Annuler" }).click();
    await expect(removal(eli, "Zoé")).toBeVisible();
    await removal(ana, "Ali").click();
    await expect(removal(eli, "Ali")).toHaveCount(0);
    await ana.keyboard.press("Control+z");
    await expect(removal(eli, "Ali")).toBeVisible();
  });

  await test.step("but not over what the other has done since: the notice names them", async () => {
    await removal(ana, "Zoé").click();
    await expect(removal(eli, "Zoé")).toHaveCount(0);
    await removal(eli, "Ali").click();
    await expect(removal(ana, "Ali")).toHaveCount(0);
    await ana.keyboard.press("Control+z");
    const refusal = `Eli ${lastname} a modifié les prestataires depuis : ton action n'est pas annulée`;
    await expect(ana.getByText(refusal)).toBeVisible();
  });

  await test.step("a text that both change asks the second one, and names the first", async () => {
    const name = ana.getByLabel("Nom de l'activité");
    await name.focus();
    await ana.context().setOffline(true);
    await name.fill(`Bal masqué ${lastname}`);
    await eli.getByLabel("Nom de l'activité").fill(`Bal des pompiers ${lastname}`);
    await eli.keyboard.press("Enter");
    await expect(eli.getByText("Enregistré")).toBeVisible();
    await ana.context().setOffline(false);
    await expect(ana.getByText(`Modifié par Eli ${lastname} pendant ta saisie`)).toBeVisible();
    await expect(ana.getByRole("group", { name: "Leur version" })).toHaveText(`Bal des pompiers ${lastname}`);
    await ana.getByRole("button", { name: "Prendre la leur" }).click();
  });

  await test.step("who goes elsewhere is no longer there", async () => {
    await eli.goto("/fa");
    await expect(ana.getByRole("button", { name: /consulte cette fiche/ })).toHaveCount(0);
  });
});
