import { putGear } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { castorama, table, townHall } from "./testing/sheet-samples";
import { sheetsServer } from "./testing/sheets-server";

const festival = sheetsServer();
const dialog = async () => within(await screen.findByRole("dialog"));
const press = async (page: ReturnType<typeof openPage>, name: string) =>
  page.user.click((await dialog()).getByRole("button", { name }));

/** The common ground of purchases and loans. */
const kinds = [
  {
    kind: "a purchase",
    list: "/logistic/purchase",
    area: "purchase" as const,
    title: "Achat 1 - Castorama",
    gears: "Matos à acheter",
    present: () => festival.purchases.row(1),
    grows: () => festival.purchases.change(1, (sheet) => putGear(sheet, table, 99)),
  },
  {
    kind: "a loan",
    list: "/logistic/borrow",
    area: "borrow" as const,
    title: "Emprunt 1 - Mairie",
    gears: "Matos à emprunter",
    present: () => festival.borrows.row(1),
    grows: () => festival.borrows.change(1, (sheet) => putGear(sheet, table, 99)),
  },
];
beforeEach(() => {
  festival.purchases.has(castorama);
  festival.borrows.has(townHall);
});

describe.each(kinds)("Removing $kind", ({ list, area, title, present, grows }) => {
  async function ask() {
    const page = openPage(list);
    await page.user.click(await screen.findByRole("button", { name: `Supprimer ${title}` }));
    await screen.findByRole("dialog", { name: `Supprimer « ${title} » ?` });
    return page;
  }

  it("says which gear leaves the stock, and does nothing when one gives up", async () => {
    const page = await ask();
    expect((await dialog()).getByText(/Le matos de cette fiche \(\d+ Table\)/)).toBeInTheDocument();
    await press(page, "Annuler");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
    expect(present()).toBeDefined();
  });

  it("that another person has just filled is refused: nothing is lost unseen", async () => {
    const page = await ask();
    grows();
    await press(page, "Supprimer");
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    expect(await (await dialog()).findByText(/modifiée entre-temps/)).toBeInTheDocument();
    expect(present()?.gears).toMatchObject([{ quantity: 99 }]);
  });

  it("while the network is gone says so, and works once it is back", async () => {
    const page = await ask();
    festival.unplug();
    await press(page, "Supprimer");
    expect(await (await dialog()).findByText(/joindre le serveur/)).toBeInTheDocument();
    festival.plug();
    await press(page, "Supprimer");
    await waitFor(() => expect(present()).toBeUndefined());
  });

  it("that is refused keeps the dialog, with the reason", async () => {
    festival.refuse(`${area}.remove`, 409, "Cette fiche sert encore");
    const page = await ask();
    await press(page, "Supprimer");
    expect(await (await dialog()).findByText("Cette fiche sert encore")).toBeInTheDocument();
    expect(present()).toBeDefined();
  });
});

describe.each(kinds)("The page of $kind", ({ list, title, present }) => {
  it("leads back to its list", async () => {
    const { user, address } = openPage(`${list}/1`);
    await user.click(await screen.findByRole("link", { name: /^Toutes les fiches/ }));
    await waitFor(() => expect(address()).toBe(list));
  });

  it("removes it once one has agreed, and goes to the list", async () => {
    const page = openPage(`${list}/1`);
    await page.user.click(await screen.findByRole("button", { name: "Supprimer" }));
    await screen.findByRole("dialog", { name: `Supprimer « ${title} » ?` });
    expect(present()).toBeDefined();
    await press(page, "Supprimer");
    await waitFor(() => expect(page.address()).toBe(list));
    expect(present()).toBeUndefined();
    await waitFor(() => expect(page.messages()).toHaveLength(1));
  });
});

describe.each(kinds)("The gear of $kind", ({ list, gears, present }) => {
  it("is added, and removed again", async () => {
    const { user, messages } = openPage(`${list}/1`);
    const section = within(await screen.findByRole("region", { name: gears }));
    await user.type(section.getByLabelText("Chercher du matos"), "ten");
    await screen.findByRole("option", { name: /^Tente/ });
    await user.keyboard("{Enter}");
    await user.click(section.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(present()?.gears.map(({ slug }) => slug)).toEqual(["table", "tente"]));
    await waitFor(() => expect(section.getByLabelText("Chercher du matos")).toHaveValue(""));
    expect(section.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Supprimer Tente" }));
    await waitFor(() => expect(present()?.gears.map(({ slug }) => slug)).toEqual(["table"]));
    await waitFor(() => expect(messages()).toEqual(["Matos ajouté", "Matos supprimé"]));
  });
});

describe.each(kinds)("Gear that $kind holds already", ({ list, gears, present, grows }) => {
  it("is added to what is there, and said so", async () => {
    const before = present()?.gears[0]?.quantity ?? NaN;
    const { user, messages } = openPage(`${list}/1`);
    const section = within(await screen.findByRole("region", { name: gears }));
    await user.clear(section.getByLabelText("Quantité"));
    await user.type(section.getByLabelText("Quantité"), "5");
    await user.type(section.getByLabelText("Chercher du matos"), "tab");
    await user.click(await screen.findByRole("option", { name: /^Table/ }));
    await user.click(section.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(present()?.gears).toMatchObject([{ slug: "table", quantity: before + 5 }]));
    await waitFor(() => expect(messages()).toEqual([`Matos ajouté : ${before + 5} Table en tout`]));
    await waitFor(() => expect(section.getByLabelText("Chercher du matos")).toHaveValue(""));
    expect(section.queryByText("Ce champ est requis")).not.toBeInTheDocument();
  });

  it("is added by two people at once: both additions count, and nobody is asked which one to keep", async () => {
    const { user, messages } = openPage(`${list}/1`);
    const section = within(await screen.findByRole("region", { name: gears }));
    await user.clear(section.getByLabelText("Quantité"));
    await user.type(section.getByLabelText("Quantité"), "5");
    await user.type(section.getByLabelText("Chercher du matos"), "tab");
    await user.click(await screen.findByRole("option", { name: /^Table/ }));
    grows();
    await user.click(section.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(present()?.gears).toMatchObject([{ slug: "table", quantity: 104 }]));
    await waitFor(() => expect(messages()).toEqual(["Matos ajouté : 104 Table en tout"]));
    expect(screen.queryByRole("button", { name: "Garder la mienne" })).not.toBeInTheDocument();
  });

  it("is changed where it stands", async () => {
    const { user } = openPage(`${list}/1`);
    await screen.findByRole("region", { name: gears });
    await user.click(await screen.findByRole("button", { name: "Modifier Table" }));
    const quantity = screen.getByLabelText("Quantité de Table");
    await user.clear(quantity);
    await user.type(quantity, "7{Enter}");
    await waitFor(() => expect(present()?.gears).toMatchObject([{ slug: "table", quantity: 7 }]));
  });
});

describe.each(kinds)("The journal of $kind", ({ list, gears }) => {
  const link = () => screen.queryByRole("link", { name: "Toutes les modifications de la fiche" });

  it("is one link away for those who read it, and for nobody else", async () => {
    const { unmount } = openPage(`${list}/1`);
    await screen.findByRole("region", { name: gears });
    expect(link()).not.toBeInTheDocument();
    unmount();
    openPage(`${list}/1`, { teams: ["admin"], permissions: [] });
    await screen.findByRole("region", { name: gears });
    const target = `${list.slice("/logistic/".length)}:1`;
    expect(link()).toHaveAttribute("href", `/audit?target=${encodeURIComponent(target)}`);
  });
});
