import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

const HOUR = 3_600_000;
const phoneSize = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test("the desk takes a person who has no account within thirty seconds, who claims it on their own phone", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const lastname = `Accueil${run}`;
  const task = `Servir au bar ${run}`;
  const number = `06${String(run).slice(-8)}`;
  const administrator = await ownMember(request, { firstname: "Ana", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, administrator);
  const start = Math.floor(run / HOUR) * HOUR;
  await readyTask(request, {
    manager,
    contactIds: [],
    name: task,
    window: { start: new Date(start).toISOString(), end: new Date(start + 2 * HOUR).toISOString() },
    instructions: "<p>Souris</p>",
    teams: [{ team: "benevole", count: 2 }],
  });
  const desk = await (await browser.newContext(phoneSize)).newPage();
  await logInWith(desk, administrator);
  await desk.goto("/check-in");
  let link = "";

  await test.step("five presses, the fields and the terms: account, slot, presence and QR", async () => {
    const began = Date.now();
    await desk.getByRole("link", { name: "Accueillir quelqu'un sans compte" }).click();
    await desk.getByLabel("Prénom").fill("Zoé");
    await desk.getByRole("textbox", { name: "Nom", exact: true }).fill(lastname);
    await desk.getByLabel("Téléphone portable").fill(number);
    await desk.getByLabel("Date de naissance").fill("2003-02-01");
    await desk.getByRole("button", { name: "Continuer vers les CGU" }).click();
    await expect(desk.getByRole("heading", { name: "À Zoé de lire" })).toBeVisible();
    await desk.getByRole("button", { name: "J'ai lu et j'approuve les CGU" }).click();
    await desk.getByRole("button", { name: new RegExp(task) }).click();
    await expect(desk.getByRole("img", { name: "QR pour récupérer le compte" })).toBeVisible();
    expect(Date.now() - began).toBeLessThan(30_000);
    await desk.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset["copied"] = text;
        return Promise.resolve();
      };
    });
    await desk.getByRole("button", { name: "Copier le lien" }).click();
    await expect(desk.locator("body[data-copied]")).toBeAttached();
    link = (await desk.locator("body").getAttribute("data-copied")) ?? "";
    expect(link).toMatch(/\/claim#\d+\.[\w-]{43}$/);
  });

  await test.step("the slot says that they are there", async () => {
    await desk.getByRole("button", { name: "Personne suivante" }).click();
    await desk.getByRole("link", { name: "Retour au pointage" }).click();
    await desk.getByRole("link", { name: new RegExp(task) }).click();
    await expect(desk.getByText("1 là, 1 attendu·es")).toBeVisible();
  });

  await test.step("the same number makes no second account", async () => {
    await desk.goto("/check-in/desk");
    await desk.getByLabel("Téléphone portable").fill(number);
    await expect(desk.getByText(`Un compte existe avec ce numéro : Zoé ${lastname}`)).toBeVisible();
  });

  const phone = await (await browser.newContext(phoneSize)).newPage();
  const email = `zoe${run}@example.org`;
  await test.step("on their own phone, the person chooses an address and a password, and is in", async () => {
    await phone.goto(new URL(link).pathname + new URL(link).hash);
    await expect(phone.getByRole("heading", { name: "👋 Bienvenue Zoé 👋" })).toBeVisible();
    await phone.getByLabel("Email").fill(email);
    await phone.getByLabel(/^Mot de passe/).fill("Scene-Ouverte-26!");
    await phone.getByLabel("Confirme ton mot de passe").fill("Scene-Ouverte-26!");
    await phone.getByRole("button", { name: "C'est mon compte" }).click();
    await expect(phone.getByText("Ton compte est à toi 🎉")).toBeVisible();
    await expect(phone).toHaveURL("/");
    await phone.goto("/planning");
    await expect(phone.getByText(task).first()).toBeVisible();
  });

  await test.step("a link that was used opens nothing more, and says so", async () => {
    const other = await (await browser.newContext(phoneSize)).newPage();
    await other.goto(new URL(link).pathname + new URL(link).hash);
    await expect(other.getByRole("heading", { name: "Ce lien ne sert plus" })).toBeVisible();
    await expect(other.getByText("Ce lien n'est plus valable", { exact: false })).toBeVisible();
    await other.close();
  });
});
