import { baseApi } from "@coulisses/shared-auth";
import { notices } from "@coulisses/shared-auth/session";
import { read } from "@coulisses/shared-auth/testing";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { candidatesServer } from "../testing/candidates-server";
import { openPage } from "../testing/open-page";

const lists = [
  ["organisers", "STAFF", "/registrations/staff", "orga", "Enrôler en tant qu'organisateur"],
  ["volunteers", "VOLUNTEER", "/registrations/volunteer", "bénévole", "Enrôler en tant que bénévole"],
] as const satisfies [string, Membership, string, string, string][];

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const onto = async (name: string) => {
  const found = await row(name);
  act(() => found.focus());
};
/** Computing the names of thirty rows, each time, takes most of a test. */
const ontoRowOf = async (text: RegExp) => {
  const found = (await screen.findByText(text)).closest<HTMLElement>("[data-row]");
  act(() => found?.focus());
};
const undo = () => act(() => notices.first()?.action?.run());
const focusOn = (name: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(name));
const left = (name: string) =>
  waitFor(() => expect(screen.queryByRole("row", { name: new RegExp(name) })).not.toBeInTheDocument());
const button = (name: string) => screen.getByRole("button", { name });
const namesOnScreen = () =>
  screen.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label")?.replace("Sélectionner ", ""));

describe.each(lists)("The candidates to be %s", (_what, membership, path, label, enrolLabel) => {
  const festival = candidatesServer(
    membership,
    read("registrations/membership-applications/staffs/invitation-link", () => null),
  );
  const kept = festival.candidates;
  const group = membership === "STAFF" ? "staffs" : "volunteers";
  const told = { type: "Candidate" as const, id: membership };

  it("are decided of one after the other by the keyboard, whatever they are sorted by", async () => {
    for (let number = 1; number <= 30; number++)
      kept.has(`N${String(number).padStart(3, "0")}`, { charisma: number });
    const { user } = openPage(path);
    await ontoRowOf(/N001/);
    await user.keyboard("e");
    await waitFor(() => expect(screen.queryByText(/N001/)).not.toBeInTheDocument());
    await focusOn("N002");
    await user.keyboard("{End}");
    await focusOn("N030");
    await user.keyboard("r");
    await waitFor(() => expect(screen.queryByText(/N030/)).not.toBeInTheDocument());
    await focusOn("N029");
    await user.keyboard("{PageUp}");
    await focusOn("N009");
    const column = membership === "STAFF" ? "Prénom" : "Nom";
    const sort = () => screen.getByRole("button", { name: new RegExp(`^${column}`) });
    await user.click(sort());
    await user.click(sort());
    await ontoRowOf(/N020/);
    await user.keyboard("e");
    await waitFor(() => expect(screen.queryByText(/N020/)).not.toBeInTheDocument());
    await focusOn("N019");
    expect(festival.writes).toHaveLength(3);
  });

  it("rejected by one key are candidates again by « Annuler »", async () => {
    const zoe = kept.has("Zoé");
    const { user } = openPage(path);
    await onto("Zoé");
    await user.keyboard("r");
    await left("Zoé");
    expect(kept.find(zoe.id)?.isRejected).toBe(true);
    undo();
    expect(await row("Zoé")).toBeVisible();
    expect(kept.find(zoe.id)?.isRejected).toBe(false);
  });

  it("whose address nobody confirmed are told apart, and are not enrolled", async () => {
    kept.has("Zoé", { emailConfirmed: false });
    const { user, messages } = openPage(path);
    expect(await row("Zoé")).toHaveTextContent("candidat101@example.org (à confirmer)");
    await user.click(button("Enrôler Zoé Roux"));
    await waitFor(() => expect(messages()).toEqual(["Zoé Roux n'a pas encore confirmé son adresse mail"]));
  });

  it("are not decided of by a key held down, nor by a shortcut of the browser", async () => {
    kept.has("Zoé");
    kept.has("Max");
    openPage(path);
    const zoe = await row("Zoé");
    fireEvent.keyDown(zoe, { key: "r", repeat: true });
    fireEvent.keyDown(zoe, { key: "r", ctrlKey: true });
    fireEvent.keyDown(zoe, { key: "e", metaKey: true });
    fireEvent.keyDown(zoe, { key: "x" });
    fireEvent.keyDown(zoe, { key: "s" });
    expect(await screen.findByRole("button", { name: "Tout désélectionner" })).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("are all selected among those that the search leaves, and none again", async () => {
    kept.has("Zoé");
    kept.has("Max");
    kept.has("Zoélie");
    const { user, messages } = openPage(`${path}?search=zo`);
    await row("Zoélie");
    expect(screen.queryByRole("row", { name: /Max/ })).not.toBeInTheDocument();
    await user.click(button("Tout sélectionner"));
    await user.click(button(`${enrolLabel} (2)`));
    await left("Zoé");
    expect(kept.find(102)?.isMember).toBe(false);
    await user.clear(screen.getByRole("searchbox"));
    await row("Max");
    await user.click(button("Tout sélectionner"));
    expect(button(enrolLabel)).toBeEnabled();
    await user.click(button("Tout désélectionner"));
    const { length } = festival.writes;
    await user.click(button(enrolLabel));
    await waitFor(() => expect(messages().at(-1)).toBe("Sélectionne d'abord les candidats à enrôler."));
    expect(festival.writes).toHaveLength(length);
  });

  it("leave the selection as they leave the list, by another person's decision", async () => {
    const zoe = kept.has("Zoé");
    kept.has("Max");
    const { user, store } = openPage(path);
    await row("Zoé");
    await user.click(button("Tout sélectionner"));
    expect(button(`${enrolLabel} (2)`)).toBeEnabled();
    kept.reject(zoe.id);
    kept.has("Ida");
    store.dispatch(baseApi.util.invalidateTags([told]));
    await left("Zoé");
    await row("Ida");
    await user.click(button(enrolLabel));
    await left("Max");
    expect(festival.writes).toEqual([
      `POST registrations/membership-applications/${group}/enroll {"candidates":[{"id":102,"name":"Max Roux"}]}`,
    ]);
    expect(namesOnScreen()).toEqual(["Ida Roux"]);
  });

  it("AP-2 rejected meanwhile can't be rejected again: one is told, and reads the list as it is", async () => {
    const zoe = kept.has("Zoé");
    const { user, messages } = openPage(path);
    await row("Zoé");
    kept.reject(zoe.id);
    await user.click(button("Rejeter la candidature de Zoé Roux"));
    await left("Zoé");
    await waitFor(() =>
      expect(messages()).toEqual([`Le bénévole a déjà été rejeté pour être ${label} pour cette édition`]),
    );
  });

  it("AP-2 enrolled meanwhile can't be rejected", async () => {
    const zoe = kept.has("Zoé");
    const { user, messages } = openPage(path);
    await row("Zoé");
    kept.enrol([zoe]);
    await user.click(button("Rejeter la candidature de Zoé Roux"));
    await left("Zoé");
    await waitFor(() => expect(messages()).toEqual(["Cette personne a été enrôlée entre-temps"]));
    expect(kept.find(zoe.id)?.isRejected).toBe(false);
  });

  it("EN-2 rejected meanwhile keep all those selected from being enrolled, by name", async () => {
    const zoe = kept.has("Zoé");
    const max = kept.has("Max");
    kept.has("Ida");
    const { user, messages } = openPage(path);
    await row("Zoé");
    await user.click(button("Tout sélectionner"));
    kept.reject(zoe.id);
    kept.reject(max.id);
    await user.click(button(`${enrolLabel} (3)`));
    await left("Zoé");
    await waitFor(() =>
      expect(messages()).toEqual(["Les candidatures de Zoé Roux et Max Roux ont été rejetées"]),
    );
    expect(namesOnScreen()).toEqual(["Ida Roux"]);
  });

  it("AP-2 restored meanwhile are not restored twice", async () => {
    kept.has("Zoé", { isRejected: true });
    const { user, messages } = openPage(`${path}?rejected=1`);
    await onto("Zoé");
    kept.restore(101);
    await user.keyboard("a");
    await left("Zoé");
    await waitFor(() =>
      expect(messages()).toEqual([`Le bénévole n'a pas été rejeté pour être ${label} pour cette édition`]),
    );
  });

  it("are kept for those who may admit: anyone who just lost the right is told", async () => {
    kept.has("Zoé");
    const { user, messages } = openPage(path);
    await row("Zoé");
    festival.refuse(`${festival.area}.enrol`, 403, "Tu n'as pas les droits");
    await user.click(button("Enrôler Zoé Roux"));
    await waitFor(() => expect(messages()).toEqual(["Tu n'as pas les droits"]));
    expect(await row("Zoé")).toBeVisible();
  });

  it("can't be read without the right: the list says so", async () => {
    festival.refuse(`${festival.area}.candidates`, 403, "Tu n'as pas les droits");
    openPage(path);
    expect(await screen.findByText("Tu n'as pas les droits")).toBeVisible();
  });

  it("stay chosen while the network is away, and are enrolled once it is back", async () => {
    kept.has("Zoé");
    kept.has("Max");
    const { user, messages } = openPage(path);
    await row("Zoé");
    await user.click(button("Tout sélectionner"));
    festival.unplug();
    await user.click(button(`${enrolLabel} (2)`));
    await waitFor(() => expect(messages()[0]).toMatch(/^Impossible de joindre le serveur/));
    expect(await row("Zoé")).toBeVisible();
    festival.plug();
    await user.click(button(`${enrolLabel} (2)`));
    await left("Max");
    expect(kept.find(101)?.isMember).toBe(true);
  });

  it("show names that are no HTML", async () => {
    kept.has("<img src=x onerror=alert(1)>", { lastname: "<b>Roux</b>" });
    openPage(path);
    const shown = await row("<b>Roux</b>");
    expect(shown.querySelector("img, b")).toBeNull();
    expect(shown).toHaveTextContent("<img src=x onerror=alert(1)>");
  });

  it("are none that match: the list says so rather than that nobody applied", async () => {
    kept.has("Zoé");
    openPage(`${path}?search=licorne`);
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });
});
