import { screen, waitFor, within } from "@testing-library/react";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage } from "../testing/open-page";

const festival = volunteersServer();
const dialog = async () => within(await screen.findByRole("dialog", { name: "Ada Dupont" }));
const told =
  "ada.lovelace@example.org servira dès que ada@example.org l'aura confirmée, au plus tard le 18 mai 2027 à 20:30.";

describe("Decision 58 An address that a manager changes", () => {
  it("is said to wait once it is saved, and when the person is opened again", async () => {
    const ada = festival.has("Ada", ["hard"]);
    const { user, messages, unmount } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const opened = await dialog();
    const email = await opened.findByRole("textbox", { name: /Email/ });
    await user.clear(email);
    await user.type(email, "Ada.Lovelace@example.org");
    await user.click(opened.getByRole("button", { name: "Enregistrer les informations" }));
    await waitFor(() =>
      expect(messages()).toEqual([
        "Profil mis à jour ! La nouvelle adresse servira dès que l'ancienne l'aura confirmée, ou au bout d'un jour.",
      ]),
    );
    unmount();
    openPage(`/volunteers?volunteer=${String(ada.id)}`);
    expect(await (await dialog()).findByText(told)).toBeVisible();
  });

  it("is taken back from there", async () => {
    const { id } = festival.has("Ada", ["hard"], {
      pendingEmail: { email: "ada.lovelace@example.org", countsAt: "2027-05-18T18:30:00.000Z" },
    });
    const { user, messages } = openPage(`/volunteers?volunteer=${String(id)}`);
    const opened = await dialog();
    await user.click(await opened.findByRole("button", { name: "Reprendre ce changement" }));
    await waitFor(() => expect(messages()).toEqual(["Le changement d'adresse est repris"]));
    expect(festival.writes).toEqual([`DELETE users/${String(id)}/email-change`]);
    await waitFor(() => expect(opened.queryByText(told)).not.toBeInTheDocument());
    expect(opened.getByRole("textbox", { name: /Email/ })).toHaveValue("ada@example.org");
  });

  it("is not spoken of when something else is saved", async () => {
    const ada = festival.has("Ada", ["hard"]);
    const { user, messages } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const opened = await dialog();
    await user.type(await opened.findByRole("textbox", { name: /Surnom/ }), "Adouille");
    await user.click(opened.getByRole("button", { name: "Enregistrer les informations" }));
    await waitFor(() => expect(messages()).toEqual(["Profil mis à jour !"]));
  });
});
