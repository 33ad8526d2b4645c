import { answer, api, festivalServer, read, fillField } from "@coulisses/shared-auth/testing";
import { gearRecap, gearRecapDetails, type RecapGear } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { shortageCsv } from "@coulisses/shared-domain/gear-recap/shortage-csv";
import * as recap from "@coulisses/shared-domain/gear-recap/testing/festival";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { logistician, openPage } from "../testing/open-page";

const given = recap.state({
  inventory: [5],
  activities: [recap.activity(30, [9, 10])],
  tasks: [recap.task(2, [9, 9.5])],
  borrows: [recap.borrow(7, [8, 12])],
  purchases: [recap.purchase(3, 9)],
});
const chair = { id: 3, name: "Chaise", slug: "chaise", isConsumable: false };
const gears: RecapGear[] = [chair, recap.table, recap.tape];
const asked: string[] = [];
const festival = festivalServer([
  read("logistic/categories", () => [{ id: 1, version: 1, name: "Mobilier", path: "mobilier" }]),
  http.get(api("logistic/dashboard/export"), () => HttpResponse.text(shortageCsv(gears, given))),
  http.get(api("logistic/dashboard"), ({ request }) =>
    answer(() => {
      asked.push(new URL(request.url).search);
      return gearRecap(gears, given);
    }),
  ),
  http.get<{ slug: string }>(api("logistic/dashboard/:slug"), ({ request, params }) =>
    answer(() => {
      const period = Object.fromEntries(new URL(request.url).searchParams) as { start: string; end: string };
      return gearRecapDetails(gears.find(({ slug }) => slug === params.slug) ?? recap.table, given, period);
    }),
  ),
]);
const day = `start=${recap.iso(8)}&end=${recap.iso(12)}`;
const unfold = async (user: ReturnType<typeof openPage>["user"], gear: string) =>
  user.click(await screen.findByText(gear));

beforeEach(() => {
  asked.length = 0;
});

describe("the gear recap", () => {
  it("says what is missing at worst of each gear, in words too", async () => {
    openPage("/logistic/dashboard");
    const row = within(await screen.findByRole("row", { name: /Table/ }));
    expect(row.getByText("-17")).toBeInTheDocument();
    expect(row.getByLabelText("Il en manque")).toBeInTheDocument();
    expect(
      within(screen.getByRole("row", { name: /Gaffer/ })).getByLabelText("Consommable"),
    ).toBeInTheDocument();
  });

  it("says when that is, and begins with what is missing most", async () => {
    openPage("/logistic/dashboard");
    await screen.findByText("Table");
    const [, first, , last] = screen.getAllByRole("row");
    expect(first).toHaveTextContent(/^Table-17ven. 16, 09:00/);
    expect(last).toHaveTextContent(/^Chaise0/);
  });

  it("keeps the shortages alone in one press, with their number", async () => {
    const { user, address } = openPage("/logistic/dashboard");
    await screen.findByText("Table");
    await user.click(screen.getByRole("button", { name: "Manques (2)" }));
    expect(address()).toBe("/logistic/dashboard?missing=true");
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });

  it("asks the server for what the address filters", async () => {
    openPage("/logistic/dashboard?search=tab&category=mobilier&owner=matos");
    await screen.findByText("Table");
    expect(asked).toEqual(["?search=tab&category=mobilier&owner=matos"]);
    expect(screen.getByLabelText("Catégorie")).toHaveValue("Mobilier");
  });

  it("covers the festival and four days unless told otherwise; a period that does not last is said", async () => {
    const { user, address } = openPage("/logistic/dashboard");
    const start = await screen.findByLabelText("Début du créneau");
    await waitFor(() => expect(start).toHaveValue("15/05/2026 18:00"));
    expect(screen.getByLabelText("Fin du créneau")).toHaveValue("19/05/2026 18:00");
    const end = screen.getByLabelText("Fin du créneau");
    fillField(end, "2026-05-15T17:00");
    await waitFor(() => expect(address()).toContain("end=2026-05-15T15:00:00.000Z"));
    await unfold(user, "Table");
    expect(await screen.findAllByText("La date de fin doit être après la date de début")).not.toHaveLength(0);
  });

  it("unfolds a gear's stock and needs over time; a moment tells where they come from", async () => {
    const { user } = openPage(`/logistic/dashboard?${day}`, {
      ...logistician,
      permissions: [...logistician.permissions, "read-fa"],
    });
    await unfold(user, "Table");
    await user.click(await screen.findByRole("button", { name: "Tableau" }));
    await user.click(await screen.findByText("vendredi 16 mai à 09:00"));
    const dialog = within(await screen.findByRole("dialog", { name: "Table" }));
    const stock = within(dialog.getByRole("region", { name: "Stock" }));
    expect(stock.getByText("Inventaire : 5")).toBeInTheDocument();
    expect(stock.getByRole("link", { name: "Achat #9 - Castorama: 3" })).toHaveAttribute(
      "href",
      "/logistic/purchase/9",
    );
    expect(stock.getByRole("link", { name: "Emprunt #7 - Mairie: 7" })).toHaveAttribute(
      "href",
      "/logistic/borrow/7",
    );
    const needs = within(dialog.getByRole("region", { name: "Demandes" }));
    expect(needs.getByRole("link", { name: "FA #30 - Escape game: 30" })).toHaveAttribute(
      "href",
      "/fa/30#inquiry",
    );
    // No page of tasks for those who may not read them.
    expect(needs.getByText("FT #2 - Installer: 2")).toBeInTheDocument();
    expect(needs.queryByRole("link", { name: /FT/ })).not.toBeInTheDocument();
  });

  it("says when nothing was bought, borrowed or asked for", async () => {
    const { user } = openPage(`/logistic/dashboard?start=${recap.iso(6)}&end=${recap.iso(7)}`);
    await unfold(user, "Gaffer");
    await user.click(await screen.findByRole("button", { name: "Tableau" }));
    await user.click(await screen.findByText("vendredi 16 mai à 06:00"));
    const dialog = within(await screen.findByRole("dialog", { name: "Gaffer" }));
    for (const nothing of ["Aucun achat", "Aucun emprunt", "Aucune demande"]) {
      expect(dialog.getByText(nothing)).toBeInTheDocument();
    }
  });

  it("offers to try again when a gear's stock could not be read", async () => {
    const { user } = openPage(`/logistic/dashboard?${day}`);
    await screen.findByText("Table");
    festival.unplug();
    await unfold(user, "Table");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("button", { name: "Tableau" })).toBeInTheDocument();
  });

  it("is taken along as a spreadsheet of what is missing", async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { user, messages } = openPage("/logistic/dashboard");
    await user.click(await screen.findByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toMatch(/^"Matos","Manque",.*\n"Table","17",/);
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages().join()).toContain("Le fichier n'a pas pu être exporté"));
  });
});
