import { screen, waitFor, within } from "@testing-library/react";
import { downloads, lea, theo } from "@coulisses/shared-auth/testing";
import { charismaServer } from "../testing/charisma-server";
import { openPage } from "../testing/open-page";

const files = downloads();
const festival = charismaServer();
/** The queries of the list. */
const searches = () =>
  festival
    .readsOf("charisma-events/all-participations")
    .map((read) => new URL(read, "http://localhost").search);
const open = (search = "") => openPage(`/charisma/events/list${search}`);
const rows = async () =>
  within(
    await screen.findByRole("grid", { name: "Participations aux événements charismatiques", busy: false }),
  )
    .getAllByRole("row")
    .slice(1);
const row = (name: RegExp) => screen.findByRole("row", { name });
/** A day of 2025. */
const dayOf = (rank: number) => new Date(Date.UTC(2025, 0, rank)).toISOString().slice(0, 10);
const dialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => {
  festival.hadEvent("Nettoyage d'été", "2026-07-04", { id: lea.id, hours: 2 }, { id: theo.id, hours: 1 });
  festival.hadEvent("Tri", "2026-11-22", { id: lea.id, hours: 3 });
});

describe("The participations in events", () => {
  it.each([
    ["", 3],
    ["?search=tito", 1],
    ["?search=nettoyage", 2],
  ])("found by %s", async (search, count) => {
    open(search);
    await waitFor(async () => expect(await rows()).toHaveLength(count));
  });

  it("are given another total", async () => {
    const { user, messages } = open();
    await user.click(await row(/Tri.*Léa Martin/));
    const field = (await dialog()).getByLabelText(/^Charisme/);
    await user.clear(field);
    await user.type(field, "0");
    await user.click((await dialog()).getByRole("button", { name: "Modifier" }));
    expect(festival.writes).toEqual([]);
    await user.clear(field);
    await user.type(field, "50");
    await user.click((await dialog()).getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(messages()).toEqual(["La participation de Léa à Tri a été modifiée"]));
    await waitFor(async () => expect(await row(/Tri.*Léa Martin/)).toHaveTextContent("50"));
  });

  it("are taken back once one agrees to it", async () => {
    const { user, messages } = open("?search=tri");
    const name = "Supprimer la participation de Léa Martin à Tri";
    await user.click(within(await row(/Tri.*Léa/)).getByRole("button", { name }));
    expect((await dialog()).getByText("Léa Martin perdra 30 de charisme.")).toBeVisible();
    await user.click((await dialog()).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["La participation de Léa à Tri a été supprimée"]));
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });

  it("that can't be read are asked for again", async () => {
    festival.unplug();
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(again);
    expect(await rows()).toHaveLength(3);
  });

  it("that are found are totalled, and handed over whole as a file", async () => {
    const { user } = open("?search=nettoyage");
    expect(await screen.findByText("2 participations de 2 personnes, 30 de charisme")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^participations-[\d-]+\.csv$/);
    expect(file?.lines).toEqual([
      '"Événement","Date","Participant","Charisme"',
      `"Nettoyage d'été","2026-07-04","Léa Martin","20"`,
      `"Nettoyage d'été","2026-07-04","Théo (Tito) Petit","10"`,
    ]);
    await user.type(screen.getByLabelText("Rechercher une participation"), "zzz");
    await screen.findByText("Rien ne correspond à ces filtres");
    expect(screen.queryByRole("button", { name: "Exporter" })).not.toBeInTheDocument();
  });

  it("of many years come page after page, as one asks for them", async () => {
    for (let event = 1; event <= 98; event++)
      festival.hadEvent("Tri", dayOf(event), { id: lea.id, hours: 1 });
    const { user } = open();
    expect(await screen.findByText("101 participations de 2 personnes, 1 040 de charisme")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Afficher la suite" }));
    expect(await screen.findByText("101 lignes")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Afficher la suite" })).not.toBeInTheDocument();
    expect(searches()).toEqual(["", "?offset=100"]);
  });

  it("CH-7 are sorted by the server, most charisma first", async () => {
    const { user } = open();
    await row(/Tri.*Léa/);
    await user.click(screen.getByRole("button", { name: /^Charisme/ }));
    await waitFor(() => expect(searches()).toContain("?sort=charisma"));
    await user.click(screen.getByRole("button", { name: /^Charisme/ }));
    await waitFor(() => expect(searches()).toContain("?sort=-charisma"));
    expect((await rows())[0]).toHaveTextContent("Tri");
  });
});
