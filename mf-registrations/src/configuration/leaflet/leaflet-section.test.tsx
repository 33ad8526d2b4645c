import { answer, api, festivalServer, read, fillField } from "@coulisses/shared-auth/testing";
import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { openPage } from "../../testing/open-page";

const jpeg = "data:image/jpeg;base64,/9j/AAAA";
const texts = {
  introduction: "<p>Bienvenue</p>",
  contacts: [{ name: "PC Sécurité", phone: "04 72 00 00 00" }],
  channels: [{ name: "1 : Général", purpose: "Tout le monde", teams: [] }],
  pages: [{ title: "Plan", text: "<p>Ici</p>", picture: jpeg }],
  logo: null,
  securityPlan: jpeg,
};
let kept: ConfigurationEntry;
const festival = festivalServer([
  read("configuration", () => []),
  read("configuration/leaflet", () => kept),
  http.post(api("configuration/leaflet"), ({ request }) =>
    answer(async () => {
      const { value } = (await request.json()) as { value: unknown };
      return (kept = { key: "leaflet", value, version: kept.version + 1 });
    }, 201),
  ),
]);
beforeEach(() => {
  kept = { key: "leaflet", value: texts, version: 1 };
});

async function open() {
  const page = openPage("/configuration?section=livrets", { teams: ["admin"], permissions: [] });
  const form = within(await screen.findByRole("form", { name: "Les livrets" }));
  const fill = (label: RegExp, value: string) => {
    fillField(form.getByLabelText(label), value);
  };
  return {
    ...page,
    form,
    fill,
    save: () => page.user.click(form.getByRole("button", { name: "Enregistrer" })),
  };
}
const saved = "La configuration a été sauvegardée";

describe("What leaflets say beside tasks", () => {
  it("is shown as it is kept: contacts and channels a line each, and the pages", async () => {
    const { form } = await open();
    expect(form.getByLabelText(/Contacts de sécurité/)).toHaveValue("PC Sécurité | 04 72 00 00 00");
    expect(form.getByLabelText(/Fréquences radio/)).toHaveValue("1 : Général | Tout le monde");
    expect(form.getByLabelText(/^Titre/)).toHaveValue("Plan");
    expect(form.getByRole("img", { name: "Image de la page 1" })).toHaveAttribute("src", jpeg);
  });

  it("starts with neutral texts, without contact nor channel", async () => {
    kept = { key: "leaflet", value: null, version: 0 };
    const { form } = await open();
    expect(await form.findByText(/Merci d'être là/)).toBeVisible();
    expect(form.getByLabelText(/Contacts de sécurité/)).toHaveValue("");
  });

  it("is saved as it is typed", async () => {
    const { user, form, fill, save, messages } = await open();
    fill(/Contacts de sécurité/, "PC principal | 04 11\nPC secondaire | 04 22");
    fill(/Fréquences radio/, "6 : Coupures | Élec | hard, bureau");
    await user.click(form.getByRole("button", { name: "Retirer l'image : Image de la page 1" }));
    await user.click(form.getByRole("button", { name: "Ajouter une page" }));
    fireEvent.change(form.getAllByLabelText(/^Titre/)[1]!, { target: { value: "En cas de malaise" } });
    await user.click(form.getAllByRole("checkbox", { name: "Avant les tâches" })[1]!);
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(kept.value).toEqual({
      introduction: "<p>Bienvenue</p>",
      contacts: [
        { name: "PC principal", phone: "04 11" },
        { name: "PC secondaire", phone: "04 22" },
      ],
      channels: [{ name: "6 : Coupures", purpose: "Élec", teams: ["hard", "bureau"] }],
      pages: [
        { title: "Plan", text: "<p>Ici</p>", picture: null },
        { title: "En cas de malaise", text: "", picture: null, beforeTasks: true },
      ],
      logo: null,
      securityPlan: jpeg,
    });
  });

  it("has the security plan and the logo, each of which is taken away alone", async () => {
    const { user, form, save, messages } = await open();
    expect(form.getByRole("img", { name: "Plan de sécurité" })).toHaveAttribute("src", jpeg);
    expect(form.queryByRole("img", { name: "Logo" })).not.toBeInTheDocument();
    expect(form.getByRole("button", { name: "Choisir une image : Logo" })).toBeVisible();
    await user.click(form.getByRole("button", { name: "Retirer l'image : Plan de sécurité" }));
    await save();
    await waitFor(() => expect(messages()).toContain(saved));
    expect(kept.value).toEqual({ ...texts, securityPlan: null });
  });

  it("is refused before it is sent when a line can't be read, or a page has no title", async () => {
    const { user, form, fill, save } = await open();
    fill(/Contacts de sécurité/, "PC principal");
    fill(/Fréquences radio/, "6 | Élec | licorne");
    await user.click(form.getByRole("button", { name: "Ajouter une page" }));
    await save();
    expect(await form.findByText("Une ligne par contact : nom | téléphone")).toBeVisible();
    expect(form.getByText("L'équipe « licorne » n'existe pas")).toBeVisible();
    expect(form.getByText("Chaque page a un titre")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(form.getByRole("button", { name: "Retirer la page 2" }));
    expect(form.queryByText("Chaque page a un titre")).not.toBeInTheDocument();
  });

  it("says when a picture can't be read, and keeps the one before", async () => {
    const { form } = await open();
    URL.createObjectURL = () => "blob:broken";
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("broken"));
    fireEvent.change(form.getByLabelText("Fichier : Image de la page 1"), {
      target: { files: [new File(["x"], "plan.png", { type: "image/png" })] },
    });
    expect(await form.findByText("Cette image n'est pas lisible")).toBeVisible();
    expect(form.getByRole("img", { name: "Image de la page 1" })).toHaveAttribute("src", jpeg);
  });

  it("tells that it could not be read, and tries again", async () => {
    festival.refuse("configuration.read", 500, "Panne", { once: true });
    const { user } = openPage("/configuration?section=livrets", { teams: ["admin"], permissions: [] });
    await user.click(await screen.findByRole("button", { name: /Réessayer/ }));
    expect(await screen.findByRole("form", { name: "Les livrets" })).toBeVisible();
  });
});
