import { Link, Route, Routes } from "@coulisses/shared-pages/router";
import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { api, refusal, renderWithStore } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { SheetPage } from "../page";
import { type Stand, festival, standsApi, SheetProvider, StandSheet } from "./testing/stand-sheet";

const writer: Access = { teams: ["humain"], permissions: ["write-fa"] };
const crepes: Stand = { id: 1, version: 1, name: "Crêpes", open: false, approvedBy: [], feedbacks: [] };

function open(path = "/stands/1", access = writer) {
  const page = renderWithStore(
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[path]}>
        <Link to="/stands/2">Suivant</Link>
        <Routes>
          <Route path="/stands" element={<p>La liste des stands</p>} />
          <Route
            path="/stands/:id"
            element={
              <SheetPage<Stand>
                useRead={standsApi.useGetStandQuery}
                listPath="/stands"
                loadingText="Chargement du stand..."
              >
                {(stand) => (
                  <SheetProvider sheet={stand}>
                    <StandSheet />
                  </SheetProvider>
                )}
              </SheetPage>
            }
          />
        </Routes>
      </MemoryRouter>
    </ThemeProvider>,
    { userId: noel.id, access },
  );
  return { ...page, user: userEvent.setup() };
}
const nameField = () => screen.findByLabelText<HTMLInputElement>("Nom du stand");
const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(await nameField());
  await user.type(await nameField(), text);
};

describe("the page of a sheet", () => {
  it("shows the sheet that its address names, and the next one with drafts of its own", async () => {
    festival.has(crepes, { ...crepes, id: 2, name: "Gaufres" });
    const { user } = open();
    expect(await nameField()).toHaveValue("Crêpes");
    expect(document.title).toContain("Stand 1");
    await user.click(screen.getByText("Suivant"));
    await waitFor(async () => expect(await nameField()).toHaveValue("Gaufres"));
  });

  it.each(["/stands/9", "/stands/neuf"])("goes back to the list from %s, which is no sheet", async (path) => {
    open(path);
    expect(await screen.findByText("La liste des stands")).toBeInTheDocument();
  });

  it("says why a sheet can't be read, and tries again", async () => {
    festival.has(crepes);
    festival.server.use(http.get(api("stands/1"), () => refusal(403, "Ce stand n'est pas pour toi")));
    const { user } = open();
    expect(await screen.findByText("Ce stand n'est pas pour toi")).toBeInTheDocument();
    festival.plug();
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await nameField()).toHaveValue("Crêpes");
  });
});

describe("a text of a sheet", () => {
  it("saves itself once the person leaves it", async () => {
    festival.has(crepes);
    const { user } = open();
    await type(user, "Galettes");
    await user.tab();
    await waitFor(() => expect(festival.sheet(1)?.name).toBe("Galettes"));
  });

  it("is not sent while something is wrong with it", async () => {
    festival.has(crepes);
    const { user } = open();
    await user.clear(await nameField());
    await user.tab();
    expect(await screen.findByText("Un nom est nécessaire")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("waits for its author when the network is gone and the page is left", async () => {
    festival.has(crepes);
    const { user, unmount } = open();
    await nameField();
    const calls = festival.unplug();
    await type(user, "Galettes");
    const before = calls();
    unmount();
    await waitFor(() => expect(calls()).toBeGreaterThan(before));
    festival.plug();
    open();
    await waitFor(async () => expect(await nameField()).toHaveValue("Galettes"));
  });

  it("says why it is not saved, and is sent by itself when the network is back", async () => {
    festival.has(crepes);
    const { user } = open();
    await nameField();
    festival.unplug();
    await type(user, "Galettes");
    await user.tab();
    const why = /Impossible de joindre le serveur.*Ton texte est gardé ici, et partira tout seul/;
    expect(await screen.findByText(why)).toBeInTheDocument();
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(festival.sheet(1)?.name).toBe("Galettes"));
    await waitFor(() => expect(screen.queryByText(why)).not.toBeInTheDocument());
  });

  it("can't be changed once a team has approved it: the lock names the team", async () => {
    festival.has({ ...crepes, approvedBy: ["humain"] });
    open();
    expect(await nameField()).toHaveAttribute("readonly");
    expect(screen.getByText(/Verrouill/i)).toHaveTextContent(/Humain/);
  });
});

describe("a switch of a sheet", () => {
  it("is saved at once", async () => {
    festival.has(crepes);
    const { user } = open();
    await user.click(await screen.findByLabelText("Ouvert au public"));
    await waitFor(() => expect(festival.sheet(1)?.open).toBe(true));
    expect(await screen.findByText("Enregistré")).toBeInTheDocument();
  });

  it("that is not saved says so, and can be tried again", async () => {
    festival.has(crepes);
    const { user } = open();
    await screen.findByLabelText("Ouvert au public");
    festival.unplug();
    await user.click(screen.getByLabelText("Ouvert au public"));
    const again = await screen.findByRole("button", { name: "Réessayer" });
    await waitFor(() => expect(screen.getByLabelText("Ouvert au public")).not.toBeChecked());
    festival.plug();
    await user.click(again);
    await waitFor(() => expect(festival.sheet(1)?.open).toBe(true));
  });

  it("gives way to another person's change, and says so", async () => {
    festival.has(crepes);
    const { user, messages } = open();
    const field = await screen.findByLabelText("Ouvert au public");
    festival.change(1, (stand) => ({ ...stand, open: true }));
    await user.click(field);
    await waitFor(() => expect(messages().join()).toContain("Quelqu'un d'autre vient de modifier"));
  });
});

describe("the review of a sheet", () => {
  it("is approved for a team, and says so", async () => {
    festival.has(crepes);
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: /Approuver pour/ }));
    await waitFor(() => expect(festival.sheet(1)?.approvedBy).toEqual(["humain"]));
    await waitFor(() => expect(messages().join()).toMatch(/^FA approuvée par l'équipe /));
  });

  it("is never approved unread: anyone who approves reads the change first", async () => {
    festival.has(crepes);
    const { user, messages } = open();
    const approve = await screen.findByRole("button", { name: /Approuver pour/ });
    festival.change(1, (stand) => ({ ...stand, name: "Bar à cocktails" }));
    await user.click(approve);
    await waitFor(() => expect(messages().join()).toContain("La fiche a changé pendant ta relecture"));
    expect(festival.sheet(1)?.approvedBy).toEqual([]);
  });

  it("keeps the reason of a rejection that is refused", async () => {
    festival.has(crepes);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Autres actions" }));
    await user.click(await screen.findByRole("menuitem", { name: /Rejeter pour/ }));
    await user.type(await screen.findByLabelText(/Explication/), "Trop bruyant");
    await user.click(screen.getByRole("button", { name: "Rejeter la FA" }));
    await waitFor(() => expect(festival.writes.join()).toContain("Trop bruyant"));
    expect(screen.getByLabelText(/Explication/)).toHaveValue("Trop bruyant");
  });

  it("lists beforehand what lacks for it", async () => {
    festival.has(crepes);
    open();
    expect(await screen.findByRole("link", { name: "Général Un lieu est nécessaire" })).toHaveAttribute(
      "href",
      "#general",
    );
  });
});

describe("the comments of a sheet", () => {
  it("are added by anyone who may write", async () => {
    festival.has(crepes);
    const { user } = open();
    await user.type(await screen.findByLabelText("Nouveau commentaire"), "Et s'il pleut ?");
    await user.click(screen.getByRole("button", { name: "Ajouter un commentaire" }));
    await waitFor(() => expect(festival.sheet(1)?.feedbacks).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText("Nouveau commentaire")).toHaveValue(""));
  });

  it("wait half written for their author, even after the page was left", async () => {
    festival.has(crepes);
    const { user, unmount } = open();
    await user.type(await screen.findByLabelText("Nouveau commentaire"), "Et s'il");
    unmount();
    open();
    expect(await screen.findByLabelText("Nouveau commentaire")).toHaveValue("Et s'il");
  });

  it("are only read by who may not write the sheet", async () => {
    festival.has(crepes);
    open("/stands/1", { teams: [], permissions: ["read-fa"] });
    expect(await nameField()).toHaveAttribute("readonly");
    expect(screen.queryByLabelText("Nouveau commentaire")).toBeNull();
  });
});
