import { fillField, keptState } from "@coulisses/shared-auth/testing";
import {
  type Barrel,
  barrelAlreadyConfigured,
  barrelToStore,
} from "@coulisses/shared-domain/personal-account/barrel";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { barrels, savedBatch } from "../testing/sg-samples";
import { sgServer } from "../testing/sg-server";
import { openPage } from "../testing/open-page";

const own = keptState(() => ({ barrels }));
const changeBarrel = ({ slug, body }: { slug: string; body: Partial<Barrel> }) => {
  own.barrels = own.barrels.map((one) => (one.slug === slug ? { ...one, ...body } : one));
  return own.barrels.find((one) => one.slug === slug)!;
};
const festival = sgServer({
  barrel: {
    list: () => own.barrels,
    add: ({ body }) => {
      const barrel = barrelToStore(body);
      if (own.barrels.some(({ slug }) => slug === barrel.slug)) throw barrelAlreadyConfigured(barrel.slug);
      own.barrels = [...own.barrels, barrel];
      return barrel;
    },
    changePrice: changeBarrel,
    changeOpening: changeBarrel,
    remove: ({ slug }) => {
      own.barrels = own.barrels.filter((barrel) => barrel.slug !== slug);
    },
  },
});
const { kept } = festival;

async function open(button: string | RegExp) {
  const page = openPage("/sg");
  await screen.findByRole("textbox", { name: /Ada Roux/ });
  await page.user.click(await screen.findByRole("button", { name: button }));
  const dialog = await screen.findByRole("dialog");
  return { ...page, dialog };
}

describe("A spreadsheet", () => {
  it("fills the table; those not found or ambiguous are named", async () => {
    const { user, dialog } = await open("Coller depuis un tableur");
    const text = within(dialog).getByLabelText("Noms et nombres");
    fireEvent.change(text, { target: { value: "Roux Ada\t3\nLicorne\t2\nNoir\t12" } });
    await user.click(within(dialog).getByRole("button", { name: "Remplir le tableau" }));
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Introuvables : Licorne");
    await user.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: /Ada Roux/ })).toHaveValue("3");
    expect(screen.getByRole("textbox", { name: /Bob Noir/ })).toHaveValue("12");
  });

  it("takes numbers alone, counts what it took, and names the rest", async () => {
    const { user, dialog, messages } = await open("Coller depuis un tableur");
    const text = within(dialog).getByLabelText("Noms et nombres");
    fireEvent.change(text, { target: { value: "Roux Ada\t3\nNoir\tdix\nCléo Blanc\t0" } });
    await user.click(within(dialog).getByRole("button", { name: "Remplir le tableau" }));
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Nombres illisibles : Bob Noir (dix)");
    await waitFor(() => expect(messages()).toEqual(["Une ligne a été reprise"]));
    await user.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: /Bob Noir/ })).toHaveValue("");
  });
});

describe("The last saves", () => {
  const ada = {
    person: { id: 11, firstname: "Ada", lastname: "Roux" },
    isUndone: false,
    amount: 6000,
    context: "Fût de Blonde du 22/02: 3 bâtons",
  };
  const bob = {
    person: { id: 12, firstname: "Bob", lastname: "Noir" },
    isUndone: false,
    amount: 2000,
    context: "Fût de Blonde du 22/02: 1 bâton",
  };
  beforeEach(() => {
    kept.batches = [savedBatch, { ...savedBatch, id: 7, name: "Jeudi", undoneLines: 2 }];
  });

  it("are listed, the undone ones too, and one is taken back as a whole once one is sure", async () => {
    const { user, dialog, messages } = await open("Derniers enregistrements");
    expect(within(dialog).getByRole("row", { name: /Jeudi.*Annulé/ })).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Annuler Vendredi" }));
    const question = await screen.findByRole("dialog", { name: "Annuler cet enregistrement ?" });
    expect(question).toHaveTextContent("Vendredi : 2 lignes, 80,01 €");
    await user.click(within(question).getByRole("button", { name: "Garder" }));
    expect(festival.writes).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Annuler Vendredi" }));
    await user.click(await screen.findByRole("button", { name: "Annuler l'enregistrement" }));
    await waitFor(() => expect(messages()).toEqual(["L'enregistrement a été annulé"]));
    expect(festival.writes).toEqual(["DELETE transactions/batches/1"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Derniers enregistrements" }));
    expect(await screen.findByRole("row", { name: /Vendredi.*Annulé/ })).toBeVisible();
  });

  it("open, with what was written for whom", async () => {
    kept.lines = { 1: [ada, bob] };
    const { user, dialog } = await open("Derniers enregistrements");
    await user.click(await within(dialog).findByText("Vendredi"));
    const opened = within(await screen.findByRole("dialog", { name: "Vendredi" }));
    expect(await opened.findByRole("row", { name: /Ada Roux.*3 bâtons.*60,00/ })).toBeVisible();
    expect(opened.getByRole("row", { name: /Bob Noir.*1 bâton .*20,00/ })).toBeVisible();
  });

  it("give their typed lines back when they are taken back", async () => {
    kept.lines = { 1: [ada, bob] };
    const { user, dialog } = await open("Derniers enregistrements");
    await user.click(within(dialog).getByRole("button", { name: "Annuler Vendredi" }));
    await user.click(await screen.findByRole("button", { name: "Annuler l'enregistrement" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const typed = () =>
      screen.getAllByRole("textbox", { name: /bâtons d/ }).map((field) => (field as HTMLInputElement).value);
    expect(typed()).toEqual(["3", "1", ""]);
    expect(screen.getByLabelText("Nom de l'enregistrement")).toHaveValue("Vendredi");
  });

  it("are led by the one just made, which is taken back from the page", async () => {
    const { user, dialog } = await open("Annuler cet enregistrement : Vendredi");
    await user.click(within(dialog).getByRole("button", { name: "Annuler l'enregistrement" }));
    await waitFor(() => expect(festival.writes).toEqual(["DELETE transactions/batches/1"]));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /Annuler cet enregistrement/ })).not.toBeInTheDocument(),
    );
  });
});

describe("The barrels", () => {
  const row = (drink: string) => within(screen.getByRole("group", { name: drink }));

  it("are added, under their slug once (BR-P1)", async () => {
    const { user, dialog, messages } = await open("Gestion des fûts");
    const form = within(within(dialog).getByRole("form", { name: "Nouveau fût" }));
    fireEvent.change(form.getByLabelText(/^Boisson/), { target: { value: "ambrée" } });
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await screen.findByText("Un fût de ambree est déjà configuré.")).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Boisson/), { target: { value: "Triple" } });
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toEqual(["Fût ajouté"]));
    expect(await screen.findByRole("group", { name: "Triple" })).toBeVisible();
    expect(own.barrels.at(-1)).toMatchObject({ slug: "triple", price: 100 });
  });

  it("have a price that saves itself, unless it is wrong", async () => {
    const { messages } = await open("Gestion des fûts");
    const price = row("Blonde").getByLabelText(/^Prix/);
    fillField(price, "0");
    expect(await screen.findByText("Le montant doit être supérieur à 0")).toBeVisible();
    expect(festival.writes).toEqual([]);
    fillField(price, "95,5");
    await waitFor(() => expect(messages()).toEqual(["Prix du fût ajusté"]));
    expect(festival.writes).toEqual(['PATCH personal-account/barrels/blonde/price {"price":9550}']);
    expect(price).toHaveValue("95,50");
  });

  it("have a price that is saved when Escape closes them, and none where it can't be read", async () => {
    const { user, messages } = await open("Gestion des fûts");
    fireEvent.change(row("Ambrée").getByLabelText(/^Prix/), { target: { value: "beaucoup" } });
    const price = row("Blonde").getByLabelText(/^Prix/);
    await user.clear(price);
    await user.type(price, "85{Escape}");
    await waitFor(() => expect(messages()).toEqual(["Prix du fût ajusté"]));
    expect(festival.writes).toEqual(['PATCH personal-account/barrels/blonde/price {"price":8500}']);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("have a day of opening that saves itself, and go", async () => {
    const { user, messages } = await open("Gestion des fûts");
    const day = row("Blonde").getByLabelText(/^Date d'ouverture/);
    fillField(day, "24/02/2027");
    await waitFor(() => expect(messages()).toEqual(["Date d'ouverture du fût ajustée"]));
    expect(own.barrels[0]?.openedOn).toBe("2027-02-23T23:00:00.000Z");
    await user.click(row("Ambrée").getByRole("button", { name: "Retirer le fût Ambrée" }));
    const question = await screen.findByRole("dialog", { name: "Retirer le fût Ambrée ?" });
    expect(own.barrels).toHaveLength(2);
    await user.click(within(question).getByRole("button", { name: "Retirer le fût" }));
    await waitFor(() => expect(messages()).toContain("Fût retiré"));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Ambrée" })).not.toBeInTheDocument());
  });
});
