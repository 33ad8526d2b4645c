import { baseApi } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import { screen, waitFor, within } from "@testing-library/react";
import { candidatesServer } from "../testing/candidates-server";
import { openPage, volunteerManager } from "../testing/open-page";

const festival = candidatesServer("VOLUNTEER");
const { candidates } = festival;

/** Access to admissions alone: neither reads every detail nor changes it. */
const admitting: Access = { teams: ["hard"], permissions: ["enroll-soft"] };
const period = { start: "2027-05-21T16:00:00.000Z", end: "2027-05-21T20:00:00.000Z" };

/** A candidate with an account, like all candidates. */
function applicant(firstname: string, more: Parameters<typeof candidates.has>[1] = {}) {
  const candidate = candidates.has(firstname, { note: null, ...more });
  const { id, lastname, email, comment } = candidate;
  festival.has(firstname, candidate.teams, { id, lastname, email, comment });
  return candidate;
}

async function openDialog(name: string, access: Access = volunteerManager) {
  const page = openPage("/registrations/volunteer", access);
  await page.user.click(await screen.findByText(name));
  const dialog = within(await screen.findByRole("dialog", { name }));
  return { ...page, dialog };
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const enrol = "Enrôler le candidat";

describe("A candidate", () => {
  it("is read with when they can come and with whom, and neither closed nor forgotten from here", async () => {
    const zoe = applicant("Zoé", { availabilities: [period], comment: "Je sais souder" });
    festival.kept.friends[zoe.id] = [festival.has("Lou")];
    const { dialog } = await openDialog("Zoé Roux");
    expect(dialog.getByText("A candidaté le 01/10/2026")).toBeVisible();
    expect(dialog.getByText("Je sais souder")).toBeVisible();
    expect(await dialog.findByText("du vendredi 21 mai à 18:00 au vendredi 21 mai à 22:00")).toBeVisible();
    expect(await dialog.findByText("Lou Dupont")).toBeVisible();
    expect(dialog.queryByRole("button", { name: /Supprimer le bénévole|Oublier/ })).not.toBeInTheDocument();
  });

  it("without availabilities says so", async () => {
    applicant("Zoé");
    const { dialog } = await openDialog("Zoé Roux");
    expect(await dialog.findByText("Aucune disponibilité")).toBeVisible();
  });

  it("is read by those who only admit too, who change nothing of them", async () => {
    applicant("Zoé", { comment: "Je sais souder" });
    festival.refuse("user.read", 403, "Tu n'as pas les droits");
    const { dialog, user, messages } = await openDialog("Zoé Roux", admitting);
    expect(dialog.getByText("Je sais souder")).toBeVisible();
    expect(dialog.getByRole("link", { name: "06 11 22 33 44" })).toBeVisible();
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: enrol }));
    await closed();
    await waitFor(() =>
      expect(messages()).toEqual(["Les candidats sélectionnés ont été enrôlés en tant que bénévoles"]),
    );
  });

  it("is noted and then enrolled: what was typed is never thrown away unasked", async () => {
    const zoe = applicant("Zoé");
    const { dialog, user } = await openDialog("Zoé Roux");
    await user.type(dialog.getByLabelText("Note des humains"), "à appeler");
    await user.click(dialog.getByRole("button", { name: enrol }));
    await user.click(await screen.findByRole("button", { name: "Rester" }));
    expect(candidates.find(zoe.id)?.isMember).toBe(false);
    expect(dialog.getByLabelText("Note des humains")).toHaveValue("à appeler");
    await user.click(dialog.getByRole("button", { name: "Enregistrer les informations" }));
    await closed();
    expect(festival.people.find(zoe.id).note).toBe("à appeler");
  });

  it("of whom another person decides meanwhile stays in view, with nothing left to decide", async () => {
    const zoe = applicant("Zoé");
    const { dialog, user, store } = await openDialog("Zoé Roux");
    await user.type(dialog.getByLabelText("Note des humains"), "à appeler");
    candidates.reject(zoe.id);
    store.dispatch(baseApi.util.invalidateTags([{ type: "Candidate", id: "VOLUNTEER" }]));
    expect(await dialog.findByText("Quelqu'un d'autre vient d'en décider")).toBeVisible();
    expect(dialog.queryByRole("button", { name: enrol })).not.toBeInTheDocument();
    expect(dialog.getByLabelText("Note des humains")).toHaveValue("à appeler");
  });

  it("of whom another person has just decided: the refusal is told, and the dialog stays", async () => {
    const zoe = applicant("Zoé");
    const { dialog, user, messages } = await openDialog("Zoé Roux");
    candidates.reject(zoe.id);
    await user.click(dialog.getByRole("button", { name: "Rejeter la candidature" }));
    expect(await dialog.findByText("Quelqu'un d'autre vient d'en décider")).toBeVisible();
    await waitFor(() =>
      expect(messages()).toEqual(["Le bénévole a déjà été rejeté pour être bénévole pour cette édition"]),
    );
  });

  it("who was rejected is given another chance", async () => {
    const zoe = applicant("Zoé", { isRejected: true });
    const { user, messages } = openPage("/registrations/volunteer?rejected=1");
    await user.click(await screen.findByText("Zoé Roux"));
    await user.click(await screen.findByRole("button", { name: "Restaurer la candidature" }));
    await closed();
    expect(candidates.find(zoe.id)?.isRejected).toBe(false);
    await waitFor(() => expect(messages()).toEqual(["La candidature a été restaurée"]));
  });

  it("is not decided of without network, and is once it is back", async () => {
    const zoe = applicant("Zoé");
    const { dialog, user, messages } = await openDialog("Zoé Roux");
    festival.unplug();
    await user.click(dialog.getByRole("button", { name: enrol }));
    await waitFor(() => expect(messages()[0]).toMatch(/^Impossible de joindre le serveur/));
    festival.plug();
    await user.click(dialog.getByRole("button", { name: enrol }));
    await closed();
    expect(candidates.find(zoe.id)?.isMember).toBe(true);
  });
});

test("The candidates can be read by teams that they ask for, and all again", async () => {
  applicant("Zoé", { teams: ["kfet"] });
  applicant("Max", { teams: ["bde"] });
  const { user, address } = openPage("/registrations/volunteer?teams=kfet");
  await screen.findByText("Zoé Roux");
  expect(screen.queryByText("Max Roux")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
  expect(await screen.findByText("Max Roux")).toBeVisible();
  expect(address()).toBe("/registrations/volunteer");
});

test("A file of candidates that could not be read is not written", async () => {
  applicant("Zoé");
  const { user, messages } = openPage("/registrations/volunteer");
  await screen.findByText("Zoé Roux");
  festival.unplug();
  await user.click(screen.getByRole("button", { name: "Exporter les candidats" }));
  await waitFor(() => expect(messages()[0]).toMatch(/^Impossible de joindre le serveur/));
});
