import { festivalServer, keptState, person } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { WallLink } from "@coulisses/shared-domain/wall-board/wall-link";
import { act, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";

const hall: WallLink = {
  id: 1,
  name: "Écran du QG",
  madeAt: "2026-05-14T10:00:00.000Z",
  madeBy: { ...person(21, "Léa") },
};
const kept = keptState(() => ({ links: [hall] }));
const url = "http://festival.test/wall-board#2.secret";
const festival = festivalServer({
  wallBoard: {
    listLinks: () => kept.links,
    makeLink: ({ body: { name } }) => {
      const link = { ...hall, id: 2, name };
      kept.links = [link, ...kept.links];
      return { link, url };
    },
    revokeLink: ({ id }) => {
      kept.links = kept.links.filter((one) => one.id !== id);
    },
  },
});

const open = () => openPage("/wall-board/links");
const row = (name: RegExp) => screen.findByRole("row", { name });

describe("The links of the wall board", () => {
  it("are listed with their maker and date, and what the board shows is said", async () => {
    open();
    const line = within(await row(/Écran du QG/));
    expect(line.getByText("14/05/2026 12:00")).toBeVisible();
    expect(line.getByText(/^Léa/)).toBeVisible();
    expect(screen.getByText(/Elle ne montre que des prénoms/)).toBeVisible();
  });

  it("say that there is none, and outlive the account of their maker", async () => {
    kept.links = [];
    const { store } = open();
    expect(await screen.findByText(/Aucun lien/)).toBeVisible();
    kept.links = [{ ...hall, madeBy: null }];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "WallLink" }])));
    expect(within(await row(/Écran du QG/)).getByText("Compte fermé")).toBeVisible();
  });

  it("show the address of a new one this once, to copy", async () => {
    const { user } = open();
    const copied = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(await screen.findByRole("button", { name: "Créer un lien" }));
    await user.type(await screen.findByRole("textbox", { name: /Nom de l'écran/ }), "Bar{Enter}");
    expect(await screen.findByDisplayValue(url)).toBeVisible();
    expect(festival.writes).toEqual(['POST wall-board/links {"name":"Bar"}']);
    expect(screen.getByRole("link", { name: "Ouvrir l'écran" })).toHaveAttribute("rel", "noreferrer");
    await user.click(screen.getByRole("button", { name: "Copier le lien" }));
    expect(copied).toHaveBeenCalledWith(url);
    await user.click(screen.getAllByRole("button", { name: "Fermer" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByDisplayValue(url)).not.toBeInTheDocument());
    expect(await row(/Bar/)).toBeVisible();
  });

  it("are not sent without a name, and a refusal keeps what was typed", async () => {
    festival.refuse("wallBoard.makeLink", 409, "20 liens existent déjà : révoque ceux qui ne servent plus");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Créer un lien" }));
    await user.click(await screen.findByRole("button", { name: "Créer le lien" }));
    expect(await screen.findByText("Le nom de l'écran ne peut pas être vide")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /Nom de l'écran/ }), "Bar");
    await user.click(screen.getByRole("button", { name: "Créer le lien" }));
    expect(await screen.findByText(/20 liens existent déjà/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: /Nom de l'écran/ })).toHaveValue("Bar");
  });

  it("are revoked after a question that says what stops", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Révoquer Écran du QG" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/ne montreront plus rien dans la minute/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Révoquer" }));
    expect(await screen.findByText(/Aucun lien/)).toBeVisible();
    expect(festival.writes).toEqual(["DELETE wall-board/links/1"]);
  });

  it("can be read again after a failure", async () => {
    festival.refuse("wallBoard.listLinks", 500, "Panne");
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.server.resetHandlers();
    await user.click(again);
    expect(await row(/Écran du QG/)).toBeVisible();
  });
});
