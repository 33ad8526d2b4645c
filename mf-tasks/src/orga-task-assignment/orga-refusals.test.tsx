import { notices } from "@coulisses/shared-auth/session";
import { aWindow } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, screen, waitFor, within } from "@testing-library/react";
import { candidate, slotsToFill } from "../testing/assignment-samples";
import { assignmentServer } from "../testing/assignment-server";
import { openPage } from "../testing/open-page";

const festival = assignmentServer();
const organiser: Access = {
  teams: ["hard", "humain"],
  permissions: ["affect-volunteer", "read-ft", "view-volunteer", "view-planning"],
};
const open = () => openPage("/assignment/orga-task?volunteer=1", organiser);
const bar = () => slotsToFill(12, "Tenir le bar", [14], [{ team: "benevole", demand: 1 }]);
const slot = () => screen.findByRole("button", { name: /^Affecter à 12 - Tenir le bar/ });
const gone = () =>
  waitFor(() => expect(screen.queryByRole("button", { name: /^Affecter à 12/ })).not.toBeInTheDocument());

beforeEach(() => {
  void aWindow(1440);
  festival.kept.people = [candidate(1, "Léa")];
  festival.kept.slots = bar();
});

describe("An assignment", () => {
  it("that the server refuses says why, and leaves the slot to be pressed again", async () => {
    festival.refuse("assignment.assign", 403, "Tu n'as pas les droits");
    const { user, messages } = open();
    await user.click(await slot());
    await waitFor(() => expect(messages()).toEqual(["Tu n'as pas les droits"]));
    festival.plug();
    await user.click(await slot());
    await gone();
  });

  it("waits for the network: nothing is assigned meanwhile, and the next press does it", async () => {
    const { user, messages } = open();
    await slot();
    festival.unplug();
    await user.click(await slot());
    await waitFor(() => expect(messages()[0]).toMatch(/^Impossible de joindre le serveur/));
    expect(festival.kept.slots[0]?.assignees).toEqual([]);
    festival.plug();
    await user.click(await slot());
    await gone();
    expect(festival.kept.slots[0]?.assignees).toEqual([{ id: 1, as: "benevole" }]);
  });

  it.each([
    [409, "Ce créneau a commencé", "L'affectation n'est pas annulée : Ce créneau a commencé"],
    // Another manager was faster.
    [404, "Cette personne n'est pas sur ce créneau", "Affectation annulée"],
  ])("whose taking back is answered %i « %s » says: %s", async (status, reason, words) => {
    const { user, messages } = open();
    await user.click(await slot());
    await gone();
    await waitFor(() => expect(messages()).toHaveLength(1));
    festival.refuse("assignment.remove", status, reason);
    act(() => notices.first()?.action?.run());
    const assigned = "Léa Martin est affecté·e à [12] Tenir le bar";
    await waitFor(() => expect(messages()).toEqual([assigned, words]));
  });
});

describe("The word that goes against the rules of rest", () => {
  const tired = "Léa Martin travaillerait plus de 6 h d'affilée";
  async function ask() {
    festival.kept.slots = bar().map((one) => ({ ...one, restProblems: [tired] }));
    const page = open();
    await page.user.click(await slot());
    return { ...page, dialog: within(await screen.findByRole("dialog")) };
  }

  it("is not asked for once more by Escape, and nothing is sent", async () => {
    const { user } = await ask();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
    expect(await slot()).toBeVisible();
  });

  it("stays in its field when the server refuses, with the reason", async () => {
    festival.refuse("assignment.assign", 409, "Léa Martin est en pause sur ce créneau");
    const { user, dialog } = await ask();
    const word = dialog.getByLabelText(/Raison de passer outre/);
    await user.type(word, "Volontaire{Enter}");
    expect(await screen.findByText("Léa Martin est en pause sur ce créneau")).toBeVisible();
    expect(festival.kept.slots[0]?.assignees).toEqual([]);
  });
});

it("The slots of a person that can't be read are read again", async () => {
  festival.refuse("assignmentTool.listSlotsFor", 503, "Réessaie dans un instant", { once: true });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Réessayer" }));
  expect(await slot()).toBeVisible();
});

describe("On a phone", () => {
  it("a person is chosen, assigned at one press, and left for another", async () => {
    aWindow(390);
    festival.kept.people = [candidate(1, "Léa"), candidate(2, "Noël")];
    const { user, messages } = openPage("/assignment/orga-task", organiser);
    await user.click(await screen.findByRole("button", { name: /^Léa Martin/ }));
    expect(screen.queryByRole("list", { name: "Bénévoles à affecter" })).not.toBeInTheDocument();
    await user.click(await slot());
    await waitFor(() => expect(messages()).toEqual(["Léa Martin est affecté·e à [12] Tenir le bar"]));
    expect(screen.getByText("Léa Martin, affecté: 1h00")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Autres bénévoles" }));
    expect(await screen.findByRole("button", { name: /^Noël Martin/ })).toBeVisible();
  });
});
