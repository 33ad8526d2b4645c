import { festivalServer, fillField } from "@coulisses/shared-auth/testing";
import { waitFor } from "@testing-library/react";
import { keptSettings, openSection, settingCalls, startSettings } from "../../testing/settings";

const festival = festivalServer(settingCalls);
beforeEach(() => startSettings());

async function open() {
  const { messages, form, save: press } = await openSection("pointage", "Le pointage");
  const field = form.getByLabelText(/^Charisme par heure faite/);
  const save = (value: string) => {
    fillField(field, value);
    return press();
  };
  return { messages, form, field, save };
}

describe("CI-8 What an hour really worked is worth", () => {
  it("is nothing until an administrator chooses otherwise", async () => {
    const { field, save, messages } = await open();
    expect(field).toHaveValue("0");
    await save("12");
    await waitFor(() => expect(messages()).toEqual(["La configuration a été sauvegardée"]));
    expect(keptSettings).toEqual([{ key: "checkInCharisma", value: { perHour: 12 }, version: 1 }]);
  });

  it("is shown as it was chosen", async () => {
    startSettings({ key: "checkInCharisma", value: { perHour: 7 }, version: 1 });
    const { field } = await open();
    expect(field).toHaveValue("7");
  });

  it("is at most a thousand points, and none is lost", async () => {
    const { form, save } = await open();
    await save("1001");
    expect(await form.findByText("Pas plus de 1000")).toBeVisible();
    await save("-1");
    expect(await form.findByText("La valeur doit être au moins de 0")).toBeVisible();
    await save("");
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });
});
