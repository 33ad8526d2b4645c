import type { ActivityForLogistic } from "@coulisses/shared-domain/contract/activity-dashboards";
import { screen, waitFor, within } from "@testing-library/react";
import { api, downloads, read } from "@coulisses/shared-auth/testing";
import { http, HttpResponse } from "msw";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const files = downloads();
const matos = {
  teams: ["hard", "matos"],
  permissions: [...organiser.permissions, "view-fa-gear-dashboard" as const],
};

const stage: ActivityForLogistic = {
  id: 3,
  name: "Grande scène",
  status: "IN_REVIEW",
  team: "bar",
  inquiries: [
    {
      slug: "table",
      name: "Table",
      quantity: 4,
      category: "Mobilier",
      owner: "Matos",
      drive: "Magasin",
      isPonctualUsage: true,
      isConsumable: false,
    },
    { slug: "gaffer", name: "=Gaffer", quantity: 2, isPonctualUsage: false, isConsumable: true },
  ],
};
const parade: ActivityForLogistic = { ...stage, id: 8, name: "Défilé", team: null };
const categories = [
  { id: 1, version: 1, name: "Mobilier", path: "mobilier" },
  { id: 2, version: 1, name: "Tables", path: "mobilier->tables", parent: 1 },
];

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  festival.server.use(
    read("festival-activities/for-logistic", (search) => {
      asked.push(search.toString());
      return search.get("search") === "rien" ? [] : [stage, parade];
    }),
    read("logistic/categories", () => categories),
  );
});

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

describe("the gear that activities ask for", () => {
  it("unfolds under its activity, all of it", async () => {
    const { user } = openPage("/fa/dashboard/logistic", matos);
    await user.click(within(await row("Grande scène")).getByText("Grande scène"));
    const table = within(screen.getByRole("table", { name: "Matos demandé par Grande scène" }));
    expect(table.getByRole("row", { name: "Matos Mobilier Table 4 Magasin" })).toBeInTheDocument();
    await user.click(within(await row("Défilé")).getByText("Défilé"));
    expect(screen.queryByRole("table", { name: "Matos demandé par Grande scène" })).not.toBeInTheDocument();
  });

  it("leads to the sheet", async () => {
    const { user, address } = openPage("/fa/dashboard/logistic", matos);
    await user.click(await screen.findByRole("link", { name: "Ouvrir la FA #3" }));
    await waitFor(() => expect(address()).toBe("/fa/3"));
  });

  it("is asked of the server once, when the person has stopped typing", async () => {
    const { user, address } = openPage("/fa/dashboard/logistic", matos);
    await row("Grande scène");
    await user.type(screen.getByLabelText("Rechercher un matos"), "rien");
    expect(address()).toBe("/fa/dashboard/logistic");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeInTheDocument();
    expect(asked).toEqual(["", "search=rien"]);
  });

  it("is filtered by category, team and place by the server, by activity at once", async () => {
    const { user, address } = openPage("/fa/dashboard/logistic?owner=matos&drive=Magasin", matos);
    await row("Grande scène");
    await user.type(screen.getByLabelText("Catégorie"), "tables");
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(asked).toEqual([
        "owner=matos&drive=Magasin",
        "category=mobilier-%3Etables&owner=matos&drive=Magasin",
      ]),
    );
    await user.type(screen.getByLabelText("Rechercher une activité"), "defile");
    await waitFor(() => expect(address()).toContain("activity=defile"));
    expect(screen.queryByRole("row", { name: /Grande scène/ })).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it("says that there is nothing to export when no line is left", async () => {
    const { user, messages } = openPage("/fa/dashboard/logistic?activity=licorne", matos);
    await screen.findByText("Rien ne correspond à ces filtres");
    await user.click(screen.getByRole("button", { name: "Exporter les FA affichées" }));
    await waitFor(() => expect(messages()).toEqual(["La liste est vide : il n'y a rien à exporter."]));
  });

  it("is exported as it is shown, which the journal knows, and no cell runs as a formula", async () => {
    const told: unknown[] = [];
    festival.server.use(
      http.post(api("audit-entries/exports"), async ({ request }) => {
        told.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openPage("/fa/dashboard/logistic?activity=scene", matos);
    await screen.findByText("Bar");
    await user.click(screen.getByRole("button", { name: "Exporter les FA affichées" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^demandes-matos-FA-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines).toEqual([
      '"Numéro FA","Nom FA","Statut FA","Equipe","Responsable","Catégorie","Nom","Quantité","Lieu de stockage","Appoint","Consommable"',
      '"3","Grande scène","IN_REVIEW","Bar","Matos","Mobilier","Table","4","Magasin","true","false"',
      `"3","Grande scène","IN_REVIEW","Bar","","","'=Gaffer","2","","false","true"`,
    ]);
    expect(told).toEqual([{ what: "gear-requests", rows: 2 }]);
  });
});
