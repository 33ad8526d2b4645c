import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
  refusedBy,
} from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, reviewer } from "../testing/open-page";

const festival = festivalServer();
const summary = async () => within(await screen.findByRole("region", { name: "Résumé de la fiche" }));
const contents = async () => within(await screen.findByRole("navigation", { name: "Sommaire" }));
/** Presses one of the actions that the menu of the head holds. */
const choose = async (user: ReturnType<typeof openPage>["user"], action: string) => {
  await user.click(await screen.findByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
};
const section = async (name: string) => within(await screen.findByRole("region", { name }));

describe("asking for a review", () => {
  it("tells beforehand what is missing, and again when it is asked for all the same (FA-14)", async () => {
    festival.has(draft());
    const { user, messages } = openPage("/fa/1");
    expect((await contents()).getByText("Une description est nécessaire")).toBeInTheDocument();
    expect((await contents()).getByText("Le lieu est nécessaire")).toBeInTheDocument();
    expect((await summary()).getByText("Il manque 3 éléments avant la relecture")).toBeInTheDocument();
    await user.click((await summary()).getByRole("button", { name: "Demande de relecture" }));
    await waitFor(() => expect(messages().join()).toContain("La FA n'a pas pu être passée en relecture"));
    expect(festival.sheet(1)?.status).toBe("DRAFT");
  });

  it("starts the review of a complete sheet", async () => {
    festival.has(readyDraft());
    const { user } = openPage("/fa/1");
    await user.click((await summary()).getByRole("button", { name: "Demande de relecture" }));
    expect(await (await summary()).findByText("Relecture en cours")).toBeInTheDocument();
    expect(await (await summary()).findByText("Humain : À relire")).toBeInTheDocument();
  });

  it("is open again once the sheet is refused", async () => {
    festival.has(refusedBy(["humain"]));
    openPage("/fa/1");
    expect((await summary()).getByRole("button", { name: "Demande de relecture" })).toBeEnabled();
  });
});

describe("reviewing", () => {
  it("approves for my team", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/fa/1", reviewer("humain"));
    await user.click(await screen.findByRole("button", { name: "Approuver pour Humain" }));
    await waitFor(() => expect(messages()).toContain("FA approuvée par l'équipe Humain"));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Approuver pour Humain" })).not.toBeInTheDocument(),
    );
    expect((await summary()).getByText("Humain : Approuvée")).toBeInTheDocument();
  });

  it("rejects with a reason, sent with Enter", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/fa/1", reviewer("secu"));
    await choose(user, "Rejeter pour Sécu");
    const dialog = within(await screen.findByRole("dialog", { name: "Rejeter une activité" }));
    await user.click(dialog.getByRole("button", { name: "Rejeter la FA" }));
    expect(await dialog.findByText("Ce champ est requis")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Explication"), "Trop de monde{Enter}");
    await waitFor(() => expect(messages()).toContain("FA rejetée par l'équipe Sécu"));
    expect(festival.sheet(1)?.status).toBe("REFUSED");
    expect(await (await summary()).findByText("Refusée par l'équipe Sécu")).toBeInTheDocument();
    expect((await summary()).getByText("« Trop de monde » (Léa (Shogosse) Mauyno)")).toBeInTheDocument();
    expect((await summary()).getByRole("link", { name: "Sécurité" })).toHaveAttribute("href", "#security");
    expect(
      (await contents()).getByRole("link", { name: "Sécurité À corriger pour Sécu" }),
    ).toBeInTheDocument();
  });

  it("says what matos must do before it can approve (FA-21)", async () => {
    const table = { slug: "table", name: "Table", quantity: 2, isConsumable: false };
    festival.has(inReview(readyDraft({ inquiry: { gears: [table] } })));
    const { user, messages } = openPage("/fa/1", reviewer("matos"));
    expect(await screen.findByText(/Il faut attribuer des lieux de retrait/)).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Approuver pour Matos" }));
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/^Il faut attribuer des lieux/)]));
    expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "REVIEWING" } });
  });

  it("never approves a sheet that changed under the reviewer's eyes", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/fa/1", reviewer("humain"));
    const button = await screen.findByRole("button", { name: "Approuver pour Humain" });
    festival.change(1, (sheet) => ({ ...sheet, security: { specialNeed: "Vigile", freePass: 0 } }));
    await user.click(button);
    await waitFor(() => expect(messages().join()).toContain("La fiche a changé pendant ta relecture"));
    expect(festival.sheet(1)?.history).toHaveLength(1);
  });

  it("offers nothing to a team that is not asked (FA-26)", async () => {
    festival.has(inReview());
    openPage("/fa/1", reviewer("communication"));
    await summary();
    expect(screen.queryByRole("button", { name: /Approuver/ })).not.toBeInTheDocument();
  });
});

describe("what an approval closes", () => {
  it("says which team closed a section, and lets nothing change in it", async () => {
    festival.has(approvedBy(["humain"]));
    openPage("/fa/1");
    const inCharge = await section("Responsable");
    expect(await inCharge.findByText(/l'équipe Humain/)).toBeInTheDocument();
    expect(inCharge.getByLabelText("Équipe")).toBeDisabled();
    expect(inCharge.queryByRole("button", { name: "Ajouter un presta" })).not.toBeInTheDocument();
    const signa = await section("Signa");
    expect(signa.getByRole("button", { name: "Ajouter une signalétique" })).toBeInTheDocument();
  });
});
