import { answeredPreferences, api, fakeServer, read, refusing } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { activitiesPage, registryWith, renderInSite, testLoader } from "../../testing/test-site";
import { FavoriteStar } from "./favorite-star";

let favoritePages: string[];
const server = fakeServer(
  read("preferences/me", () => answeredPreferences({ favoritePages })),
  http.patch(api("preferences/me/favorite-pages"), async ({ request }) => {
    const { page } = (await request.json()) as { page: string };
    favoritePages = [...favoritePages, page];
    return HttpResponse.json({ favoritePages });
  }),
  http.delete(api("preferences/me/favorite-pages"), ({ request }) => {
    const removed = new URL(request.url).searchParams.get("page");
    favoritePages = favoritePages.filter((page) => page !== removed);
    return HttpResponse.json({ favoritePages });
  }),
);
beforeEach(() => {
  favoritePages = [];
});

const registry = registryWith({
  pages: [
    { ...activitiesPage, favorite: true, menu: { group: "mine", order: 1 } },
    { ...activitiesPage, path: "/fa/:id", menu: { group: "mine", order: 2 } },
  ],
});
const open = (at: string, permissions: readonly "set-favorite-pages"[] = ["set-favorite-pages"]) =>
  renderInSite(<FavoriteStar />, {
    loader: testLoader({ registry }),
    at,
    access: { teams: ["hard"], permissions },
  });
const star = (name: string) => screen.findByRole("button", { name });

describe("The star of a page", () => {
  it("keeps the page among the favourites, and takes it off again", async () => {
    const { messages } = await open("/fa");
    await userEvent.click(await star("Ajouter aux favoris"));
    expect(await star("Retirer des favoris")).toHaveAttribute("aria-pressed", "true");
    expect(favoritePages).toEqual(["/fa"]);
    await userEvent.click(await star("Retirer des favoris"));
    expect(await star("Ajouter aux favoris")).toHaveAttribute("aria-pressed", "false");
    expect(favoritePages).toEqual([]);
    await waitFor(() =>
      expect(messages()).toEqual([
        "La page a été ajoutée à tes favoris",
        "La page a été retirée de tes favoris",
      ]),
    );
  });

  it("stays as it was when the server refuses, with the reason", async () => {
    server.use(refusing("preference.addFavorite", 400, "La page est invalide"));
    const { messages } = await open("/fa");
    await userEvent.click(await star("Ajouter aux favoris"));
    await waitFor(() => expect(messages()).toEqual(["La page est invalide"]));
    expect(await star("Ajouter aux favoris")).toHaveAttribute("aria-pressed", "false");
  });

  it("is not there on a page that is no favourite, nor for those who may keep none", async () => {
    let reads = 0;
    server.events.on("response:mocked", () => void (reads += 1));
    await open("/fa/12");
    await waitFor(() => expect(reads).toBe(1));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await open("/fa", []);
    await waitFor(() => expect(reads).toBe(2));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
