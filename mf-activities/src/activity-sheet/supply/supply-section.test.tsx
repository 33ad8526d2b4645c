import { electricityId } from "@coulisses/shared-domain/festival-activity/sections/supply";
import type { ElectricitySupply } from "@coulisses/shared-domain/festival-activity/festival-activity";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, linesOf, refusalIsRead, retype, openForm, section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();
const ADDING = "Ajouter un besoin en électricité";
const CHANGING = "Modifier un besoin en électricité";
const SIMILAR = "Une demande d'elec similaire existe déjà dans la fiche activité";

const PLAIN = "PC16_Prise_classique";
const oven: ElectricitySupply = {
  id: electricityId({ device: "Four à pizza / traiteur", connection: "P17_32A_TRI" }),
  connection: "P17_32A_TRI",
  device: "Four à pizza / traiteur",
  power: 6000,
  count: 2,
  comment: null,
};
const amplifier: ElectricitySupply = {
  id: electricityId({ device: "Ampli", connection: PLAIN }),
  connection: PLAIN,
  device: "Ampli",
  power: 100,
  count: 1,
  comment: "Près de la scène",
};
const withDevices = (...electricity: ElectricitySupply[]) => fa.readyDraft({ supply: { electricity } });
const supply = () => section("Besoin en électricité et eau");
const devices = () => festival.sheet(1)?.supply.electricity;
const table = () => screen.findByLabelText("Besoins en électricité");

function openAdding(sheet = withDevices()) {
  festival.has(sheet);
  return openForm(ADDING);
}
function openChanging(...electricity: ElectricitySupply[]) {
  festival.has(withDevices(...electricity));
  return openForm(`Modifier le besoin « ${electricity[0]?.device} »`, CHANGING);
}

describe("the electricity of an activity", () => {
  it("is read with its plug, power and count", async () => {
    festival.has(withDevices(oven, amplifier));
    openPage("/fa/1");
    expect(linesOf(await table()).map((line) => line.slice(0, 5))).toEqual([
      ["32A Tri (P17 32A TRI)", "Four à pizza / traiteur", "6000 W", "2", ""],
      ["Prise classique (PC16)", "Ampli", "100 W", "1", "Près de la scène"],
    ]);
  });

  it("is asked for, device by device, from a plain plug and 100 W on", async () => {
    const { user, form } = await openAdding();
    await user.type(form.getByLabelText(/^Appareil/), " Ampli ");
    await user.type(form.getByLabelText("Commentaire"), "Près de la scène{Enter}");
    await closed(ADDING);
    expect(devices()).toEqual([amplifier]);
  });

  it("shows the plug that is chosen, to recognise it", async () => {
    const { user, form } = await openAdding();
    expect(form.getByText("La prise de courant de tous les jours, 16 A")).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText(/Type de raccordement/), "P17_32A_TRI");
    expect(await form.findByText("Prise industrielle 32 A, 4 broches")).toBeInTheDocument();
    expect(form.getByRole("img", { name: "32A Tri (P17 32A TRI)" })).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Appareil/), "Four à pizza / traiteur");
    await retype(user, form.getByLabelText(/Puissance par appareil/), "6000");
    await retype(user, form.getByLabelText(/Nombre d'appareils/), "2");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(devices()).toEqual([oven]);
  });

  it("needs a device, a power and a count: one reads so, and nothing is sent", async () => {
    const { user, form } = await openAdding();
    await retype(user, form.getByLabelText(/Puissance par appareil/), "");
    await retype(user, form.getByLabelText(/Nombre d'appareils/), "");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(3);
    await user.type(form.getByLabelText(/^Appareil/), "Ampli");
    await user.type(form.getByLabelText(/Puissance par appareil/), "0");
    await user.type(form.getByLabelText(/Nombre d'appareils/), "0");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(await form.findAllByText("La valeur doit être au moins de 1")).toHaveLength(2);
    expect(festival.writes).toEqual([]);
    expect(form.getByLabelText(/^Appareil/)).toHaveValue("Ampli");
  });

  it("is refused twice for one device and plug, and what was typed stays (FA-47)", async () => {
    const { user, form, messages } = await openAdding(withDevices(amplifier));
    await user.type(form.getByLabelText(/^Appareil/), "ampli");
    await retype(user, form.getByLabelText(/Puissance par appareil/), "400");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await refusalIsRead(SIMILAR, messages);
    expect(form.getByLabelText(/Puissance par appareil/)).toHaveValue("400");
    await user.selectOptions(form.getByLabelText(/Type de raccordement/), "P17_16A_MONO");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(devices()).toHaveLength(2);
  });

  it("is changed, starting from what was asked; another device is left alone", async () => {
    const { user, form } = await openChanging(oven, amplifier);
    expect(form.getByLabelText(/Type de raccordement/)).toHaveValue("P17_32A_TRI");
    expect(form.getByLabelText(/Puissance par appareil/)).toHaveValue("6000");
    await retype(user, form.getByLabelText(/Nombre d'appareils/), "3");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await closed(CHANGING);
    expect(devices()).toEqual([{ ...oven, count: 3 }, amplifier]);
  });

  it("that another person has changed shows their version before one is chosen", async () => {
    const { user, form } = await openChanging(amplifier);
    festival.change(1, (sheet) => ({
      ...sheet,
      supply: { ...sheet.supply, electricity: [{ ...amplifier, power: 800 }] },
    }));
    await retype(user, form.getByLabelText(/Nombre d'appareils/), "3");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByRole("group", { name: "Leur version" })).toHaveTextContent(
      "1 Ampli, 800 W, Prise classique (PC16)",
    );
    expect(festival.writes).toEqual([]);
    await user.click(form.getByRole("button", { name: "Prendre la leur" }));
    await closed(CHANGING);
    expect(devices()).toMatchObject([{ power: 800, count: 1 }]);
    expect(await (await supply()).findByText("800 W")).toBeInTheDocument();
  });

  it("goes in one click", async () => {
    festival.has(withDevices(oven, amplifier));
    const { user } = openPage("/fa/1");
    await user.click(
      await screen.findByRole("button", { name: "Supprimer le besoin « Four à pizza / traiteur »" }),
    );
    await waitFor(() => expect(devices()).toEqual([amplifier]));
  });

  it("is only read once elec has approved, and by those who may not write (FA-38)", async () => {
    festival.has(fa.approvedBy(["elec"], withDevices(oven)));
    const approved = openPage("/fa/1");
    const shown = await supply();
    expect(await shown.findByText(/l'équipe Élec/)).toBeInTheDocument();
    expect(shown.getByText("Aucun besoin en eau")).toBeInTheDocument();
    expect(shown.queryByRole("button", { name: "Ajouter : Besoin en eau" })).not.toBeInTheDocument();
    expect(shown.queryByRole("button", { name: ADDING })).not.toBeInTheDocument();
    approved.unmount();
    festival.has(fa.inReview(fa.readyDraft({ supply: { electricity: [oven], water: "Un robinet" } })));
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect(linesOf(await table())[0]).toHaveLength(5);
    expect((await supply()).getByLabelText("Besoin en eau")).toHaveAttribute("readonly");
  });
});

describe("the water of an activity", () => {
  it("is one line until somebody asks for some", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Ajouter : Besoin en eau" }));
    expect((await supply()).queryByText("Aucun besoin en eau")).not.toBeInTheDocument();
    const water = (await supply()).getByLabelText("Besoin en eau");
    expect(water).toHaveFocus();
    await user.type(water, "Un robinet");
    await user.clear(water);
    expect(water).toBeInTheDocument();
    await user.type(water, "Un tuyau{Enter}");
    await waitFor(() => expect(festival.sheet(1)?.supply.water).toBe("Un tuyau"));
  });

  it("is said in words, and none is nothing", async () => {
    festival.has(fa.draft({ supply: { water: "Un robinet" } }));
    openPage("/fa/1");
    const water = await (await supply()).findByLabelText("Besoin en eau");
    expect(water).toHaveValue("Un robinet");
    fireEvent.change(water, { target: { value: "  " } });
    await waitFor(() => expect(festival.sheet(1)?.supply.water).toBeNull());
    expect(festival.writes).toEqual(['PATCH supply {"water":null}']);
  });
});
