import { fillField } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { savedBatch } from "../testing/sg-samples";
import { sgServer } from "../testing/sg-server";
import { openPage } from "../testing/open-page";
import { amountOf, chooseMode, fact, openSg, press, save, typeAmount } from "../testing/sg-evening";

const festival = sgServer();
const { kept } = festival;

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const priceOf = (drink: string) => within(screen.getByRole("group", { name: drink })).getByLabelText(/^Prix/);

describe("A save without network", () => {
  it("leaves all that was typed in the table once it was given up", async () => {
    const page = await openSg();
    festival.refuse("consumption.chargeBarrel", 403, "Tu n'as pas le droit de gérer les comptes perso");
    typeAmount("Ada Roux", "2");
    await save(page);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Tu n'as pas le droit de gérer les comptes perso",
    );
    expect(amountOf("Ada Roux")).toHaveValue("2");
    expect(kept.batches).toEqual([]);
  });
});

describe("The price of a stick", () => {
  it("is that of the cupboard, and what each pays follows what is typed", async () => {
    const page = await openSg();
    await chooseMode(page, "Placard");
    const price = screen.getByLabelText(/^Prix du bâton/);
    fireEvent.change(price, { target: { value: "0,70" } });
    typeAmount("Ada Roux", "3");
    expect(fact("Montant total")).toBe("2,10\u00a0€");
    fireEvent.change(price, { target: { value: "1" } });
    expect(fact("Montant total")).toBe("3,00\u00a0€");
  });

  it.each(["", "0", "-1", "gratuit"])("is not « %s »", async (text) => {
    const page = await openSg();
    await chooseMode(page, "Placard");
    fireEvent.change(screen.getByLabelText(/^Prix du bâton/), { target: { value: text } });
    typeAmount("Ada Roux", "3");
    await press(page, "Enregistrer");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Le prix du bâton de placard ne peut pas être nul ou négatif",
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });
});

describe("A save of before", () => {
  beforeEach(() => {
    kept.batches = [savedBatch];
  });

  it("whose lines do not come says so, and is read again", async () => {
    const page = await openSg();
    await press(page, "Derniers enregistrements");
    const list = await dialog("Derniers enregistrements");
    festival.unplug();
    await page.user.click(await list.findByText("Vendredi"));
    const opened = await dialog("Vendredi");
    const again = await opened.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await page.user.click(again);
    expect(await opened.findByText("Aucun compte")).toBeVisible();
  });

  it("that can't be taken back says why, and stays in the list", async () => {
    festival.refuse("consumption.undoBatch", 409, "Cet enregistrement est déjà annulé");
    const page = await openSg();
    await press(page, "Annuler cet enregistrement : Vendredi");
    const question = await dialog("Annuler cet enregistrement ?");
    await page.user.click(question.getByRole("button", { name: "Annuler l'enregistrement" }));
    await waitFor(() => expect(page.messages()).toEqual(["Cet enregistrement est déjà annulé"]));
    expect(question.getByRole("button", { name: "Annuler l'enregistrement" })).toBeEnabled();
  });

  it("says how many of its lines do not count any more", async () => {
    kept.batches = [{ ...savedBatch, lines: 3, undoneLines: 2 }];
    const page = await openSg();
    await press(page, "Annuler cet enregistrement : Vendredi");
    expect(
      (await dialog("Annuler cet enregistrement ?")).getByText(/2 lignes ne comptent déjà plus/),
    ).toBeVisible();
  });

  it("is none at first", async () => {
    kept.batches = [];
    const page = await openSg();
    await press(page, "Derniers enregistrements");
    expect(
      await (await dialog("Derniers enregistrements")).findByText("Rien n'a encore été enregistré"),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Annuler cet enregistrement/ })).not.toBeInTheDocument();
  });
});

describe("A barrel", () => {
  const openBarrels = async () => {
    const page = await openSg();
    await press(page, "Gestion des fûts");
    return { ...page, barrels: await dialog("Gestion des fûts") };
  };

  it("whose new price is refused keeps what was typed, and says why", async () => {
    festival.refuse("barrel.changePrice", 404, "Ce fût n'existe plus");
    const { user, messages } = await openBarrels();
    const price = priceOf("Blonde");
    await user.clear(price);
    await user.type(price, "95,5{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Ce fût n'existe plus"]));
    expect(price).toHaveValue("95,50");
    expect(kept.barrels[0]?.price).toBe(8000);
  });

  it.each([
    ["", "Ce champ est requis"],
    ["beaucoup", "Tape un montant en euros, comme 12,50"],
    ["1,234", "Pas plus de deux chiffres après la virgule"],
    ["10000,01", /^Pas plus de 10\s000,00\s€$/],
  ])("has no price like « %s »", async (text, problem) => {
    await openBarrels();
    const price = priceOf("Blonde");
    fillField(price, text);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("is added with a name of three letters at least, and a price", async () => {
    const { user, barrels } = await openBarrels();
    const form = within(barrels.getByRole("form", { name: "Nouveau fût" }));
    await user.type(form.getByLabelText(/^Boisson/), "IP");
    await user.clear(form.getByLabelText(/^Prix/));
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findByText("Taper au moins 3 caractères")).toBeVisible();
    expect(form.getByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("that can't be taken away says why, and stays", async () => {
    festival.refuse("barrel.remove", 409, "Ce fût sert encore");
    const { user } = await openBarrels();
    await user.click(screen.getByRole("button", { name: "Retirer le fût Blonde" }));
    const question = await dialog("Retirer le fût Blonde ?");
    await user.click(question.getByRole("button", { name: "Retirer le fût" }));
    expect(await question.findByText("Ce fût sert encore")).toBeVisible();
    expect(kept.barrels).toHaveLength(2);
  });

  it("is none yet: the dialog says so", async () => {
    kept.barrels = [];
    const { user } = openPage("/sg");
    await user.click(await screen.findByRole("button", { name: "Gestion des fûts" }));
    expect(await screen.findByText("Aucun fût n'est encore configuré")).toBeVisible();
  });
});
