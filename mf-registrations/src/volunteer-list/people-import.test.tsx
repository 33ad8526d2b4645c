import { fileOf } from "@coulisses/shared-pages/spreadsheet/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { openPage, volunteerManager } from "../testing/open-page";
import { ofASchool } from "../testing/registration-server";
import { volunteersServer } from "../testing/volunteers-server";

const festival = volunteersServer();
beforeEach(() => {
  festival.has("Ada", ["benevole", "hard", "bar"]);
  festival.answers({ configuration: { list: () => [ofASchool] } });
});

const TITLES = "Prénom;Nom;E-mail;Téléphone;Date de naissance";
const input = () => screen.getByLabelText("Fichier", { selector: "input" });
const emails = () => festival.people.all().map(({ email }) => email);

async function openImport(content: string) {
  const page = openPage("/volunteers");
  await page.user.click(await screen.findByRole("button", { name: "Importer" }));
  await page.user.click(await screen.findByRole("menuitem", { name: "Des bénévoles" }));
  await screen.findByRole("heading", { name: "Importer des bénévoles" });
  await waitFor(() => expect(input()).toBeEnabled());
  fireEvent.change(input(), { target: { files: [fileOf(content, "benevoles.csv")] } });
  return page;
}

describe("people imported from a spreadsheet", () => {
  it("are corrected, added, and get no mail unless it is asked for", async () => {
    const { user, messages } = await openImport(
      `${TITLES}\nNina;Roux;nina@example.org;612345678;01/02/2003\nNino;Roux;nino@insa-lyon.fr;0612345679;01/02/2003`,
    );
    expect(await screen.findByText("Pas d'adresse insa 🙏")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Importer 1 ligne" }));
    expect(await screen.findByText("1 ligne importée ; 1 reste à corriger.")).toBeInTheDocument();
    expect(emails()).toContain("nina@example.org");
    expect(festival.kept.mailed).toEqual([]);

    await user.click(screen.getByRole("checkbox", { name: /^Envoyer à chaque personne un mail/ }));
    await user.clear(screen.getByLabelText("E-mail, ligne 3"));
    await user.type(screen.getByLabelText("E-mail, ligne 3"), "nino@example.org{Enter}");
    await user.click(screen.getByRole("button", { name: "Importer 1 ligne" }));
    await waitFor(() => expect(messages()).toContain("1 ligne importée"));
    expect(festival.kept.mailed).toEqual(["nino@example.org"]);
    expect(await screen.findByRole("button", { name: "Nino Roux" })).toBeVisible();
  });

  it("join teams only where one may give them", async () => {
    await openImport(`${TITLES};Équipes\nNina;Roux;nina@example.org;612345678;01/02/2003;bar`);
    expect(
      await screen.findByText("Tu n'as pas le droit d'ajouter des personnes aux équipes"),
    ).toBeInTheDocument();
  });

  it("take the rights to manage and to admit people", async () => {
    openPage("/volunteers", {
      ...volunteerManager,
      permissions: ["view-volunteer", "manage-users"],
    });
    await screen.findByRole("button", { name: "Exporter les bénévoles" });
    expect(screen.queryByRole("button", { name: "Importer" })).not.toBeInTheDocument();
  });
});

describe("availabilities imported from a spreadsheet", () => {
  it("are those of the people with these addresses", async () => {
    festival.has("Nina", ["benevole", "soft"], { email: "nina@example.org" });
    const { user, messages } = openPage("/volunteers");
    await user.click(await screen.findByRole("button", { name: "Importer" }));
    await user.click(await screen.findByRole("menuitem", { name: "Des disponibilités" }));
    await waitFor(() => expect(input()).toBeEnabled());
    const lines = ["nina@example.org;14/05/2027 18h;14/05/2027 20h", "nino@example.org;14/05 18h;14/05 20h"];
    const file = fileOf(["E-mail;Début;Fin", ...lines].join("\n"), "disponibilites.csv");
    fireEvent.change(input(), { target: { files: [file] } });
    expect(await screen.findByText("Personne n'a cette adresse")).toBeInTheDocument();
    await user.clear(screen.getByLabelText("E-mail, ligne 3"));
    await user.type(screen.getByLabelText("E-mail, ligne 3"), "nina@example.org{Enter}");
    await user.click(screen.getByRole("button", { name: "Importer 2 lignes" }));
    await waitFor(() => expect(messages()).toContain("2 lignes importées"));
    expect(festival.kept.hours).toHaveLength(2);
  });
});
