import { addVolunteerInCharge } from "@coulisses/shared-domain/festival-task/sections/in-charge";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import {
  approvedBy,
  draft,
  inReview,
  max,
  readyDraft,
  readyPoweredDraft,
  refusedBy,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser } from "../../testing/open-page";
import { pick } from "../../testing/pick";

const festival = festivalServer();
const section = async () => within(await screen.findByRole("region", { name: "Instructions" }));
const place = () => screen.findByLabelText("Lieu de rendez-vous");
const inChargeSwitch = () => screen.findByLabelText("Des responsables avec des instructions spécifiques");
const inCharge = { volunteers: [zoe], instruction: null };
const refusedWithApproval = () => refusedBy(["elec"], readyPoweredDraft(), { matos: "APPROVED" });

describe("where volunteers of a task meet", () => {
  it("is saved as soon as it is chosen", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await pick(user, await place(), "chap", "Chapiteau");
    await waitFor(() => expect(festival.writes).toEqual(['PATCH instructions {"appointmentId":8}']));
    await waitFor(async () => expect(await place()).toHaveValue("Chapiteau"));
  });

  it("is not sent again when the same place is chosen", async () => {
    festival.has(readyDraft());
    const { user } = openPage("/ft/1");
    await pick(user, await place(), "Scène", "Scène Pulse");
    await waitFor(async () => expect(await place()).toHaveValue("Scène Pulse"));
    expect(festival.writes).toEqual([]);
  });

  it("asks before approvals become void, and changes nothing when the person gives up (FT-41)", async () => {
    festival.has(refusedWithApproval());
    const { user } = openPage("/ft/1");
    await pick(user, await place(), "chap", "Chapiteau");
    const warning = within(await screen.findByRole("dialog", { name: "Réinitialisation des validations" }));
    await user.click(warning.getByRole("button", { name: "Annuler" }));
    expect(await place()).toHaveValue("Scène Pulse");
    expect(festival.writes).toEqual([]);

    await pick(user, await place(), "chap", "Chapiteau");
    await user.click(await screen.findByRole("button", { name: "Continuer" }));
    await waitFor(() => expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "REVIEWING" } }));
    expect(festival.sheet(1)?.instructions.appointment?.name).toBe("Chapiteau");
  });

  it("is shown to teams that don't see the places, which hear why they can't choose", async () => {
    festival.has(readyDraft());
    openPage("/ft/1", { ...organiser, permissions: ["read-ft", "write-ft", "view-volunteer"] });
    expect(await place()).toHaveValue("Scène Pulse");
    expect(await place()).toBeDisabled();
    expect(screen.getByText("Tes équipes n'ont pas accès à la liste des lieux.")).toBeInTheDocument();
  });
});

describe("whom volunteers call", () => {
  const picker = () => screen.findByLabelText("Ajouter un contact");

  it("is named once: who is there already is not offered again", async () => {
    festival.has(readyDraft());
    const { user } = openPage("/ft/1");
    await user.type(await picker(), "e");
    expect(await screen.findByRole("option", { name: /Zoé Renard/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /Léa/ })).not.toBeInTheDocument();
  });

  it("is a person at least once the task is in review (FT-42)", async () => {
    festival.has(inReview());
    const { user, messages } = openPage("/ft/1");
    const remove = "Retirer Léa (Shogosse) Mauyno des contacts";
    await user.click(await screen.findByRole("button", { name: remove }));
    await waitFor(() => expect(messages()).toContain("Au moins une personne à contacter est nécessaire"));
    expect(await screen.findByRole("button", { name: remove })).toBeInTheDocument();
    expect(festival.sheet(1)?.instructions.contacts).toMatchObject([{ id: lea.id }]);
  });

  it("is only called by those who may not write", async () => {
    festival.has(readyDraft());
    openPage("/ft/1", { ...organiser, permissions: ["read-ft"] });
    expect(await screen.findByRole("link", { name: "06 12 34 56 78" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Ajouter un contact")).not.toBeInTheDocument();
    expect((await section()).queryByRole("button", { name: /Retirer/ })).not.toBeInTheDocument();
  });
});

describe("those in charge of a task", () => {
  it("are named one by one in a draft, each with a way to their planning", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await user.click(await inChargeSwitch());
    await pick(user, await screen.findByRole("combobox", { name: "Responsables" }), "Max", /Max Lenoir/);
    const people = within(await screen.findByRole("list", { name: "Responsables" }));
    expect(people.getByRole("link", { name: "Max Lenoir" })).toHaveAttribute("href", `/planning/${max.id}`);
    await user.click(people.getByRole("button", { name: "Retirer Max Lenoir" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Responsables" })).not.toBeInTheDocument());
    expect(festival.writes).toEqual([
      `POST instructions/in-charge/volunteers {"volunteerId":${max.id}}`,
      `DELETE instructions/in-charge/volunteers/${max.id} `,
    ]);
  });

  it("are not offered a second time", async () => {
    festival.has(draft({ instructions: { inCharge } }));
    const { user } = openPage("/ft/1");
    await user.type(await screen.findByRole("combobox", { name: "Responsables" }), "e");
    expect(await screen.findByRole("option", { name: /Max Lenoir/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /Zoé/ })).not.toBeInTheDocument();
  });

  it("leave no trace when nobody was named", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await user.click(await inChargeSwitch());
    await screen.findByRole("combobox", { name: "Responsables" });
    await user.click(await inChargeSwitch());
    await waitFor(() =>
      expect(screen.queryByRole("combobox", { name: "Responsables" })).not.toBeInTheDocument(),
    );
    expect(festival.writes).toEqual([]);
  });

  it("go away at once while they have no instructions to lose", async () => {
    festival.has(draft({ instructions: { inCharge } }));
    const { user } = openPage("/ft/1");
    expect(await inChargeSwitch()).toBeChecked();
    await user.click(await inChargeSwitch());
    await waitFor(() => expect(festival.writes).toEqual(["DELETE instructions/in-charge "]));
    await waitFor(async () => expect(await inChargeSwitch()).not.toBeChecked());
  });

  it("stay, with their instructions, when the person gives up removing them", async () => {
    festival.has(draft({ instructions: { inCharge: { ...inCharge, instruction: "<p>Ferme</p>" } } }));
    const { user } = openPage("/ft/1");
    await user.click(await inChargeSwitch());
    const question = within(
      await screen.findByRole("dialog", { name: "Supprimer les instructions des responsables" }),
    );
    await user.click(question.getByRole("button", { name: "Annuler" }));
    expect(await inChargeSwitch()).toBeChecked();
    expect(festival.writes).toEqual([]);
  });

  it("are not swept away when another editor has named another meanwhile", async () => {
    festival.has(draft({ instructions: { inCharge } }));
    const { user, messages } = openPage("/ft/1");
    const box = await inChargeSwitch();
    festival.change(1, (task) => addVolunteerInCharge(task, max));
    await user.click(box);
    await waitFor(() =>
      expect(messages().join()).toContain("Léa (Shogosse) Mauyno vient de modifier cet élément"),
    );
    expect(await screen.findByRole("link", { name: "Max Lenoir" })).toBeInTheDocument();
    expect(box).toBeChecked();
  });

  it("come with their instructions out of the draft: who gives up changes nothing", async () => {
    festival.has(inReview());
    const { user } = openPage("/ft/1");
    await user.click(await inChargeSwitch());
    const dialog = within(
      await screen.findByRole("dialog", { name: "Ajouter des instructions pour les responsables" }),
    );
    await pick(user, dialog.getByRole("combobox", { name: "Responsables" }), "Max", /Max Lenoir/);
    expect(await dialog.findByRole("link", { name: "Max Lenoir" })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Retirer Max Lenoir" }));
    await waitFor(() => expect(dialog.queryByRole("link", { name: "Max Lenoir" })).not.toBeInTheDocument());
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await inChargeSwitch()).not.toBeChecked();
    expect(festival.writes).toEqual([]);
  });

  it("keep their instructions from becoming void without a warning (FT-41)", async () => {
    festival.has(refusedWithApproval());
    const { user } = openPage("/ft/1");
    await user.click(await inChargeSwitch());
    const warning = within(await screen.findByRole("dialog", { name: "Réinitialisation des validations" }));
    await user.click(warning.getByRole("button", { name: "Continuer" }));
    expect(
      await screen.findByRole("dialog", { name: "Ajouter des instructions pour les responsables" }),
    ).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });
});

describe("the instructions that approvals close", () => {
  it("name the team that has approved them (FT-40)", async () => {
    festival.has(approvedBy(["matos"], readyDraft({ instructions: { inCharge } })));
    openPage("/ft/1");
    expect(await (await section()).findByText(/l'équipe Matos/)).toBeInTheDocument();
    expect(await inChargeSwitch()).toBeDisabled();
    expect(await screen.findByRole("button", { name: "Retirer Zoé Renard" })).toBeInTheDocument();
    expect(await place()).toBeEnabled();
  });

  it("leave the texts of a refused task open, but not its place nor its people", async () => {
    festival.has(
      refusedBy(
        ["matos"],
        readyDraft({ instructions: { inCharge: { ...inCharge, instruction: "<p>Ferme</p>" } } }),
        {
          humain: "APPROVED",
        },
      ),
    );
    openPage("/ft/1");
    const instructions = await section();
    expect(
      await instructions.findByText(
        "Lieu, contacts et responsables : verrouillés par la validation de l'équipe Humain",
      ),
    ).toBeInTheDocument();
    expect(await place()).toBeDisabled();
    expect(instructions.queryByLabelText("Ajouter un contact")).not.toBeInTheDocument();
    expect(instructions.queryByRole("button", { name: "Retirer Zoé Renard" })).not.toBeInTheDocument();
    expect(
      instructions.getByRole("button", { name: "Sauvegarder : Instructions des responsables" }),
    ).toBeInTheDocument();
  });
});
