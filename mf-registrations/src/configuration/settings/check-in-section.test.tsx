import { answer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { openPage } from "../../testing/open-page";

let kept: ConfigurationEntry[];
const festival = festivalServer([
  read("configuration", () => kept),
  http.post<{ key: string }>(api("configuration/:key"), ({ params: { key }, request }) =>
    answer(async () => {
      const { value } = (await request.json()) as { value: unknown };
      const entry = { key, value, version: 2 };
      kept = [entry];
      return entry;
    }, 201),
  ),
]);
beforeEach(() => {
  kept = [];
});

async function open() {
  const { user, messages } = openPage("/configuration?section=pointage", {
    teams: ["admin"],
    permissions: [],
  });
  const form = within(await screen.findByRole("form", { name: "Le pointage" }));
  const field = form.getByLabelText(/^Charisme par heure faite/);
  const save = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await user.click(form.getByRole("button", { name: "Enregistrer" }));
  };
  return { messages, form, field, save };
}

describe("CI-8 What an hour really worked is worth", () => {
  it("is nothing until an administrator chooses otherwise", async () => {
    const { field, save, messages } = await open();
    expect(field).toHaveValue("0");
    await save("12");
    await waitFor(() => expect(messages()).toEqual(["La configuration a été sauvegardée"]));
    expect(kept).toEqual([{ key: "checkInCharisma", value: { perHour: 12 }, version: 2 }]);
  });

  it("is shown as it was chosen", async () => {
    kept = [{ key: "checkInCharisma", value: { perHour: 7 }, version: 1 }];
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
