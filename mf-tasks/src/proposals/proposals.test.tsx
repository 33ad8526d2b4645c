import { fillField, lea } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { named, proposal, settled, theo, threeLines, today } from "../testing/proposal-samples";
import { proposalsServer } from "../testing/proposals-server";

const festival = proposalsServer();
const humain: Access = { teams: ["benevole", "humain"], permissions: ["affect-volunteer", "read-ft"] };
const open = (path = "/assignment/proposals") => openPage(path, humain);
const table = (name: string) => screen.findByRole("grid", { name, busy: false });
const written = () => festival.writes.at(-1);

/** Its code comes late, and another element takes the place of the slider. */
async function slide(dialog: ReturnType<typeof within>, name: RegExp, value: string) {
  await waitFor(() => {
    fireEvent.change(dialog.getByRole("slider", { name }), { target: { value } });
    expect(dialog.getByRole("slider", { name })).toHaveValue(value);
  });
}

describe("The list of proposals", () => {
  it("says how far each is, what it changes, and leads to it", async () => {
    festival.proposals.has(proposal(2, { status: "RUNNING", progress: 420 }));
    const { user, address } = open();
    const list = within(await table("Propositions"));
    expect(await list.findByText("42 %")).toBeInTheDocument();
    expect(list.getByText("Prête")).toBeInTheDocument();
    const link = list.getByRole("link", { name: /^Proposition du 15\/05\/2026 01:00 \(Léa Martin\)$/ });
    expect(link).toHaveAttribute("href", festival.path());
    await user.click(link);
    await waitFor(() => expect(address()).toBe(festival.path()));
  });

  it("says that there is none yet", async () => {
    festival.proposals.remove(proposal(1).id);
    open();
    expect(await screen.findByText(/^Aucune proposition : demandes-en une/)).toBeInTheDocument();
  });

  it("asks for one with the weights of its wishes, and stops it", async () => {
    festival.proposals.remove(proposal(1).id);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Nouvelle proposition" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Nouvelle proposition" }));
    await slide(dialog, /^Entre amis/, "9");
    await user.click(dialog.getByRole("switch", { name: "Peut déplacer qui est déjà affecté" }));
    expect(dialog.queryByLabelText(/^Graine/)).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Options avancées" }));
    fireEvent.change(dialog.getByLabelText(/^Graine/), { target: { value: "7" } });
    await user.selectOptions(dialog.getByLabelText("Temps de calcul au plus"), "15 secondes");
    await user.click(dialog.getByRole("button", { name: "Calculer" }));
    expect(await screen.findByText("25 %")).toBeInTheDocument();
    expect(written()).toBe(
      'POST proposals {"weights":{"priority":8,"friends":9,"preference":4,"fairness":6,"stability":7},"mayMove":true,"limits":{"period":null,"teams":[]},"seed":7,"deadlineSeconds":15}',
    );
    await user.click(screen.getByRole("button", { name: /^Annuler Proposition/ }));
    expect(await screen.findByText("Annulée")).toBeInTheDocument();
  });

  it("asks for one about the slots of a few hours and of some teams, and says so", async () => {
    festival.proposals.remove(proposal(1).id);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Nouvelle proposition" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Nouvelle proposition" }));
    await user.click(await dialog.findByRole("switch", { name: "Seulement pendant une plage horaire" }));
    fillField(dialog.getByLabelText(/^Date de début/), "15/05/2026 18h");
    fillField(dialog.getByLabelText(/^Date de fin/), "15/05/2026 17h");
    await user.click(dialog.getByRole("button", { name: "Calculer" }));
    expect(dialog.getByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    fillField(dialog.getByLabelText(/^Date de fin/), "16/05/2026 2h");
    await user.click(dialog.getByRole("combobox", { name: "Équipes responsables" }));
    await dialog.findByRole("combobox", { name: "Équipes responsables", expanded: true });
    await user.click(await screen.findByRole("option", { name: "Bar" }));
    await user.click(dialog.getByRole("button", { name: "Calculer" }));
    expect(
      await screen.findByText("du vendredi 15 mai à 18:00 au samedi 16 mai à 02:00 · FT de Bar"),
    ).toBeInTheDocument();
    expect(written()).toMatch(
      /"limits":{"period":{"start":"2026-05-15T16:00:00.000Z","end":"2026-05-16T00:00:00.000Z"},"teams":\["bar"\]}/,
    );
  });

  it("forgets one that is no longer wanted", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^Supprimer Proposition/ }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Supprimer" }));
    expect(await screen.findByText(/^Aucune proposition/)).toBeInTheDocument();
  });
});

describe("A proposal", () => {
  it("is read by task: each line with its reason", async () => {
    const { user } = open(festival.path());
    const tasks = within(await table("Changements par tâche"));
    await user.click(tasks.getByText("FT #9 - Entrée"));
    expect(await screen.findByText("libère sa place pour Léa Martin")).toBeInTheDocument();
    expect(await screen.findByText("Perd · Personne")).toBeInTheDocument();
    expect(screen.getByText("vendredi 15 mai, 20:00 - 22:00")).toBeInTheDocument();
    expect(screen.getByText("3 / 4 (75 %)")).toBeInTheDocument();
  });

  it("is read by person, and accepted for one of them", async () => {
    const { user, address } = open(festival.path());
    await user.click(await screen.findByRole("button", { name: "Par personne" }));
    await table("Changements par personne");
    expect(address()).toMatch(/view=person$/);
    await user.click(screen.getByRole("button", { name: "Accepter Théo Martin" }));
    await waitFor(() => expect(written()).toMatch(/"scope":"PERSON","userId":22/));
  });

  it("is accepted line by line, undone from its acceptances", async () => {
    const { user } = open(`${festival.path()}?view=lines`);
    const lines = within(await table("Lignes de la proposition"));
    await user.click(lines.getAllByRole("checkbox", { name: "Léa Martin" })[0]!);
    await user.click(screen.getByRole("button", { name: "Accepter 1 ligne" }));
    expect(await screen.findByText("Acceptée")).toBeInTheDocument();
    expect(written()).toMatch(/"scope":"LINES","ranks":\[0\]/);
    await user.click(await screen.findByRole("button", { name: /^Annuler l'acceptation du/ }));
    await waitFor(() => expect(screen.queryByText("Acceptée")).toBeNull());
    expect(written()).toMatch(/^DELETE proposals\/.*\/acceptances\//);
    expect(screen.getByText(/: annulée le/)).toBeInTheDocument();
  });

  it("is accepted in whole after a question, and says which lines it had to leave out", async () => {
    const obstacle = "Théo Martin ne vient déjà plus à ce créneau en tant que benevole";
    const leftOut = [{ ...threeLines[1]!, obstacle }];
    festival.answers({ proposal: { accept: () => ({ ...settled, done: 2, leftOut }) } });
    const { user } = open(festival.path());
    await user.click(await screen.findByRole("button", { name: "Tout accepter" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Tout accepter" }));
    expect(dialog.getByText(/^3 lignes/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Accepter" }));
    expect(await screen.findByText("1 ligne de côté")).toBeInTheDocument();
    expect(screen.getByText(/Théo Martin, FT #9 - Entrée, .* ne vient déjà plus/)).toBeInTheDocument();
  });

  it("says what is being done, and does it once however often one presses", async () => {
    const { user } = open(festival.path());
    await user.click(await screen.findByRole("button", { name: "Par personne" }));
    const accept = await screen.findByRole("button", { name: "Accepter Théo Martin" });
    fireEvent.click(accept);
    fireEvent.click(accept);
    expect(screen.getByText("Acceptation de 1 ligne...")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Acceptation de 1 ligne...")).toBeNull());
    expect(festival.writes.filter((write) => write.startsWith("POST"))).toHaveLength(1);
  });

  it("is filtered by what is typed and by the state of its lines; says why one is no longer possible", async () => {
    festival.kept.lines = threeLines.map((line) =>
      line.rank === 1 ? { ...line, obstacle: "Cette personne n'est plus là" } : line,
    );
    open(`${festival.path()}?view=lines&state=IMPOSSIBLE&search=entree`);
    expect(await screen.findByText("Plus possible : Cette personne n'est plus là")).toBeInTheDocument();
    expect(screen.queryByText("vient avec Théo Martin")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("names what is missing for each of its holes, the nearest change first", async () => {
    festival.answers({
      proposal: {
        explainHole: () => ({
          free: [],
          reasons: [
            { lack: "TEAM", count: 12, onlyThis: [] },
            { lack: "AVAILABILITY", count: 3, onlyThis: [theo] },
            { lack: "REST", count: 2, onlyThis: [lea, theo] },
          ],
        }),
      },
    });
    const { user } = open(`${festival.path()}?view=holes`);
    const holes = within(await table("Trous"));
    await holes.findByText("FT #7 - Tenir le bar ❗️");
    expect(holes.getByRole("link", { name: /^Affecter à FT #7 - Tenir le bar/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/assignment\/task-orga\?ft=7&slot=/),
    );
    await user.click(holes.getByText("FT #7 - Tenir le bar ❗️"));
    await screen.findByText("Pourquoi personne ne vient");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "12 personnes ne sont pas de l'équipe",
      "3 personnes ne sont pas disponibles",
      "2 personnes n'auraient pas assez de repos",
      "2 personnes viendraient en passant outre une règle de repos : Léa Martin, Théo Martin",
      "1 personne viendrait en donnant cette disponibilité : Théo Martin",
    ]);
  });

  it("is compared with another", async () => {
    festival.proposals.has(proposal(2));
    const onlyOne = threeLines.slice(0, 1);
    festival.answers({
      proposal: {
        compare: () => ({ ...named, one: today, other: { ...today, filled: 4 }, onlyOne, onlyOther: [] }),
      },
    });
    const { user } = open(`${festival.path()}?view=compare`);
    const other = "Proposition du 15/05/2026 02:00 (Léa Martin), créneaux : Tous";
    await screen.findByRole("option", { name: other });
    await user.selectOptions(screen.getByLabelText("Comparer avec"), other);
    expect(await screen.findByText("4 / 4 (100 %)")).toBeInTheDocument();
    expect(screen.getByText("vient avec Théo Martin")).toBeInTheDocument();
    expect(screen.getByText("Aucune ligne de plus")).toBeInTheDocument();
  });

  it("that is being computed says how far it is", async () => {
    festival.proposals.has(proposal(1, { status: "RUNNING", progress: 500 }));
    open(festival.path());
    expect(await screen.findByText("50 %")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Annuler le calcul" })).toBeInTheDocument();
  });

  it("that is being computed says how good the best so far is, and that one is taken at a press", async () => {
    festival.proposals.has(proposal(1, { status: "RUNNING", progress: 500, value: 987, bound: 1000 }));
    const { user } = open(festival.path());
    expect(
      await screen.findByText(
        /^La meilleure trouvée jusqu'ici est au plus à 1,3\s% de la meilleure possible/,
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Prendre la meilleure trouvée" }));
    expect(
      await screen.findByText(/^Prise avant la fin du calcul : elle est au plus à 1,3/),
    ).toBeInTheDocument();
    expect(written()).toBe(`POST proposals/${proposal(1).id}/take-best`);
  });

  it("that is gone says so", async () => {
    open(festival.path(5));
    expect(await screen.findByText("Cette proposition n'existe pas, ou plus")).toBeInTheDocument();
  });
});
