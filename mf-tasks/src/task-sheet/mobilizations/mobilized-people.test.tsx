import * as ft from "@coulisses/shared-domain/festival-task/testing/tasks";
import { max, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { mobilizeTeam } from "@coulisses/shared-domain/festival-task/mobilization/mobilized-people";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser } from "../../testing/open-page";
import { pick } from "../../testing/pick";

const festival = festivalServer();
const addVolunteer = "Ajouter un bénévole à la mobilisation du ven. 17 mai 2024, 18h - 10h";
const addTeam = "Ajouter une équipe à la mobilisation du ven. 17 mai 2024, 18h - 10h";
const bde = { team: "bde", count: 2 };
const night = { ...ft.fridayNight, volunteers: [ft.named(zoe)], teams: [bde] };
const path = `mobilizations/${ft.fridayNight.id}`;

async function open(button: string, title: string) {
  const page = openPage("/ft/1");
  await page.user.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  return { ...page, dialog, press: (name: string) => page.user.click(dialog.getByRole("button", { name })) };
}
const openVolunteer = () => open(addVolunteer, "Ajouter un bénévole");
const openTeam = () => open(addTeam, "Ajouter une équipe");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const counts = () => festival.sheet(1)?.mobilizations[0]?.teams;

describe("a volunteer whom a mobilization names", () => {
  it("has to be chosen, among those whom it does not name yet", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, dialog, press } = await openVolunteer();
    await press("Ajouter");
    expect(await dialog.findByText("Ce champ est requis")).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Bénévole/), "e");
    expect(await screen.findByRole("option", { name: /Max Lenoir/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /Zoé/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("option", { name: /Max Lenoir/ }));
    await press("Ajouter");
    await closed();
    expect(festival.writes).toEqual([`POST ${path}/volunteers {"volunteerId":${max.id}}`]);
    expect(await screen.findByRole("link", { name: "Max Lenoir" })).toBeInTheDocument();
  });

  it("is not added when humain has approved meanwhile: the dialog says why (FT-40)", async () => {
    festival.has(ft.inReview());
    const { user, dialog, press } = await openVolunteer();
    await pick(user, dialog.getByLabelText(/^Bénévole/), "Max", /Max Lenoir/);
    festival.change(1, () => ft.approvedBy(["humain"]));
    await press("Ajouter");
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "La FT a déjà été validée par l'équipe humain.",
    );
    expect(dialog.getByLabelText(/^Bénévole/)).toHaveValue("Max Lenoir");
    expect(festival.sheet(1)?.mobilizations[0]?.volunteers).toEqual([]);
  });

  it("is let go by one click, which says so", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: "Retirer Zoé Renard" }));
    await waitFor(() => expect(messages()).toContain("Le bénévole a été retiré de la mobilisation"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Zoé Renard" })).not.toBeInTheDocument());
    expect(festival.writes).toEqual([`DELETE ${path}/volunteers/${zoe.id} `]);
  });

  it("stays when nobody else would be asked for in review (FT-42)", async () => {
    festival.has(ft.inReview(ft.readyDraft({ mobilizations: [{ ...night, teams: [] }] })));
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: "Retirer Zoé Renard" }));
    await waitFor(() => expect(messages().join()).toContain("doivent demander au moins une personne"));
    await waitFor(() => expect(messages()).not.toContain("Le bénévole a été retiré de la mobilisation"));
    expect(screen.getByRole("link", { name: "Zoé Renard" })).toBeInTheDocument();
  });
});

describe("a team that a mobilization asks for", () => {
  it("has to be chosen, with a number of people", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, dialog, press } = await openTeam();
    await press("Ajouter");
    expect(await dialog.findByText("Ce champ est requis")).toBeInTheDocument();
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    await user.clear(dialog.getByLabelText("Nombre"));
    await press("Ajouter");
    expect(await dialog.findByText("Ce champ est requis")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.type(dialog.getByLabelText("Nombre"), "4");
    await press("Ajouter");
    await closed();
    expect(counts()).toEqual([bde, { team: "hard", count: 4 }]);
  });

  it("takes the new number, which the dialog says beforehand", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, dialog, press } = await openTeam();
    expect(dialog.queryByText(/Déjà/)).not.toBeInTheDocument();
    await pick(user, dialog.getByLabelText("Équipe"), "BDE", "BDE");
    expect(await dialog.findByText("Déjà 2 : le nouveau nombre le remplace.")).toBeInTheDocument();
    await user.clear(dialog.getByLabelText("Nombre"));
    await user.type(dialog.getByLabelText("Nombre"), "5");
    await press("Ajouter");
    await closed();
    expect(counts()).toEqual([{ team: "bde", count: 5 }]);
  });

  it("keeps the number that another person has just set until the person has seen it", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, dialog, press } = await openTeam();
    await pick(user, dialog.getByLabelText("Équipe"), "BDE", "BDE");
    festival.change(1, (task) => mobilizeTeam(task, ft.fridayNight.id, { team: "bde", count: 7 }));
    await press("Ajouter");
    expect(await dialog.findByRole("group", { name: "Leur version" })).toHaveTextContent("7");
    expect(counts()).toEqual([{ team: "bde", count: 7 }]);
    await press("Garder la mienne");
    await waitFor(() => expect(counts()).toEqual([{ team: "bde", count: 1 }]));
    await closed();
  });

  it("is let go by one click, which says so", async () => {
    festival.has(ft.draft({ mobilizations: [night] }));
    const { user, messages } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: "Retirer 2 BDE" }));
    await waitFor(() => expect(messages()).toContain("L'équipe a été retirée de la mobilisation"));
    await waitFor(() => expect(screen.queryByText("2 BDE")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([`DELETE ${path}/teams/bde `]);
  });
});

describe("the people of a mobilization", () => {
  it.each([
    ["of a validated task", ft.validated(ft.readyDraft({ mobilizations: [night] })), organiser],
    [
      "for those who only read",
      ft.draft({ mobilizations: [night] }),
      { ...organiser, permissions: ["read-ft"] },
    ],
  ])("are shown and not changed: %s", async (_, task, access) => {
    festival.has(task);
    openPage("/ft/1", access);
    expect(await screen.findByRole("link", { name: "Zoé Renard" })).toBeInTheDocument();
    expect(await screen.findByText("2 BDE")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Retirer/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: addVolunteer })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: addTeam })).not.toBeInTheDocument();
  });
});
