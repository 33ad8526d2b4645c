import { festivalServer, fillField } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { keptSettings, openSection, settingCalls, startSettings } from "../../testing/settings";

const rules = {
  everybody: { minimumRest: 8, hoursPerDay: 10.5 },
  teams: [{ team: "bar", hoursInARow: 6 }],
};
const festival = festivalServer(settingCalls);
beforeEach(() => startSettings({ key: "restRules", value: rules, version: 1 }));

async function open() {
  const page = await openSection("repos", "Le repos des bénévoles");
  const rulesOf = async (name: string) => within(await page.form.findByRole("group", { name }));
  return { ...page, rulesOf, fill: fillField };
}
const saved = "La configuration a été sauvegardée";
const fields = ["Repos entre deux créneaux", "Heures d'affilée", "Heures par jour", "Nuits d'affilée"];
const valuesOf = (group: { getByLabelText: (label: string) => HTMLElement }) =>
  fields.map((label) => (group.getByLabelText(label) as HTMLInputElement).value);

describe("The rest of volunteers", () => {
  it("is shown as it is kept, for everybody and team by team", async () => {
    const { rulesOf } = await open();
    expect(valuesOf(await rulesOf("Tout le monde"))).toEqual(["8", "", "10,5", ""]);
    expect(valuesOf(await rulesOf("Bar"))).toEqual(["", "6", "", ""]);
  });

  it("limits nothing where nobody has said so, and what is emptied limits nothing any more", async () => {
    const { rulesOf, fill, save, messages } = await open();
    const everybody = await rulesOf("Tout le monde");
    fill(everybody.getByLabelText("Repos entre deux créneaux"), "");
    fill(everybody.getByLabelText("Nuits d'affilée"), "2");
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(keptSettings[0]?.value).toEqual({
      everybody: { hoursPerDay: 10.5, nightsInARow: 2 },
      teams: [{ team: "bar", hoursInARow: 6 }],
    });
  });

  it("is another for a team that is added, before others once it is moved up", async () => {
    const { user, form, rulesOf, fill, save, messages } = await open();
    await user.click(form.getByLabelText(/^Ajouter une équipe/));
    await screen.findByRole("combobox", { expanded: true });
    expect(screen.queryByRole("option", { name: "Bar" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("option", { name: "Matos" }));
    fill((await rulesOf("Matos")).getByLabelText("Heures par jour"), "12");
    await user.click(form.getByRole("button", { name: "Monter Matos" }));
    expect(form.getByRole("button", { name: "Monter Bar" })).toBeVisible();
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(keptSettings[0]?.value).toMatchObject({
      teams: [
        { team: "matos", hoursPerDay: 12 },
        { team: "bar", hoursInARow: 6 },
      ],
    });
  });

  it("is that of everybody again for a team that is removed", async () => {
    const { user, form, save, messages } = await open();
    await user.click(await form.findByRole("button", { name: "Retirer les règles de Bar" }));
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(keptSettings[0]?.value).toMatchObject({ teams: [] });
  });

  it.each([
    ["Heures par jour", "25"],
    ["Heures par jour", "0"],
    ["Nuits d'affilée", "1,5"],
    ["Repos entre deux créneaux", "beaucoup"],
  ])("is not sent with %s set to « %s »", async (label, text) => {
    const { rulesOf, fill, save } = await open();
    const field = (await rulesOf("Tout le monde")).getByLabelText(label);
    fill(field, text);
    await save();
    await waitFor(() => expect(field).toBeInvalid());
    expect(festival.writes).toEqual([]);
  });

  it("stays as typed when it is refused", async () => {
    festival.refuse("configuration.save", 409, "Impossible pour l'instant");
    const { rulesOf, fill, save, form } = await open();
    fill((await rulesOf("Bar")).getByLabelText("Heures d'affilée"), "4");
    await save();
    expect(await form.findByText("Impossible pour l'instant")).toBeVisible();
    expect((await rulesOf("Bar")).getByLabelText("Heures d'affilée")).toHaveValue("4");
  });
});
