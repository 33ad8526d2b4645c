import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import * as ft from "@coulisses/shared-domain/festival-task/testing/tasks";
import { max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const section = async () => within(await screen.findByRole("region", { name: "Mobilisations" }));
const friday = "la mobilisation du ven. 17 mai 2024, 18h - 10h";

describe("the mobilizations of a task", () => {
  it("are added with the people that they ask for, at once", async () => {
    festival.has(ft.draft());
    const { user, messages } = openPage("/ft/1");
    expect((await section()).getByText("Aucune mobilisation")).toBeInTheDocument();
    await user.click((await section()).getByRole("button", { name: "Ajouter une mobilisation" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ajouter une mobilisation" }));
    await user.type(dialog.getByLabelText("Bénévoles requis"), "Max");
    await user.click(await screen.findByRole("option", { name: /Max Lenoir/ }));
    await user.type(dialog.getByLabelText("Équipe"), "Orga");
    await user.click(await screen.findByRole("option", { name: "Orga" }));
    await user.click(dialog.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toContain("La mobilisation a été ajoutée"));
    expect(festival.sheet(1)?.mobilizations).toMatchObject([
      { start: "2024-05-17T16:00:00.000Z", volunteers: [{ id: max.id }], teams: [{ count: 1 }] },
    ]);
  });

  it("say what is wrong before anything is sent: nobody asked for, a split that does not divide", async () => {
    festival.has(ft.inReview());
    const { user } = openPage("/ft/1");
    await user.click((await section()).getByRole("button", { name: "Ajouter une mobilisation" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ajouter une mobilisation" }));
    expect(
      await dialog.findByText(/Toutes les mobilisations doivent demander au moins une personne/),
    ).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/Découpage/), "3h");
    expect(await dialog.findByText("La période n'est pas divisible en 3 heures")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Ajouter" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Demande au moins une personne, par son nom ou par son équipe",
    );
    expect(dialog.getByText("La période n'est pas divisible en 3 heures")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("are cut into shorter assignments, their people kept", async () => {
    festival.has(ft.readyDraft({ mobilizations: [{ ...ft.fridayNight, volunteers: [ft.named(zoe)] }] }));
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: `Modifier ${friday}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Modifier une mobilisation" }));
    await user.selectOptions(dialog.getByLabelText(/Découpage/), "4h");
    await user.click(dialog.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(messages()).toContain("La mobilisation a été mise à jour"));
    expect(await (await section()).findByText("4h")).toBeInTheDocument();
    expect((await section()).getByRole("link", { name: "Zoé Renard" })).toHaveAttribute(
      "href",
      "/planning/3",
    );
  });

  it("name one more volunteer, and ask for a team", async () => {
    festival.has(ft.readyDraft());
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: `Ajouter un bénévole à ${friday}` }));
    const people = within(await screen.findByRole("dialog", { name: "Ajouter un bénévole" }));
    await user.type(people.getByLabelText(/^Bénévole/), "Max");
    await user.click(await screen.findByRole("option", { name: /Max/ }));
    await user.click(people.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toContain("Le bénévole a été ajouté à la mobilisation"));

    await user.click(await screen.findByRole("button", { name: `Ajouter une équipe à ${friday}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ajouter une équipe" }));
    await user.type(dialog.getByLabelText("Équipe"), "BDE");
    await user.click(await screen.findByRole("option", { name: "BDE" }));
    await user.click(dialog.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(messages()).toContain("L'équipe a été ajoutée à la mobilisation"));
    expect(await (await section()).findByText("1 BDE")).toBeInTheDocument();
  });

  it("offer soft to those who assign only (TM-4)", async () => {
    festival.has(ft.readyDraft());
    const organisers = openPage("/ft/1");
    await organisers.user.click(
      await screen.findByRole("button", { name: `Ajouter une équipe à ${friday}` }),
    );
    await organisers.user.click(await screen.findByLabelText("Équipe", { selector: "[role=dialog] *" }));
    await screen.findByRole("option", { name: "BDE" });
    expect(screen.queryByRole("option", { name: "Bénévole" })).not.toBeInTheDocument();
    organisers.unmount();

    const { user } = openPage("/ft/1", {
      ...organiser,
      permissions: [...organiser.permissions, "affect-volunteer"],
    });
    await user.click(await screen.findByRole("button", { name: `Ajouter une équipe à ${friday}` }));
    await user.click(await screen.findByLabelText("Équipe", { selector: "[role=dialog] *" }));
    expect(await screen.findByRole("option", { name: "Bénévole" })).toBeInTheDocument();
  });

  it("say of each volunteer what keeps them from coming, the gravest first (FT-50 to FT-52)", async () => {
    const other = { id: 7, name: "Tenir la buvette" };
    const busy = { tasks: [other], availability: true, assignments: [{ id: 8, name: "Ranger" }] };
    festival.has(
      ft.readyDraft({
        mobilizations: [
          {
            ...ft.fridayNight,
            volunteers: [
              { ...zoe, conflicts: busy },
              { ...max, conflicts: { ...noConflict, tasks: [other] } },
              ft.named(lea),
            ],
          },
        ],
      }),
    );
    openPage("/ft/1");
    const chip = await screen.findByRole("link", { name: /Zoé Renard/ });
    expect(chip.closest("[data-tip]")).toHaveAttribute(
      "data-tip",
      "N'est pas disponible sur le créneau\nAussi demandé dans la FT #7 - Tenir la buvette\nDéjà affecté sur la FT #8 - Ranger",
    );
    expect(
      screen.getByRole("link", { name: "Max Lenoir (Aussi demandé dans la FT #7 - Tenir la buvette)" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Léa (Shogosse) Mauyno" }).closest("[data-tip]")).toBeNull();
  });

  it("warn before their removal makes approvals void (FT-41)", async () => {
    festival.has(
      ft.refusedBy(["elec"], ft.readyPoweredDraft({ mobilizations: [ft.fridayNight, ft.saturday] }), {
        matos: "APPROVED",
      }),
    );
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: `Supprimer ${friday}` }));
    await screen.findByRole("dialog", { name: "Réinitialisation des validations" });
    expect(festival.writes).toEqual([]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toContain("La mobilisation a été supprimée"));
    expect(festival.sheet(1)?.mobilizations).toHaveLength(1);
  });

  it("are not removed when another editor has just asked for more people in them", async () => {
    festival.has(ft.readyDraft());
    const { user, messages } = openPage("/ft/1");
    const remove = await screen.findByRole("button", { name: `Supprimer ${friday}` });
    festival.change(1, () =>
      ft.readyDraft({ mobilizations: [{ ...ft.fridayNight, volunteers: [ft.named(zoe)] }] }),
    );
    await user.click(remove);
    await waitFor(() =>
      expect(messages().join()).toContain("Léa (Shogosse) Mauyno vient de modifier cet élément"),
    );
    expect(festival.sheet(1)?.mobilizations).toHaveLength(1);
    expect(await screen.findByRole("link", { name: "Zoé Renard" })).toBeInTheDocument();
  });

  it("are drawn in a calendar, each assignment apart once people are assigned", async () => {
    festival.has(
      ft.readyToAssign(ft.readyDraft({ mobilizations: [{ ...ft.saturday, durationSplitInHour: 4 }] })),
    );
    const { user } = openPage("/ft/1");
    await user.click((await section()).getByRole("button", { name: "Calendrier" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Créneaux de la tâche" }));
    expect(await dialog.findByText("10h - 14h")).toBeInTheDocument();
    expect(dialog.getByText("14h - 18h")).toBeInTheDocument();
    await user.click(dialog.getByLabelText("Affectations"));
    expect(dialog.queryByText("10h - 14h")).not.toBeInTheDocument();
    expect(dialog.getByLabelText("Animations")).not.toBeChecked();
  });
});
