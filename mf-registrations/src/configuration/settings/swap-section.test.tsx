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
      const entry = { key, value, version: 1 };
      kept = [entry];
      return entry;
    }, 201),
  ),
]);
beforeEach(() => {
  kept = [];
});

async function open() {
  const page = openPage("/configuration?section=remplacements", { teams: ["admin"], permissions: [] });
  const form = within(await screen.findByRole("form", { name: "Les remplacements" }));
  const fill = (label: RegExp, value: string) => {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.blur(form.getByLabelText(label));
  };
  const save = () => page.user.click(form.getByRole("button", { name: "Enregistrer" }));
  return { ...page, form, fill, save };
}

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
    expect(kept).toEqual([{ key: "swapRules", value, version: 1 }]);
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
