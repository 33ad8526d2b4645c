import { fillField } from "@coulisses/shared-auth/testing";
import { approvedBy, draft, inReview, max } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { updateGeneral } from "@coulisses/shared-domain/festival-task/sections/general";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser } from "../../testing/open-page";
import { pick } from "../../testing/pick";

const festival = festivalServer();
const section = async () => within(await screen.findByRole("region", { name: "Général" }));
const nameField = () => screen.findByLabelText("Nom de la FT");

describe("whose task it is", () => {
  it("changes as soon as another administrator is chosen", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    const { getByLabelText } = await section();
    const field = () => getByLabelText("Gestionnaire de la FT");
    await waitFor(() => expect(field()).toHaveValue("Noël Ertsemud"));
    await pick(user, field(), "Max", /Max Lenoir/);
    await waitFor(() => expect(festival.writes).toEqual([`PATCH general {"administratorId":${max.id}}`]));
    await waitFor(() => expect(field()).toHaveValue("Max Lenoir"));
  });

  it("changes as soon as another team is chosen; a draft may do without any", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    const { getByLabelText } = await section();
    const field = () => getByLabelText("Équipe");
    await pick(user, field(), "Déco", "Déco");
    await waitFor(() => expect(festival.sheet(1)?.general.team).toBe("deco"));
    await waitFor(() => expect(field()).toHaveValue("Déco"));
    await user.clear(field());
    await waitFor(() =>
      expect(festival.writes).toEqual(['PATCH general {"team":"deco"}', 'PATCH general {"team":null}']),
    );
  });

  it("keeps a team once it is in review (FT-42)", async () => {
    festival.has(inReview());
    const { user } = openPage("/ft/1");
    const field = (await section()).getByLabelText("Équipe");
    await waitFor(() => expect(field).toHaveValue("Culture"));
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(field).toHaveValue("Culture"));
    expect(festival.writes).toEqual([]);
  });

  it("is what another person has just chosen, and the person hears of it", async () => {
    festival.has(draft());
    const { user, messages } = openPage("/ft/1");
    const field = (await section()).getByLabelText("Équipe");
    festival.change(1, (task) => updateGeneral(task, { team: "bar" }));
    await pick(user, field, "Déco", "Déco");
    await waitFor(() =>
      expect(messages().join()).toContain("Léa (Shogosse) Mauyno vient de modifier cet élément"),
    );
    expect(festival.sheet(1)?.general.team).toBe("bar");
    await waitFor(() => expect(field).toHaveValue("Bar"));
  });

  it("shows the administrator to those who may not list volunteers, without offering another", async () => {
    festival.has(draft());
    openPage("/ft/1", { ...organiser, permissions: ["read-ft", "write-ft"] });
    const field = (await section()).getByLabelText("Gestionnaire de la FT");
    expect(field).toHaveValue("Noël Ertsemud");
    expect(field).toBeDisabled();
    expect((await section()).getByLabelText("Équipe")).toBeEnabled();
  });
});

describe("the name of a task", () => {
  it("is never saved empty", async () => {
    festival.has(draft());
    openPage("/ft/1");
    fillField(await nameField(), "  ");
    expect(await screen.findByText("Ce champ est requis")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    fillField(await nameField(), "Ranger");
    await waitFor(() => expect(festival.writes).toEqual(['PATCH general {"name":"Ranger"}']));
  });

  it("waits for the network to come back, without losing a letter", async () => {
    festival.has(draft());
    const { user } = openPage("/ft/1");
    await nameField();
    festival.unplug();
    fillField(await nameField(), "Ranger");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    expect(await nameField()).toHaveValue("Ranger");
    festival.plug();
    await user.click(retry);
    await waitFor(() => expect(festival.sheet(1)?.general.name).toBe("Ranger"));
  });

  it("is closed with its administrator and team once humain has approved (FT-40)", async () => {
    festival.has(approvedBy(["humain"]));
    openPage("/ft/1");
    expect(await nameField()).toHaveAttribute("readonly");
    expect((await section()).getByLabelText("Gestionnaire de la FT")).toBeDisabled();
    expect((await section()).getByLabelText("Équipe")).toBeDisabled();
  });
});
