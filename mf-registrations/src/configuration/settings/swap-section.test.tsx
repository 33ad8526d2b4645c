import { festivalServer } from "@coulisses/shared-auth/testing";
import { waitFor } from "@testing-library/react";
import { keptSettings, openSection, settingCalls, startSettings } from "../../testing/settings";

const festival = festivalServer(settingCalls);
beforeEach(() => startSettings());

const open = () => openSection("remplacements", "Les remplacements");

describe("The rules of swaps", () => {
  it("are twelve hours and a manager for each, until an administrator chooses otherwise", async () => {
    const { form, fill, save, user, messages } = await open();
    expect(form.getByLabelText(/^Jusqu'à combien/)).toHaveValue("12");
    expect(form.queryByLabelText(/^Seulement tant/)).not.toBeInTheDocument();
    fill(/^Jusqu'à combien/, "6");
    await user.click(form.getByRole("switch", { name: /^Valider sans les responsables/ }));
    await user.click(form.getByRole("switch", { name: /^Seulement si la personne/ }));
    fill(/^Seulement tant/, "48");
    await save();
    await waitFor(() => expect(messages()).toEqual(["La configuration a été sauvegardée"]));
    const value = { cutOffHours: 6, automatic: true, automaticOwnTeam: false, automaticHours: 48 };
    expect(keptSettings).toEqual([{ key: "swapRules", value, version: 1 }]);
    expect(festival.writes).toHaveLength(1);
  });

  it("have delays of a month at most", async () => {
    const { form, fill, save } = await open();
    fill(/^Jusqu'à combien/, "745");
    await save();
    expect(await form.findByText("Pas plus de 744")).toBeVisible();
    fill(/^Jusqu'à combien/, "");
    await save();
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });
});
