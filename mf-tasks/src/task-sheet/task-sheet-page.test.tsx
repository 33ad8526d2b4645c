import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
  readyPoweredDraft,
  refusedBy,
  validated,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { storedText } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();

const nameField = () => screen.findByLabelText("Nom de la FT");
const section = async (name: string) => within(await screen.findByRole("region", { name }));
/** Instructions typed earlier and never saved, as the browser keeps them. */
const leaveUnsaved = (draftText: string, key = "instructions", base = "<p>Viens avec des gants</p>") =>
  sessionStorage.setItem(`coulisses:1:text:ft/1/${key}`, storedText({ base, draft: draftText }));

describe("writing a task", () => {
  it("saves its name by itself, once the person stops typing", async () => {
    festival.has(draft());
    openPage("/ft/1");
    fireEvent.change(await nameField(), { target: { value: "Monter la scène" } });
    expect(festival.writes).toEqual([]);
    expect(await screen.findByText("Enregistré")).toBeInTheDocument();
    expect(festival.sheet(1)?.general.name).toBe("Monter la scène");
  });

  it("never overwrites what another person wrote in the same field: the person chooses", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await nameField();
    festival.change(1, (task) => updateGeneral(task, { name: "Démonter" }));
    fireEvent.change(await nameField(), { target: { value: "Monter la scène" } });
    expect(await screen.findByRole("group", { name: "Leur version" })).toHaveTextContent("Démonter");
    await user.click(screen.getByRole("button", { name: "Garder la mienne" }));
    await waitFor(() => expect(festival.sheet(1)?.general.name).toBe("Monter la scène"));
  });

  it("says whom to call, and forgets who must not be called any more", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await user.type(await screen.findByLabelText("Ajouter un contact"), "Léa");
    await user.click(await screen.findByRole("option", { name: /Léa/ }));
    expect(await screen.findByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
    await user.click(screen.getByRole("button", { name: "Retirer Léa (Shogosse) Mauyno des contacts" }));
    expect(await screen.findByText("Aucun contact")).toBeInTheDocument();
  });

  it("asks for gear that is lent for an occasion", async () => {
    festival.has(readyDraft());
    const { user } = openPage("/ft/1");
    const inquiry = await section("Demande de matos");
    await user.type(inquiry.getByLabelText("Chercher du matos"), "esca");
    await user.click(await screen.findByRole("option", { name: /Escabeau/ }));
    await user.click(inquiry.getByRole("button", { name: "Ajouter" }));
    expect(await inquiry.findByRole("cell", { name: "Escabeau" })).toBeInTheDocument();
  });

  it("publishes a comment with Enter", async () => {
    festival.has(validated());
    const { user } = openPage("/ft/1");
    await user.type(await screen.findByLabelText("Nouveau commentaire"), "Et s'il pleut ?{Enter}");
    await waitFor(() => expect(festival.sheet(1)?.feedbacks).toHaveLength(1));
  });

  it("only shows the sheet to those who may not write", async () => {
    festival.has(draft());
    openPage("/ft/1", { ...organiser, permissions: ["read-ft"] });
    expect(await nameField()).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Ajouter une mobilisation" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Demande de relecture" })).not.toBeInTheDocument();
  });

  it("goes back to the list when the task does not exist", async () => {
    const { address } = openPage("/ft/404");
    await waitFor(() => expect(address()).toBe("/ft"));
  });
});

describe("instructions", () => {
  it("wait for the button that saves them, even when they were left unsaved", async () => {
    festival.has(readyDraft());
    leaveUnsaved("<p>Viens avec un casque</p>");
    const { user, messages } = openPage("/ft/1");
    const save = await screen.findByRole("button", { name: "Sauvegarder : Instructions globales" });
    expect(screen.getByText("Modifications non enregistrées")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.click(save);
    await waitFor(() => expect(festival.sheet(1)?.instructions.global).toBe("<p>Viens avec un casque</p>"));
    await waitFor(() => expect(screen.queryByText("Modifications non enregistrées")).not.toBeInTheDocument());
    await waitFor(() => expect(messages()).toEqual([]));
    await user.click(save);
    await waitFor(() => expect(messages()).toEqual(["Rien n'a changé : tout est déjà enregistré."]));
  });

  it("are closed once a team has approved, but to those who may force them", async () => {
    festival.has(approvedBy(["matos"]));
    const organisers = openPage("/ft/1");
    await nameField();
    expect(screen.queryByRole("button", { name: /^Sauvegard/ })).not.toBeInTheDocument();
    organisers.unmount();

    leaveUnsaved("<p>Viens avec un casque</p>");
    const { user } = openPage("/ft/1", {
      ...organiser,
      permissions: [...organiser.permissions, "force-write-ft"],
    });
    await user.click(
      await screen.findByRole("button", { name: "Sauvegarde forcée : Instructions globales" }),
    );
    await waitFor(() => expect(festival.sheet(1)?.instructions.global).toBe("<p>Viens avec un casque</p>"));
    expect(festival.writes).toEqual(['PATCH force/instructions {"global":"<p>Viens avec un casque</p>"}']);
    expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "APPROVED" } });
  });

  it("can't be forced where nobody has approved (FT-47)", async () => {
    festival.has(inReview());
    openPage("/ft/1", { ...organiser, permissions: [...organiser.permissions, "force-write-ft"] });
    await screen.findByRole("button", { name: "Sauvegarder : Instructions globales" });
    expect(screen.queryByRole("button", { name: /^Sauvegarde forcée/ })).not.toBeInTheDocument();
  });

  it("warn before a change of a refused task makes approvals void (FT-41)", async () => {
    festival.has(refusedBy(["elec"], readyPoweredDraft(), { matos: "APPROVED" }));
    leaveUnsaved("<p>Viens avec un casque</p>");
    const { user } = openPage("/ft/1");
    const save = await screen.findByRole("button", { name: "Sauvegarder : Instructions globales" });
    await user.click(save);
    const warning = within(await screen.findByRole("dialog", { name: "Réinitialisation des validations" }));
    expect(await warning.findByText(/L'équipe Matos a déjà approuvé/)).toBeInTheDocument();
    await user.click(warning.getByRole("button", { name: "Annuler" }));
    expect(festival.writes).toEqual([]);
    await user.click(save);
    await user.click(await screen.findByRole("button", { name: "Continuer" }));
    await waitFor(() => expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "REVIEWING" } }));
  });

  it("show fields for those in charge in draft, and ask for both at once afterwards", async () => {
    festival.has(draft());
    const first = openPage("/ft/1");
    await first.user.click(
      await screen.findByLabelText("Des responsables avec des instructions spécifiques"),
    );
    expect(await screen.findByLabelText("Responsables")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    first.unmount();

    festival.has(inReview());
    const { user } = openPage("/ft/1");
    await user.click(await screen.findByLabelText("Des responsables avec des instructions spécifiques"));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Ajouter des instructions pour les responsables" }),
    );
    await user.click(dialog.getByRole("button", { name: "Ajouter" }));
    expect(await dialog.findAllByText("Ce champ est requis")).toHaveLength(2);
    expect(festival.writes).toEqual([]);
  });

  it("ask before those in charge are taken away", async () => {
    festival.has(
      inReview(
        readyDraft({
          instructions: {
            inCharge: {
              volunteers: [{ id: 3, firstname: "Zoé", lastname: "Renard" }],
              instruction: "<p>Ferme</p>",
            },
          },
        }),
      ),
    );
    const { user } = openPage("/ft/1");
    await user.click(await screen.findByLabelText("Des responsables avec des instructions spécifiques"));
    await screen.findByRole("dialog", { name: "Supprimer les instructions des responsables" });
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(festival.sheet(1)?.instructions.inCharge).toEqual({ volunteers: [], instruction: null }),
    );
  });
});

describe("what approvals close", () => {
  it("is what humain answers for, and says so", async () => {
    festival.has(approvedBy(["humain"]));
    openPage("/ft/1");
    const general = await section("Général");
    expect(await general.findByText(/l'équipe Humain/)).toBeInTheDocument();
    expect(general.getByLabelText("Équipe")).toBeDisabled();
    const inquiry = await section("Demande de matos");
    expect(inquiry.getByRole("button", { name: "Ajouter" })).toBeInTheDocument();
  });

  it("leaves periods open on a refused task, but not the people that humain has approved", async () => {
    festival.has(refusedBy(["matos"], readyDraft(), { humain: "APPROVED" }));
    openPage("/ft/1");
    const mobilizations = await section("Mobilisations");
    expect(
      await mobilizations.findByText(
        /Bénévoles et équipes : verrouillés par la validation de l'équipe Humain/,
      ),
    ).toBeInTheDocument();
    expect(mobilizations.getByRole("button", { name: "Ajouter une mobilisation" })).toBeInTheDocument();
    expect(mobilizations.queryByRole("button", { name: /Ajouter un bénévole/ })).not.toBeInTheDocument();
  });

  it("is everything but the comments, once validated", async () => {
    festival.has(validated());
    openPage("/ft/1");
    expect(await nameField()).toHaveAttribute("readonly");
    expect(screen.getByLabelText("Lieu de rendez-vous")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Ajouter une mobilisation" })).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Chercher du matos")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Nouveau commentaire")).toBeInTheDocument();
  });
});
