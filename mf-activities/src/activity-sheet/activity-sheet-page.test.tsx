import { updateGeneral } from "@coulisses/shared-domain/festival-activity/sections/general";
import { draft, inReview, readyDraft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, openPageAmongOthers, organiser } from "../testing/open-page";

const festival = festivalServer();
const rename = (name: string) => festival.change(1, (sheet) => updateGeneral(sheet, { name }));

const nameField = () => screen.findByLabelText("Nom de l'activité");
const type = async (text: string) => {
  fireEvent.change(await nameField(), { target: { value: text } });
};
const saved = () => screen.findByText("Enregistré");

beforeEach(() => festival.has(draft()));

test("a sheet ends with the cards of other apps, which its contents lead to", async () => {
  openPageAmongOthers("/fa/1");
  const card = within(await screen.findByRole("region", { name: "Une autre app sur activity" }));
  expect(card.getByLabelText("ce qui est donné")).toHaveTextContent('{"activityId":1}');
  const contents = within(screen.getByRole("navigation", { name: "Sommaire" }));
  expect(contents.getAllByRole("link").at(-1)).toHaveTextContent("Une autre app sur activity");
});

describe("writing a sheet", () => {
  it("saves a text by itself, once the person stops typing", async () => {
    openPage("/fa/1");
    await type("Escape game géant");
    expect(festival.writes).toEqual([]);
    await saved();
    expect(festival.sheet(1)?.general.name).toBe("Escape game géant");
  });

  it("saves at once what is left unsaved when the page is left", async () => {
    const { unmount } = openPage("/fa/1");
    await type("Escape game géant");
    unmount();
    await waitFor(() => expect(festival.sheet(1)?.general.name).toBe("Escape game géant"));
  });

  it("keeps what could not be saved, and finds it again on return", async () => {
    const { user, unmount } = openPage("/fa/1");
    await type("Escape game géant");
    const failed = festival.unplug();
    await user.click(await screen.findByRole("button", { name: "Réessayer" }));
    await screen.findByRole("button", { name: "Réessayer" });
    expect(await nameField()).toHaveValue("Escape game géant");
    const before = failed();
    unmount();
    // Leaving tries once more, in vain.
    await waitFor(() => expect(failed()).toBe(before + 1));
    festival.plug();
    openPage("/fa/1");
    expect(await nameField()).toHaveValue("Escape game géant");
    await waitFor(() => expect(festival.sheet(1)?.general.name).toBe("Escape game géant"));
  });

  it("does not notice that another person changed another field", async () => {
    openPage("/fa/1");
    await nameField();
    festival.change(1, (sheet) => ({ ...sheet, security: { specialNeed: "Vigile", freePass: 0 } }));
    await type("Escape game géant");
    await saved();
    expect(festival.sheet(1)).toMatchObject({
      general: { name: "Escape game géant" },
      security: { specialNeed: "Vigile" },
    });
  });

  it("never overwrites what another person wrote in the same field: the person chooses", async () => {
    const { user } = openPage("/fa/1");
    await nameField();
    rename("Cluedo");
    await type("Escape game géant");
    const theirs = await screen.findByRole("group", { name: "Leur version" });
    expect(theirs).toHaveTextContent("Cluedo");
    expect(await nameField()).toHaveValue("Escape game géant");
    expect(festival.sheet(1)?.general.name).toBe("Cluedo");

    await user.click(screen.getByRole("button", { name: "Garder la mienne" }));
    await saved();
    expect(festival.sheet(1)?.general.name).toBe("Escape game géant");
  });

  it("takes the other's text on demand", async () => {
    const { user } = openPage("/fa/1");
    await nameField();
    rename("Cluedo");
    await type("Escape game géant");
    await user.click(await screen.findByRole("button", { name: "Prendre la leur" }));
    expect(await nameField()).toHaveValue("Cluedo");
  });

  it("publishes a comment with Enter; Shift and Enter go to the next line", async () => {
    const { user } = openPage("/fa/1");
    await user.type(
      await screen.findByLabelText("Nouveau commentaire"),
      "Et s'il pleut ?{Shift>}{Enter}{/Shift}On rentre{Enter}",
    );
    await waitFor(() => expect(festival.sheet(1)?.feedbacks).toHaveLength(1));
    expect(festival.sheet(1)?.feedbacks[0]?.content).toBe("Et s'il pleut ?\nOn rentre");
    expect(screen.getByLabelText("Nouveau commentaire")).toHaveValue("");
  });

  it("only shows the sheet to those who may not write", async () => {
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect(await nameField()).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Ajouter un créneau" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Demande de relecture" })).not.toBeInTheDocument();
  });

  it("goes back to the list when the sheet does not exist", async () => {
    const { address, messages } = openPage("/fa/404");
    await waitFor(() => expect(address()).toBe("/fa"));
    await waitFor(() =>
      expect(messages()).toEqual(["Oups 😬 J'ai l'impression que la fiche activité #404 n'existe pas"]),
    );
  });
});

describe("publishing", () => {
  it("asks, once in review, only for what is missing", async () => {
    const sheet = readyDraft({ general: { categories: ["Culture"] } });
    festival.has(inReview(sheet));
    const { user } = openPage("/fa/1");
    await user.click(await screen.findByLabelText("Publier sur le site / plaquette"));
    const dialog = within(await screen.findByRole("dialog", { name: "Publier une activité" }));
    expect(dialog.queryByText("Catégories de l'activité")).not.toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText(/Lien de la photo/), {
      target: { value: "https://photos.example.org/1" },
    });
    await user.click(dialog.getByRole("button", { name: "Publier l'activité" }));
    await waitFor(() => expect(festival.sheet(1)?.general.toPublish).toBe(true));
    expect(festival.sheet(1)?.general).toMatchObject({
      photoLink: "https://photos.example.org/1",
      timeWindows: [{ start: "2026-05-15T16:00:00.000Z" }],
    });
  });
});
