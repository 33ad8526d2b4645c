import { aWindow } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const festival = planningServer();
const humain = {
  teams: ["humain"],
  permissions: ["view-planning", "view-volunteer", "affect-volunteer", "read-ft"],
};
const ofZoe = () => openPage(`/planning/${zoe.id}`, humain);
const dialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  aWindow(1440);
});
afterEach(() => void jest.useRealTimers());

async function add() {
  const page = ofZoe();
  await page.user.click(await screen.findByRole("button", { name: "Ajouter une pause" }));
  return { ...page, form: await dialog() };
}

describe("A new break", () => {
  it.each(["0", "-1", "1,5", "midi", ""])("does not last « %s » hours", async (text) => {
    const { user, form } = await add();
    const hours = form.getByLabelText(/^Durée en heures/);
    await user.clear(hours);
    if (text !== "") await user.type(hours, text);
    await user.click(form.getByRole("button", { name: "Ajouter la pause" }));
    await waitFor(() => expect(hours).toBeInvalid());
    expect(festival.writes).toEqual([]);
  });

  it("begins at an hour that can be read", async () => {
    const { user, form } = await add();
    const start = form.getByLabelText(/^Début/);
    await user.clear(start);
    await user.type(start, "bientôt");
    await user.click(form.getByRole("button", { name: "Ajouter la pause" }));
    await waitFor(() => expect(start).toBeInvalid());
    expect(start).toHaveFocus();
    expect(festival.writes).toEqual([]);
  });

  it("that meets a slot is refused in the dialog, and may be moved", async () => {
    const message = "Zoé est affectée à la tâche « Tenir le bar » à ce moment";
    festival.refuse("break.add", 409, message);
    const { user, form, messages } = await add();
    await user.click(form.getByRole("button", { name: "Ajouter la pause" }));
    expect(await form.findByText(message)).toBeVisible();
    await waitFor(() => expect(messages()).toEqual([]));
    festival.plug();
    await user.click(form.getByRole("button", { name: "Ajouter la pause" }));
    await waitFor(() => expect(messages()).toEqual(["Pause ajoutée"]));
  });

  it("is not added when one gives up", async () => {
    const { user, form } = await add();
    await user.click(form.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });
});
