import {
  approvedBy,
  draft,
  fridayNight,
  inReview,
  ladder,
  named,
  readyDraft,
  readyPoweredDraft,
  readyToAssign,
  refusedBy,
  request,
  validated,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser, reviewer } from "../testing/open-page";

const festival = festivalServer();
const summary = async () => within(await screen.findByRole("region", { name: "Résumé de la fiche" }));
const contents = async () => within(await screen.findByRole("navigation", { name: "Sommaire" }));
/** Presses one of the actions that the menu of the head holds. */
const choose = async (user: ReturnType<typeof openPage>["user"], action: string) => {
  await user.click(await screen.findByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
};
const assigner = { ...organiser, permissions: [...organiser.permissions, "affect-volunteer"] };

describe("asking for a review", () => {
  it("tells beforehand what is missing, and again when it is asked for all the same (FT-14, FT-15)", async () => {
    festival.has(draft());
    const { user, messages } = openPage("/ft/1");
    expect((await contents()).getByText("Un lieu de rendez-vous est nécessaire")).toBeInTheDocument();
    await user.click((await summary()).getByRole("button", { name: "Demande de relecture" }));
    await waitFor(() => expect(messages().join()).toContain("La FT n'a pas pu être passée en relecture"));
    expect(festival.sheet(1)?.status).toBe("DRAFT");
  });

  it("names the member of humain who follows it (FT-11)", async () => {
    festival.has(readyDraft());
    const { user } = openPage("/ft/1");
    await user.click((await summary()).getByRole("button", { name: "Demande de relecture" }));
    expect(await (await summary()).findByText("Relecture en cours")).toBeInTheDocument();
    expect((await summary()).getByText("Relecture suivie par Zoé Renard")).toBeInTheDocument();
    expect(await (await summary()).findByText("Élec : Pas de relecture")).toBeInTheDocument();
  });

  it("is open again once the task is refused", async () => {
    festival.has(refusedBy(["humain"]));
    openPage("/ft/1");
    expect((await summary()).getByRole("button", { name: "Demande de relecture" })).toBeEnabled();
  });
});

describe("reviewing", () => {
  it("approves for my team", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/ft/1", reviewer("humain"));
    await user.click(await screen.findByRole("button", { name: "Approuver pour Humain" }));
    await waitFor(() => expect(messages()).toContain("FT approuvée par l'équipe Humain"));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Approuver pour Humain" })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole("button", { name: "Autres actions" }));
    expect(await screen.findByRole("menuitem", { name: "Rejeter pour Humain" })).toBeInTheDocument();
    expect(screen.getAllByRole("menuitem")).toHaveLength(1);
  });

  it("lets matos ignore a task without requests, and then leaves it alone", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/ft/1", reviewer("matos"));
    await choose(user, "Ignorer pour Matos");
    await waitFor(() => expect(messages()).toContain("FT ignorée par l'équipe Matos"));
    await waitFor(() => expect(screen.queryByRole("button", { name: /pour Matos/ })).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Autres actions" })).not.toBeInTheDocument();
  });

  it("says what matos must do before it can approve, and does not let it ignore (FT-21, FT-25)", async () => {
    festival.has(inReview(readyDraft({ inquiries: [request(ladder)] })));
    const { user, messages } = openPage("/ft/1", reviewer("matos"));
    expect(await screen.findByText(/Il faut attribuer des lieux de retrait/)).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Approuver pour Matos" }));
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/^Il faut attribuer des lieux/)]));
    expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "REVIEWING" } });
    await user.click(screen.getByRole("button", { name: "Autres actions" }));
    const ignore = await screen.findByRole("menuitem", {
      name: /^Ignorer pour Matos.*La log matos ne peux pas/,
    });
    expect(ignore).toHaveAttribute("aria-disabled", "true");
  });

  it("lets matos say where the gear is fetched", async () => {
    festival.has(inReview(readyDraft({ inquiries: [request(ladder)] })));
    const { user } = openPage("/ft/1", reviewer("matos"));
    await user.type(await screen.findByLabelText("Lieu de retrait d'Escabeau"), "Magasin");
    await user.click(await screen.findByRole("option", { name: "Magasin" }));
    await waitFor(() =>
      expect(screen.queryByText(/Il faut attribuer des lieux de retrait/)).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("button", { name: "Approuver pour Matos" })).toBeEnabled();
  });

  it("rejects with a reason, sent with Enter, as often as there are reasons", async () => {
    festival.has(refusedBy(["elec"], readyPoweredDraft()));
    const { user, messages } = openPage("/ft/1", reviewer("elec"));
    await choose(user, "Rejeter pour Élec");
    const dialog = within(await screen.findByRole("dialog", { name: "Rejeter une tâche" }));
    await user.type(dialog.getByLabelText("Explication"), "Trop de câbles{Enter}");
    await waitFor(() => expect(messages()).toContain("FT rejetée par l'équipe Élec"));
    expect(await (await summary()).findByText(/Trop de câbles/)).toBeInTheDocument();
  });

  it("never approves a task that changed under the reviewer's eyes", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/ft/1", reviewer("humain"));
    const button = await screen.findByRole("button", { name: "Approuver pour Humain" });
    festival.change(1, (task) => updateGeneral(task, { name: "Démonter" }));
    await user.click(button);
    await waitFor(() => expect(messages().join()).toContain("La fiche a changé pendant ta relecture"));
    expect(festival.sheet(1)).toMatchObject({ reviews: { humain: "REVIEWING" } });
  });

  it("offers nothing to a team that is not asked", async () => {
    festival.has(inReview());
    openPage("/ft/1", reviewer("elec"));
    await summary();
    expect(screen.queryByRole("button", { name: /pour Élec|Autres actions/ })).not.toBeInTheDocument();
  });
});

describe("starting the assignment", () => {
  it("AS-7 is for those who assign, once the task is validated", async () => {
    festival.has(approvedBy(["humain"]));
    const early = openPage("/ft/1", assigner);
    await summary();
    expect(screen.queryByRole("button", { name: "Commencer l'affectation" })).not.toBeInTheDocument();
    early.unmount();

    festival.has(validated());
    const { user, messages } = openPage("/ft/1", assigner);
    await user.click(await screen.findByRole("button", { name: "Commencer l'affectation" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Commencer l'affectation" }));
    await user.selectOptions(dialog.getByLabelText("Type de créneau"), "Fun 😂");
    await user.click(dialog.getByLabelText("Est prioritaire dans l'affectation"));
    await user.click(dialog.getByRole("button", { name: "Commencer" }));
    await waitFor(() => expect(messages()).toContain("FT prête pour affectation"));
    expect(await (await summary()).findByText("Catégorie de la tâche : Fun 😂")).toBeInTheDocument();
    expect((await summary()).getByText("Tâche prioritaire : OUI")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Commencer l'affectation" })).not.toBeInTheDocument();
  });

  it("is blocked, with the reason, while a person named is not free (FT-31)", async () => {
    const busy = { ...zoe, conflicts: { ...noConflict, availability: true } };
    festival.has(validated(readyDraft({ mobilizations: [{ ...fridayNight, volunteers: [busy] }] })));
    const { user, messages } = openPage("/ft/1", assigner);
    expect(
      await (await summary()).findByText("Au moins un des bénévoles n'est pas disponible."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Commencer l'affectation" }));
    await waitFor(() =>
      expect(messages()).toEqual([
        "Impossible de démarrer l'affectation pour cette FT. Au moins un des bénévoles n'est pas disponible.",
      ]),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says how many assignments a rejection takes away (FT-23)", async () => {
    const night = { ...fridayNight, durationSplitInHour: 2, volunteers: [named(zoe)] };
    festival.has(readyToAssign(readyDraft({ mobilizations: [night] })));
    const { user } = openPage("/ft/1", reviewer("humain"));
    await choose(user, "Rejeter pour Humain");
    expect(await screen.findByText(/Ses 8 affectations seront supprimées/)).toBeInTheDocument();
  });
});
