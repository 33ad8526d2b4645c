import type { Access } from "@coulisses/shared-domain/access/access";
import { screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { proposal, settled, threeLines } from "../testing/proposal-samples";
import { proposalsServer } from "../testing/proposals-server";

const festival = proposalsServer();
const humain: Access = { teams: ["benevole", "humain"], permissions: ["affect-volunteer", "read-ft"] };
const open = (more = "") => openPage(`${festival.path()}${more}`, humain);
const press = async ({ user }: ReturnType<typeof open>, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));
const table = (name: string) => screen.findByRole("grid", { name, busy: false });

describe("A proposal that does not become one", () => {
  it("was cancelled: it says so and changes nothing", async () => {
    festival.proposals.has(proposal(1, { status: "CANCELLED" }));
    open();
    expect(await screen.findByText("Le calcul a été annulé : demande une autre proposition.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Tout accepter" })).not.toBeInTheDocument();
  });

  it("failed: it says so and changes nothing", async () => {
    festival.proposals.has(proposal(1, { status: "FAILED" }));
    open();
    expect(
      await screen.findByText("Le calcul n'a pas abouti : demande une autre proposition."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Tout accepter" })).not.toBeInTheDocument();
  });

  it("waits for its turn without a share of it done, and is stopped by a press", async () => {
    festival.proposals.has(proposal(1, { status: "WAITING", progress: 0 }));
    const page = open();
    expect(await screen.findByText("En attente")).toBeVisible();
    expect(screen.queryByText("0 %")).not.toBeInTheDocument();
    await press(page, "Annuler le calcul");
    expect(await screen.findByText(/^Le calcul a été annulé/)).toBeVisible();
  });

  it("can't be read without network, and is once it is back", async () => {
    festival.unplug();
    const page = open();
    expect(await screen.findByText(/^Impossible de joindre le serveur/)).toBeVisible();
    festival.plug();
    await press(page, "Réessayer");
    expect(await table("Changements par tâche")).toBeVisible();
  });
});

describe("What is accepted of a proposal", () => {
  it("is one task's lines at a press, which the notice takes back", async () => {
    const page = open();
    await press(page, "Accepter FT #9 - Entrée");
    await waitFor(() => expect(festival.writes.at(-1)).toMatch(/"scope":"TASK","taskId":9/));
    await waitFor(() => expect(page.messages()).toEqual(["Accepté : 2 lignes"]));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Accepter FT #9 - Entrée" })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole("button", { name: "Accepter FT #7 - Tenir le bar" })).toBeVisible();
  });

  it("is nothing once all of it is accepted: no button is left to press", async () => {
    festival.kept.lines = threeLines.map((line) => ({
      ...line,
      acceptanceId: "00000000-0000-4000-8000-000000000009",
    }));
    open("?view=lines");
    const lines = within(await screen.findByRole("table", { name: "Lignes de la proposition" }));
    expect(await lines.findAllByText("Acceptée")).toHaveLength(3);
    expect(lines.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Tout accepter" })).not.toBeInTheDocument();
  });

  it("counts the lines that are ticked, and those ticked off again", async () => {
    const page = open("?view=lines");
    const lines = within(await table("Lignes de la proposition"));
    const boxes = () => lines.getAllByRole("checkbox");
    for (const box of boxes()) await page.user.click(box);
    expect(screen.getByRole("button", { name: "Accepter 3 lignes" })).toBeVisible();
    await page.user.click(boxes()[1]!);
    expect(screen.getByRole("button", { name: "Accepter 2 lignes" })).toBeVisible();
    for (const rank of [0, 2]) await page.user.click(boxes()[rank]!);
    expect(screen.queryByRole("button", { name: /^Accepter \d/ })).not.toBeInTheDocument();
  });

  it("stays ticked when the server refuses, and says why", async () => {
    const page = open("?view=lines");
    const lines = within(await table("Lignes de la proposition"));
    await page.user.click(lines.getAllByRole("checkbox")[0]!);
    festival.refuse("proposal.accept", 403, "Tu n'as pas les droits");
    await press(page, "Accepter 1 ligne");
    await waitFor(() => expect(page.messages()).toEqual(["Tu n'as pas les droits"]));
    expect(lines.getAllByRole("checkbox")[0]).toBeChecked();
    expect(screen.queryByText("Acceptée")).not.toBeInTheDocument();
  });

  it("is nothing when the question before all of it is answered no", async () => {
    const page = open();
    await press(page, "Tout accepter");
    const dialog = within(await screen.findByRole("dialog", { name: "Tout accepter" }));
    await page.user.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });

  it("keeps in sight what was left out until one has read it", async () => {
    const leftOut = [{ ...threeLines[0]!, obstacle: "Léa Martin est en pause sur ce créneau" }];
    festival.answers({ proposal: { accept: () => ({ ...settled, done: 0, leftOut }) } });
    const page = open();
    await press(page, "Accepter FT #7 - Tenir le bar");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/Léa Martin, FT #7 - Tenir le bar, .* : Léa Martin est en pause/);
    await page.user.click(within(alert).getByRole("button", { name: "Fermer" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("Ways to read a proposal", () => {
  it("say when nothing matches what is typed, in each of them", async () => {
    const page = open("?search=licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    for (const view of ["Par personne", "Ligne par ligne", "Trous"]) {
      await press(page, view);
      expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    }
  });

  it("say that it changes nothing when it does not", async () => {
    festival.kept.lines = [];
    open();
    expect(await screen.findByText("La proposition ne change rien")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Tout accepter" })).not.toBeInTheDocument();
  });

  it("go on with the first one for a way that is none", async () => {
    open("?view=licorne&state=LICORNE");
    expect(await table("Changements par tâche")).toBeVisible();
    expect(screen.getByLabelText("État")).toHaveValue("");
  });

  it("need another proposal to compare with: without one, it says so", async () => {
    open("?view=compare");
    expect(await screen.findByText(/^Il n'y a pas d'autre proposition prête/)).toBeVisible();
    expect(screen.queryByLabelText("État")).not.toBeInTheDocument();
  });
});
