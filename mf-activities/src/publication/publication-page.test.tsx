import { downloads, read } from "@coulisses/shared-auth/testing";
import type { ActivityForCommunication } from "@coulisses/shared-domain/contract/activity-dashboards";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";
import { photoAddress } from "@coulisses/shared-domain/festival-activity/sections/photo-link";

const festival = festivalServer();
const files = downloads();
const communication = {
  teams: ["hard", "communication"],
  permissions: [...organiser.permissions, "read-animation-to-publish" as const],
};

const escape: ActivityForCommunication = {
  id: 12,
  name: "Escape game",
  status: "DRAFT",
  timeWindows: [
    { id: "b", start: "2026-05-16T08:00:00.000Z", end: "2026-05-16T10:00:00.000Z" },
    { id: "a", start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T18:00:00.000Z" },
  ],
  description: "<p>Sortez <strong>à temps</strong><script>alert(1)</script></p>",
  photoLink: "https://photos.exemple.fr/escape.jpg",
  isFlagship: true,
  categories: ["Divertissement", "RELOU"],
};
const parade: ActivityForCommunication = {
  ...escape,
  id: 3,
  name: "Défilé",
  status: "VALIDATED",
  photoLink: null,
  isFlagship: false,
};

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

beforeEach(() => festival.server.use(read("festival-activities/for-communication", () => [parade, escape])));

describe("the animations to publish", () => {
  it("tell what the site and the leaflet will say, drafts too", async () => {
    openPage("/fa/to-publish", communication);
    const game = within(await row("Escape game"));
    expect(game.getByText("Brouillon")).toBeInTheDocument();
    expect(game.getByText("à temps").tagName).toBe("STRONG");
    expect(game.queryByText(/alert/)).not.toBeInTheDocument();
    expect(game.getByText("Divertissement")).toBeInTheDocument();
    expect(game.getByText("Relou")).toBeInTheDocument();
    expect(game.getByText("Phare")).toBeInTheDocument();
    const windows = game.getAllByText(/2026/).map(({ textContent }) => textContent);
    expect(windows).toEqual(["15/05/2026 18:00 - 15/05/2026 20:00", "16/05/2026 10:00 - 16/05/2026 12:00"]);
    expect(within(await row("Défilé")).getByText("Non")).toBeInTheDocument();
  });

  it("say quietly what is missing: it is no error", async () => {
    const bare = { ...parade, name: "Sieste", timeWindows: [], categories: [], description: "" };
    festival.server.use(read("festival-activities/for-communication", () => [bare]));
    openPage("/fa/to-publish", communication);
    const cells = within(await row("Sieste")).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent).slice(2, 7)).toEqual([
      "Aucune",
      "Aucune description",
      "Aucune",
      "Non",
      "Aucun créneau",
    ]);
  });

  it("are copied and downloaded one by one, as a text", async () => {
    const { user, messages } = openPage("/fa/to-publish", communication);
    await user.click(await screen.findByRole("button", { name: "Copier le texte d'Escape game" }));
    await waitFor(() => expect(messages()).toEqual(["Le texte de l'animation est copié ✅"]));
    await user.click(screen.getByRole("button", { name: "Télécharger le texte d'Escape game" }));
    const [file] = await files();
    expect(file?.name).toBe("animation-12.txt");
    expect(file?.text).toMatch(/^Escape game \(animation phare\)\n\n15\/05\/2026 18:00/);
  });

  it("lead to their photo in a new tab, which is no page of ours", async () => {
    openPage("/fa/to-publish", communication);
    const photo = await screen.findByRole("link", { name: "Photo d'Escape game" });
    expect(photo).toHaveAttribute("href", escape.photoLink);
    expect(photo).toHaveAttribute("target", "_blank");
    expect(photo).toHaveAttribute("data-tip", escape.photoLink);
    expect(screen.queryByRole("link", { name: "Photo de Défilé" })).not.toBeInTheDocument();
    expect([photoAddress("photos.exemple.fr/a.jpg"), photoAddress("javascript:alert(1)")]).toEqual([
      "https://photos.exemple.fr/a.jpg",
      "https://javascript:alert(1)",
    ]);
  });

  it("are found by number and name, as the address says", async () => {
    const { user, address } = openPage("/fa/to-publish", communication);
    await row("Escape game");
    await user.type(screen.getByLabelText("Rechercher une animation"), "defile");
    await waitFor(() => expect(address()).toBe("/fa/to-publish?search=defile"));
    expect(screen.queryByRole("row", { name: /Escape game/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(await row("Escape game")).toBeInTheDocument();
  });

  it("open their sheet for those who read sheets", async () => {
    const { user, address, unmount } = openPage("/fa/to-publish", communication);
    await user.click(await screen.findByText("Escape game"));
    await waitFor(() => expect(address()).toBe("/fa/12"));
    unmount();
    openPage("/fa/to-publish", { teams: ["communication"], permissions: ["read-animation-to-publish"] });
    await row("Escape game");
    expect(screen.queryByRole("link", { name: "Escape game" })).not.toBeInTheDocument();
  });

  it("say that there is none, or that they could not be read", async () => {
    festival.server.use(read("festival-activities/for-communication", () => []));
    openPage("/fa/to-publish", communication).unmount();
    festival.unplug();
    const { user } = openPage("/fa/to-publish", communication);
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    festival.server.use(read("festival-activities/for-communication", () => []));
    await user.click(retry);
    expect(await screen.findByText("Aucune animation à publier")).toBeInTheDocument();
  });
});
