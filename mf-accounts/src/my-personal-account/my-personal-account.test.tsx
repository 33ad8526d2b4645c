import { answeredMe, api, festivalServer, keptState, lea, theo } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkTransfer, checkTransferAccounts } from "@coulisses/shared-domain/personal-account/transfer";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { nonePaid, ownLine } from "../testing/money-samples";
import { openPage } from "../testing/open-page";
import { transactionIcons } from "./transaction-icons";

const kept = keptState(() => ({ lines: [] as OwnLine[] }));
const balance = () => kept.lines[0]?.balance ?? 0;
const add = (line: Partial<OwnLine>, signed: number) =>
  void kept.lines.unshift({ ...ownLine(kept.lines.length + 1, signed, balance()), ...line });
/** Amounts are in cents. */
const deposits = (amount: number, line: Partial<OwnLine> = {}) =>
  add({ type: "DEPOSIT", to: noel, ...line }, amount);
const receives = (amount: number, line: Partial<OwnLine> = {}) => add({ from: lea, ...line }, amount);
const sends = (amount: number, line: Partial<OwnLine> = {}) => add({ to: theo, ...line }, -amount);
const festival = festivalServer({
  me: { read: () => ({ ...answeredMe(noel), balance: balance() }) },
  personalAccount: {
    listLines: () => kept.lines,
    transfer: ({ body }) => {
      checkTransfer(noel.id, body);
      checkTransferAccounts({ payerHasAccount: true, balance: balance(), payeeHasAccount: true });
      sends(body.amount, { to: body.to === theo.id ? theo : lea, context: body.context });
    },
  },
  contribution: { readOwn: () => nonePaid },
  consumer: { list: () => [{ ...noel, nickname: null }, lea, theo] },
});
const page = "/my-personal-account";
const transfers = () => festival.writes.filter((write) => write.startsWith("POST transactions/transfer"));

test("One's profile says what is on one's account, and leads there", async () => {
  deposits(1250);
  openPage("/profile/personal-account");
  expect(await screen.findByRole("link", { name: "12,50\u00a0€" })).toHaveAttribute("href", page);
});

describe("My personal account", () => {
  it("says what is left, and each transaction in its month with its sign and the other side", async () => {
    deposits(5000, { context: "Recharge de compte perso", date: "2026-04-30T10:00:00.000Z" });
    sends(1234, { context: "Crêpes" });
    receives(670, { type: "SHARED_MEAL", context: "Repas partagé du jeudi 14 mai soir" });
    openPage(page);
    expect(await screen.findByText("44,36 €")).toBeVisible();
    const may = within(await screen.findByRole("region", { name: "mai 2026" }));
    expect(may.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Repas partagé du jeudi 14 mai soir (de Léa Martin)17 mai 2026 à 12:00+6,70\u00a0€",
      "Crêpes (vers Théo (Tito) Petit)Virement · 17 mai 2026 à 12:00-12,34\u00a0€",
    ]);
    expect(within(screen.getByRole("region", { name: "avril 2026" })).getByText(/Recharge/)).toBeVisible();
    const icons = [...document.querySelectorAll("li svg path")].map((path) => path.getAttribute("d"));
    const { SHARED_MEAL, TRANSFER, DEPOSIT } = transactionIcons;
    expect(icons).toEqual([SHARED_MEAL, TRANSFER, DEPOSIT]);
  });

  it("draws how it evolved, also as a table", async () => {
    deposits(5000);
    sends(6000);
    const { user } = openPage(page);
    await user.click(await screen.findByRole("button", { name: "Tableau" }));
    expect((await screen.findAllByRole("row")).length).toBeGreaterThan(2);
    expect(screen.getAllByText("-10").length).toBeGreaterThan(0);
  });

  it("finds among all of them, and draws a long list little by little", async () => {
    for (let count = 0; count < 120; count++) deposits(100, { context: `Recharge ${count}` });
    const { user } = openPage(page);
    expect(await screen.findAllByRole("listitem")).not.toHaveLength(0);
    const more = await screen.findByRole("button", { name: "Afficher la suite (20)" });
    expect(screen.queryByText("Recharge 3")).not.toBeInTheDocument();
    await user.click(more);
    expect(screen.getByText("Recharge 3")).toBeVisible();
    await user.click(screen.getByRole("searchbox", { name: "Chercher une transaction" }));
    await user.paste("recharge 117");
    await waitFor(() => expect(screen.queryByText("Recharge 3")).not.toBeInTheDocument());
    expect(screen.getByText("Recharge 117")).toBeVisible();
  });

  it("says so when nothing has moved yet", async () => {
    openPage(page);
    expect(await screen.findByText("Tu n'as aucune transaction pour le moment")).toBeVisible();
    expect(await screen.findByText("0,00 €")).toBeVisible();
  });

  it("that can't be read says why, and is read again", async () => {
    deposits(500);
    festival.unplug();
    const { user } = openPage(page);
    // One failure for the whole page in the end, not one a card.
    const retry = await waitFor(() => {
      expect(screen.queryByRole("region", { name: "Cotisation" })).not.toBeInTheDocument();
      return screen.getByRole("button", { name: "Réessayer" });
    });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByText("+5,00 €")).toBeVisible();
  });

  it("follows what others send", async () => {
    const { store } = openPage(page);
    await screen.findByText("0,00 €");
    receives(300);
    store.dispatch(baseApi.util.invalidateTags([{ type: "PersonalAccount", id: "LIST" }]));
    expect(await screen.findByText("+3,00 €")).toBeVisible();
    expect(await screen.findByText("3,00 €")).toBeVisible();
  });
});

describe("A transfer", () => {
  async function filled(amount = "12,5") {
    const opened = openPage(page);
    const { user } = opened;
    await user.click(await screen.findByRole("button", { name: "Faire un virement" }));
    const box = await screen.findByRole("textbox", { name: /Montant du virement/ });
    expect(box).toHaveValue("1,00");
    await user.clear(box);
    await user.paste(amount);
    await user.click(screen.getByRole("combobox", { name: /Bénéficiaire/ }));
    await screen.findByRole("combobox", { expanded: true });
    expect(screen.queryByRole("option", { name: /Noël/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("option", { name: /Léa Martin/ }));
    await user.click(screen.getByRole("textbox", { name: /Motif/ }));
    await user.paste("Crêpes");
    await user.click(screen.getByRole("button", { name: "Envoyer le virement" }));
    return opened;
  }
  const confirmation = () => screen.findByRole("dialog", { name: "Envoyer 12,50\u00a0€ à Léa Martin ?" });

  it("is confirmed by name and amount, then told, and seen at once", async () => {
    deposits(5000);
    const { user, messages } = await filled();
    await confirmation();
    expect(transfers()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Confirmer le virement" }));
    expect(await screen.findByText("-12,50 €")).toBeVisible();
    expect(await screen.findByText("37,50 €")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Le virement a été effectué 💸"]));
    expect(transfers()).toEqual(['POST transactions/transfer {"to":21,"amount":1250,"context":"Crêpes"}']);
  });

  it("says what is on the account before it and after, while it is filled and before it leaves", async () => {
    deposits(5000);
    await filled();
    const words = /Ton CP passe de 50,00\s€ à 37,50\s€\./;
    expect(await confirmation()).toHaveTextContent(words);
    expect(screen.getByText(words, { selector: "[role=status]" })).toBeInTheDocument();
  });

  it("says that it leads below zero, which it may (TR-4)", async () => {
    await filled();
    expect(await confirmation()).toHaveTextContent(/Ton CP passe de 0,00\s€ à -12,50\s€, dans le négatif\./);
  });

  it("TR-3 can't even be filled in by whose account is below zero, who is told why", async () => {
    sends(1);
    const { user } = openPage(page);
    const why = "Le montant de ton compte perso doit être positif pour faire un virement";
    expect(await screen.findByText(why)).toBeVisible();
    const button = screen.getByRole("button", { name: "Faire un virement" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription(why);
    await user.click(button);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("that one is not sure of does not leave, and keeps what was typed", async () => {
    const { user } = await filled();
    const asked = within(await confirmation());
    await user.click(asked.getByRole("button", { name: "Annuler" }));
    expect(await screen.findByText("Le virement n'est pas parti.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: /Motif/ })).toHaveValue("Crêpes");
    expect(transfers()).toEqual([]);
  });

  it("TR-2 of too much says so before anything is sent", async () => {
    await filled("500,01");
    expect(screen.getByRole("textbox", { name: /Montant/ })).toHaveAccessibleDescription(
      "Pas plus de 500,00\u00a0€",
    );
    expect(screen.queryByRole("button", { name: "Confirmer le virement" })).not.toBeInTheDocument();
  });

  it("TR-3 that the server refuses stays open, and says why", async () => {
    const { user } = await filled();
    await confirmation();
    // Meanwhile the bar has charged it.
    sends(1);
    await user.click(screen.getByRole("button", { name: "Confirmer le virement" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Faire un virement" }));
    expect(await dialog.findByText(/doit être positif pour faire un virement/)).toBeVisible();
  });

  it("whose answer is lost is sent again by itself, and charges once", async () => {
    deposits(5000);
    const { user, messages } = await filled();
    const keys: (string | null)[] = [];
    festival.server.use(
      http.post(api("transactions/transfer"), async ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        if (keys.length > 1) return undefined;
        const { to, amount, context } = (await request.clone().json()) as Record<string, never>;
        expect([to, amount, context]).toEqual([21, 1250, "Crêpes"]);
        return HttpResponse.error();
      }),
    );
    await confirmation();
    await user.click(screen.getByRole("button", { name: "Confirmer le virement" }));
    await waitFor(() => {
      window.dispatchEvent(new Event("online"));
      expect(balance()).toBe(3750);
    });
    await waitFor(() => expect(messages()).toContain("Le virement a été effectué 💸"));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe("My account on the home page", () => {
  it("says what is left and the last transactions, and leads to all of them", async () => {
    for (let count = 1; count <= 6; count++) deposits(100, { context: `Recharge ${count}` });
    openPage("/");
    expect(await screen.findByText("6,00 €")).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByRole("link", { name: "Voir mon compte perso" })).toHaveAttribute("href", page);
  });

  it("says so when it is empty, and when it can't be read", async () => {
    const { unmount } = openPage("/");
    expect(await screen.findByText("Ton CP est vide 😱")).toBeVisible();
    unmount();
    festival.answers({ personalAccount: { listLines: () => Response.error() } });
    openPage("/");
    expect(await screen.findByRole("button", { name: "Réessayer" })).toBeVisible();
  });
});
