import { signageId, updateSignage } from "@coulisses/shared-domain/festival-activity/sections/signa";
import type { Signage } from "@coulisses/shared-domain/festival-activity/festival-activity";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, linesOf, refusalIsRead, retype, openForm, section } from "../../testing/on-sheet";
import { openPage, organiser, reviewer } from "../../testing/open-page";

const festival = festivalServer();
const ADDING = "Ajouter une signalétique";
const CHANGING = "Modifier une signalétique";
const SIMILAR = "Une signalétique similaire existe déjà dans la fiche activité";

function sign(text: string, type: Signage["type"] = "PANNEAU"): Signage {
  return { id: signageId({ type, text, size: "A3" }), type, text, size: "A3", quantity: 2, comment: null };
}
const entrance = sign("Entrée");
const toilets = sign("Toilettes à 50 m / par là");
const withSigns = (...signages: Signage[]) => fa.readyDraft({ signa: { location: fa.mainStage, signages } });
const signa = () => section("Signa");
const signages = () => festival.sheet(1)?.signa.signages;
const table = () => screen.findByLabelText("Demande de signalétique");
const place = async () => (await signa()).findByLabelText("Lieu de l'activité");

function openAdding(sheet = withSigns()) {
  festival.has(sheet);
  return openForm(ADDING);
}
function openChanging(...signs: Signage[]) {
  festival.has(withSigns(...signs));
  return openForm(`Modifier la signalétique « ${signs[0]?.text} »`, CHANGING);
}

describe("the place of an activity", () => {
  it("is chosen among those of the festival, and taken back as long as it is a draft (FA-42)", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    await user.type(await place(), "pulse");
    await user.click(await screen.findByRole("option", { name: "Scène Pulse" }));
    await waitFor(() => expect(festival.sheet(1)?.signa.location).toEqual(fa.mainStage));
    await user.clear(await place());
    await waitFor(() => expect(festival.sheet(1)?.signa.location).toBeNull());
    expect(festival.writes).toEqual(['PATCH signa {"locationId":7}', 'PATCH signa {"locationId":null}']);
  });

  it("can't be emptied once others review it", async () => {
    festival.has(fa.inReview());
    const { user } = openPage("/fa/1");
    await user.clear(await place());
    await user.tab();
    await waitFor(async () => expect(await place()).toHaveValue("Scène Pulse"));
    expect(festival.writes).toEqual([]);
  });

  it("is only read by those whose teams do not see places, who read why", async () => {
    festival.has(fa.readyDraft());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa", "write-fa"] });
    expect(await place()).toBeDisabled();
    expect(await place()).toHaveValue("Scène Pulse");
    expect(screen.getByText("Tes équipes n'ont pas accès à la liste des lieux.")).toBeInTheDocument();
  });
});

describe("the signages of an activity", () => {
  it("are asked for with their type, text and size", async () => {
    const { user, form } = await openAdding();
    await user.selectOptions(form.getByLabelText(/Type/), "AFFICHE");
    await retype(user, form.getByLabelText(/Quantité/), "12");
    await user.type(form.getByLabelText(/Texte à écrire/), " Entrée ");
    await user.type(form.getByLabelText(/Taille/), "A3{Enter}");
    await closed(ADDING);
    expect(signages()).toEqual([{ ...sign("Entrée", "AFFICHE"), quantity: 12 }]);
    expect(linesOf(await table())[0]?.slice(0, 4)).toEqual(["12", "AFFICHE", "Entrée", "A3"]);
  });

  it("need a text, a size and at least one: one reads so, and nothing is sent", async () => {
    const { user, form } = await openAdding();
    await retype(user, form.getByLabelText(/Quantité/), "");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(3);
    await user.type(form.getByLabelText(/Quantité/), "0");
    await user.type(form.getByLabelText(/Texte à écrire/), "Entrée");
    await user.type(form.getByLabelText(/Taille/), "A3");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findByText("La valeur doit être au moins de 1")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await retype(user, form.getByLabelText(/Quantité/), "1");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(signages()).toHaveLength(1);
  });

  it("that are there already are refused, and what was typed stays (FA-43)", async () => {
    const { user, form, messages } = await openAdding(withSigns(entrance));
    await user.type(form.getByLabelText(/Texte à écrire/), "entrée");
    await user.type(form.getByLabelText(/Taille/), "A3");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await refusalIsRead(SIMILAR, messages);
    expect(form.getByLabelText(/Texte à écrire/)).toHaveValue("entrée");
    await user.type(form.getByLabelText(/Texte à écrire/), " nord");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(signages()).toHaveLength(2);
  });

  it("are changed, whatever their text makes of their address", async () => {
    const { user, form } = await openChanging(toilets, entrance);
    expect(form.getByLabelText(/Type/)).toHaveValue("PANNEAU");
    await retype(user, form.getByLabelText(/Quantité/), "5");
    await user.type(form.getByLabelText("Commentaire"), " à flécher ");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await closed(CHANGING);
    expect(signages()).toEqual([{ ...toilets, quantity: 5, comment: "à flécher" }, entrance]);
  });

  it("that another person has changed show their version before one is chosen", async () => {
    const { user, form } = await openChanging(entrance);
    festival.change(1, (sheet) => updateSignage(sheet, entrance.id, { quantity: 40 }));
    await retype(user, form.getByLabelText(/Quantité/), "5");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByRole("group", { name: "Leur version" })).toHaveTextContent(
      "40 PANNEAU « Entrée » A3",
    );
    expect(signages()).toMatchObject([{ quantity: 40 }]);
    await user.click(form.getByRole("button", { name: "Garder la mienne" }));
    await closed(CHANGING);
    expect(signages()).toMatchObject([{ quantity: 5 }]);
  });

  it("go in one click", async () => {
    festival.has(withSigns(toilets, entrance));
    const { user } = openPage("/fa/1");
    await user.click(
      await screen.findByRole("button", { name: `Supprimer la signalétique « ${toilets.text} »` }),
    );
    await waitFor(() => expect(signages()).toEqual([entrance]));
    await waitFor(() => expect(screen.queryByText(toilets.text)).not.toBeInTheDocument());
  });
});

describe("the references of signages", () => {
  const reference = () => screen.findByLabelText("Référence de « Entrée »");

  it("are chosen by signa among the catalogue's items of the same type (FA-45)", async () => {
    festival.has(fa.inReview(withSigns(entrance)));
    const { user } = openPage("/fa/1", reviewer("signa"));
    await user.click(await reference());
    await user.click(await screen.findByRole("option", { name: "Sens interdit" }));
    await waitFor(() => expect(signages()?.[0]?.catalogItem?.name).toBe("Sens interdit"));
    expect(festival.writes).toEqual([`PATCH signa/signages/${entrance.id}/link {"catalogItemId":5}`]);
    await user.click(await reference());
    expect(screen.queryByRole("option", { name: "Bâche géante" })).not.toBeInTheDocument();
  });

  it("are only read by the others, and by nobody in a draft", async () => {
    festival.has(fa.inReview(withSigns(entrance)));
    const inReviewPage = openPage("/fa/1", reviewer("secu"));
    expect(await (await signa()).findByText("À attribuer")).toBeInTheDocument();
    expect(screen.queryByLabelText("Référence de « Entrée »")).not.toBeInTheDocument();
    inReviewPage.unmount();
    festival.has(withSigns(entrance));
    openPage("/fa/1", reviewer("signa"));
    await table();
    expect(screen.queryByText("Référence")).not.toBeInTheDocument();
  });

  it("stay as they are once signa has approved, as does the whole section (FA-38)", async () => {
    const linked = { ...entrance, catalogItem: { id: 5, name: "Sens interdit", type: "PANNEAU" as const } };
    festival.has(fa.approvedBy(["signa"], withSigns(linked)));
    openPage("/fa/1", reviewer("signa"));
    const shown = await signa();
    expect(await shown.findByText(/l'équipe Signa/)).toBeInTheDocument();
    expect(linesOf(await table())).toEqual([["2", "PANNEAU", "Entrée", "A3", "", "Sens interdit"]]);
    expect(await place()).toBeDisabled();
    expect(shown.queryByRole("button", { name: ADDING })).not.toBeInTheDocument();
  });
});
