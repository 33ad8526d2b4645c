import { updateContractor } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, linesOf, retype, openForm, section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();
const ADDING = "Ajouter un prestataire";
const CHANGING = "Modifier un prestataire";
const fireworks = {
  id: 3,
  firstname: "Ada",
  lastname: "Pétard",
  phone: "0612345678",
  email: "ada@petards.exemple.fr",
  company: "Pétards et fils",
  comment: null,
};
const withContractor = (sheet = fa.readyDraft) =>
  sheet({ inCharge: { team: "bar", contractors: [fireworks] } });
const inCharge = () => section("Responsable");
const contractors = () => festival.sheet(1)?.inCharge.contractors;
const table = () => screen.findByLabelText("Prestataires");

function openAdding() {
  festival.has(fa.draft());
  return openForm("Ajouter un presta", ADDING);
}
function openChanging() {
  festival.has(withContractor());
  return openForm("Modifier Ada Pétard", CHANGING);
}

describe("who answers for an activity", () => {
  it("is another adherent as soon as one is chosen (FA-40)", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    const person = async () => (await inCharge()).findByLabelText("Adhérent");
    expect(await person()).toHaveValue("Noël Ertsemud");
    await user.click(await person());
    await user.click(await screen.findByRole("option", { name: /Léa/ }));
    await waitFor(() => expect(festival.sheet(1)?.inCharge.adherent.id).toBe(lea.id));
    expect(festival.writes).toEqual([`PATCH in-charge {"adherentId":${lea.id}}`]);
    await waitFor(async () => expect(await person()).toHaveValue("Léa (Shogosse) Mauyno"));
  });

  it("is for one team, without touching the person", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    await user.type(await (await inCharge()).findByLabelText("Équipe"), "bar");
    await user.click(await screen.findByRole("option", { name: "Bar" }));
    await waitFor(() => expect(festival.sheet(1)?.inCharge).toMatchObject({ team: "bar", adherent: noel }));
    expect(festival.writes).toEqual(['PATCH in-charge {"team":"bar"}']);
  });

  it("goes back to what it was when the network is gone", async () => {
    festival.has(withContractor());
    const { user } = openPage("/fa/1");
    const person = await (await inCharge()).findByLabelText("Adhérent");
    await user.click(person);
    await screen.findByRole("option", { name: /Léa/ });
    const failed = festival.unplug();
    await user.click(screen.getByRole("option", { name: /Léa/ }));
    await waitFor(() => expect(failed()).toBeGreaterThan(0));
    await waitFor(() => expect(person).toHaveValue("Noël Ertsemud"));
    expect(festival.sheet(1)?.inCharge.adherent.id).toBe(noel.id);
  });
});

describe("the contractors of an activity", () => {
  it("are called and written to in one click", async () => {
    festival.has(withContractor());
    openPage("/fa/1");
    expect(await screen.findByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
    expect(screen.getByRole("link", { name: fireworks.email })).toHaveAttribute(
      "href",
      "mailto:ada@petards.exemple.fr",
    );
  });

  it("are added with what one knows of them; what is left empty is nothing", async () => {
    const { user, form } = await openAdding();
    await user.type(form.getByLabelText(/Prénom/), " Ada ");
    await user.type(form.getByLabelText(/^Nom/), "Pétard");
    await user.type(form.getByLabelText(/Téléphone/), "06 12 34 56 78");
    await user.type(form.getByLabelText("Société"), "Pétards et fils{Enter}");
    await closed(ADDING);
    expect(contractors()).toEqual([
      { ...fireworks, id: 1, phone: "06 12 34 56 78", email: null, comment: null },
    ]);
    expect(linesOf(await table())[0]?.slice(0, 2)).toEqual(["Ada", "Pétard"]);
  });

  it("need a name and a telephone: one reads so, and nothing is sent", async () => {
    const { user, form } = await openAdding();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(3);
    await user.type(form.getByLabelText(/Prénom/), "Ada");
    await user.type(form.getByLabelText(/^Nom/), "   ");
    await user.type(form.getByLabelText(/Téléphone/), "118");
    expect(await form.findByText("Numéro de téléphone non valable")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(1);
    expect(festival.writes).toEqual([]);
    expect(form.getByLabelText(/Prénom/)).toHaveValue("Ada");
  });

  it("may have an odd address, which is pointed out but does not hold anything back", async () => {
    const { user, form } = await openAdding();
    await user.type(form.getByLabelText(/Prénom/), "Ada");
    await user.type(form.getByLabelText(/^Nom/), "Pétard");
    await user.type(form.getByLabelText(/Téléphone/), "+41 22 767 61 11");
    await user.type(form.getByLabelText("Email"), "ada chez petards");
    await user.tab();
    expect(await form.findByText("Adresse mail non valable")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(contractors()).toMatchObject([{ phone: "+41 22 767 61 11", email: "ada chez petards" }]);
  });

  it("are changed, starting from what is known; an emptied field becomes nothing", async () => {
    const { user, form } = await openChanging();
    expect(form.getByLabelText(/Prénom/)).toHaveValue("Ada");
    expect(form.getByLabelText("Société")).toHaveValue("Pétards et fils");
    await retype(user, form.getByLabelText("Email"), "");
    await retype(user, form.getByLabelText("Commentaire"), "Arrive tôt");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await closed(CHANGING);
    expect(contractors()).toEqual([{ ...fireworks, email: null, comment: "Arrive tôt" }]);
  });

  it("keep what was typed when the network is gone", async () => {
    const { user, form } = await openChanging();
    await retype(user, form.getByLabelText("Société"), "Boum");
    const failed = festival.unplug();
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(failed()).toBeGreaterThan(0));
    await waitFor(() => expect(form.getByRole("button", { name: "Modifier" })).toBeEnabled());
    expect(form.getByLabelText("Société")).toHaveValue("Boum");
    festival.plug();
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await closed(CHANGING);
    expect(contractors()).toMatchObject([{ company: "Boum" }]);
  });

  it("that another person has changed show their version before one is chosen", async () => {
    const { user, form } = await openChanging();
    festival.change(1, (sheet) => updateContractor(sheet, 3, { lastname: "Fusée" }));
    await retype(user, form.getByLabelText("Société"), "Boum");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByRole("group", { name: "Leur version" })).toHaveTextContent(
      "Ada, Fusée, 0612345678, ada@petards.exemple.fr, Pétards et fils",
    );
    expect(festival.writes).toEqual([]);
    await user.click(form.getByRole("button", { name: "Garder la mienne" }));
    await closed(CHANGING);
    expect(contractors()).toMatchObject([{ lastname: "Pétard", company: "Boum" }]);
  });

  it("go in one click, unless their number now names another person", async () => {
    festival.has(withContractor());
    const { user, messages } = openPage("/fa/1");
    const remove = await screen.findByRole("button", { name: "Supprimer Ada Pétard" });
    festival.change(1, (sheet) => updateContractor(sheet, 3, { firstname: "Zoé" }));
    await user.click(remove);
    await waitFor(() => expect(messages().join()).toContain("Léa (Shogosse) Mauyno vient de modifier"));
    expect(contractors()).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Supprimer Zoé Pétard" }));
    await waitFor(() => expect(contractors()).toEqual([]));
  });

  it("are only read once humain has approved, and by those who may not write (FA-38)", async () => {
    festival.has(fa.approvedBy(["humain"], withContractor()));
    const approved = openPage("/fa/1");
    expect(await (await inCharge()).findByText(/l'équipe Humain/)).toBeInTheDocument();
    expect(linesOf(await table())[0]).toHaveLength(6);
    approved.unmount();
    festival.has(withContractor());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect((await inCharge()).getByLabelText("Adhérent")).toBeDisabled();
    expect(linesOf(await table())[0]).toHaveLength(6);
    expect(screen.queryByRole("button", { name: /Ada Pétard/ })).not.toBeInTheDocument();
  });
});
