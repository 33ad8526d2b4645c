import { festivalServer, keptRows } from "@coulisses/shared-auth/testing";
import {
  charismaPeriodNotFound,
  charismaPeriodToStore,
  charismaPeriodUpdate,
  type StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import { screen, waitFor, within } from "@testing-library/react";
import { night } from "../testing/charisma-samples";
import { openPage } from "../testing/open-page";

const periods = keptRows<StoredCharismaPeriod>({ notFound: charismaPeriodNotFound });
const festival = festivalServer({
  charismaPeriod: {
    list: periods.all,
    create: periods.adding((body) => charismaPeriodToStore(body, periods.all())),
    update: periods.changing((period, { body }) => charismaPeriodUpdate(period, body, periods.all())),
    remove: periods.removing(),
  },
});
const open = () => openPage("/charisma/periods");
const table = async () =>
  within(await screen.findByRole("grid", { name: "Créneaux de charisme", busy: false }));
const row = async (name: string) => (await table()).findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async () => within(await screen.findByRole("dialog"));

async function fill(user: ReturnType<typeof open>["user"], label: RegExp, text: string) {
  const field = (await dialog()).getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

describe("The page of charisma periods", () => {
  it("says that there is none, and adds the first", async () => {
    const { user, messages } = open();
    expect(await screen.findByText("Aucun créneau ajouté")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Ajouter un créneau" }));
    await fill(user, /^Nom/, "Nuit");
    await fill(user, /^Charisme par heure/, "20");
    await user.click((await dialog()).getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toEqual(["Période ajoutée"]));
    // The festival's first hour is proposed.
    expect(festival.writes).toEqual([
      'POST charisma-periods {"name":"Nuit","charisma":20,"start":"2026-05-15T16:00:00.000Z","end":"2026-05-15T17:00:00.000Z"}',
    ]);
    expect(await row("Nuit")).toHaveTextContent("15/05/2026 18:00");
  });

  it("shows each period in the table and in the calendar of the festival's week", async () => {
    periods.has(night);
    open();
    expect(await row("Nuit")).toHaveTextContent("20");
    expect((await screen.findAllByText("20 — Nuit"))[0]).toBeVisible();
  });

  it("changes a period, and keeps it apart from the others", async () => {
    periods.has(night, {
      ...night,
      id: 2,
      name: "Matin",
      start: night.end,
      end: "2026-05-16T10:00:00.000Z",
    });
    const { user, messages } = open();
    await user.click(await row("Matin"));
    await fill(user, /^Date de début/, "16/05/2026 05h00");
    await user.tab();
    expect(await (await dialog()).findByText("Ce créneau chevauche le créneau « Nuit »")).toBeVisible();
    await user.click((await dialog()).getByRole("button", { name: "Modifier" }));
    expect(festival.writes).toEqual([]);
    await fill(user, /^Date de début/, "16/05/2026 06h00");
    await fill(user, /^Charisme par heure/, "15");
    await user.click((await dialog()).getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(messages()).toEqual(["Période modifiée"]));
    await waitFor(async () => expect(await row("Matin")).toHaveTextContent("15"));
  });

  it("asks before a period goes", async () => {
    periods.has(night);
    const { user, messages } = open();
    await user.click(within(await row("Nuit")).getByRole("button", { name: "Supprimer Nuit" }));
    await user.click((await dialog()).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["Période supprimée"]));
    expect(await screen.findByText("Aucun créneau ajouté")).toBeInTheDocument();
  });

  it("without a server says so, and tries again", async () => {
    festival.unplug();
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(again);
    expect(await screen.findByText("Aucun créneau ajouté")).toBeInTheDocument();
  });
});
