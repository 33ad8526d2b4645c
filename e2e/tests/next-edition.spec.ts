import { expect } from "@playwright/test";
import { Api } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { ownMember } from "../support/own-member.ts";
import { logInWith } from "../support/session.ts";

type Edition = { edition: number; closedAt: string | null };
type Sheet = {
  status: string;
  version: number;
  general: { name: string; timeWindows: { start: string }[] };
  edition: { number: number; from?: { id: number } };
};

test("the year turns: last year's activities are read only, begin again with their hours moved, and one press takes it back", async ({
  page,
  request,
}) => {
  const lastname = `Reprise${Date.now()}`;
  const email = await ownMember(request, { firstname: "Ana", lastname, teams: ["hard"] });
  const ana = await Api.ofEmail(request, email);
  const closed = (await ana.get<Edition[]>("editions")).find(({ closedAt }) => closedAt !== null);
  const edition = closed?.edition ?? 0;
  const archived = await ana.get<{ id: number }[]>(`editions/${edition}/festival-activities`);
  const [first, second] = archived;
  const source = await ana.get<Sheet>(`festival-activities/${first?.id}`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await logInWith(page, email);

  await test.step("the list shows the present edition, and the closed one on demand", async () => {
    await page.goto("/fa");
    await page.getByRole("button", { name: "Plus de filtres" }).click();
    await page.getByLabel("Édition").selectOption({ label: `Édition ${edition}, archivée` });
    await expect(page).toHaveURL(new RegExp(`edition=${edition}`));
    await expect(page.getByRole("row")).toHaveCount(1 + archived.length);
    await expectAccessible(page, "the archived list");
  });

  await test.step("an archived sheet is read, and has no button but one", async () => {
    await page.goto(`/fa/${first?.id}`);
    await expect(page.getByText(`Édition ${edition} archivée`)).toBeVisible();
    await expect(page.getByRole("button", { name: /Ajouter|Approuver|Demander/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Repartir de cette FA…" }).click();
  });

  await test.step("it begins again with another name, once its new hours were seen", async () => {
    const dialog = page.getByRole("dialog", { name: "Repartir de cette FA" });
    await expect(dialog.getByText(/52 semaines plus tard/)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Nom de la nouvelle FA" }).fill(`${lastname} le retour`);
    await expectAccessible(page, "the dialog of a restart");
    await dialog.getByRole("button", { name: "Créer la FA" }).click();
    await expect(page.getByRole("heading", { name: `${lastname} le retour` })).toBeVisible();
    const link = page.getByRole("link", { name: `Vient de la FA ${first?.id} de l'édition ${edition}` });
    await expect(link).toBeVisible();
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    const made = await ana.get<Sheet>(`festival-activities/${id}`);
    expect([made.status, made.version, made.edition.from?.id]).toEqual(["DRAFT", 1, first?.id]);
    const weekdays = (sheet: Sheet) =>
      sheet.general.timeWindows.map(({ start }) => new Date(start).getUTCDay());
    expect(weekdays(made)).toEqual(weekdays(source));
  });

  await test.step("one press takes it back, and the archived sheet may begin again", async () => {
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("La reprise est annulée")).toBeVisible();
    await page.goto(`/fa/${first?.id}`);
    await expect(page.getByRole("button", { name: "Repartir de cette FA…" })).toBeVisible();
  });

  await test.step("the ticked ones begin again together", async () => {
    await page.goto(`/fa?edition=${edition}`);
    for (const one of [first, second]) {
      await page
        .getByRole("checkbox", { name: `Sélectionner la FA #${one?.id}`, exact: true })
        .press("Space");
    }
    await page.getByRole("button", { name: "Repartir de ces FAs…" }).click();
    const dialog = page.getByRole("dialog", { name: "Repartir de 2 FAs" });
    await expect(dialog.getByRole("list", { name: "Nouvelles heures" })).toBeVisible();
    await dialog.getByRole("button", { name: "Créer 2 FAs" }).click();
    await expect(page.getByText("2 FAs créées")).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("La reprise est annulée")).toBeVisible();
  });
});
