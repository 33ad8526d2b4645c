import { festivalServer, read } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { screen, waitFor, within } from "@testing-library/react";
import { guardedTeams } from "../testing/guarded-teams";
import { openPage } from "../testing/open-page";
import { settingCalls, startSettings } from "../testing/settings";

const administrator: Access = { teams: ["admin"], permissions: [] };
const festivalEntry = {
  name: "24h de l'INSA",
  association: "",
  schoolDomain: "",
  domain: "festival.fr",
  color: "#0B6478",
  humainEmail: "humain@festival.fr",
  communicationEmail: "com@festival.fr",
  sgEmail: "sg@festival.fr",
  supportEmail: "support@festival.fr",
};

const festival = festivalServer([guardedTeams, ...settingCalls, read("permissions", () => [])]);

beforeEach(() =>
  startSettings(
    { key: "festival", value: festivalEntry, version: 3 },
    { key: "eventDate", value: { start: "2027-05-14T16:00:00.000Z" }, version: 1 },
  ),
);

const open = (section?: string, access = administrator) =>
  openPage(`/configuration${section === undefined ? "" : `?section=${section}`}`, access);
const form = async (name: string) => within(await screen.findByRole("form", { name }));

describe("the configuration", () => {
  it("opens on the festival, and goes from section to section by its address", async () => {
    const { user, address } = open();
    expect((await form("Le festival")).getByLabelText(/Nom du festival/)).toHaveValue("24h de l'INSA");
    await user.click(screen.getByRole("link", { name: "Dates" }));
    expect(address()).toBe("/configuration?section=dates");
    expect(screen.getByRole("link", { name: "Dates" })).toHaveAttribute("aria-current", "page");
    expect(await form("Date de début de la manif")).toBeDefined();
  });

  it("shows teams and permissions to those alone who manage them", async () => {
    open("equipes", { teams: ["hard"], permissions: ["manage-config"] });
    await form("Le festival");
    expect(screen.queryByRole("link", { name: "Équipes" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Permissions" })).not.toBeInTheDocument();
  });

  it("leads those who manage both to teams and permissions, and to nothing else", async () => {
    const access: Access = { teams: ["bureau"], permissions: ["manage-teams", "manage-permissions"] };
    const { user, address } = openPage("/configuration/teams", access);
    await screen.findByRole("table", { name: "Équipes" });
    const sections = within(screen.getByRole("navigation", { name: "Sections de la configuration" }));
    expect(sections.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Équipes",
      "Permissions",
    ]);
    await user.click(sections.getByRole("link", { name: "Permissions" }));
    expect(await screen.findByText("Aucune permission")).toBeInTheDocument();
    expect(address()).toBe("/configuration/permissions");
  });

  it("asks nobody to choose among one section", async () => {
    openPage("/configuration/teams", { teams: ["bureau"], permissions: ["manage-teams"] });
    // The pages of the table are the only thing to choose among.
    expect(await screen.findByRole("navigation")).toHaveAccessibleName("Pagination");
  });

  it("says that it could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await form("Le festival")).toBeDefined();
  });
});

describe("what is set", () => {
  it("is saved for everybody, and said so", async () => {
    const { user, messages } = open();
    const fields = await form("Le festival");
    const name = fields.getByLabelText(/Nom du festival/);
    await user.clear(name);
    await user.type(name, "Les Déferlantes{Enter}");
    await waitFor(() => expect(messages()).toContain("La configuration a été sauvegardée"));
    const value = { ...festivalEntry, name: "Les Déferlantes" };
    expect(festival.writes).toEqual([`POST configuration/festival ${JSON.stringify({ value })}`]);
  });

  it("is not sent while an address is none", async () => {
    const { user } = open();
    const fields = await form("Le festival");
    const support = fields.getByLabelText(/Support/);
    await user.clear(support);
    await user.type(support, "support");
    await user.click(fields.getByRole("button", { name: "Enregistrer" }));
    expect(await fields.findByText("Adresse mail non valable")).toBeInTheDocument();
    expect(support).toHaveFocus();
    expect(festival.writes).toEqual([]);
  });

  it("stays on screen when another person has changed it meanwhile", async () => {
    festival.refuse("configuration.save", 412, "La configuration a changé entre-temps");
    const { user } = open();
    const fields = await form("Le festival");
    const name = fields.getByLabelText(/Nom du festival/);
    await user.type(name, " !{Enter}");
    expect(await fields.findByText("La configuration a changé entre-temps")).toBeInTheDocument();
    expect(name).toHaveValue("24h de l'INSA !");
  });

  it("is a date and a time of Paris", async () => {
    const { user } = open("dates");
    const fields = await form("Date de début de la manif");
    const start = fields.getByLabelText(/Début/);
    expect(start).toHaveValue("14/05/2027 18:00");
    await user.clear(start);
    await user.type(start, "13/05/2027 9h");
    await user.click(fields.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() =>
      expect(festival.writes).toEqual([
        'POST configuration/eventDate {"value":{"start":"2027-05-13T07:00:00.000Z"}}',
      ]),
    );
  });

  it("is the text that strangers read, which can begin again from the template", async () => {
    const { user } = open("inscription");
    const fields = await form("Description du formulaire d'inscription");
    await user.click(screen.getByRole("button", { name: "Remplacer par le template" }));
    expect(await fields.findByText("Bienvenue chez les bénévoles !")).toBeInTheDocument();
    await user.click(fields.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(festival.writes[0]).toMatch(/^POST configuration\/registerForm .*bénévoles/));
  });

  it("is the map's background, or none", async () => {
    const { user } = open("carte");
    const fields = await form("Le fond de carte");
    const address = fields.getByLabelText(/Adresse des images/);
    await user.clear(address);
    await user.type(address, "https://tuiles.fr/carte.png");
    await user.click(fields.getByRole("button", { name: "Enregistrer" }));
    expect(
      await fields.findByText("L'adresse du fond de carte est de la forme https://…/{z}/{x}/{y}.png"),
    ).toBeInTheDocument();
    await user.click(fields.getByRole("switch", { name: "Afficher un fond de carte" }));
    await user.click(fields.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    expect(festival.writes[0]).toMatch(/^POST configuration\/map {"value":{"tiles":null,/);
  });
});
