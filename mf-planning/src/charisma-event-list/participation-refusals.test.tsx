import { baseApi } from "@coulisses/shared-auth";
import { downloads, lea, theo } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { charismaServer } from "../testing/charisma-server";
import { openPage } from "../testing/open-page";

const files = downloads();
const festival = charismaServer();
const open = (search = "") => openPage(`/charisma/events/list${search}`);
const row = (name: RegExp) => screen.findByRole("row", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => {
  festival.hadEvent("Tri", "2026-11-22", { id: lea.id, hours: 3 }, { id: theo.id, hours: 1 });
});

describe("A participation", () => {
  it("opens by the keyboard, and is left as it is by Escape", async () => {
    const { user } = open();
    (await row(/Tri.*Léa Martin/)).focus();
    await user.keyboard("{Enter}");
    expect((await dialog()).getByText("Léa Martin, Tri")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });

  it.each(["", "-5", "1,5", "beaucoup"])("has no total like « %s »", async (text) => {
    const { user } = open();
    await user.click(await row(/Tri.*Léa Martin/));
    const field = (await dialog()).getByLabelText(/^Charisme/);
    await user.clear(field);
    if (text !== "") await user.type(field, text);
    await user.click((await dialog()).getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(festival.writes).toEqual([]);
  });

  it("whose new total is refused stays open with what was typed", async () => {
    festival.refuse("charismaEvent.update", 404, "Participation inconnue");
    const { user, messages } = open();
    await user.click(await row(/Tri.*Léa Martin/));
    const field = (await dialog()).getByLabelText(/^Charisme/);
    await user.clear(field);
    await user.type(field, "50{Enter}");
    expect(await (await dialog()).findByText("Participation inconnue")).toBeVisible();
    expect(field).toHaveValue("50");
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("that can't be taken back says why", async () => {
    festival.refuse("charismaEvent.remove", 409, "L'événement est déjà compté");
    const { user } = open();
    const name = "Supprimer la participation de Léa Martin à Tri";
    await user.click(within(await row(/Tri.*Léa/)).getByRole("button", { name }));
    await user.click((await dialog()).getByRole("button", { name: "Supprimer" }));
    expect(await (await dialog()).findByText("L'événement est déjà compté")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await row(/Tri.*Léa/)).toBeVisible();
  });

  it("that another person writes down is shown", async () => {
    const { store } = open();
    await row(/Tri.*Léa/);
    festival.hadEvent("Montage", "2026-11-23", { id: theo.id, hours: 2 });
    store.dispatch(baseApi.util.invalidateTags(["CharismaEvent", { type: "CharismaEvent", id: "LIST" }]));
    expect(await row(/Montage.*Théo/)).toBeVisible();
  });
});

describe("The list", () => {
  it("ends with words that say so, and loses its search by one press", async () => {
    const { user, address } = open("?search=tito");
    await row(/Tri.*Théo/);
    expect(screen.getByText("C'est tout.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(await row(/Tri.*Léa/)).toBeVisible();
    expect(address()).toBe("/charisma/events/list");
  });

  it("is no file without network, and stays in view", async () => {
    const { user, messages } = open();
    await row(/Tri.*Léa/);
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(await files()).toEqual([]);
    expect(await row(/Tri.*Léa/)).toBeVisible();
  });
});
