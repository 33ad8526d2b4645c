import { lea, theo } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { aSwap } from "../testing/swap-samples";
import { swapsServer } from "../testing/swaps-server";

const festival = swapsServer();
const open = (path = "/swaps") => openPage(path, { teams: ["humain"], permissions: ["affect-volunteer"] });
const gate = aSwap(14, "Garder la porte", { status: "TAKEN", taker: theo });
const grid = async () =>
  within(await screen.findByRole("grid", { name: "Demandes de remplacement", busy: false }));
const dialog = async () => within(await screen.findByRole("dialog"));
const openGate = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await (await grid()).findByText("[14] Garder la porte"));
  return dialog();
};
const write = (opened: Awaited<ReturnType<typeof dialog>>, text: string) =>
  fireEvent.change(opened.getByLabelText(/^Un mot/), { target: { value: text } });

describe("A decision about a request", () => {
  it("whose word is too long says so, and is not sent", async () => {
    festival.has(gate);
    const page = open();
    const opened = await openGate(page);
    write(opened, "a".repeat(301));
    await page.user.click(opened.getByRole("button", { name: "Valider" }));
    expect(await opened.findByText("Réponse : 300 caractères au plus")).toBeVisible();
    expect(festival.writes).toEqual([]);
    write(opened, "a".repeat(300));
    await page.user.click(opened.getByRole("button", { name: "Valider" }));
    await waitFor(() => expect(festival.writes).toHaveLength(1));
  });

  it("that is only spaces says nothing to those concerned", async () => {
    festival.has(gate);
    const page = open();
    const opened = await openGate(page);
    write(opened, "   ");
    await page.user.click(opened.getByRole("button", { name: "Refuser" }));
    await waitFor(() => expect(festival.writes).toEqual([`POST swaps/${gate.id}/refuse {}`]));
  });

  it("keeps its word while the network is away, and is sent once it is back", async () => {
    festival.has(gate);
    const page = open();
    const opened = await openGate(page);
    write(opened, "Merci !");
    festival.unplug();
    await page.user.click(opened.getByRole("button", { name: "Valider" }));
    expect(await opened.findByText(/^Impossible de joindre le serveur/)).toBeVisible();
    expect(opened.getByLabelText(/^Un mot/)).toHaveValue("Merci !");
    festival.plug();
    await page.user.click(opened.getByRole("button", { name: "Valider" }));
    await waitFor(() => expect(festival.writes.at(-1)).toMatch(/approve {"answer":"Merci !"/));
  });

  it("is not taken when the dialog is closed", async () => {
    festival.has(gate);
    const page = open();
    await openGate(page);
    await page.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });
});

describe("A request that is settled", () => {
  it("by the rules alone names nobody who decided", async () => {
    festival.has({ ...gate, status: "APPROVED", decidedAt: fridayAt(2) });
    const { user } = open("/swaps?status=APPROVED");
    await user.click(await (await grid()).findByText("[14] Garder la porte"));
    expect(await (await dialog()).findByText(/^Les règles automatiques, le 15 mai 2026/)).toBeVisible();
  });

  it("that nobody took leaves out what it has not: place, refusals, decision", async () => {
    festival.has(
      aSwap(14, "Garder la porte", { status: "EXPIRED", place: null, declined: 0, requester: lea }),
    );
    const { user } = open("/swaps?status=all");
    await user.click(await (await grid()).findByText("[14] Garder la porte"));
    const terms = (await dialog()).getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(["Créneau :", "Demande :", "Raison :", "Personnes sollicitées :"]);
  });
});

describe("The list of requests", () => {
  it.each([
    [0, "Personne n'est libre"],
    [1, "1 personne sollicitée"],
    [12, "12 personnes sollicitées"],
  ])("says of one for which %s are free: %s", async (invited, words) => {
    festival.has(aSwap(12, "Tenir le bar", { invited }));
    open();
    expect(await (await grid()).findByText(words)).toBeVisible();
  });

  it("is empty for a state that is none, and says why", async () => {
    festival.has(gate, aSwap(16, "Ranger", { status: "APPROVED", taker: theo, decidedAt: fridayAt(1) }));
    open("/swaps?status=LICORNE");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    expect(screen.getByLabelText("État")).toHaveValue("");
  });
});
