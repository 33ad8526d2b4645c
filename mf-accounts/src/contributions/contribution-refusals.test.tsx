import { downloads } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { contributionsServer } from "../testing/contributions-server";
import { openPage } from "../testing/open-page";

const festival = contributionsServer();
const files = downloads();

const paidPath = "/contributions?paid=1";
const amountOf = (name: string) => screen.findByRole("textbox", { name: `Montant d'${name} Roux` });
const change = () => screen.findByRole("button", { name: "Modifier la cotisation d'Ada Roux" });

beforeEach(() => festival.has("Ada", {}));

describe("A contribution", () => {
  it("that the server refuses stays in its row, with what was typed", async () => {
    festival.refuse("contribution.pay", 403, "Tu n'as pas le droit de gérer les cotisations");
    const { user, messages } = openPage("/contributions");
    const field = await amountOf("Ada");
    await user.clear(field);
    await user.type(field, "3,50{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Tu n'as pas le droit de gérer les cotisations"]));
    expect(await amountOf("Ada")).toHaveValue("3,50");
    expect(screen.getByText(/^0 cotisant, 0,00\s€ en tout · 1 non cotisant$/)).toBeVisible();
  });

  it("is sent once by a hand that trembles", async () => {
    const { user } = openPage("/contributions");
    await amountOf("Ada");
    await user.dblClick(screen.getByRole("button", { name: "Valider le paiement d'Ada Roux" }));
    expect(await screen.findByText("Aucun bénévole trouvé")).toBeVisible();
    expect(festival.writes).toEqual(['POST contributions {"adherentId":101,"amount":100}']);
  });

  it("whose correction is refused keeps what was typed, and may be tried again", async () => {
    festival.pay(101, 500);
    festival.refuse("contribution.change", 409, "Cette édition est close");
    const { user, messages } = openPage(paidPath);
    const field = await amountOf("Ada");
    await user.clear(field);
    await user.type(field, "7");
    await user.click(await change());
    await waitFor(() => expect(messages()).toEqual(["Cette édition est close"]));
    expect(await amountOf("Ada")).toHaveValue("7,00");
    festival.plug();
    await user.click(await change());
    await waitFor(() => expect(messages()).toContain("La cotisation a été modifiée 💰"));
  });

  it("that can't be taken off says why, and stays", async () => {
    festival.pay(101, 500);
    festival.refuse("contribution.remove", 404, "Cotisation inconnue");
    const { user } = openPage(paidPath);
    await user.click(await screen.findByRole("button", { name: "Supprimer la cotisation d'Ada Roux" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Supprimer" }));
    expect(await dialog.findByText("Cotisation inconnue")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await amountOf("Ada")).toHaveValue("5,00");
  });

  it("is no file while nobody has paid, and says so", async () => {
    const { user, messages } = openPage("/contributions");
    await amountOf("Ada");
    await user.click(screen.getByRole("button", { name: "Exporter les cotisants" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(await files()).toEqual([]);
  });
});

describe("Those who have paid", () => {
  it("can't be read without network, until it is back", async () => {
    festival.pay(101, 500);
    festival.unplug();
    const { user } = openPage(paidPath);
    const [retry] = await screen.findAllByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry!);
    expect(await amountOf("Ada")).toHaveValue("5,00");
  });

  it("are filtered without losing which list is shown; taking the filters off goes back to who owes", async () => {
    festival.pay(101, 500);
    const { user, address } = openPage(paidPath);
    await amountOf("Ada");
    await user.type(screen.getByRole("searchbox"), "licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    expect(address()).toBe("/contributions?paid=1&search=licorne");
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(await screen.findByText("Aucun bénévole trouvé")).toBeVisible();
    expect(address()).toBe("/contributions");
  });
});
