import { baseApi } from "@coulisses/shared-auth";
import { festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import { screen, waitFor, within } from "@testing-library/react";
import { night } from "../testing/charisma-samples";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ periods: [] as StoredCharismaPeriod[] }));
const festival = festivalServer({ charismaPeriod: { list: () => kept.periods } });
const open = () => openPage("/charisma/periods");
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async () => within(await screen.findByRole("dialog"));
const field = async (label: RegExp) => (await dialog()).getByLabelText(label);
const press = async (user: ReturnType<typeof open>["user"], name: string) =>
  user.click((await dialog()).getByRole("button", { name }));

describe("A new period of charisma", () => {
  async function add() {
    const page = open();
    await screen.findByText("Aucun créneau ajouté");
    await page.user.click(screen.getByRole("button", { name: "Ajouter un créneau" }));
    await dialog();
    return page;
  }

  it("has a name, and focus goes to what is missing", async () => {
    const { user } = await add();
    await press(user, "Ajouter");
    expect(await (await dialog()).findByText("Ce champ est requis")).toBeVisible();
    expect(await field(/^Nom/)).toHaveFocus();
    expect(festival.writes).toEqual([]);
  });

  it.each(["-1", "2,5", "beaucoup", ""])("is worth no « %s » an hour", async (text) => {
    const { user } = await add();
    await user.type(await field(/^Nom/), "Nuit");
    const points = await field(/^Charisme par heure/);
    await user.clear(points);
    if (text !== "") await user.type(points, text);
    await press(user, "Ajouter");
    await waitFor(() => expect(points).toBeInvalid());
    expect(festival.writes).toEqual([]);
  });

  it("ends after it begins", async () => {
    const { user } = await add();
    await user.type(await field(/^Nom/), "Nuit");
    const end = await field(/^Date de fin/);
    await user.clear(end);
    await user.type(end, "15/05/2026 17h00");
    await press(user, "Ajouter");
    await waitFor(() => expect(end).toBeInvalid());
    expect(festival.writes).toEqual([]);
  });

  it("that the server refuses keeps what was typed", async () => {
    festival.refuse("charismaPeriod.create", 409, "Ce créneau chevauche le créneau « Matin »");
    const { user, messages } = await add();
    await user.type(await field(/^Nom/), "Nuit");
    await press(user, "Ajouter");
    expect(await (await dialog()).findByText("Ce créneau chevauche le créneau « Matin »")).toBeVisible();
    expect(await field(/^Nom/)).toHaveValue("Nuit");
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("half filled comes back, and may begin anew", async () => {
    const first = await add();
    await first.user.type(await field(/^Nom/), "Nuit");
    first.unmount();
    const { user } = await add();
    expect(await field(/^Nom/)).toHaveValue("Nuit");
    await press(user, "Repartir de zéro");
    expect(await field(/^Nom/)).toHaveValue("");
  });
});

describe("A period that is there", () => {
  beforeEach(() => void (kept.periods = [night]));

  it("follows what another person makes of it, where one has typed nothing", async () => {
    const { user, store } = open();
    await user.click(await row("Nuit"));
    expect(await field(/^Charisme par heure/)).toHaveValue("20");
    kept.periods = [{ ...night, charisma: 25 }];
    store.dispatch(baseApi.util.invalidateTags([{ type: "CharismaPeriod", id: "LIST" }]));
    await waitFor(async () => expect(await field(/^Charisme par heure/)).toHaveValue("25"));
  });

  it("that another person changes under one's hands asks whose counts", async () => {
    const { user, store } = open();
    await user.click(await row("Nuit"));
    const points = await field(/^Charisme par heure/);
    await user.clear(points);
    await user.type(points, "30");
    await user.tab();
    kept.periods = [{ ...night, charisma: 25 }];
    store.dispatch(baseApi.util.invalidateTags([{ type: "CharismaPeriod", id: "LIST" }]));
    expect(await (await dialog()).findByText(/: 25 par heure/)).toBeVisible();
    await press(user, "Modifier");
    expect(festival.writes).toEqual([]);
  });

  it("that can't go says why, and stays", async () => {
    festival.refuse("charismaPeriod.remove", 409, "Ce créneau sert encore");
    const { user } = open();
    await user.click(within(await row("Nuit")).getByRole("button", { name: "Supprimer Nuit" }));
    await press(user, "Supprimer");
    expect(await (await dialog()).findByText("Ce créneau sert encore")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await row("Nuit")).toBeVisible();
  });

  it("opens from the calendar too", async () => {
    const { user } = open();
    const [event] = await screen.findAllByRole("button", { name: /20 — Nuit/ });
    await user.click(event!);
    expect(await field(/^Nom/)).toHaveValue("Nuit");
  });
});
