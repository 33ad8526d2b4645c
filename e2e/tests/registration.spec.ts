import { openPage } from "@coulisses/federation/playwright";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { dataFolder } from "../support/data-folder.ts";
import { origin, password } from "../support/festival.ts";
import { browserOf } from "../support/session.ts";

const applications = "registrations/membership-applications";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Newcomer = { firstname: string; lastname: string; email: string };
const unique = (name: string): Newcomer => {
  const lastname = `Passage${Date.now() % 1_000_000}`;
  return { firstname: name, lastname, email: `${name}.${lastname}@example.org`.toLowerCase() };
};

/** Fills the four steps as a visitor, from the welcome to the last button. */
async function register(page: Page, { firstname, lastname, email }: Newcomer): Promise<void> {
  await page.getByRole("button", { name: "C'est parti ! 🚀" }).click();
  await page.getByLabel("Prénom").fill(firstname);
  await page.getByLabel("Nom", { exact: false }).and(page.locator("[name=lastname]")).fill(lastname);
  await page.getByLabel("Date de naissance").fill("2001-02-03");
  await page.getByRole("button", { name: "Vous savez tout 🕵️" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Ton 06 ?").fill("0612345678");
  await page.getByRole("button", { name: "On se capte 🤙" }).click();
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=password2]").fill(password);
  await page.getByLabel("J'approuve les Conditions Générales d'Utilisation").check();
  await page.getByRole("button", { name: "M'inscrire" }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

/** Full texts of the mails sent so far. */
const mails = () => {
  const outbox = path.join(dataFolder(), "outbox");
  return readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), "utf8"));
};

/** Opens the link of the first mail on the same phone. */
async function confirmAddress(page: Page, { email }: Newcomer): Promise<void> {
  const link = () =>
    mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="))
      .map((mail) => /\?confirm=[\w.-]+/.exec(mail)?.[0])[0];
  await expect.poll(link).toBeDefined();
  await expect(page.getByText("Confirme ton adresse mail")).toBeVisible();
  await page.goto(`/${link() ?? ""}`);
  await expect(page.getByText("Ton adresse mail est confirmée")).toBeVisible();
  await expect(page.getByText("Confirme ton adresse mail")).toHaveCount(0);
}

test("a stranger with an invitation registers on a phone, is seen by the SG, enrolled, and has an organiser's pages", async ({
  browser,
  request,
}) => {
  const stranger = unique("Octave");
  const sg = await browserOf(browser, "sg");
  await openPage(sg, "Admission Organisateurs");
  const link = await (await Api.of(request, "sg")).post<string>(`${applications}/staffs/invitation-link`);

  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`/login${new URL(link).search}`);
  await page.getByRole("link", { name: "Inscription" }).click();
  await expect(page.getByRole("heading", { name: "👋 Inscription Organisateur 👋" })).toBeVisible();
  await register(page, stranger);
  await confirmAddress(page, stranger);

  const row = sg.getByRole("row", { name: new RegExp(stranger.lastname) });
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: new RegExp(`^Enrôler .*${stranger.lastname}`) }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("navigation").getByRole("link", { name: "CP", exact: true })).toBeVisible();
});

test("a volunteer who registers and says when they can come is enrolled with nine others in one go, and reads so in a mail", async ({
  browser,
  request,
}) => {
  const volunteer = unique("Rosalie");
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "Inscription" }).click();
  await register(page, volunteer);
  await confirmAddress(page, volunteer);
  const own = await Api.ofEmail(request, volunteer.email);
  const { id } = await own.get<{ id: number }>("users/me");
  // The page applies by itself once open.
  const application = () => own.get<{ hasApplication: boolean }>(`${applications}/volunteers/${id}`);
  await expect.poll(application).toEqual({ hasApplication: true });
  await context.close();
  // With another candidate's hours: days of the festival, as its rules require.
  const humain = await Api.of(request, "humain");
  const others = await humain.get<{ availabilities: object[] }[]>(`${applications}/volunteers`);
  const { availabilities } = others.find((one) => one.availabilities.length > 1) ?? { availabilities: [] };
  await own.post(`volunteer-availability/${id}`, { availabilities });

  const manager = await browserOf(browser, "humain");
  await openPage(manager, "Admission Bénévoles");
  const mine = manager.getByRole("row", { name: new RegExp(volunteer.lastname) });
  await mine.getByText(`${volunteer.firstname} ${volunteer.lastname}`, { exact: true }).click();
  const dialog = manager.getByRole("dialog", { name: new RegExp(volunteer.lastname) });
  await expect(dialog.getByText(/^du .* au .*/)).toHaveCount(availabilities.length);
  await expect(dialog.getByRole("combobox", { name: "Ajouter à une équipe" })).toBeFocused();
  await manager.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await mine.getByRole("checkbox").click();
  const unchosen = manager.getByRole("checkbox", { name: /^Sélectionner /, checked: false });
  for (let number = 0; number < 9; number++) await unchosen.first().click();
  await manager.getByRole("button", { name: /^Enrôler .*\(10\)$/ }).click();
  // No briefing is set yet.
  const anyway = manager.getByRole("dialog", { name: "Enrôler quand même ?" });
  await anyway.getByRole("button", { name: "Enrôler" }).click();
  await expect(anyway).toHaveCount(0);
  await expect(mine).toHaveCount(0);
  const left = async () =>
    (await humain.get<Newcomer[]>(`${applications}/volunteers`)).map(({ email }) => email);
  await expect.poll(left).not.toContain(volunteer.email);
  // Two welcome mails: the registration's and the team's.
  await expect.poll(() => mails().filter((mail) => mail.includes(`<${volunteer.email}>`)).length).toBe(2);
});
