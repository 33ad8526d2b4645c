import { baseApi } from "@coulisses/shared-auth";
import { storedText } from "@coulisses/shared-auth/testing";
import { cups, hours, mark, tables } from "@coulisses/shared-domain/loading/testing/samples";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { act, screen, waitFor, within } from "@testing-library/react";
import { loadingServer } from "../testing/loading-server";
import { openPage } from "../testing/open-page";

const festival = loadingServer();
const open = (search = "") => openPage(`/logistic/loading${search}`);
const box = (name = "4 × Table") => screen.findByRole("checkbox", { name });
const drive = async (name: string) => within(await screen.findByRole("region", { name }));
const kinds = () => festival.kept.marks.map(({ slug, way, isDone }) => [slug, way, isDone]);
const isChecked = () =>
  waitFor(() => expect(screen.getByRole("checkbox", { name: "4 × Table" })).toBeChecked());
const nothingWaits = () => waitFor(() => expect(screen.queryByText(/à envoyer/i)).not.toBeInTheDocument());

beforeEach(() => void jest.useFakeTimers({ now: new Date(fridayAt(9, 30)), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("The gear to load", () => {
  it("stands by drive and sheet, with quantity, hours, place and a link to its request", async () => {
    open();
    const shop = await drive("Magasin");
    const line = shop.getByRole("listitem", { name: "4 × Table, ven. 15, 10:00 → 18:00" });
    expect(line).toHaveTextContent("4 × Table");
    expect(shop.getByText("Scène")).toBeVisible();
    expect(shop.getByRole("link", { name: "FA-12 Concert" })).toHaveAttribute("href", "/fa/12#inquiry");
    const nowhere = await drive("Sans drive");
    expect(nowhere.getByRole("link", { name: "FT-34 Tenir le bar" })).toHaveAttribute(
      "href",
      "/ft/34#inquiry",
    );
    expect(nowhere.getByText("ven. 15, 10:00 · ne revient pas")).toBeVisible();
    expect(screen.getByText("Aller, vendredi 15 mai : 0 sur 2 chargé")).toBeVisible();
  });

  it("comes back the other way, but for what is used up", async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole("button", { name: "Retour" }));
    expect(address()).toBe("/logistic/loading?way=back");
    expect(await screen.findByText("Retour, vendredi 15 mai : 0 sur 1 rentré")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Sans drive" })).not.toBeInTheDocument();
  });

  it("is today's when something goes this way today, or that of the whole festival", async () => {
    festival.kept.requests = [tables, { ...cups, periods: [hours(34, 40)] }];
    const { user, address } = open();
    expect(await screen.findByText("Aller, vendredi 15 mai : 0 sur 1 chargé")).toBeVisible();
    await user.selectOptions(await screen.findByLabelText("Jour"), "Tout le festival");
    expect(address()).toBe("/logistic/loading?day=all");
    expect(await screen.findByText("Aller, tout le festival : 0 sur 2 chargé")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Jour"), "vendredi 15 mai");
    expect(address()).toBe("/logistic/loading");
  });

  it("is that of the whole festival when nothing goes this way today", async () => {
    festival.kept.requests = [{ ...tables, periods: [hours(34, 40)] }];
    open();
    expect(await screen.findByText("Aller, tout le festival : 0 sur 1 chargé")).toBeVisible();
  });

  it("may be that of one day", async () => {
    festival.kept.requests = [tables, { ...cups, periods: [hours(34, 40)] }];
    const { user, address } = open();
    await box();
    await user.selectOptions(await screen.findByLabelText("Jour"), "samedi 16 mai");
    expect(address()).toBe("/logistic/loading?day=2026-05-16");
    expect(await screen.findByText("Aller, samedi 16 mai : 0 sur 1 chargé")).toBeVisible();
    expect(screen.queryByRole("checkbox", { name: "4 × Table" })).not.toBeInTheDocument();
  });

  it("says why there is none", async () => {
    festival.kept.requests = [];
    const { user } = open();
    expect(await screen.findByText("Rien à charger")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Pas rentré (0)" }));
    expect(await screen.findByText("Tout est rentré")).toBeVisible();
  });

  it("can be read again after a failure", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await box()).toBeVisible();
  });

  it("is printed", async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Imprimer" }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe("A tick", () => {
  it("counts at once, is sent, and says who noted it", async () => {
    const { user } = open();
    await user.click(await box());
    expect(await (await drive("Magasin")).findByText("1 sur 1 chargé")).toBeVisible();
    await waitFor(() => expect(kinds()).toEqual([["table", "OUT", true]]));
    expect(await screen.findByText("Chargé ven. 15 à 09:30 par Noël Ertsemud")).toBeVisible();
    await nothingWaits();
  });

  it("on the way back counts even where nobody noted the way out, and says so", async () => {
    const { user } = open("?way=back");
    await user.click(await box());
    expect(await screen.findByText("Pas coché au départ")).toBeVisible();
    expect(await screen.findByText("Rentré ven. 15 à 09:30 par Noël Ertsemud")).toBeVisible();
    expect(kinds()).toEqual([["table", "BACK", true]]);
    await nothingWaits();
  });

  it("can be taken off", async () => {
    festival.kept.marks = [mark(9)];
    const { user } = open();
    expect(await box()).toBeChecked();
    await user.click(await box());
    expect(await box()).not.toBeChecked();
    await waitFor(() => expect(kinds().at(-1)).toEqual(["table", "OUT", false]));
    await nothingWaits();
    expect(await box()).not.toBeChecked();
  });

  it("is kept without network, and sent once it is back", async () => {
    const { user } = open();
    await box();
    festival.unplug();
    await user.click(await box());
    expect(await screen.findByText(/1 pointage à envoyer/)).toBeVisible();
    expect(await box()).toBeChecked();
    expect(kinds()).toEqual([]);
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(kinds()).toEqual([["table", "OUT", true]]));
    await nothingWaits();
    await isChecked();
  });

  it("that is refused says why, until it is read", async () => {
    const { user } = open();
    await box();
    festival.kept.requests = [cups];
    await user.click(await box());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Table : Cette fiche ne demande pas ce matos : recharge la liste");
    await user.click(within(alert).getByRole("button", { name: "J'ai lu" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("of another phone shows by itself", async () => {
    const { store } = open();
    await box();
    festival.kept.marks = [mark(9)];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Loading", id: "LIST" }])));
    await isChecked();
  });

  it("kept by the device is left out when it is none", async () => {
    localStorage.setItem("coulisses:1:loading", storedText([{ id: "a" }, null]));
    open();
    await box();
    expect(screen.queryByText(/à envoyer/)).not.toBeInTheDocument();
  });
});

describe("A request that changed", () => {
  it.each([
    [{ ...tables, quantity: 6 }, "6 × Table", "Modifié depuis : coché pour 4"],
    [
      { ...tables, periods: [hours(11, 26)] },
      "4 × Table",
      "Modifié depuis : coché pour ven. 15, 10:00 → 18:00",
    ],
    [{ ...tables, isApproved: false }, "4 × Table", "Modifié depuis : plus validé"],
    [{ ...tables, quantity: null }, "4 × Table", "N'est plus demandé"],
  ])("after its tick says so (%#)", async (request, name, words) => {
    festival.kept.requests = [request];
    festival.kept.marks = [mark(9)];
    open();
    expect(await box(name)).toBeChecked();
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe("What is not back", () => {
  it("is counted, listed, and goes once it is ticked", async () => {
    jest.setSystemTime(new Date(fridayAt(19)));
    festival.kept.marks = [mark(9)];
    const { user, address } = open();
    await user.click(await screen.findByRole("button", { name: "Pas rentré (1)" }));
    expect(address()).toBe("/logistic/loading?way=late");
    expect(screen.queryByLabelText("Jour")).not.toBeInTheDocument();
    await user.click(await box());
    expect(await screen.findByText("Tout est rentré")).toBeVisible();
    await waitFor(() => expect(kinds().at(-1)).toEqual(["table", "BACK", true]));
  });
});
