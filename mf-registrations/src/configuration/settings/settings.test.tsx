import { baseApi } from "@coulisses/shared-auth";
import { festivalServer } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { keepSetting, keptSettings, openSection, settingCalls, startSettings } from "../../testing/settings";

const festivalEntry = {
  name: "24h de l'INSA",
  association: "Les 24",
  schoolDomain: "insa-lyon.fr",
  domain: "festival.fr",
  humainEmail: "humain@festival.fr",
  communicationEmail: "com@festival.fr",
  sgEmail: "sg@festival.fr",
  supportEmail: "support@festival.fr",
  color: "#0B6478",
};
const festival = festivalServer(settingCalls);
beforeEach(() => startSettings({ key: "festival", value: festivalEntry, version: 3 }));

const openFestival = () => openSection("festival", "Le festival");
const openMap = () => openSection("carte", "Le fond de carte");
const openDates = () => openSection("dates", "Date de début de la manif");
const saved = "La configuration a été sauvegardée";

describe("How the festival is called and reached", () => {
  it.each([
    [/Nom du festival/, "", /^Ce champ est requis/],
    [/Nom du festival/, "   ", /^Ce champ est requis/],
    [/Nom de domaine/, "le festival", /domaine/i],
    [/Nom de domaine/, "https://festival.fr/", /domaine/i],
    [/Nom de domaine/, "<script>alert(1)</script>", /domaine/i],
    [/Responsables des bénévoles/, "humain@", /^Adresse mail non valable/],
    [/Secrétaire général/, "", /^Ce champ est requis/],
    [/Communication/, "com@festival.fr, autre@festival.fr", /^Adresse mail non valable/],
  ])("%s is refused as « %s »", async (label, text, problem) => {
    const { fill, save, form } = await openFestival();
    fill(label, text);
    await save();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(problem));
    expect(festival.writes).toEqual([]);
  });

  it("starts empty where nobody has said it yet, and asks for all of it", async () => {
    startSettings();
    const { save, form } = await openFestival();
    await save();
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(6);
    expect(form.getByLabelText(/Nom du festival/)).toHaveFocus();
  });

  it("half typed comes back after a reload, until it is saved", async () => {
    const { fill, unmount } = await openFestival();
    fill(/Nom du festival/, "Les Déferlantes");
    unmount();
    const again = await openFestival();
    expect(again.form.getByLabelText(/Nom du festival/)).toHaveValue("Les Déferlantes");
    expect(again.form.getByText("Voilà ce que tu avais commencé à remplir.")).toBeVisible();
    await again.save();
    await waitFor(() => expect(again.messages()).toContain(saved));
    again.unmount();
    const third = await openFestival();
    expect(third.form.queryByText("Voilà ce que tu avais commencé à remplir.")).not.toBeInTheDocument();
  });

  it("follows another administrator in the fields that were left alone, live", async () => {
    const { fill, form, store, save, messages } = await openFestival();
    fill(/Nom du festival/, "Les Déferlantes");
    keepSetting("festival", { ...festivalEntry, sgEmail: "bureau@festival.fr" });
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Configuration", id: "LIST" }]));
    });
    await waitFor(() => expect(form.getByLabelText(/Secrétaire général/)).toHaveValue("bureau@festival.fr"));
    expect(form.getByLabelText(/Nom du festival/)).toHaveValue("Les Déferlantes");
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(keptSettings.at(-1)?.value).toEqual({
      ...festivalEntry,
      name: "Les Déferlantes",
      sgEmail: "bureau@festival.fr",
    });
  });

  it("waits while the network is away, and is saved once it is back", async () => {
    const { fill, form, save, messages } = await openFestival();
    fill(/Nom du festival/, "Les Déferlantes");
    festival.unplug();
    await save();
    expect(await form.findByRole("alert")).toHaveTextContent(/Impossible de joindre le serveur/);
    festival.plug();
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
  });

  it("is refused to anyone who has just lost the right, with the reason", async () => {
    festival.refuse("configuration.save", 403, "Tu n'as pas les droits");
    const { fill, form, save } = await openFestival();
    fill(/Nom du festival/, "Les Déferlantes");
    await save();
    expect(await form.findByRole("alert")).toHaveTextContent("Tu n'as pas les droits");
  });
});

describe("The dates", () => {
  it("are both asked for, and each is saved by itself", async () => {
    const { save, form } = await openDates();
    await save();
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    const week = within(screen.getByRole("form", { name: "Date de début de la semaine orga" }));
    expect(week.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it.each(["32/05/2027 10h", "10/05/2027 25h", "bientôt", "14/05/20277 18:00", "14h37"])(
    "« %s » is no day and time, and stays as it was typed",
    async (text) => {
      const { fill, save, form } = await openDates();
      fill(/Début/, text);
      await save();
      await waitFor(() => expect(form.getByLabelText(/Début/)).toBeInvalid());
      expect(form.getByLabelText(/Début/)).toHaveValue(text);
      expect(festival.writes).toEqual([]);
    },
  );
});

describe("The map", () => {
  it.each([
    [/Latitude/, "91", /90/],
    [/Latitude/, "nord", /nombre/],
    [/Longitude/, "-181", /-180/],
    [/Zoom/, "1,5", /nombre entier/],
    [/Zoom/, "99", /./],
    [/Mention à afficher/, "", /^Ce champ est requis/],
    [/Adresse des images/, "javascript:alert(1)", /https/],
    [/Adresse des images/, "http://tuiles.fr/{z}/{x}/{y}.png", /https/],
  ])("%s is refused as « %s »", async (label, text, problem) => {
    const { fill, save, form } = await openMap();
    fill(label, text);
    await save();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(problem));
    expect(festival.writes).toEqual([]);
  });

  it("without a background asks for no address of one", async () => {
    const { user, form, fill, save } = await openMap();
    await user.click(form.getByRole("switch", { name: "Afficher un fond de carte" }));
    expect(form.queryByLabelText(/Adresse des images/)).not.toBeInTheDocument();
    fill(/Latitude/, "45,5");
    await save();
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    expect(keptSettings.at(-1)?.value).toMatchObject({ tiles: null, center: { lat: 45.5 } });
  });
});

describe("The welcome of strangers", () => {
  const title = "Description du formulaire d'inscription";

  it("is asked for", async () => {
    const { save, form } = await openSection("inscription", title);
    await form.findByRole("textbox", { name: /Texte d'accueil/ });
    await save();
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("holds text, titles and lists alone, whatever was kept before", async () => {
    startSettings({
      key: "registerForm",
      version: 1,
      value: { description: '<h2 onclick="a()">Bonjour</h2><script>a()</script><img src=x onerror=a()>' },
    });
    const { form } = await openSection("inscription", title);
    expect(await form.findByText("Bonjour")).toBeVisible();
    expect(document.querySelector("form [onclick], form script, form img")).toBeNull();
  });
});
