import { untilReadyOffline } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api.ts";
import { test } from "../support/journey.ts";
import { tomorrow } from "../support/ready-task.ts";
import { browserOf } from "../support/session.ts";

type Made = { id: number };

/** A list item of a sheet on the page of the van. */
const lineOf = (page: Page, sheet: string) =>
  page.getByRole("list", { name: new RegExp(sheet) }).getByRole("listitem");

test("a phone ticks what it loads without network; once it is back, another page sees it", async ({
  browser,
  request,
}) => {
  const stamp = Date.now();
  const sheet = `Bal au van ${stamp}`;
  const author = await Api.of(request, "hard");
  const matos = await Api.of(request, "matos");
  // Without a category, a gear is matos' own.
  const { slug } = await matos.post<{ slug: string }>("logistic/gears", {
    name: `Praticable du van ${stamp}`,
    isPonctualUsage: false,
    isConsumable: false,
  });
  const [place] = await author.get<Made[]>("locations");
  const { id } = await author.post<Made>("festival-activities", { name: sheet });
  const path = `festival-activities/${id}`;
  await author.patch(`${path}/general`, { description: "<p>On danse</p>" });
  await author.patch(`${path}/in-charge`, { team: "culture" });
  await author.patch(`${path}/signa`, { locationId: place?.id });
  await author.post(`${path}/inquiry/time-windows`, tomorrow(0, 4));
  await author.post(`${path}/inquiry/requests`, { slug, quantity: 7 });
  await author.post(`${path}/ask-for-review`);

  const phone = await browserOf(browser, "matos", {
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  await untilReadyOffline(phone);
  const desk = await browserOf(browser, "elec");
  for (const page of [phone, desk]) await page.goto("/logistic/loading");

  await test.step("the gear comes to the list, live, once the team that provides it has approved", async () => {
    await expect(phone.getByRole("button", { name: "Aller" })).toBeVisible();
    await expect(lineOf(phone, sheet)).toHaveCount(0);
    await matos.patch(`${path}/inquiry/requests/${slug}/link-drive`, { drive: "Club Rock" });
    await matos.post(`${path}/approve`, { team: "matos" });
    for (const page of [phone, desk]) {
      await expect(lineOf(page, sheet)).toContainText(`7 × Praticable du van ${stamp}`);
    }
  });

  const box = (page: Page) => lineOf(page, sheet).getByRole("checkbox");
  await test.step("without network, a tick is kept by the phone, which was put away meanwhile", async () => {
    await phone.context().setOffline(true);
    await box(phone).check();
    await expect(lineOf(phone, sheet).getByText("À envoyer")).toBeVisible();
    await phone.reload();
    await expect(phone.getByText("1 pointage à envoyer", { exact: false })).toBeVisible();
    await expect(box(phone)).toBeChecked();
    await expect(box(desk)).not.toBeChecked();
  });

  await test.step("back, it is sent by itself, and the other page sees it and who it was", async () => {
    await phone.context().setOffline(false);
    await expect(phone.getByText("à envoyer", { exact: false })).toHaveCount(0);
    await expect(box(desk)).toBeChecked();
    await expect(lineOf(desk, sheet).getByText(/^Chargé .* par /)).toBeVisible();
  });

  await test.step("the other page takes it off, and the phone follows", async () => {
    await box(desk).uncheck();
    await expect(box(phone)).not.toBeChecked();
    await box(desk).check();
    await expect(box(phone)).toBeChecked();
  });

  await test.step("a request whose approval is taken back stays, and says so on both", async () => {
    await matos.post(`${path}/reject`, { team: "matos", reason: "Trop lourd" });
    for (const page of [phone, desk]) {
      await expect(lineOf(page, sheet).getByText("Modifié depuis : plus validé")).toBeVisible();
    }
  });
});
